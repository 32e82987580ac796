// The deck builder of Arkham Horror: The Card Game, and the way from a deck to a table.
import { lazy, Suspense, type ComponentType } from "react";
import { navigate } from "../router";
import { useWords } from "../words";
import { keepDeck } from "./kept-deck";
import { useTitle } from "./title";

interface Builder {
  default: ComponentType<{ onUse(investigator: string, text: string): void }>;
}

const [builder] = Object.values(import.meta.glob<Builder>("../boards/ahlcg/DeckBuilder.tsx"));
const DeckBuilder = lazy(builder ?? (() => Promise.resolve({ default: () => null })));

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
