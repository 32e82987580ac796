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
  /** "" for a single quest, "campaign" or "expert". */
  readonly campaign: string;
  /** How the quest stands: the willpower on it, and the threat in the staging area. */
  readonly numbers?: { readonly questing?: number; readonly menacing?: number };
}

export interface Campaign extends Entity {
  readonly won: readonly string[];
  readonly fallen: readonly string[];
  readonly pool: readonly string[];
  readonly penalty: number;
  readonly penalties: readonly number[];
  readonly attached: readonly (readonly [string, string])[];
  readonly damage: readonly (readonly [string, number])[];
  readonly prisoner: string;
}

/** An attack that is being resolved. */
export interface Fight extends Entity {
  readonly enemy: number;
  readonly who: number;
  readonly by_enemy: boolean;
  readonly defenders: readonly number[];
  readonly attackers: readonly number[];
  readonly declared: boolean;
  readonly numbers?: { readonly strength?: number; readonly guard?: number };
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
  readonly surge?: number;
  /** What it does as a shadow card: the key of the message. */
  readonly shadow?: string;
  readonly traits?: readonly string[];
  readonly keywords?: readonly string[];
}

const IN_PLAY = ["quest", "staging", "active", "there"] as const;

export class Table {
  readonly scenario: Scenario | undefined;
  readonly campaign: Campaign | undefined;
  readonly players: readonly Player[];
  /** The attacks being resolved, the innermost last. */
  readonly fights: readonly Fight[];
  /** The threat at which a player is out. */
  readonly elimination: number;
  private readonly all: readonly RingsCard[];

  constructor(
    readonly view: View,
    private readonly faces: Faces,
  ) {
    const things = Object.values(view.entities);
    this.scenario = things.find((thing) => thing.kind === "Scenario") as Scenario | undefined;
    this.campaign = things.find((thing) => thing.kind === "Campaign") as Campaign | undefined;
    this.players = things.filter((thing): thing is Player => thing.kind === "Player").sort((a, b) => a.index - b.index);
    this.fights = things.filter((thing): thing is Fight => thing.kind === "Attack");
    this.all = things.filter((thing): thing is RingsCard => thing.kind === "RingsCard");
    this.elimination = Number(faces.elimination ?? 50);
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

  /** What is printed on a card; of one that lies face down in play nothing. */
  face(card: { readonly code?: string; readonly role?: string } | undefined): Face | undefined {
    const known = card?.code && (!card.role || card.role === "attachment");
    return known ? ((this.faces.cards as Record<string, Face> | undefined)?.[card.code ?? ""] ?? undefined) : undefined;
  }

  /** What a card counts as now. */
  typeOf(card: RingsCard): string {
    return card.role === "orc-guard" ? "enemy" : card.role || (this.face(card)?.type ?? "");
  }

  /** Words for how a card lies there: keys of messages. */
  statesOf(card: RingsCard): readonly string[] {
    const states: [unknown, string][] = [
      [card.role === "prisoner", "lotr-web-prisoner"],
      [card.exhausted, "lotr-board-exhausted"],
      [card.committed, "lotr-board-committed"],
    ];
    return states.filter(([so]) => so).map(([, key]) => key);
  }

  /** What is attached to a card, or lies on it as a shadow card: it is drawn with it. */
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

  /** What a player has in play, by what it is. */
  sorted(one: Player): Readonly<Record<"heroes" | "allies" | "others", readonly RingsCard[]>> {
    const cards = this.lyingIn(one.area);
    const sort = (card: RingsCard) => {
      const type = this.typeOf(card);
      return type === "hero" || type === "prisoner" ? "heroes" : type.endsWith("ally") ? "allies" : "others";
    };
    return {
      heroes: cards.filter((card) => sort(card) === "heroes"),
      allies: cards.filter((card) => sort(card) === "allies"),
      others: cards.filter((card) => sort(card) === "others"),
    };
  }

  /** What is attached to a player or to a player's deck. */
  onPlayer(one: Player): readonly RingsCard[] {
    return this.lyingIn(this.scenario?.there).filter((card) => this.whose(card.attached) === one.index);
  }

  /** Cards that belong to nobody and hang on nothing: those of the campaign and of the nightmare mode. */
  get standing(): readonly RingsCard[] {
    return this.lyingIn(this.scenario?.there).filter((card) => this.whose(card.attached) < 0);
  }

  private whose(id: number): number {
    const host = this.view.entities[id];
    if (host?.kind === "Player") return Number(host.index);
    return isPile(host) ? host.owner : -1;
  }

  /** Is a card in an attack just now? */
  fighting(card: RingsCard): boolean {
    return this.fights.some((one) => [one.enemy, ...one.defenders, ...one.attackers].includes(card.id));
  }

  /** Is a thing drawn on the table, outside of questions? */
  drawn(id: number): boolean {
    const thing = this.view.entities[id];
    if (thing?.kind === "Player") return true;
    if (isPile(thing)) return this.beside.includes(id);
    if (thing?.kind !== "RingsCard") return false;
    const card = thing as RingsCard;
    return card.shadow_of > 0 || this.open.includes(card.pile);
  }

  /** The piles whose cards are all drawn, face up or down. */
  private get open(): readonly (number | undefined)[] {
    const mine = this.players.find((one) => one.index === this.view.seat);
    return [
      ...IN_PLAY.map((name) => this.scenario?.[name]),
      this.scenario?.limbo, mine?.hand, ...this.players.flatMap((one) => [one.area, one.engaged]),
    ]; // prettier-ignore
  }

  /** The piles that are drawn as such. */
  private get beside(): readonly (number | undefined)[] {
    const { scenario } = this;
    return [
      scenario?.encounter, scenario?.encounter_discard, scenario?.victory, scenario?.aside,
      ...this.players.flatMap((one) => [one.deck, one.discard]),
    ]; // prettier-ignore
  }
}
