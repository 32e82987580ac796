// The view of a table of Unfathomable, by the names of its rules.
import { lying, type Entity, type Faces, type Pile, type View } from "../../net/view";

export interface Character extends Entity {
  readonly index: number;
  readonly code: string;
  readonly space: number;
  readonly traitor: boolean;
  readonly actions: number;
  readonly hand: number;
  readonly area: number;
  readonly loyalty: number;
}

export interface Space extends Entity {
  readonly code: string;
  readonly sort: string;
  readonly deep_ones: number;
  readonly used: boolean;
  readonly passengers: number;
  readonly damage: number;
}

export interface Monarch extends Entity {
  readonly code: string;
  readonly space: number;
}

export interface Ship extends Entity {
  readonly fuel: number;
  readonly food: number;
  readonly sanity: number;
  readonly souls: number;
  readonly travel: number;
  readonly ritual: number;
  readonly distance: number;
  readonly awakened: boolean;
  readonly barricaded: boolean;
}

export interface Check extends Entity {
  readonly running: boolean;
  readonly target: number;
  readonly partial: number;
  readonly skills: readonly string[];
  readonly added: readonly number[];
  readonly chaos: boolean;
  readonly face_up: boolean;
  readonly total: number;
}

/** A card or a passenger; without `code` it lies face down for this seat. */
export interface Token extends Entity {
  readonly code?: string;
  readonly pile: number;
  readonly owner: number;
  readonly known: number;
  readonly active: boolean;
}

export interface Face {
  readonly name: string;
  readonly kind: string;
  readonly skill?: string;
  readonly value?: number;
  readonly distance?: number;
  readonly fuel?: number;
  readonly check?: number;
  readonly partial?: number;
  readonly skills?: readonly string[];
  readonly activation?: string;
  readonly track?: string;
  readonly chooser?: string;
  readonly second?: boolean;
  readonly stays?: boolean;
  readonly category?: string;
  readonly improves?: string;
}

export interface CharacterFace {
  readonly name: string;
  readonly skill_set: Readonly<Record<string, number>>;
}

export interface Facts extends Faces {
  readonly cards: Readonly<Record<string, Face & Readonly<Record<string, unknown>>>>;
  readonly characters: Readonly<Record<string, CharacterFace>>;
  readonly resources: readonly Resource[];
  readonly skills: readonly string[];
  readonly decks: readonly string[];
  readonly highest: number;
  readonly track: number;
  readonly port: number;
  readonly awakening: number;
}

export type Resource = "fuel" | "food" | "sanity" | "souls";

/** The table as a board draws it. */
export class Table {
  readonly ship: Ship;
  readonly check: Check;
  readonly characters: readonly Character[];
  readonly spaces: readonly Space[];
  readonly monarchs: readonly Monarch[];
  private readonly piles = new Map<string, Pile>();

  constructor(
    readonly view: View,
    readonly seat: number,
    readonly facts: Facts,
  ) {
    const all = Object.values(view.entities);
    const of = <T extends Entity>(kind: string) => all.filter((entity) => entity.kind === kind) as T[];
    this.ship = of<Ship>("Ship")[0]!;
    this.check = of<Check>("Check")[0]!;
    this.characters = of<Character>("Character").sort((a, b) => a.index - b.index);
    this.spaces = of<Space>("Space");
    this.monarchs = of<Monarch>("Monarch");
    for (const pile of [...of<Pile>("Pile"), ...of<Pile>("DiscardPile")])
      this.piles.set(`${pile.code} ${pile.owner}`, pile);
  }

  entity(id: number): Entity | undefined {
    return this.view.entities[id];
  }

  pile(code: string, owner = -1): Pile | undefined {
    return this.piles.get(`${code} ${owner}`);
  }

  /** The cards of a pile; of a discard pile only the top one can be seen, and nobody knows how many there are. */
  cards(pile: Pile | number | undefined): readonly Token[] {
    const found = typeof pile === "number" ? (this.view.entities[pile] as Pile | undefined) : pile;
    if (!found) return [];
    if (!found.cards) return this.onTop(found);
    return lying(this.view, found) as readonly Token[];
  }

  private onTop(pile: Pile): readonly Token[] {
    return Object.values(this.view.entities).filter((e): e is Token => e.kind === "Token" && e.pile === pile.id);
  }

  size(code: string): number {
    return this.pile(code)?.cards?.length ?? 0;
  }

  face(card: Token): Face | undefined {
    return card.code ? this.facts.cards[card.code] : undefined;
  }

  at(space: Space): readonly Character[] {
    return this.characters.filter((who) => who.space === space.id);
  }

  /** One's own character; a spectator has none. */
  get you(): Character | undefined {
    return this.characters.find((who) => who.index === this.seat);
  }

  supply(): number {
    const left = Object.values(this.view.entities).find((e) => e.kind === "Supply" && e.code === "deep_ones");
    return typeof left?.left === "number" ? left.left : 0;
  }

  /** Who decides a crisis: the holder of a title, a named character, or whose turn it is. */
  decides(chooser: string): Character | undefined {
    const holds = (who: Character) => this.cards(who.area).some((card) => card.code === chooser);
    return (
      this.characters.find((who) => who.code === chooser || holds(who)) ??
      this.characters.find((who) => who.index === this.view.lead)
    );
  }
}
