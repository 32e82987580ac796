// A card in play: its name, its numbers as they count now, what lies on it; what hangs on it is drawn below.
import { Value } from "../../table/explain";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useRings } from "./context";
import { KindMark } from "./Face";
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
  const type = table.typeOf(card);
  const shadow = card.shadow_of > 0;
  const name = shadow && !card.code ? say("lotr-web-shadow") : word(card.word);
  const states = table.statesOf(card).map((key) => say(key));
  const guarding = card.guards ? table.view.entities[card.guards] : undefined;
  if (guarding) states.push(say("lotr-web-guards", { card: word(guarding.word) }));
  const hanging = table.hangingOn(card.id);
  return (
    <div className="lr-inplay">
      <div
        className="lr-card"
        ref={ref}
        data-type={shadow ? "shadow" : type}
        data-sphere={face?.sphere}
        data-exhausted={card.exhausted || undefined}
        data-committed={card.committed || undefined}
        data-down={(!card.code && !card.role) || undefined}
        data-fighting={table.fighting(card) || undefined}
      >
        <Hit entity={card} label={[name, ...states].join(", ")} />
        <p className="lr-name">
          <span className="lr-mark">{shadow ? <Sign name="shadow" /> : <KindMark face={face} />}</span>
          <span>{name}</span>
          {(card.resources > 0 || type === "hero") && (
            <Number sign="resources" label={say("lotr-token-resources")}>{card.resources}</Number>
          )}
        </p>
        {shadow && card.code ? (
          <p className="lr-shadow-text">{face?.shadow ? say(face.shadow) : say("lotr-web-no-shadow")}</p>
        ) : (
          !shadow && <Numbers card={card} type={type} />
        )}
        {states.length > 0 && <p className="lr-state">{states.join(" · ")}</p>}
      </div>
      {hanging.length > 0 && (
        <div className="lr-hanging">{hanging.map((one) => <CardInPlay key={one.id} card={one} />)}</div>
      )}
    </div>
  );
}

/** What it can do, what it can take, what lies on it. */
function Numbers({ card, type }: { card: RingsCard; type: string }) {
  const { say } = useWords();
  const life = card.numbers?.hit_points;
  const points = card.numbers?.points;
  const stats = SHOWN[type] ?? [];
  if (!stats.length && !card.progress) return null;
  return (
    <p className="lr-numbers">
      {stats.map((stat) => (
        <Number key={stat} sign={stat} label={say(`lotr-${stat}`)}>
          <Value entity={card.id} stat={stat}>{String(card.numbers?.[stat] ?? 0)}</Value>
        </Number>
      ))}
      {life !== undefined && (
        <Number sign="hit_points" label={say("lotr-hit_points")} hurt={card.damage > 0}>
          {Math.max(0, life - card.damage)}/<Value entity={card.id} stat="hit_points">{life}</Value>
        </Number>
      )}
      {points !== undefined ? (
        <Number sign="progress" label={say("lotr-token-progress")}>
          {card.progress}/<Value entity={card.id} stat="points">{points}</Value>
        </Number>
      ) : (
        card.progress > 0 && <Number sign="progress" label={say("lotr-token-progress")}>{card.progress}</Number>
      )}
    </p>
  );
}

interface NumberProps {
  sign: string;
  label: string;
  hurt?: boolean;
  children: React.ReactNode;
}

function Number({ sign, label, hurt = false, children }: NumberProps) {
  return (
    <span className="lr-number" data-sign={sign} data-hurt={hurt || undefined} title={label}>
      <Sign name={sign} />
      <span className="unseen">{label}: </span>
      <b>{children}</b>
    </span>
  );
}
