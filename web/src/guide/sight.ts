// What the guide looks at: the view and the decision of the one who learns, read without any rule of the game.
import type { LineInfo } from "../net/protocol";
import { isPile, type Entity, type View } from "../net/view";
import type { AskedDecision } from "../table/context";

export class Sight<T extends Entity = Entity> {
  protected readonly all: readonly T[];
  readonly prompt: string;
  readonly keys: readonly string[];

  /** `recent` are the lines told since the decision before this one. */
  constructor(
    readonly view: View,
    readonly decision: AskedDecision | null,
    private readonly recent: readonly LineInfo[],
    readonly picked: readonly string[] = [],
  ) {
    this.all = Object.values(view.entities as Readonly<Record<string, T>>);
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

  protected thing(id: unknown): T | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** The cards of a pile that can be told apart. The pile goes by its number, or by its name. */
  protected lying(pile: unknown): readonly T[] {
    const found = typeof pile === "string" ? this.all.find((one) => one.kind === "Pile" && one.code === pile) : this.thing(pile);
    return isPile(found) ? found.cards.flatMap((id) => this.thing(id) ?? []) : [];
  }

  /** The first option whose key begins like this; "" if there is none. */
  option(start: string): string {
    return this.keys.find((key) => key === start || key.startsWith(`${start} `) || key.startsWith(`${start}-`)) ?? "";
  }
}

/** A number of a thing as it counts now. */
export function stat(thing: Entity | undefined, name: string): number {
  return (thing?.numbers as Readonly<Record<string, number>> | undefined)?.[name] ?? 0;
}

function numberIn(args: unknown, name: string): number {
  const pairs = Array.isArray(args) ? (args as [string, unknown][]) : Object.entries(args ?? {});
  return Number(pairs.find(([one]) => one === name)?.[1] ?? 0);
}
