// What a lesson is made of. Each game has its own, in a folder of its name.
import type { Sight } from "./sight";

/** What is meant: an answer in the actions panel, a thing on the board, or a part of the page. */
export type Target = { option: string } | { entity: number | undefined } | { part: string };

export const CONFIRM: Target = { part: ".confirm" };

export interface Step<S extends Sight = Sight> {
  /** Its wording is the message `<lesson>-<name>`. */
  name: string;
  /** Where to read more. */
  clauses: readonly string[];
  when(sight: S): boolean;
  points?(sight: S): Target[];
}

/** One piece of advice for the moment. */
export interface Nudge {
  /** Its wording is the message `<lesson>-now-<name>`. */
  name: string;
  points: Target[];
}

export interface Lesson<S extends Sight = Sight> {
  /** How its messages begin. */
  words: string;
  /** Where to go when it is over. */
  next: string;
  /** How the table is looked at. */
  see: new (...what: ConstructorParameters<typeof Sight>) => S;
  /** Each is said once; the first that fits comes first. */
  steps: readonly Step<S>[];
  /** "What now?": asked for and never pressed upon anybody. */
  nudge(sight: S): Nudge;
}

export function to(name: string, option: string): Nudge {
  return { name, points: [{ option }] };
}
