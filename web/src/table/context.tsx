// What everything on a table's page shares: the table, the seat one looks through, the decision and what is picked.
import { createContext, useContext } from "react";
import type { Stream, TableState } from "../net/table-state";
import type { TableStore } from "../net/table-store";
import type { Decision, Option, View } from "../net/view";

export interface TableContextValue {
  readonly store: TableStore;
  readonly state: TableState;
  /** The seat whose view is shown; -1 for a spectator. */
  readonly seat: number;
  readonly stream: Stream;
  /** What is shown: the table now, or an earlier moment. */
  readonly view: View;
  /** The number of the line looked back to; null while one looks at the present. */
  readonly past: number | null;
  /** The decision this seat is asked and can answer now; null if there is none. */
  readonly decision: AskedDecision | null;
  /** Keys picked so far, where several are. */
  readonly picked: readonly string[];
  /** Has an answer been sent that the table has not acknowledged yet? */
  readonly sending: boolean;
  /** What the table said to the last answer, if it refused it. */
  readonly refusal: string;
  /** The key of an option that gives something up and waits for a second press; "" if there is none. */
  readonly armed: string;
  disarm(): void;
  /** Answers with this option, or picks it, or puts it back, where several are picked. */
  pick(option: Option): void;
  /** Sends what is picked. */
  confirm(): void;
}

export interface AskedDecision extends Decision {
  readonly id: string;
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (!table) throw new Error("this needs a table around it");
  return table;
}

/** Is exactly one option the answer? Otherwise several are picked, then confirmed. */
export function single(decision: AskedDecision): boolean {
  return decision.least === 1 && decision.most === 1;
}
