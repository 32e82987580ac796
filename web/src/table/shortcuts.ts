// Keys: what stands on a button as its key presses that button. Esc goes back to the present, and lets go of what waits
// for a second press.
import { useEffect } from "react";
import { useTable } from "./context";
import { useLooking } from "./look";

/** Where one writes or chooses by keys, keys mean that. A slider takes arrows only. */
const TAKES_KEYS = "input:not([type=range]), textarea, select, [role=dialog], [role=menu], [contenteditable]";

export function useShortcuts(): void {
  const { history } = useLooking();
  const { disarm } = useTable();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TAKES_KEYS)) return;
      if (event.key === "Escape") {
        disarm();
        return history.now();
      }
      if (event.key === "Enter" && target?.closest("button, a, [role=button]")) return;
      const button = buttonFor(event);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [history, disarm]);
}

/** By what is written on the key, or, on a keyboard of another script, by where the key is. */
function buttonFor(event: KeyboardEvent): HTMLButtonElement | null {
  const placed = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  for (const key of [event.key.length === 1 ? event.key.toLowerCase() : event.key, placed]) {
    if (!key) continue;
    const found = document.querySelector<HTMLButtonElement>(`[data-shortcut="${CSS.escape(key)}"]:not(:disabled)`);
    if (found) return found;
  }
  return null;
}
