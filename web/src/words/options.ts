// How an option reads: its words, and what tells it from another like it.
import type { Option } from "../net/view";
import type { Words } from "./WordsProvider";

export function optionWords({ say, sentence, word }: Words, option: Option): string {
  const words = sentence(option.text, option.args);
  return option.note ? say("web-option-note", { option: words, note: word(option.note) }) : words;
}
