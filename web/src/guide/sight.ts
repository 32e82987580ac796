// What the guide looks at: the view and the decision of the one who learns, read without any rule of the game.
import type { LineInfo } from "../net/protocol";
import { isPile, type Entity, type View } from "../net/view";
import type { AskedDecision } from "../table/context";

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

export class Sight {
  private readonly things: readonly Thing[];
  readonly prompt: string;
  readonly keys: readonly string[];
  readonly you: Thing | undefined;

  /** `recent` are the lines told since the decision before this one. */
  constructor(
    readonly view: View,
    readonly decision: AskedDecision | null,
    private readonly recent: readonly LineInfo[],
    readonly picked: readonly string[] = [],
  ) {
    this.things = Object.values(view.entities) as Thing[];
    this.prompt = decision?.prompt ?? "";
    this.keys = decision?.options.map((option) => option.key) ?? [];
    this.you = this.things.find((thing) => thing.kind === "Investigator" && thing.index === view.seat);
  }

  /** Is one asked what to do with an action? */
  get acting(): boolean {
    return this.prompt === "ahlcg-prompt-action";
  }

  /** A number that the question names. */
  number(name: string): number {
    const args = this.decision?.args ?? [];
    const pairs = Array.isArray(args) ? (args as [string, unknown][]) : Object.entries(args);
    return Number(pairs.find(([one]) => one === name)?.[1] ?? 0);
  }

  /** Was a line with this key told just now? */
  told(key: string): boolean {
    return this.recent.some((line) => line.text === key);
  }

  /** The first option whose key begins like this; "" if there is none. */
  option(start: string): string {
    return this.keys.find((key) => key === start || key.startsWith(`${start} `) || key.startsWith(`${start}-`)) ?? "";
  }

  card(code: string): Thing | undefined {
    return this.things.find((thing) => thing.code === code);
  }

  get here(): Thing | undefined {
    return this.things.find((thing) => thing.id === this.you?.location);
  }

  get clues(): number {
    return this.you?.clues ?? 0;
  }

  /** The enemies engaged with you that are ready. */
  get foes(): readonly Thing[] {
    return this.things.filter((thing) => thing.engaged === this.view.seat && !thing.exhausted);
  }

  get act(): Thing | undefined {
    return this.lying("act");
  }

  get agenda(): Thing | undefined {
    return this.lying("agenda");
  }

  get bag(): Thing | undefined {
    return this.things.find((thing) => thing.kind === "Bag");
  }

  private lying(where: "act" | "agenda"): Thing | undefined {
    const scenario = this.things.find((thing) => thing.kind === "Scenario");
    const pile = this.view.entities[scenario?.[where] ?? -1];
    const id = isPile(pile) ? pile.cards[0] : undefined;
    return this.things.find((thing) => thing.id === id);
  }
}
