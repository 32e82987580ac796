// What the table's page needs to know of this board.
import type { BoardModule } from "..";
import { isPile, type View } from "../../net/view";

export { default } from "./Board";
export { Zoom } from "./Zoom";

export const phases = ["action", "encounter", "mythos"] as const;

const ancientOne = (view: View) => Object.values(view.entities).find((entity) => entity.kind === "AncientOne");

export const playing: BoardModule["playing"] = (view) => {
  const ancient = ancientOne(view);
  return ancient?.code ? [`eldritch-${String(ancient.code)}`, {}] : null;
};

export const ending: BoardModule["ending"] = (view) => {
  if (view.outcome?.won) return ["eldritch-log-score", { n: ancientOne(view)?.score ?? 0 }];
  const solved = Object.values(view.entities).find((entity) => isPile(entity) && entity.code === "solved");
  return ["eldritch-web-lost", { rounds: view.round, n: isPile(solved) ? solved.cards.length : 0 }];
};
