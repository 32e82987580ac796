// What a number of a thing is called, without the number. A game words it as `<game>-stat-<key>` or, for the browser
// alone, `<game>-web-stat-<key>`.
import { useCallback } from "react";
import { useWords } from "../words";
import { useTable } from "./context";

export function useStatName(): (stat: string) => string {
  const { view } = useTable();
  const { has, say } = useWords();
  return useCallback(
    (stat: string) => {
      const key = [`${view.game}-stat-${stat}`, `${view.game}-web-stat-${stat}`].find(has);
      return key ? say(key) : stat.replaceAll("_", " ");
    },
    [view.game, has, say],
  );
}
