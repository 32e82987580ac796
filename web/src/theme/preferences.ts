// What the reader prefers on this device: light or dark, sound, motion. Kept in the browser. Light or dark is the system's
// own unless the reader has said otherwise.
import { useSyncExternalStore } from "react";

export type Theme = "dark" | "light";

export interface Preferences {
  /** What the reader chose; "system" follows the device, also when that changes. */
  readonly theme: Theme | "system";
  readonly sound: boolean;
  readonly motion: boolean;
}

const KEPT = "rulebound-preferences";
const DEFAULTS: Preferences = { theme: "system", sound: true, motion: true };
const LIGHT = matchMedia("(prefers-color-scheme: light)");
const listeners = new Set<() => void>();
let current = load();
show(current);
LIGHT.addEventListener("change", () => {
  show(current);
  for (const listener of listeners) listener();
});

function load(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

function show(preferences: Preferences): void {
  document.documentElement.dataset.theme = themeOf(preferences);
  document.documentElement.dataset.motion = preferences.motion ? "full" : "reduced";
}

function themeOf({ theme }: Preferences): Theme {
  return theme === "system" ? (LIGHT.matches ? "light" : "dark") : theme;
}

/** Light or dark, as the page is shown now. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => themeOf(current));
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
  return useSyncExternalStore(subscribe, preferences);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does the reader, or the reader's system, ask for no motion? */
export function motionReduced(): boolean {
  return !current.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
