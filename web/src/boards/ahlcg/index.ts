// What the table's page needs to know of this board.
import type { BoardModule } from "..";
import type { Scenario } from "./model";

export { default } from "./Board";
export { Zoom } from "./Zoom";

export const phases = ["mythos", "investigation", "enemy", "upkeep"] as const;

export const playing: BoardModule["playing"] = (view) => {
  const scenario = Object.values(view.entities).find((entity) => entity.kind === "Scenario") as Scenario | undefined;
  return scenario?.code ? [`ahlcg-${scenario.code}`, {}] : null;
};
