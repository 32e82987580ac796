// A deck on its way from the deck builder to the set-up form.
export interface KeptDeck {
  game: string;
  /** Whose deck it is, as the set-up option names them. */
  who: string;
  /** As the option for decks takes it. */
  text: string;
}

const KEPT = "rulebound-deck";

export function keepDeck(deck: KeptDeck): void {
  sessionStorage.setItem(KEPT, JSON.stringify(deck));
}

export function keptDeck(game: string): KeptDeck | null {
  try {
    const deck = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as KeptDeck | null;
    return deck?.game === game && typeof deck.who === "string" && typeof deck.text === "string" ? deck : null;
  } catch {
    return null;
  }
}
