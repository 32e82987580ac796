// What the guide looks at in Eldritch Horror.
import { isPile, type Entity } from "../../net/view";
import { Sight } from "../sight";

interface Thing extends Entity {
  readonly code?: string;
  readonly space?: number;
  readonly health?: number;
  readonly sanity?: number;
  readonly delayed?: boolean;
  readonly numbers?: Readonly<Record<string, number>>;
}

export class WorldSight extends Sight {
  private get all(): readonly Thing[] {
    return this.things as readonly Thing[];
  }

  get you(): Thing | undefined {
    return this.all.find((one) => one.kind === "Investigator" && one.index === this.view.seat);
  }

  get ancient(): Thing | undefined {
    return this.all.find((one) => one.kind === "AncientOne");
  }

  /** Is one asked what to do with an action? */
  get acting(): boolean {
    return this.prompt === "eldritch-prompt-action";
  }

  get mystery(): Thing | undefined {
    return this.lying("mystery")[0];
  }

  get gates(): readonly Thing[] {
    return this.lying("gates");
  }

  get clues(): readonly Thing[] {
    return this.lying("clues-on-board");
  }

  get monsters(): readonly Thing[] {
    return this.lying("monsters");
  }

  get reserve(): readonly Thing[] {
    return this.lying("reserve");
  }

  /** Is there a monster where one stands? */
  get beset(): boolean {
    return this.monsters.some((one) => one.space === this.you?.space);
  }

  /** Something is lost that a rest would bring back. */
  get hurt(): number {
    const you = this.you;
    const lost = (what: "health" | "sanity") => (you?.numbers?.[`most-${what}`] ?? 0) - (you?.[what] ?? 0);
    return lost("health") + lost("sanity");
  }

  get conditions(): readonly Thing[] {
    const pile = this.view.entities[Number(this.you?.conditions ?? -1)];
    return isPile(pile) ? this.in(pile.cards) : [];
  }

  get held(): number {
    const pile = this.view.entities[Number(this.you?.clues ?? -1)];
    return isPile(pile) ? pile.cards.length : 0;
  }

  /** The travel option that leads to one of these things; "" if there is none. */
  towards(things: readonly Thing[]): string {
    const spaces = new Set(things.map((one) => one.space));
    const found = this.decision?.options.find(
      (option) => option.key.startsWith("travel ") && option.about.some((id) => spaces.has(id)),
    );
    return found?.key ?? "";
  }

  private lying(code: string): readonly Thing[] {
    const pile = this.all.find((one) => one.kind === "Pile" && one.code === code);
    return isPile(pile) ? this.in(pile.cards) : [];
  }

  private in(ids: readonly number[]): readonly Thing[] {
    return ids.flatMap((id) => this.all.find((one) => one.id === id) ?? []);
  }
}
