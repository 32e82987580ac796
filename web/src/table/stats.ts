// What a number of a thing is called, without the number: `<game>-web-stat-<key>`, or the game's own word for it,
// `<game>-<key>`.
import { useCallback } from "react";
import { useWords } from "../words";
import { useTable } from "./context";

export function useStatName(): (stat: string) => string {
  const { view } = useTable();
  const { has, say } = useWords();
  return useCallback(
    (stat: string) => {
      const key = [`${view.game}-web-stat-${stat}`, `${view.game}-${stat}`].find(has);
      return key ? say(key) : stat.replaceAll("_", " ");
    },
    [view.game, has, say],
  );
}
