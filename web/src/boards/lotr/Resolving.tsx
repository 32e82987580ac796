// A card that takes effect just now: an event that was played, an encounter card that was revealed.
import { useTable } from "../../table/context";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useRings } from "./context";
import { Hit } from "./Hit";
import type { RingsCard } from "./model";

export function Resolving() {
  const table = useRings();
  // What the end has cut short is not carried out any more.
  if (useTable().view.outcome) return null;
  return table.cards(table.scenario?.limbo).map((card) => <Resolved key={card.id} card={card} />);
}

function Resolved({ card }: { card: RingsCard }) {
  const { say, word, summary } = useWords();
  const face = useRings().face(card);
  const ref = useTravel(card.id);
  return (
    <article className="lr-stage lr-resolving" data-sort={face?.type} data-sphere={face?.sphere} ref={ref}>
      <Hit entity={card} label={word(card.word)} />
      <p className="lr-label">{say("lotr-web-resolving")}</p>
      <h3>{word(card.word)}</h3>
      {face && <p className="lr-stage-text">{summary(face.word)}</p>}
    </article>
  );
}
