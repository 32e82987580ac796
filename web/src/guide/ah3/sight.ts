// What the guide looks at in the third edition of Arkham Horror.
import type { Entity } from "../../net/view";
import { Sight, stat } from "../sight";

interface Thing extends Entity {
  readonly code?: string;
  readonly space?: number;
  readonly hood?: number;
  readonly street?: string;
  readonly doom?: number;
  readonly clues?: number;
  readonly remnants?: number;
  readonly anomaly?: boolean;
  readonly delayed?: boolean;
  readonly damage?: number;
  readonly engaged?: readonly number[];
}

/** What a step is worth: into a neighbourhood with a clue, onto a street that leads there, or just somewhere else. */
const NEAR = 10;
const NEARER = 5;
export const AWAY = 1;

export class CitySight extends Sight<Thing> {
  get you(): Thing | undefined {
    return this.all.find((one) => one.kind === "Investigator" && one.index === this.view.seat);
  }

  get sheet(): Thing | undefined {
    return this.all.find((one) => one.kind === "Sheet");
  }

  get cup(): Thing | undefined {
    return this.all.find((one) => one.kind === "Bag");
  }

  get codex(): readonly Thing[] {
    return this.lying("codex");
  }

  get monsters(): readonly Thing[] {
    return this.lying("monsters");
  }

  get display(): readonly Thing[] {
    return this.lying("display");
  }

  get assets(): readonly Thing[] {
    return this.lying(this.you?.assets);
  }

  /** Is one asked what to do with an action? */
  get acting(): boolean {
    return this.prompt === "ah3-prompt-action";
  }

  /** Where one stands. */
  get here(): Thing | undefined {
    return this.thing(this.you?.space);
  }

  /** The spaces in which doom lies. */
  get doomed(): readonly Thing[] {
    return this.all.filter((one) => one.kind === "Space" && (one.doom ?? 0) > 0);
  }

  /** The neighbourhoods with a clue to be found. In an anomaly one meets other things than clues. */
  get promising(): readonly Thing[] {
    return this.all.filter((one) => one.kind === "Neighbourhood" && (one.clues ?? 0) > 0 && !one.anomaly);
  }

  get anomalies(): readonly Thing[] {
    return this.all.filter((one) => one.kind === "Neighbourhood" && one.anomaly === true);
  }

  /** The monsters engaged with you. */
  get foes(): readonly Thing[] {
    return this.monsters.filter((one) => one.engaged?.includes(this.view.seat));
  }

  /** Does one stand where a clue is to be found? */
  get settled(): boolean {
    return this.promising.some((one) => one.id === this.here?.hood);
  }

  /** Are there more dice for hitting the monster one is engaged with than for getting away from it? */
  get stronger(): boolean {
    const [foe] = this.foes;
    const strike = stat(this.you, "strength") + stat(foe, "monster-attack");
    return strike >= stat(this.you, "observation") + stat(foe, "monster-evade");
  }

  /** The step that leads on to a clue, or else to doom, or at least away from here; "" if none does so well. */
  way(least: number): string {
    let best = "";
    let most = least - 1;
    for (const option of this.decision?.options ?? []) {
      const worth = option.key.startsWith("move ") ? this.worth(this.thing(option.about[0])) : 0;
      if (worth > most) [best, most] = [option.key, worth];
    }
    return best;
  }

  private worth(space: Thing | undefined): number {
    if (!space || this.monsters.some((one) => one.space === space.id)) return 0;
    const inside = this.promising.some((one) => one.id === space.hood);
    const towards = this.promising.some((one) => one.id !== this.here?.hood && space.street && space.code?.includes(`-${one.code}`));
    return (inside ? NEAR : towards ? NEARER : this.settled ? 0 : AWAY) + (space.doom ?? 0);
  }
}
