// What the reader prefers on this device: light or dark, sound, motion. Kept in the browser.
import { useSyncExternalStore } from "react";

export interface Preferences {
  readonly theme: "dark" | "light";
  readonly sound: boolean;
  readonly motion: boolean;
}

const KEPT = "rulebound-preferences";
const DEFAULTS: Preferences = { theme: "dark", sound: true, motion: true };
const listeners = new Set<() => void>();
let current = load();
show(current);

function load(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

function show(preferences: Preferences): void {
  document.documentElement.dataset.theme = preferences.theme;
  document.documentElement.dataset.motion = preferences.motion ? "full" : "reduced";
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  localStorage.setItem(KEPT, JSON.stringify(current));
  show(current);
  for (const listener of listeners) listener();
}

export function preferences(): Preferences {
  return current;
}

export function usePreferences(): Preferences {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, preferences);
}

/** Does the reader, or the reader's system, ask for no motion? */
export function motionReduced(): boolean {
  return !current.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
