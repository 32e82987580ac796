import { createContext, useContext } from "react";
import type { Desk } from "./desk";

export const DeskContext = createContext<Desk | null>(null);

/** The table that is being drawn. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("this is drawn on a table");
  return desk;
}
