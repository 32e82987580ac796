// Before the voyage: the characters that are left to choose from.
import { Card } from "../../cards/Card";
import { useTable } from "../../table/context";
import { useTouch } from "../../table/touch";
import { useWords } from "../../words";
import { SkillSet } from "./skills";
import { Icon } from "./icons";
import type { Table } from "./model";
import { named } from "../../table/named";

const PLAY = "play ";

export function Choosing({ table }: { table: Table }) {
  const words = useWords();
  const { decision } = useTable();
  if (decision?.prompt !== "unfathomable-prompt-character") return null;
  const offered = decision.options.map((option) => option.key).filter((key) => key.startsWith(PLAY));
  return (
    <section className="uf-panel uf-choosing" aria-label={words.say(decision.prompt)}>
      <h3>{words.say(decision.prompt)}</h3>
      <ul className="uf-cards">
        {offered.map((key) => (
          <Offered key={key} code={key.slice(PLAY.length)} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Offered({ code, table }: { code: string; table: Table }) {
  const words = useWords();
  const touch = useTouch(table.you?.id ?? 0, [PLAY + code]);
  const face = table.facts.characters[code];
  if (!face) return null;
  return (
    <li>
      <div {...named(touch.props)} className={`uf-held ${touch.props.className}`}>
        <Card
          className="uf-card"
          title={words.say(face.name)}
          accent="var(--accent)"
          mark={<Icon name="passenger" />}
          numbers={<SkillSet of={face.skill_set} words={words} />}
          text={words.summary(face.name)}
        />
      </div>
    </li>
  );
}
