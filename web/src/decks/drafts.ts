// Decks in the making, one for each owner: kept in the browser until the next visit.
import type { Counts, Deck } from "./api";
import type { DeckGame } from "./game";

export interface Drafts {
  readonly who: string;
  readonly mode: string;
  /** By owner. */
  readonly decks: Readonly<Record<string, Counts>>;
}

const kept = (game: string) => `rulebound-${game}-decks`;

export function drafts({ game, first, modes }: DeckGame<never>): Drafts {
  const none: Drafts = { who: first, mode: modes[0] ?? "", decks: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(kept(game)) ?? "{}") as Partial<Drafts>) };
  } catch {
    return none;
  }
}

export function keepDraft(game: DeckGame<never>, deck: Deck, mode: string): void {
  const { who, cards } = deck;
  const decks = { ...drafts(game).decks, [who]: cards };
  localStorage.setItem(kept(game.game), JSON.stringify({ who, mode, decks } satisfies Drafts));
}
