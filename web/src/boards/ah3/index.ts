// What the table's page needs to know of this board.
import type { BoardModule } from "..";

export { default } from "./Board";
export { Zoom } from "./Zoom";

export const phases = ["action", "monster", "encounter", "mythos"] as const;

export const playing: BoardModule["playing"] = (view) => {
  const sheet = Object.values(view.entities).find((entity) => entity.kind === "Sheet");
  return sheet ? [`ah3-${String(sheet.code)}`, {}] : null;
};
