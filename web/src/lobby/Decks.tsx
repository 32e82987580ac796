// The deck builder of Arkham Horror: The Card Game, and the way from a deck to a table.
import { lazy, Suspense } from "react";
import { navigate } from "../router";
import { useWords } from "../words";
import { keepDeck } from "./kept-deck";
import { useTitle } from "./title";

const DeckBuilder = lazy(() => import("../boards/ahlcg/DeckBuilder"));

export function Decks() {
  const { say } = useWords();
  useTitle(say("lobby-decks-title"));
  return (
    <section className="page decks" data-game="ahlcg">
      <h1>{say("lobby-decks-title")}</h1>
      <Suspense fallback={<p role="status">{say("lobby-decks-loading")}</p>}>
        <DeckBuilder
          onUse={(investigator, text) => {
            keepDeck({ investigator, text });
            navigate("/new/ahlcg");
          }}
        />
      </Suspense>
    </section>
  );
}
