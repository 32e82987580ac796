// A deck on its way from the deck builder to the set-up form.
export interface KeptDeck {
  investigator: string;
  /** As the option `decks` takes it. */
  text: string;
}

const KEPT = "rulebound-deck";

export function keepDeck(deck: KeptDeck): void {
  sessionStorage.setItem(KEPT, JSON.stringify(deck));
}

export function keptDeck(): KeptDeck | null {
  try {
    const deck = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as KeptDeck | null;
    return deck && typeof deck.investigator === "string" && typeof deck.text === "string" ? deck : null;
  } catch {
    return null;
  }
}
