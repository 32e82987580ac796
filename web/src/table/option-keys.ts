// Which key answers which option: 1 to 9, then letters; 0 for passing. The order never changes.
import type { Option } from "../net/view";

const LETTERS = "abcdefghijklmnopqrstvwxyz"; // without u, which takes back
const LABELS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ...LETTERS];
/** Options that end something stand last and apart. */
const LAST = ["pass", "done"];

export interface Labelled {
  option: Option;
  /** The key to press; "" if there are too many. */
  label: string;
  last: boolean;
}

export function labelled(options: readonly Option[]): Labelled[] {
  const rest = options.filter((option) => !LAST.includes(option.key));
  const last = options.filter((option) => LAST.includes(option.key));
  return [
    ...rest.map((option, index) => ({ option, label: LABELS[index] ?? "", last: false })),
    ...last.map((option, index) => ({ option, label: index === 0 ? "0" : "", last: true })),
  ];
}
