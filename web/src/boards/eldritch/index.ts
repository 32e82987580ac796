// What the table's page needs to know of this board.
import type { BoardModule } from "..";
import type { View } from "../../net/view";

export { default } from "./Board";
export { Zoom } from "./Zoom";

export const phases = ["action", "encounter", "mythos"] as const;

const ancientOne = (view: View) => Object.values(view.entities).find((entity) => entity.kind === "AncientOne");

export const playing: BoardModule["playing"] = (view) => {
  const ancient = ancientOne(view);
  return ancient?.code ? [`eldritch-${String(ancient.code)}`, {}] : null;
};

export const ending: BoardModule["ending"] = (view) =>
  view.outcome?.won ? ["eldritch-log-score", { n: ancientOne(view)?.score ?? 0 }] : null;
