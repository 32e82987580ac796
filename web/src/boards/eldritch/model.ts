// The view of a table of Eldritch Horror, by the names of its rules.
import { Tableau } from "../../net/tableau";
import type { Entity, Faces, View, Word } from "../../net/view";

export interface Investigator extends Entity {
  readonly index: number;
  readonly code: string;
  readonly space: number;
  readonly health: number;
  readonly sanity: number;
  readonly delayed: boolean;
  readonly actions: number;
  readonly train: number;
  readonly ship: number;
  readonly out: boolean;
  readonly possessions: number;
  readonly conditions: number;
  readonly clues: number;
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Space extends Entity {
  readonly code: string;
  readonly sort: string;
  readonly tokens: number;
  readonly mystery: boolean;
  readonly expedition: boolean;
}

/** A space without a name has a number. */
export function numbered(space: Space): string {
  return space.code.startsWith("space-") ? space.code.slice(6) : "";
}

export interface AncientOne extends Entity {
  readonly code: string;
  readonly awake: boolean;
  readonly doom: number;
  readonly omen: number;
  readonly omen_tokens: number;
  readonly tokens: number;
}

/** A card or a token; without `code` it lies face down for this seat. */
export interface Paper extends Entity {
  readonly code?: string;
  readonly pile: number;
  readonly space?: number;
  readonly tokens?: number;
  readonly hurt?: number;
}

export interface Monster extends Entity {
  readonly code: string;
  readonly space: number;
  readonly lost: number;
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Body extends Entity {
  readonly code: string;
  readonly space: number;
}

/** The encounter that is being resolved. */
export interface Contact extends Entity {
  readonly who: number;
  readonly sort: string;
  readonly card: number;
  readonly part: string;
  readonly monster: number;
}

export interface Test extends Entity {
  readonly who: number;
  readonly skill: string;
  readonly modifier: number;
  readonly bonus: number;
  readonly dice: readonly number[];
  readonly added: number;
}

export interface Face {
  readonly word: string;
  readonly kind: string;
  readonly value?: number;
  readonly traits?: readonly string[];
  readonly signs?: readonly string[];
  readonly colour?: string;
  readonly omen?: string;
  readonly epic?: boolean;
  readonly parts?: Readonly<Record<string, Word>>;
  readonly health?: number;
  readonly sanity?: number;
  readonly start?: string;
  /** What an investigator begins with: its kind, and which, or how many. */
  readonly possessions?: readonly (readonly [string, string])[];
  readonly [name: string]: unknown;
}

export interface Facts extends Faces {
  readonly cards: Readonly<Record<string, Face & Readonly<Record<string, unknown>>>>;
  readonly board: {
    readonly paths: Readonly<Record<string, readonly (readonly [string, string])[]>>;
    readonly omens: readonly string[];
    readonly doom: number;
  };
}

export const SKILLS = ["lore", "influence", "observation", "strength", "will"] as const;

/** The table as a board draws it. */
export class Table extends Tableau {
  readonly ancient = this.of<AncientOne>("AncientOne")[0]!;
  readonly people = [...this.of<Investigator>("Investigator")].sort((a, b) => a.index - b.index);
  readonly spaces = this.of<Space>("Space");
  readonly bodies = this.of<Body>("Body").filter((body) => body.space);
  readonly contacts = this.of<Contact>("Contact");
  readonly tests = this.of<Test>("Test");

  constructor(
    view: View,
    seat: number,
    readonly facts: Facts,
  ) {
    super(view, seat);
  }

  override cards<T extends Entity = Paper>(pile: string | number): readonly T[] {
    return super.cards<T>(pile);
  }

  /** What is printed; a cultist is what the Ancient One's sheet says, on the side that is up. */
  face(code: string | undefined): Face | undefined {
    if (code !== "cultist") return code ? this.facts.cards[code] : undefined;
    const sheet = `cultist-${this.ancient.code}`;
    return (this.ancient.awake ? this.facts.cards[`${sheet}-awake`] : undefined) ?? this.facts.cards[sheet];
  }

  /** One's own investigator; a spectator has none. */
  get you(): Investigator | undefined {
    return this.people.find((who) => who.index === this.seat);
  }

  get monsters(): readonly Monster[] {
    return [...this.cards<Monster>("monsters"), ...this.cards<Monster>("ambush")];
  }

  /** The ids of all that lies in sight on this board. */
  get drawn(): ReadonlySet<number> {
    const piles = ["gates", "clues-on-board", "monsters", "ambush", "reserve", "mystery", "mythos-in-play", "solved"];
    const held = this.people.flatMap((who) => [who.possessions, who.conditions]);
    return new Set([
      this.ancient.id,
      ...[...this.people, ...this.spaces, ...this.bodies].map((thing) => thing.id),
      ...[...piles, ...held].flatMap((pile) => this.cards(pile).map((card) => card.id)),
    ]);
  }
}
