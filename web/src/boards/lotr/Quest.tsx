// The quest being played: its name, the stage with its progress, the active location, and cards of the mode that count
// all along.
import { Value } from "../../table/explain";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { CardInPlay } from "./CardInPlay";
import { useRings } from "./context";
import { Hit } from "./Hit";
import type { RingsCard } from "./model";
import { Sign } from "./Sign";

export function Quest() {
  const table = useRings();
  const { say } = useWords();
  const { scenario } = table;
  if (!scenario) return null;
  return (
    <>
      <div className="lr-title">
        <h2>{say(`lotr-choice-quest-${scenario.code}`)}</h2>
        <p>{say(`lotr-choice-difficulty-${scenario.difficulty}`)}</p>
      </div>
      {table.cards(scenario.quest).map((card) => <Stage key={card.id} card={card} sort="quest" />)}
      {table.cards(scenario.active).map((card) => <Stage key={card.id} card={card} sort="location" />)}
      {!table.count(scenario.active) && <p className="lr-none">{say("lotr-web-no-active")}</p>}
      {table.standing.map((card) => <Standing key={card.id} card={card} />)}
    </>
  );
}

/** A quest card or the active location: what progress is placed on, and what it says. */
function Stage({ card, sort }: { card: RingsCard; sort: "quest" | "location" }) {
  const table = useRings();
  const { say, word, summary } = useWords();
  const ref = useTravel(card.id);
  const face = table.face(card);
  const points = card.numbers?.points ?? 0;
  const name = word(card.word);
  const label = sort === "quest" ? say("lotr-web-stage", { n: table.scenario?.stage ?? 1 }) : say("lotr-web-active");
  const counted = say("lotr-web-progress-of", { n: card.progress, needed: points });
  return (
    <article className="lr-stage" data-sort={sort} ref={ref}>
      <Hit entity={card} label={`${label}: ${name}. ${points ? counted : say("lotr-web-no-goal")}`} />
      <p className="lr-label">
        <Sign name={sort === "quest" ? "progress" : "location"} /> {label}
      </p>
      <h3>{name}</h3>
      {points > 0 ? (
        <p className="lr-progress">
          <Steps n={card.progress} of={points} />
          <b>
            {card.progress}/<Value entity={card.id} stat="points">{points}</Value>
          </b>
        </p>
      ) : (
        <p className="lr-none">{say("lotr-web-no-goal")}</p>
      )}
      {face && summary(face.word) && <p className="lr-stage-text">{summary(face.word)}</p>}
      <div className="lr-hanging">{table.hangingOn(card.id).map((one) => <CardInPlay key={one.id} card={one} />)}</div>
    </article>
  );
}

/** A card of the campaign or of the nightmare mode: what it says is told when one looks at it. */
function Standing({ card }: { card: RingsCard }) {
  const table = useRings();
  const { say, word } = useWords();
  const face = table.face(card);
  const label = face ? say(`lotr-web-type-${face.type}`) : "";
  return (
    <article className="lr-stage lr-standing" data-sort={face?.type}>
      <Hit entity={card} label={[label, word(card.word)].filter(Boolean).join(": ")} />
      <p className="lr-label">{label}</p>
      <h3>{word(card.word)}</h3>
    </article>
  );
}

const MOST_STEPS = 16;

/** So many of so many, as boxes; a long way is a bar. */
function Steps({ n, of }: { n: number; of: number }) {
  if (of > MOST_STEPS)
    return <i className="lr-steps-bar" style={{ "--share": Math.min(1, n / of) } as React.CSSProperties} aria-hidden="true" />;
  return (
    <span className="lr-steps" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => <i key={i} data-full={i < n || undefined} />)}
    </span>
  );
}
