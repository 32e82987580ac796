// How one looks at the table: through which seat, at which moment, with which board.
import { createContext, useContext } from "react";
import type { BoardModule } from "../boards";
import type { History } from "./history";

export interface Look {
  lookThrough(seat: number): void;
  readonly history: History;
  readonly module: BoardModule | null;
}

export const LookContext = createContext<Look | null>(null);

export function useLooking(): Look {
  const look = useContext(LookContext);
  if (!look) throw new Error("this needs a table around it");
  return look;
}
