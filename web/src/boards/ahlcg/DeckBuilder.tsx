// The deck builder. The server says what is legal; "play with this deck" hands over what the option `decks` takes.
import { useFaces } from "../../table/faces";
import { useWords } from "../../words";
import type { Deck } from "./deck/api";
import { Exchange } from "./deck/Exchange";
import { Listing } from "./deck/Listing";
import { Pool } from "./deck/Pool";
import { Problems } from "./deck/Problems";
import { useDeck } from "./deck/use-deck";
import { Who } from "./deck/Who";
import { arkhamFaces } from "./model";
import "./ahlcg.css";
import "./css/deck.css";

export interface DeckBuilderProps {
  /** The investigator as the option `investigators` names them, and the deck as `decks` takes it. */
  onUse(investigator: string, text: string): void;
}

export default function DeckBuilder({ onUse }: DeckBuilderProps) {
  const words = useWords();
  const building = useDeck();
  const given = useFaces("ahlcg");
  const { deck, refusal } = building;
  if (!given?.cards || !deck)
    return refusal ? <p role="alert" className="wrong">{words.say("ahlcg-web-deck-elsewhere")} {refusal}</p> : null;
  const faces = arkhamFaces(given);
  return (
    <div className="ah-builder">
      <Who building={building} faces={faces} />
      <div className="ah-builder-columns">
        <section className="ah-yours" aria-label={words.say("ahlcg-web-deck-yours")}>
          <h2>{words.say("ahlcg-web-deck-yours")}</h2>
          <Facts deck={deck} />
          {refusal && <p role="alert" className="wrong">{refusal}</p>}
          <Problems deck={deck} />
          <button
            type="button"
            className="button button-main"
            disabled={deck.problems.length > 0}
            onClick={() => onUse(deck.slug, deck.option)}
          >
            {words.say("ahlcg-web-deck-use")}
          </button>
          <Listing building={building} faces={faces} />
          <Exchange building={building} />
        </section>
        <Pool building={building} faces={faces} />
      </div>
    </div>
  );
}

function Facts({ deck }: { deck: Deck }) {
  const { say } = useWords();
  return (
    <p className="ah-deck-facts">
      <b>{say("ahlcg-web-deck-cards-of", { n: deck.size, needed: deck.needed })}</b>
      <span>{say("ahlcg-web-deck-experience-of", { n: deck.experience })}</span>
      <span>{say("ahlcg-web-deck-weaknesses", { n: 1 + deck.more_weaknesses })}</span>
    </p>
  );
}
