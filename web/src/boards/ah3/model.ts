// The view of a table of Arkham Horror, third edition, by the names of its rules.
import { Tableau } from "../../net/tableau";
import type { Entity, Faces, View, Word } from "../../net/view";

export const SKILLS = ["lore", "influence", "observation", "strength", "will"] as const;
export type Skill = (typeof SKILLS)[number];

export interface Investigator extends Entity, Readonly<Record<Skill, number>> {
  readonly index: number;
  readonly code: string;
  readonly space: number;
  readonly damage: number;
  readonly horror: number;
  readonly money: number;
  readonly clues: number;
  readonly remnants: number;
  readonly delayed: boolean;
  readonly actions: number;
  /** What was done as an action this round. */
  readonly done: readonly string[];
  readonly out: boolean;
  readonly loyal: boolean;
  readonly assets: number;
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Space extends Entity {
  readonly code: string;
  /** Its neighbourhood; 0 for a street, and for what lies nowhere in the city. */
  readonly hood: number;
  /** The kind of street; "" elsewhere. */
  readonly street: string;
  readonly doom: number;
}

export interface Neighbourhood extends Entity {
  readonly code: string;
  readonly clues: number;
  readonly anomaly: boolean;
  readonly marker: boolean;
}

export interface Sheet extends Entity {
  readonly code: string;
  readonly doom: number;
  readonly clues: number;
  readonly markers: number;
  /** The neighbourhood on the back of the next event; "" if there is none. */
  readonly ahead: string;
}

export interface Cup extends Entity {
  readonly inside: readonly string[];
  readonly drawn: readonly string[];
}

/** A card; without `code` it lies face down for this seat. */
export interface Paper extends Entity {
  readonly code?: string;
  readonly pile: number;
  readonly damage?: number;
  readonly horror?: number;
  readonly clues?: number;
  readonly doom?: number;
  readonly exhausted?: boolean;
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Monster extends Paper {
  readonly code: string;
  readonly space: number;
  /** The seats it is engaged with. */
  readonly engaged: readonly number[];
  readonly damage: number;
  readonly exhausted: boolean;
}

export interface Marker extends Entity {
  readonly code?: string;
  readonly space: number;
  readonly mended: boolean;
}

/** An action that somebody performs. */
export interface Deed extends Entity {
  readonly who: number;
  readonly act: string;
  readonly monster: number;
}

/** The encounter that is being resolved. */
export interface Contact extends Entity {
  readonly who: number;
  readonly card: number;
  readonly part: string;
}

export interface Test extends Entity {
  readonly who: number;
  readonly skill: string;
  readonly modifier: number;
  readonly dice: readonly number[];
  readonly added: number;
  readonly card: number;
  readonly monster: number;
}

export interface Face {
  readonly word: string;
  readonly kind: string;
  readonly price?: number;
  readonly hands?: number;
  readonly cast_horror?: number;
  readonly health?: number;
  readonly sanity?: number;
  readonly focus?: number;
  readonly money?: number;
  readonly attack?: number;
  readonly evade?: number;
  readonly damage?: number;
  readonly horror?: number;
  readonly speed?: number;
  readonly elite?: number;
  readonly remnant?: boolean;
  readonly epic?: boolean;
  readonly rumor?: boolean;
  readonly hood?: string;
  readonly start?: string;
  readonly number?: number;
  readonly traits?: readonly string[];
  readonly keywords?: readonly string[];
  readonly doom?: readonly string[];
  readonly fixed?: readonly string[];
  readonly choice?: readonly string[];
  readonly parts?: Readonly<Record<string, Word>>;
  readonly [name: string]: unknown;
}

/** A city: its neighbourhoods, and the streets with the spaces that each borders on. */
export interface Plan {
  readonly hoods: readonly string[];
  readonly streets: Readonly<Record<string, { readonly kind: string; readonly touches: readonly string[] }>>;
}

export interface Facts extends Faces {
  readonly cards: Readonly<Record<string, Face & Readonly<Record<string, unknown>>>>;
  /** The three spaces of each neighbourhood, clockwise. */
  readonly neighbourhoods: Readonly<Record<string, readonly string[]>>;
  /** What the encounters of a space mostly ask for, and what they mostly give. */
  readonly symbols: Readonly<Record<string, readonly [readonly string[], readonly string[]]>>;
  readonly maps: Readonly<Record<string, Plan>>;
}

export type Status = "ready" | "exhausted" | "engaged";

export function statusOf(monster: Monster): Status {
  return monster.engaged.length ? "engaged" : monster.exhausted ? "exhausted" : "ready";
}

/** The table as a board draws it. */
export class Table extends Tableau {
  readonly sheet = this.of<Sheet>("Sheet")[0]!;
  readonly cup = this.of<Cup>("Bag")[0]!;
  readonly people = [...this.of<Investigator>("Investigator")].sort((a, b) => a.index - b.index);
  readonly spaces = this.of<Space>("Space");
  readonly hoods = this.of<Neighbourhood>("Neighbourhood");
  readonly markers = this.of<Marker>("Marker").filter((marker) => marker.space);
  readonly monsters = this.cards<Monster>("monsters");
  readonly deeds = this.of<Deed>("Deed");
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

  face(code: string | undefined): Face | undefined {
    return code ? this.facts.cards[code] : undefined;
  }

  get plan(): Plan {
    return this.facts.maps[this.sheet.code]!;
  }

  /** Those who are somebody: between a defeat and the next action phase a seat is nobody. */
  get present(): readonly Investigator[] {
    return this.people.filter((who) => who.code);
  }

  /** What lies beside the city: no neighbourhood, no street. */
  get elsewhere(): readonly Space[] {
    return this.spaces.filter((space) => !space.hood && !space.street);
  }

  space(code: string): Space | undefined {
    return this.spaces.find((space) => space.code === code);
  }

  /** The spaces that border on one. */
  neighbours(space: Space): readonly Space[] {
    const { hoods, streets } = this.plan;
    const home = hoods.map((hood) => this.facts.neighbourhoods[hood] ?? []).find((spaces) => spaces.includes(space.code)) ?? [];
    const joined = Object.entries(streets).filter(([, { touches }]) => touches.includes(space.code));
    const codes = [...home, ...joined.map(([street]) => street), ...(streets[space.code]?.touches ?? [])];
    return codes.filter((code) => code !== space.code).flatMap((code) => this.space(code) ?? []);
  }

  /** The spaces marked on the latest event; before there is one, the space where all begin. */
  get unstable(): ReadonlySet<string> {
    const marked = this.face(this.cards("events-discard")[0]?.code)?.doom;
    return new Set(marked ?? [this.face(`scenario-${this.sheet.code}`)?.start ?? ""]);
  }

  /** All that stands on a space. */
  standing(space: Space): readonly Entity[] {
    return [...this.at(space, this.markers), ...this.at(space, this.present), ...this.at(space, this.monsters)];
  }

  engagedWith(who: Investigator): readonly Monster[] {
    return this.monsters.filter((monster) => monster.engaged.includes(who.index));
  }

  /** The ids of all that lies in sight on this board. */
  get drawn(): ReadonlySet<number> {
    const cards = ["codex", "attached", "display", ...this.people.map((who) => who.assets)].flatMap((pile) => this.cards(pile));
    return new Set(
      [this.sheet, ...this.people, ...this.spaces, ...this.hoods, ...this.markers, ...this.monsters, ...cards].map(({ id }) => id),
    );
  }
}
