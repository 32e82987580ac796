// An investigator: name, skills, health and sanity, resources, clues, actions left.
import { Value } from "../../table/explain";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Hit } from "./Hit";
import { Icon, isIcon } from "./Icon";
import { SKILLS, type Investigator } from "./model";
import { Progress } from "./Progress";
import { Tally } from "./Tally";

export function Sheet({ one }: { one: Investigator }) {
  const desk = useDesk();
  const { word, say } = useWords();
  const cls = desk.face(one)?.cls ?? "neutral";
  return (
    <div className="ah-sheet" data-cls={cls}>
      <Hit entity={one} label={word(one.word)} />
      <h3 className="ah-sheet-name">
        <span className="ah-sign">{isIcon(cls) && <Icon name={cls} label={say(`ahlcg-web-class-${cls}`)} />}</span>
        {word(one.word)}
      </h3>
      <Signs one={one} />
      <p className="ah-row ah-skills">
        {SKILLS.map((skill) => (
          <Tally key={skill} icon={skill} label={say(`ahlcg-${skill}`)}>
            <Value entity={one.id} stat={skill}>{one.numbers?.[skill]}</Value>
          </Tally>
        ))}
      </p>
      <Endurance one={one} stat="health" taken={one.damage} />
      <Endurance one={one} stat="sanity" taken={one.horror} />
      <p className="ah-row">
        <Tally icon="resource" label={say("ahlcg-web-resources")}>{one.resources}</Tally>
        <Tally icon="clue" label={say("ahlcg-web-clues")} className={one.clues ? "" : "ah-none"}>{one.clues}</Tally>
        <Actions one={one} />
      </p>
    </div>
  );
}

/** Who leads, whose turn it is, who is out. */
function Signs({ one }: { one: Investigator }) {
  const { view, investigators } = useDesk();
  const { say } = useWords();
  const signs = [
    one.out && say(`ahlcg-web-out-${one.out}`),
    !one.out && view.turn === one.index && say("ahlcg-web-turn"),
    !one.out && view.turn !== one.index && view.phase === "investigation" && one.had_turn && say("ahlcg-web-had-turn"),
  ].filter(Boolean);
  const leads = view.lead === one.index && investigators.length > 1;
  if (!signs.length && !leads) return null;
  return (
    <p className="ah-signs">
      {leads && <span><Icon name="lead" /> {say("ahlcg-web-lead")}</span>}
      {signs.map((sign) => <span key={String(sign)}>{sign}</span>)}
    </p>
  );
}

function Endurance({ one, stat, taken }: { one: Investigator; stat: "health" | "sanity"; taken: number }) {
  const { say } = useWords();
  const most = one.numbers?.[stat] ?? 0;
  const left = Math.max(0, most - taken);
  const label = say("ahlcg-web-taken-of", { what: say(`ahlcg-web-${stat}`), left, most });
  return (
    <p className="ah-endurance" data-stat={stat}>
      <Icon name={stat} />
      <Progress n={left} of={most} label={label} sort={stat} />
      <b>
        {left}/<Value entity={one.id} stat={stat}>{most}</Value>
      </b>
    </p>
  );
}

function Actions({ one }: { one: Investigator }) {
  const { view } = useDesk();
  const { say } = useWords();
  if (view.turn !== one.index) return null;
  const label = say("ahlcg-web-actions-left", { n: one.actions });
  return (
    <span className="ah-actions" role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.max(3, one.actions) }, (_, n) => (
        <i key={n} data-left={n < one.actions || undefined} />
      ))}
      {one.tome_actions > 0 && <small>{say("ahlcg-web-tome-actions", { n: one.tome_actions })}</small>}
    </span>
  );
}
