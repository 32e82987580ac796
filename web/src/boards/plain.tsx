// A board for any game: its piles with their cards, then whatever else lies on the table.
import { CardOf } from "../cards/CardOf";
import { isPile, lying, type Entity, type Pile, type View } from "../net/view";
import { useTouch } from "../table/touch";
import { Travel } from "../table/travel";
import { useZoom } from "../table/zoom";
import { useWords } from "../words";
import type { BoardProps } from "./index";

/** Numbers without a place on the table. */
const UNSPOKEN = ["Clock", "Pool", "Supply", "Bag"];

export default function PlainBoard({ view }: BoardProps) {
  const all = Object.values(view.entities);
  const things = all.filter((e) => !isPile(e) && !("pile" in e) && !UNSPOKEN.includes(e.kind));
  return (
    <div className="plain-board">
      <ul className="plain-things">
        {things.map((thing) => (
          <Thing key={thing.id} thing={thing} />
        ))}
      </ul>
      {all.filter(isPile).map((pile) => (
        <PileRow key={pile.id} pile={pile} view={view} />
      ))}
    </div>
  );
}

function Thing({ thing }: { thing: Entity }) {
  const words = useWords();
  const { props } = useTouch(thing.id);
  const zoom = useZoom(thing);
  return (
    <li>
      <span {...zoom} {...props} aria-label={undefined} aria-description={props["aria-label"]} className={`plain-thing ${props.className}`}>
        {words.word(thing.word)}
      </span>
    </li>
  );
}

function PileRow({ pile, view }: { pile: Pile; view: View }) {
  const words = useWords();
  const known = lying(view, pile).filter((card) => card.code);
  const named = { pile: pile.word, n: pile.cards.length, seat: ["w", "core-seat", [["n", pile.owner + 1]]] };
  return (
    <section className="plain-pile">
      <Travel id={pile.id} as="h3">
        {words.say(pile.owner < 0 ? "core-pile" : "core-pile-of", named)}
      </Travel>
      {known.length > 0 && (
        <ul className="plain-cards">
          {known.map((card) => (
            <PlainCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PlainCard({ card }: { card: Entity }) {
  const { props } = useTouch(card.id);
  const zoom = useZoom(card);
  return (
    <Travel id={card.id} as="li">
      <div {...zoom} {...props} aria-label={undefined} aria-description={props["aria-label"]}>
        <CardOf entity={card} size="small" />
      </div>
    </Travel>
  );
}
