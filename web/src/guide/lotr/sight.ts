// What the guide looks at in The Lord of the Rings: The Card Game.
import type { Entity } from "../../net/view";
import { Sight, stat } from "../sight";

/** The cards the lesson speaks of, by the number the box gives them or by what options call them. */
export const CARDS = {
  aragorn: "01001",
  theodred: "01002",
  gloin: "01003",
  spawn: "01076",
  steward: "steward-of-gondor",
} as const;

/** The allies of the deck, the most useful first. */
const ALLIES = [
  "faramir", "guard-of-the-citadel", "silverlode-archer", "son-of-arnor", "longbeard-orc-slayer", "snowbourn-scout",
  "brok-ironfist", "gandalf",
] as const; // prettier-ignore

export interface Thing extends Entity {
  readonly code?: string;
  readonly damage?: number;
  readonly resources?: number;
  readonly exhausted?: boolean;
}

/** The hit points that are left. */
export function left(thing: Thing | undefined): number {
  return stat(thing, "hit_points") - (thing?.damage ?? 0);
}

export class RingsSight extends Sight<Thing> {
  /** A moment at which nothing presses: an action window, or one's planning. */
  get resting(): boolean {
    return this.prompt === "lotr-prompt-window" || this.prompt === "lotr-prompt-planning";
  }

  /** All options whose key begins with this word. */
  options(verb: string): readonly string[] {
    return this.keys.filter((key) => key.startsWith(`${verb} `));
  }

  /** What an option is about. */
  about(key: string): Thing | undefined {
    return this.thing(this.decision?.options.find((option) => option.key === key)?.about.at(-1));
  }

  /** The option that is about a card with this number; "" if there is none. */
  of(code: string): string {
    return this.keys.find((key) => this.about(key)?.code === code) ?? "";
  }

  /** An ally that can be played: the option; "" if there is none. */
  get ally(): string {
    return ALLIES.map((name) => this.option(`play ${name}`)).find(Boolean) ?? "";
  }

  get you(): Thing | undefined {
    return this.all.find((one) => one.kind === "Player" && one.index === this.view.seat);
  }

  get quest(): Thing | undefined {
    return this.lying(this.scenario?.quest)[0];
  }

  get staged(): readonly Thing[] {
    return this.lying(this.scenario?.staging);
  }

  /** The enemies engaged with you. */
  get foes(): readonly Thing[] {
    return this.lying(this.you?.engaged);
  }

  get heroes(): readonly Thing[] {
    return this.lying(this.you?.area).filter((one) => this.isHero(one));
  }

  isHero(thing: Thing | undefined): boolean {
    return [CARDS.aragorn, CARDS.theodred, CARDS.gloin].some((code) => code === thing?.code);
  }

  /** Your characters that are not exhausted. */
  get ready(): readonly Thing[] {
    return this.lying(this.you?.area).filter((one) => one.exhausted !== true);
  }

  get wounded(): Thing | undefined {
    return this.heroes.find((one) => (one.damage ?? 0) > 0);
  }

  get spawn(): Thing | undefined {
    return [...this.staged, ...this.foes].find((one) => one.code === CARDS.spawn);
  }

  /** The threat in the staging area. */
  get menace(): number {
    return stat(this.scenario, "menacing");
  }

  /** By how much a quest that was just resolved succeeded; below 0 if it failed. */
  get quested(): number {
    const will = this.toldNumber("lotr-log-quest", "will") ?? 0;
    return will - (this.toldNumber("lotr-log-quest", "threat") ?? 0);
  }

  /** The enemy in the attack that is being resolved. */
  get attacker(): Thing | undefined {
    const fight = this.all.findLast((one) => one.kind === "Attack");
    return this.thing(fight?.enemy);
  }

  /** The enemy that one has just said one attacks. */
  get aimedAt(): Thing | undefined {
    return this.thing((this.you?.attacks as readonly number[] | undefined)?.at(-1));
  }

  private get scenario(): Thing | undefined {
    return this.all.find((one) => one.kind === "Scenario");
  }
}
