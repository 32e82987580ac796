import type { Words } from "../words";

/** How long ago a moment was, in round words; `updated` is in seconds. */
export function ago(updated: number, { say }: Words, now = Date.now() / 1000): string {
  const minutes = Math.floor((now - updated) / 60);
  if (minutes < 1) return say("lobby-ago-now");
  if (minutes < 60) return say("lobby-ago-minutes", { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? say("lobby-ago-hours", { n: hours }) : say("lobby-ago-days", { n: Math.floor(hours / 24) });
}
