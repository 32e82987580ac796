// What the server tells about a deck. Whether it is legal is never decided here.
import { post } from "../../../net/http";
import type { Args } from "../../../net/view";

export type Mode = "campaign" | "standalone";
export type Counts = Readonly<Record<string, number>>;

export interface Problem {
  readonly clause: string;
  readonly says: string;
  readonly text: string;
  readonly args: Args;
}

export interface Deck {
  readonly investigator: string;
  readonly slug: string;
  readonly cards: Counts;
  /** Cards that are in every deck of this investigator. */
  readonly fixed: readonly string[];
  readonly size: number;
  readonly needed: number;
  readonly experience: number;
  readonly most_experience: number;
  readonly more_weaknesses: number;
  readonly problems: readonly Problem[];
  /** The cards that may be in it. */
  readonly pool: Readonly<Record<string, { readonly limit: number; readonly price: number }>>;
  readonly list: string;
  readonly json: string;
  readonly option: string;
}

export interface Asked {
  investigator?: string;
  mode: Mode;
  start?: string;
  cards?: Counts;
  text?: string;
}

export function askDeck(asked: Asked): Promise<Deck> {
  return post<Deck>("/api/tools/ahlcg/deck", asked);
}
