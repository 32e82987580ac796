// What the guide looks at: the view and the decision of the one who learns, read without any rule of the game.
import type { LineInfo } from "../net/protocol";
import type { Entity, View } from "../net/view";
import type { AskedDecision } from "../table/context";

export class Sight {
  protected readonly things: readonly Entity[];
  readonly prompt: string;
  readonly keys: readonly string[];

  /** `recent` are the lines told since the decision before this one. */
  constructor(
    readonly view: View,
    readonly decision: AskedDecision | null,
    private readonly recent: readonly LineInfo[],
    readonly picked: readonly string[] = [],
  ) {
    this.things = Object.values(view.entities);
    this.prompt = decision?.prompt ?? "";
    this.keys = decision?.options.map((option) => option.key) ?? [];
  }

  /** A number that the question names. */
  number(name: string): number {
    return numberIn(this.decision?.args, name);
  }

  /** Was a line with this key told just now? */
  told(key: string): boolean {
    return this.recent.some((line) => line.text === key);
  }

  /** A number in the last line with this key that was told just now; nothing if none was. */
  toldNumber(key: string, name: string): number | undefined {
    const line = this.recent.findLast((one) => one.text === key);
    return line && numberIn(line.args, name);
  }

  /** The first option whose key begins like this; "" if there is none. */
  option(start: string): string {
    return this.keys.find((key) => key === start || key.startsWith(`${start} `) || key.startsWith(`${start}-`)) ?? "";
  }
}

function numberIn(args: unknown, name: string): number {
  const pairs = Array.isArray(args) ? (args as [string, unknown][]) : Object.entries(args ?? {});
  return Number(pairs.find(([one]) => one === name)?.[1] ?? 0);
}
