// The chance to succeed with what is picked, and with each option added: asked for where luck is about to decide.
import { useEffect, useState } from "react";
import type { OddsAre } from "../net/protocol";
import { useTable, type AskedDecision } from "./context";

export function useOdds(decision: AskedDecision, picked: readonly string[]): OddsAre | null {
  const { store, seat } = useTable();
  const [odds, setOdds] = useState<OddsAre | null>(null);
  const keys = picked.join("\n");
  useEffect(() => {
    if (!decision.odds) return;
    let wanted = true;
    store.ask({ t: "odds", seat, keys: keys ? keys.split("\n") : [] }).then(
      (reply) => wanted && setOdds(reply as OddsAre),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [store, seat, decision, keys]);
  return odds;
}

/** In whole percent; only what is certain reads 0 or 100. */
export function percent(chance: number): number {
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(100 * chance))) : Math.round(100 * chance);
}

/** A chance, at least and at most: twice the same where it is known exactly. */
export type Chance = readonly [number, number];

/** The chance with an option added to what is picked, or as it stands (`""`). */
export function chanceOf(odds: OddsAre | null, key: string): Chance | undefined {
  const least = key === "" ? odds?.now : odds?.each[key];
  return least == null ? undefined : [least, odds?.most?.[key] ?? least];
}

/** In percent; what is not known exactly is told as two numbers, rounded away from one another. */
export function percents([least, most]: Chance): string {
  return least === most ? `${percent(least)}` : `${Math.floor(100 * least)}–${Math.ceil(100 * most)}`;
}
