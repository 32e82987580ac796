// What the table's page needs to know of this board.
import type { BoardModule } from "..";

export { default } from "./Board";
export { Zoom } from "./Zoom";

export const phases = ["action", "encounter", "mythos"] as const;

export const playing: BoardModule["playing"] = (view) => {
  const ancient = Object.values(view.entities).find((entity) => entity.kind === "AncientOne");
  return ancient?.code ? [`eldritch-${String(ancient.code)}`, {}] : null;
};
