// A card in play: its name, its numbers as they count now, what lies on it; what hangs on it is drawn below.
import { Value } from "../../table/explain";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useRings } from "./context";
import { Hit } from "./Hit";
import type { RingsCard } from "./model";
import { Sign } from "./Sign";

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  hero: ["willpower", "attack", "defense"],
  ally: ["willpower", "attack", "defense"],
  "objective-ally": ["willpower", "attack", "defense"],
  enemy: ["engagement", "threat", "attack", "defense"],
  location: ["threat"],
};

export function CardInPlay({ card }: { card: RingsCard }) {
  const table = useRings();
  const { say, word } = useWords();
  const ref = useTravel(card.id);
  const face = table.face(card);
  const type = card.role === "orc-guard" ? "enemy" : card.role || face?.type || "";
  const name = word(card.word);
  const states = [card.exhausted && say("lotr-board-exhausted"), card.committed && say("lotr-board-committed")].filter(Boolean);
  return (
    <div className="lr-inplay">
      <div
        className="lr-card" ref={ref} data-type={type} data-sphere={face?.sphere} data-exhausted={card.exhausted || undefined}
        data-committed={card.committed || undefined} data-down={(!card.code && !card.role) || undefined}
      >
        <Hit entity={card} label={[name, ...states].join(", ")} />
        <p className="lr-name">{name}</p>
        <p className="lr-numbers">
          {(SHOWN[type] ?? []).map((stat) => (
            <span key={stat} className="lr-number" title={say(`lotr-${stat}`)}>
              <Sign name={stat} />
              <span className="unseen">{say(`lotr-${stat}`)}: </span>
              <Value entity={card.id} stat={stat}>{String(card.numbers?.[stat] ?? 0)}</Value>
            </span>
          ))}
        </p>
        <Tokens card={card} />
        {states.length > 0 && <p className="lr-state">{states.join(" · ")}</p>}
      </div>
      {table.hangingOn(card.id).length > 0 && (
        <div className="lr-hanging">{table.hangingOn(card.id).map((one) => <CardInPlay key={one.id} card={one} />)}</div>
      )}
    </div>
  ); // prettier-ignore
}

function Tokens({ card }: { card: RingsCard }) {
  const { say } = useWords();
  const life = card.numbers?.hit_points;
  const points = card.numbers?.points;
  const token = (sign: string, label: string, text: string) => (
    <span className={`lr-token lr-token-${sign}`} title={label}>
      <Sign name={sign} />
      <span className="unseen">{label}: </span>
      <b>{text}</b>
    </span>
  );
  return (
    <p className="lr-tokens">
      {life ? token("hit_points", say("lotr-hit_points"), `${Math.max(0, life - card.damage)}/${life}`) : null}
      {card.resources > 0 ? token("resources", say("lotr-token-resources"), String(card.resources)) : null}
      {points !== undefined ? token("progress", say("lotr-token-progress"), `${card.progress}/${points}`) : null}
    </p>
  );
}
