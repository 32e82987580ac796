// Which games have decks to build.
import type { DeckGame } from "./game";

export const deckGames: Readonly<Record<string, () => Promise<{ default: DeckGame<never> }>>> = {
  ahlcg: () => import("../boards/ahlcg/decks"),
  lotr: () => import("../boards/lotr/decks"),
};
