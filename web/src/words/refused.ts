// Why something was refused, in the reader's language where the reason is a known one; "" where it is not.
import type { Words } from "./WordsProvider";

export function refusedBecause(words: Pick<Words, "has" | "say">, error: Error): string {
  const code = "code" in error ? String(error.code) : "";
  return words.has(`web-refused-${code}`) ? words.say(`web-refused-${code}`) : "";
}
