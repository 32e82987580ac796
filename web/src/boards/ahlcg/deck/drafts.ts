// Decks in the making, one for each investigator: kept in the browser until the next visit.
import type { Counts, Deck, Mode } from "./api";

const KEPT = "rulebound-ahlcg-decks";

export interface Drafts {
  readonly investigator: string;
  readonly mode: Mode;
  /** By the code of the investigator. */
  readonly decks: Readonly<Record<string, Counts>>;
}

const NONE: Drafts = { investigator: "01001", mode: "campaign", decks: {} };

export function drafts(): Drafts {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Drafts>;
    return { ...NONE, ...kept };
  } catch {
    return NONE;
  }
}

export function keepDraft(deck: Deck, mode: Mode): void {
  const { investigator, cards } = deck;
  const decks = { ...drafts().decks, [investigator]: cards };
  localStorage.setItem(KEPT, JSON.stringify({ investigator, mode, decks } satisfies Drafts));
}
