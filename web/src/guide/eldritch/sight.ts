// What the guide looks at in Eldritch Horror.
import type { Entity } from "../../net/view";
import { Sight, stat } from "../sight";

interface Thing extends Entity {
  readonly code?: string;
  readonly space?: number;
  readonly health?: number;
  readonly sanity?: number;
  readonly delayed?: boolean;
}

export class WorldSight extends Sight<Thing> {
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
    const lost = (what: "health" | "sanity") => stat(you, `most-${what}`) - (you?.[what] ?? 0);
    return lost("health") + lost("sanity");
  }

  get conditions(): readonly Thing[] {
    return this.lying(this.you?.conditions);
  }

  /** The travel option that leads to one of these things; "" if there is none. */
  towards(things: readonly Thing[]): string {
    const spaces = new Set(things.map((one) => one.space));
    const found = this.decision?.options.find(
      (option) => option.key.startsWith("travel ") && option.about.some((id) => spaces.has(id)),
    );
    return found?.key ?? "";
  }
}
