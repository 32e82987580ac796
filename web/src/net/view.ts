// What a view is made of. The server sends entities and decisions as plain data; these are their shapes.

/** A word: `["w", key, [[name, value], ...]]`. */
export type Word = readonly ["w", string, ReadonlyArray<readonly [string, unknown]>?];

/** Arguments of a message: pairs, as the server sends them, or an object. */
export type Args = ReadonlyArray<readonly [string, unknown]> | Readonly<Record<string, unknown>>;

/** Arguments by their names, however they were sent. */
export function byName(args: unknown): Readonly<Record<string, unknown>> {
  return Array.isArray(args) ? Object.fromEntries(args as [string, unknown][]) : ((args ?? {}) as Record<string, unknown>);
}

export interface Entity {
  readonly id: number;
  readonly kind: string;
  readonly word: Word;
  readonly [field: string]: unknown;
}

/** A pile of cards, by the numbers they go by: 0 for each that this seat cannot tell from others. */
export interface Pile extends Entity {
  readonly code: string;
  readonly zone: string;
  readonly owner: number;
  readonly cards: readonly number[];
  readonly sight: string;
}

export interface Option {
  readonly key: string;
  readonly text: string;
  readonly args: Args;
  readonly about: readonly number[];
  readonly cite: readonly string[];
  /** What tells it from another option that reads the same. */
  readonly note?: Word;
  /** What it brings upon whoever takes it, beside what it is taken for. */
  readonly warns?: Word;
  /** It ends the turn, and so many actions are given up. */
  readonly ends?: number;
}

/** Whom the table waits for; from `id` on, only for a seat that is asked itself. */
export interface Decision {
  readonly seats: readonly number[];
  readonly mode: "one" | "any" | "all";
  readonly prompt: string;
  readonly id?: string;
  readonly args?: Args;
  /** The card that asks, what is happening, or the phase; null in one’s own turn, and where the prompt names it. */
  readonly asker?: Word | null;
  readonly options?: readonly Option[];
  readonly least?: number;
  readonly most?: number;
  readonly cite?: readonly string[];
  readonly window?: boolean;
  /** Luck is about to decide: the chance of each answer can be asked for. */
  readonly odds?: boolean;
  readonly answered?: boolean;
  /** The answer will come by itself: there is nothing to ask. */
  readonly settled?: boolean;
}

export interface Outcome {
  readonly won: boolean;
  /** The key of the message that says why. */
  readonly why: string;
  readonly cite: readonly string[];
  readonly winners: readonly number[];
}

/** The table as one seat sees it. */
export interface View {
  readonly game: string;
  readonly seat: number;
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
  readonly lead: number;
  readonly entities: Readonly<Record<string, Entity>>;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}

/** A game's printed facts, as its `faces.py` gives them. */
export type Faces = Readonly<Record<string, unknown>> & {
  readonly cards?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

export function isPile(entity: Entity | undefined): entity is Pile {
  return entity !== undefined && Array.isArray(entity.cards);
}

/** No thing of a view has such a number: those of cards that cannot be told apart begin below it. */
const NAMELESS = -1_000_000;

/** The cards of a pile, the top one first. One that cannot be told from others is a card face down, and no more. */
export function lying(view: View, pile: Pile): readonly Entity[] {
  return pile.cards.map((id, at) => view.entities[id] ?? faceDown(pile, at));
}

function faceDown(pile: Pile, at: number): Entity {
  return { id: NAMELESS - pile.id * 1000 - at, kind: "Card", word: ["w", "core-card", []], pile: pile.id };
}
