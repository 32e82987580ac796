// What a decision is about and lies nowhere in sight on a board: it is laid out to choose from.
import type { Entity } from "../net/view";
import { useTable } from "./context";

export function useAskedAbout(drawn: ReadonlySet<number>): readonly Entity[] {
  const { decision, view } = useTable();
  return [...new Set(decision?.options.flatMap((option) => option.about) ?? [])]
    .filter((id) => !drawn.has(id))
    .map((id) => view.entities[id])
    .filter((thing): thing is Entity => thing !== undefined);
}
