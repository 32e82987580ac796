// The symbols of a space, in words: what its encounters mostly ask for, and what they mostly give.
import type { Words } from "../../words";
import type { Space, Table } from "./model";

/** One line, or none for a street. */
export function symbolsOf(space: Space, table: Table, { say, list }: Words): string[] {
  const found = table.facts.symbols[space.code];
  if (!found) return [];
  const [asks, gives] = found.map((side) => list(side.map((symbol) => say(`ah3-symbol-${symbol}`))));
  return [say("ah3-web-symbols", { asks: asks!, gives: gives! })];
}
