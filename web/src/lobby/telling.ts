// How the lobby speaks of a game: in its own words; of games from elsewhere, in theirs.
import type { Words } from "../words";

export function titleOf(words: Words, name: string, title = `${name}-title`): string {
  const own = `lobby-title-${name}`;
  return words.has(own) ? words.say(own) : words.has(title) ? words.say(title) : name;
}

/** One sentence about the game. */
export function pitchOf(words: Words, name: string, title = `${name}-title`): string {
  const own = `lobby-pitch-${name}`;
  return words.has(own) ? words.say(own) : words.summary(title);
}

/** A value of an option: numbers and what somebody typed stand for themselves. */
export function valueOf(words: Words, text: string, value: string): string {
  const key = `${text}-${value.replaceAll(":", "-")}`;
  return /^\d+$/.test(value) || !words.has(key) ? value : words.say(key);
}
