// What the server tells about a deck. Whether it is legal is never decided here.
import type { Args } from "../net/view";

export type Counts = Readonly<Record<string, number>>;

export interface Problem {
  readonly clause: string;
  readonly says: string;
  readonly text: string;
  readonly args: Args;
}

export interface Deck {
  /** Whose deck it is: the key under which a draft is kept. */
  readonly who: string;
  /** The same as the set-up option names it. */
  readonly slug: string;
  readonly cards: Counts;
  /** Cards that are in every deck of this owner. */
  readonly fixed: readonly string[];
  readonly size: number;
  readonly needed: number;
  readonly problems: readonly Problem[];
  /** The cards that may be in it. */
  readonly pool: Readonly<Record<string, { readonly limit: number }>>;
  readonly list: string;
  readonly json?: string;
  /** As the set-up option takes it. */
  readonly option: string;
  /** Other numbers that the game tells of it. */
  readonly [number: string]: unknown;
}

export interface Asked {
  who?: string;
  mode: string;
  start?: string;
  cards?: Counts;
  text?: string;
}
