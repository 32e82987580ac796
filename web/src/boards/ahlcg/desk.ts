// The table, read from a view: what lies where, who is where, how far act and agenda have come.
import type { Entity, Pile, View } from "../../net/view";
import { isPile, lying } from "../../net/view";
import type { ArkhamCard, ArkhamFaces, Bag, Campaign, Face, Investigator, Scenario, Side, SkillTest } from "./model";

export class Desk {
  readonly scenario: Scenario | undefined;
  readonly campaign: Campaign | undefined;
  readonly bag: Bag | undefined;
  readonly test: SkillTest | undefined;
  readonly investigators: readonly Investigator[];

  constructor(
    readonly view: View,
    readonly faces: ArkhamFaces,
  ) {
    this.scenario = this.all<Scenario>("Scenario")[0];
    this.campaign = this.all<Campaign>("Campaign")[0];
    this.bag = this.all<Bag>("Bag")[0];
    this.test = this.all<SkillTest>("SkillTest").at(-1);
    this.investigators = this.all<Investigator>("Investigator").sort((a, b) => a.index - b.index);
  }

  private all<Kind extends Entity>(kind: string): Kind[] {
    return Object.values(this.view.entities).filter((entity) => entity.kind === kind) as Kind[];
  }

  entity(id: number): Entity | undefined {
    return this.view.entities[id];
  }

  pile(id: number | undefined): Pile | undefined {
    const found = id === undefined ? undefined : this.view.entities[id];
    return isPile(found) ? found : undefined;
  }

  cards(pile: number | undefined): readonly ArkhamCard[] {
    const found = this.pile(pile);
    return found ? (lying(this.view, found) as readonly ArkhamCard[]) : [];
  }

  count(pile: number | undefined): number {
    return this.pile(pile)?.cards.length ?? 0;
  }

  face(thing: { readonly code?: string } | undefined): Face | undefined {
    return thing?.code ? this.faces.cards[thing.code] : undefined;
  }

  // ---------------------------------------------------------------- the map

  get places(): readonly ArkhamCard[] {
    return this.cards(this.scenario?.map);
  }

  /** The ways on that are printed on the side that lies up. */
  side(place: ArkhamCard): Side {
    const face = this.face(place);
    if (!face) return this.faces.unknown;
    const front = { symbol: face.symbol ?? "", connects: face.connects ?? [] };
    return place.revealed ? front : (face.back ?? front);
  }

  leadsTo(from: ArkhamCard, to: ArkhamCard): boolean {
    if (from.id === to.id) return false;
    if (this.side(from).connects.includes(this.side(to).symbol)) return true;
    const trait = from.revealed ? this.face(from)?.connects_trait : undefined;
    return trait !== undefined && to.revealed && (this.face(to)?.traits ?? []).includes(trait);
  }

  /** What lies at a location and is with no investigator, and what is attached to it. */
  at(place: ArkhamCard): readonly ArkhamCard[] {
    const there = this.cards(this.scenario?.there).filter((card) => !this.hangs(card));
    return there.filter((card) => card.attached === place.id || (!card.attached && card.at === place.id));
  }

  /** Is it attached to another card than a location, with which it is drawn then? */
  hangs(card: ArkhamCard): boolean {
    const to = card.attached ? this.entity(card.attached) : undefined;
    return to?.kind === "Arkham" && (to as ArkhamCard).pile !== this.scenario?.map;
  }

  attachedTo(id: number): readonly ArkhamCard[] {
    return (this.all("Arkham") as ArkhamCard[]).filter((card) => card.attached === id && this.hangs(card));
  }

  who(place: ArkhamCard): readonly Investigator[] {
    return this.investigators.filter((one) => one.location === place.id && !one.out);
  }

  // ---------------------------------------------------------------- act and agenda

  /** How much doom or how many clues advance it; 0 if neither does. */
  threshold(card: ArkhamCard): number {
    const face = this.face(card);
    return (face?.threshold ?? 0) * (face?.threshold_per_investigator ? (this.scenario?.started ?? 1) : 1);
  }

  get doom(): number {
    return (this.all("Arkham") as ArkhamCard[])
      .filter((card) => card.doom > 0 && this.pile(card.pile)?.zone === "play")
      .reduce((sum, card) => sum + card.doom, 0);
  }

  get clues(): number {
    return this.investigators.filter((one) => !one.out).reduce((sum, one) => sum + one.clues, 0);
  }

  /** Enemies engaged with an investigator. */
  engaged(one: Investigator): readonly ArkhamCard[] {
    return this.cards(one.threat).filter((card) => this.face(card)?.type === "enemy");
  }
}
