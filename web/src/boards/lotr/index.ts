// What the table's page needs to know of this board.
import type { BoardModule } from "..";

export { default } from "./Board";
export { Zoom } from "./Zoom";

export const phases = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"] as const;
export const ribbon = "lotr-web-phase";

export const playing: BoardModule["playing"] = (view) => {
  const scenario = Object.values(view.entities).find((entity) => entity.kind === "Scenario");
  return scenario?.code ? [`lotr-choice-quest-${String(scenario.code)}`, {}] : null;
};
