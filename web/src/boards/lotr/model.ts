// The table, read from a view: what lies where, whom an enemy is engaged with, what hangs on what.
import { isPile, lying, type Entity, type Faces, type Pile, type View } from "../../net/view";

export interface RingsCard extends Entity {
  readonly code?: string;
  readonly pile: number;
  readonly damage: number;
  readonly resources: number;
  readonly progress: number;
  readonly attached: number;
  readonly shadow_of: number;
  readonly guards: number;
  readonly committed: boolean;
  readonly exhausted: boolean;
  readonly role: string;
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Player extends Entity {
  readonly index: number;
  readonly threat: number;
  readonly out: boolean;
  readonly deck: number;
  readonly hand: number;
  readonly discard: number;
  readonly area: number;
  readonly engaged: number;
}

export interface Scenario extends Entity {
  readonly code: string;
  readonly difficulty: string;
  readonly stage: number;
  readonly quest: number;
  readonly staging: number;
  readonly active: number;
  readonly there: number;
  readonly encounter: number;
  readonly encounter_discard: number;
  readonly shadows: number;
  readonly victory: number;
  readonly aside: number;
  readonly limbo: number;
}

export interface Face {
  readonly word: string;
  readonly type: string;
  readonly sphere?: string;
  readonly unique?: boolean;
  readonly cost?: number | string;
  readonly threat?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hit_points?: number;
  readonly engagement?: number;
  readonly points?: number;
  readonly victory?: number;
  readonly doomed?: number;
  readonly traits?: readonly string[];
  readonly keywords?: readonly string[];
}

export class Table {
  readonly scenario: Scenario | undefined;
  readonly players: readonly Player[];
  private readonly all: readonly RingsCard[];

  constructor(
    readonly view: View,
    private readonly faces: Faces,
  ) {
    const things = Object.values(view.entities);
    this.scenario = things.find((thing) => thing.kind === "Scenario") as Scenario | undefined;
    this.players = things.filter((thing): thing is Player => thing.kind === "Player").sort((a, b) => a.index - b.index);
    this.all = things.filter((thing): thing is RingsCard => thing.kind === "RingsCard");
  }

  pile(id: number | undefined): Pile | undefined {
    const found = id === undefined ? undefined : this.view.entities[id];
    return isPile(found) ? found : undefined;
  }

  cards(id: number | undefined): readonly RingsCard[] {
    const pile = this.pile(id);
    return pile ? (lying(this.view, pile) as readonly RingsCard[]) : [];
  }

  count(id: number | undefined): number {
    return this.pile(id)?.cards.length ?? 0;
  }

  face(card: { readonly code?: string } | undefined): Face | undefined {
    return card?.code ? ((this.faces.cards as Record<string, Face> | undefined)?.[card.code] ?? undefined) : undefined;
  }

  /** What is attached to a card, guards it, or lies on it as a shadow card: it is drawn with it. */
  hangingOn(id: number): readonly RingsCard[] {
    return this.all.filter((card) => card.pile && (card.attached === id || card.shadow_of === id));
  }

  hangs(card: RingsCard): boolean {
    return (card.attached > 0 && this.view.entities[card.attached]?.kind === "RingsCard") || card.shadow_of > 0;
  }

  /** The cards of a pile that hang on no other. */
  lyingIn(id: number | undefined): readonly RingsCard[] {
    return this.cards(id).filter((card) => !this.hangs(card));
  }

  sum(cards: readonly RingsCard[], number: string): number {
    return cards.reduce((sum, card) => sum + (card.numbers?.[number] ?? 0), 0);
  }

  get willpower(): number {
    const questing = this.players.flatMap((one) => this.cards(one.area)).filter((card) => card.committed);
    return this.sum(questing, "willpower");
  }
}
