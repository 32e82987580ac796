// The deck builder of all card games. The server says what is legal; "play with this deck" hands over what the set-up takes.
import { useMemo } from "react";
import { useFaces } from "../table/faces";
import { useWords } from "../words";
import { Exchange } from "./Exchange";
import type { DeckFace, DeckGame } from "./game";
import { How } from "./How";
import { Listing } from "./Listing";
import { Pool } from "./Pool";
import { Problems } from "./Problems";
import { useDeck } from "./use-deck";
import "./decks.css";

export interface DeckBuilderProps<Face extends DeckFace> {
  game: DeckGame<Face>;
  /** Whose deck it is and the deck itself, as the options of the set-up name them. */
  onUse(who: string, text: string): void;
}

export function DeckBuilder<Face extends DeckFace>({ game, onUse }: DeckBuilderProps<Face>) {
  const { say } = useWords();
  const building = useDeck(game as unknown as DeckGame<never>);
  const given = useFaces(game.game);
  const faces = useMemo(() => (given?.cards ? game.faces(given) : null), [game, given]);
  const { deck, refusal } = building;
  if (!faces || !deck)
    return refusal ? <p role="alert" className="wrong">{say("deck-elsewhere")} {refusal}</p> : null;
  const any = game as unknown as DeckGame<never>;
  return (
    <div className="deck-builder">
      <game.Who building={building} faces={faces} />
      <How game={any} building={building} />
      <div className="deck-columns">
        <section className="deck-yours" aria-label={say("deck-yours")}>
          <h2>{say("deck-yours")}</h2>
          <p className="deck-facts">
            <b>{say("deck-cards-of", { n: deck.size, needed: deck.needed })}</b>
            {game.facts(deck).map(([key, args]) => (
              <span key={key}>{say(key, args)}</span>
            ))}
          </p>
          {refusal && <p role="alert" className="wrong">{refusal}</p>}
          <Problems deck={deck} />
          <button
            type="button"
            className="button button-main"
            disabled={deck.problems.length > 0}
            onClick={() => onUse(deck.slug, deck.option)}
          >
            {say("deck-use")}
          </button>
          <Listing {...{ game, building, faces }} />
          <Exchange game={any} building={building} />
        </section>
        <Pool {...{ game, building, faces }} />
      </div>
    </div>
  );
}
