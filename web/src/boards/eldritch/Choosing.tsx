// Who one will be: the investigators that are still to be had.
import { named } from "../../table/named";
import { useTable } from "../../table/context";
import { useTouch } from "../../table/touch";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { FaceCard } from "./FaceCard";

const PLAY = "play ";

export function Choosing() {
  const { say } = useWords();
  const { decision } = useTable();
  if (decision?.prompt !== "eldritch-prompt-investigator") return null;
  return (
    <section className="desk-panel desk-choosing" aria-label={say(decision.prompt)}>
      <h3>{say(decision.prompt)}</h3>
      <ul className="desk-cards">
        {decision.options.map((option) => <Offered key={option.key} code={option.key.slice(PLAY.length)} />)}
      </ul>
    </section>
  );
}

function Offered({ code }: { code: string }) {
  const table = useWorld();
  const { say } = useWords();
  const touch = useTouch(table.you?.id ?? 0, [PLAY + code]);
  const name = say(`eldritch-${code}`);
  return (
    <li>
      <div {...named(touch.props)} className={`desk-held ${touch.props.className}`}>
        <FaceCard face={table.face(code)} word={name} size="medium" />
      </div>
    </li>
  );
}
