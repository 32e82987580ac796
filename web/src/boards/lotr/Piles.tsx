// Decks and piles: how many cards are in each; one that lies open can be looked through.
import { CardPile } from "../../table/CardPile";
import { useWords } from "../../words";
import { useRings } from "./context";
import { Face } from "./Face";
import { Hit } from "./Hit";
import type { RingsCard } from "./model";
import { Sign } from "./Sign";

/** The piles that belong to nobody. */
export function Piles() {
  const { scenario } = useRings();
  if (!scenario) return null;
  return (
    <div className="piles">
      <Pile pile={scenario.encounter} sign="deck" label="lotr-web-encounter" />
      <Pile pile={scenario.encounter_discard} sign="discard" label="lotr-web-encounter-discard" open />
      <Pile pile={scenario.victory} sign="victory" label="lotr-web-victory" open hideEmpty />
      <Pile pile={scenario.aside} sign="aside" label="lotr-web-aside" open hideEmpty />
    </div>
  );
}

interface PileProps {
  pile: number;
  sign: string;
  label: string;
  /** Do its cards lie open, so that one can look through them? */
  open?: boolean;
  hideEmpty?: boolean;
}

export function Pile({ pile, sign, label, open = false, hideEmpty = false }: PileProps) {
  const table = useRings();
  return (
    <CardPile
      pile={pile}
      count={table.count(pile)}
      sign={<Sign name={sign} />}
      label={label}
      hideEmpty={hideEmpty}
      cards={open ? () => <Cards cards={table.cards(pile)} /> : null}
    />
  );
}

/** What lies in a pile, the top card first; each can be looked at. */
function Cards({ cards }: { cards: readonly RingsCard[] }) {
  const table = useRings();
  const { word } = useWords();
  return (
    <ul className="pile-cards lr-pile-cards">
      {cards.map((card) => {
        const face = table.face(card);
        return (
          <li key={card.id}>
            {face && <Face face={face} size="small" />}
            <Hit entity={card} label={word(card.word)} />
          </li>
        );
      })}
    </ul>
  );
}
