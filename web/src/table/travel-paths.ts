// Between which piles a card went. A hidden card has another id than the same card seen: then the counts of the piles
// tell, if one pile alone got smaller or larger.
import { isPile, type View } from "../net/view";

export interface Paths {
  /** The pile a thing came out of; undefined if that cannot be told. */
  source(id: number): number | undefined;
  /** The pile a thing went into. */
  target(id: number): number | undefined;
}

export function paths(before: View, after: View): Paths {
  const smaller: number[] = [];
  const larger: number[] = [];
  for (const pile of Object.values(after.entities)) {
    const old = before.entities[pile.id];
    if (!isPile(pile) || !isPile(old) || old === pile) continue;
    if (pile.cards.length < old.cards.length) smaller.push(pile.id);
    if (pile.cards.length > old.cards.length) larger.push(pile.id);
  }
  return {
    source: (id) => home(before, id) ?? (smaller.length === 1 ? smaller[0] : undefined),
    target: (id) => home(after, id) ?? (larger.length === 1 ? larger[0] : undefined),
  };
}

function home(view: View, id: number): number | undefined {
  const pile = view.entities[id]?.pile;
  return typeof pile === "number" ? pile : undefined;
}
