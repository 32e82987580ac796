// The cards in a play area or a threat area.
import { useWords } from "../../words";
import { useTravel } from "../../table/travel";
import { useDesk } from "./context";
import { InPlay } from "./InPlay";

interface RowProps {
  pile: number;
  label: string;
  /** What is said where there is nothing; left out, an empty area is not drawn. */
  empty?: string;
  className?: string;
}

export function Row({ pile, label, empty, className = "" }: RowProps) {
  const desk = useDesk();
  const { say } = useWords();
  const ref = useTravel(pile);
  const cards = desk.cards(pile).filter((card) => !desk.hangs(card));
  if (!cards.length && !empty) return null;
  return (
    <div role="group" className={`ah-rowarea ${className}`} aria-label={say(label)}>
      <h4 ref={ref}>{say(label)}</h4>
      <div className="ah-cards">
        {cards.map((card) => <InPlay key={card.id} card={card} />)}
        {!cards.length && empty && <p className="quiet">{say(empty)}</p>}
      </div>
    </div>
  );
}
