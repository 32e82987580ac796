// Marks what is meant, wherever the page draws it, for as long as it is meant.
import { useEffect } from "react";
import type { Target } from "./lesson";

const MARK = "data-guided";

export function usePoints(targets: readonly Target[]): void {
  const selector = targets.map(selectorOf).filter(Boolean).join(", ");
  useEffect(() => {
    if (!selector) return;
    let shown = false;
    let frame = 0;
    const mark = () => {
      frame = 0;
      const found = document.querySelectorAll(selector);
      for (const element of found) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
      if (!shown && found.length) {
        shown = true;
        // Things on the board are brought into sight; the actions stay where they are, the question above them.
        for (const element of found)
          if (element.closest(".board-area")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    };
    // The board and the actions are drawn anew with every change of the table.
    const watcher = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mark);
    });
    mark();
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    };
  }, [selector]);
}

function selectorOf(target: Target): string {
  if ("part" in target) return target.part;
  if ("entity" in target) return target.entity === undefined ? "" : `.board-area [data-entity="${target.entity}"]`;
  return target.option ? `[data-option="${CSS.escape(target.option)}"]` : "";
}
