// Which key answers which option: 1 to 9, then letters; 0 passes, E ends the turn. The order never changes.
import type { Option } from "../net/view";

const LETTERS = "abcdfghijklmnopqrstvwxyz"; // without e, which ends the turn, and u, which takes back
const LABELS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ...LETTERS];
/** Options that end something stand last and apart: each sort has a key of its own. */
const PASS = "pass";
const DONE = "done";

/** Where an option stands: among the others, or apart, because it passes, is done with something, or ends the turn. */
export type Place = "among" | "pass" | "done" | "end";

export interface Labelled {
  option: Option;
  /** The key to press; "" if there are too many. */
  label: string;
  place: Place;
}

const KEYS: Readonly<Record<Exclude<Place, "among">, string>> = { pass: "0", done: "Enter", end: "e" };

export function placeOf(option: Option): Place {
  if (option.ends !== undefined) return "end";
  return option.key === PASS ? "pass" : option.key === DONE ? "done" : "among";
}

export function labelled(options: readonly Option[]): Labelled[] {
  const placed = options.map((option) => ({ option, place: placeOf(option) }));
  const among = placed.filter(({ place }) => place === "among");
  const apart = placed.filter(({ place }) => place !== "among");
  return [
    ...among.map((one, index) => ({ ...one, label: LABELS[index] ?? "" })),
    ...apart.map((one) => ({ ...one, label: KEYS[one.place as Exclude<Place, "among">] })),
  ];
}
