// What the guide looks at in Arkham Horror: The Card Game.
import type { Entity } from "../../net/view";
import { Sight } from "../sight";

/** The cards the lesson speaks of, by the number the box gives them. */
export const CARDS = {
  trapped: "01108",
  barrier: "01109",
  done: "01110",
  hallway: "01112",
  attic: "01113",
  cellar: "01114",
} as const;

interface Thing extends Entity {
  readonly code?: string;
  readonly clues?: number;
  readonly revealed?: boolean;
  readonly engaged?: number;
  readonly exhausted?: boolean;
  readonly location?: number;
  readonly damage?: number;
  readonly horror?: number;
  readonly act?: number;
  readonly agenda?: number;
}

export class ArkhamSight extends Sight<Thing> {
  get you(): Thing | undefined {
    return this.all.find((thing) => thing.kind === "Investigator" && thing.index === this.view.seat);
  }

  /** Is one asked what to do with an action? */
  get acting(): boolean {
    return this.prompt === "ahlcg-prompt-action";
  }

  card(code: string): Thing | undefined {
    return this.all.find((thing) => thing.code === code);
  }

  get here(): Thing | undefined {
    return this.thing(this.you?.location);
  }

  get clues(): number {
    return this.you?.clues ?? 0;
  }

  /** The enemies engaged with you that are ready. */
  get foes(): readonly Thing[] {
    return this.all.filter((thing) => thing.engaged === this.view.seat && !thing.exhausted);
  }

  get act(): Thing | undefined {
    return this.lying(this.scenario?.act)[0];
  }

  get agenda(): Thing | undefined {
    return this.lying(this.scenario?.agenda)[0];
  }

  get bag(): Thing | undefined {
    return this.all.find((thing) => thing.kind === "Bag");
  }

  private get scenario(): Thing | undefined {
    return this.all.find((thing) => thing.kind === "Scenario");
  }
}
