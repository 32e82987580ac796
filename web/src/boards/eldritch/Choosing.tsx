// Who one will be: the investigators that are still to be had, where each begins and with what.
import { byName } from "../../net/view";
import { named } from "../../table/named";
import { useTable } from "../../table/context";
import { useTouch } from "../../table/touch";
import { useWords, type Words } from "../../words";
import { useWorld } from "./context";
import { FaceCard } from "./FaceCard";
import type { Table } from "./model";

const PLAY = "play ";
/** What one begins with that is no card. */
const COUNTED = ["clue", "improve"];

export function Choosing() {
  const { say } = useWords();
  const { decision } = useTable();
  if (decision?.prompt !== "eldritch-prompt-investigator") return null;
  const question = say(decision.prompt, byName(decision.args));
  return (
    <section className="desk-panel desk-choosing" aria-label={question}>
      <h3>{question}</h3>
      <ul className="desk-cards desk-telling">
        {decision.options.map((option) => <Offered key={option.key} code={option.key.slice(PLAY.length)} />)}
      </ul>
    </section>
  );
}

function Offered({ code }: { code: string }) {
  const table = useWorld();
  const words = useWords();
  const touch = useTouch(table.you?.id ?? 0, [PLAY + code]);
  const name = words.say(`eldritch-${code}`);
  return (
    <li>
      <div {...named(touch.props)} className={`desk-held ${touch.props.className}`}>
        <FaceCard face={table.face(code)} word={name} size="medium" foot={begins(table, code, words)} />
      </div>
    </li>
  );
}

/** Where an investigator begins, and what with. */
function begins(table: Table, code: string, { say, word, list }: Words): string {
  const face = table.face(code);
  const space = table.spaces.find((one) => one.code === face?.start);
  const things = (face?.possessions ?? []).map(([kind, what]) =>
    COUNTED.includes(kind) ? say(`eldritch-web-brings-${kind}`, { n: Number(what) }) : say(`eldritch-${what}`),
  );
  return space ? say("eldritch-web-begins", { space: word(space.word), things: list(things), n: things.length }) : "";
}
