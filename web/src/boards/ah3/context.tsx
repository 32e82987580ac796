import { createContext, useContext } from "react";
import type { Table } from "./model";

export const TableContext = createContext<Table | null>(null);

/** The table that is being drawn. */
export function useCity(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("this is drawn on a table");
  return table;
}
