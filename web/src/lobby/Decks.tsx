// The deck builder of a game, and the way from a deck to a table.
import { useEffect, useState } from "react";
import { DeckBuilder } from "../decks/DeckBuilder";
import type { DeckGame } from "../decks/game";
import { deckGames } from "../decks/games";
import { navigate } from "../router";
import { useWords } from "../words";
import { keepDeck } from "./kept-deck";
import { useTitle } from "./title";

export default function Decks({ game }: { game: string }) {
  const { say } = useWords();
  const [found, setFound] = useState<DeckGame<never> | null>(null);
  useTitle(say("lobby-decks-title"));
  useEffect(() => {
    let wanted = true;
    void deckGames[game]?.().then((module) => wanted && setFound(module.default));
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <section className="page decks" data-game={game}>
      <h1>{say("lobby-decks-title")}</h1>
      {found ? (
        <DeckBuilder
          game={found}
          onUse={(who, text) => {
            keepDeck({ game, who, text });
            navigate(`/new/${game}`);
          }}
        />
      ) : (
        <p role="status">{say("lobby-decks-loading")}</p>
      )}
    </section>
  );
}
