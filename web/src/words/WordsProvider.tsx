import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import type { Args, Word } from "../net/view";
import { useLanguage } from "./language";
import { catalogues } from "./catalogues";
import { isStory, Speech } from "./speech";

export interface Words {
  language: string;
  say(key: string, args?: Args): string;
  /** The message as a sentence of its own: with a capital. */
  sentence(key: string, args?: Args): string;
  word(word: Word): string;
  /** What a card does, in short; "" if nothing is said of it. */
  summary(key: string): string;
  has(key: string): boolean;
  list(items: readonly string[]): string;
}

const WordsContext = createContext<Words | null>(null);
const ALWAYS = ["core", "web"];

/** The words of the chrome and of the named games, in the chosen language. Shows nothing until they are there. */
export function WordsProvider({ games = [], children }: { games?: readonly string[]; children: ReactNode }) {
  const { language } = useLanguage();
  const names = useMemo(() => [...ALWAYS, ...games], [games.join(" ")]);
  const stories = useMemo(() => games.map((game) => `${game}.stories`), [games.join(" ")]);
  const [words, setWords] = useState<Words | null>(null);

  useEffect(() => {
    let wanted = true;
    const asked = new Set<string>();
    let speech: Speech | null = null;
    const ask = (from: string, what: readonly string[], learn: (texts: string[]) => void) => {
      const question = `${from} ${what.join(" ")}`;
      if (asked.has(question)) return;
      asked.add(question);
      void catalogues(from, what).then((texts) => {
        learn(texts);
        if (wanted && speech) setWords(spoken(speech));
      });
    };
    const missing = (key: string) => {
      const told = isStory(key) ? stories : names;
      if (speech?.awaits(key)) ask(language, stories, (texts) => speech?.learnStories(texts));
      else if (language !== "en") ask("en", told, (texts) => speech?.fallBackOn(texts));
    };
    void catalogues(language, names)
      .catch(() => [])
      .then((texts) => {
        if (!wanted) return;
        speech = new Speech(language, texts, missing);
        document.documentElement.lang = language;
        setWords(spoken(speech));
      });
    return () => {
      wanted = false;
    };
  }, [language, names, stories]);

  return words && <WordsContext value={words}>{children}</WordsContext>;
}

function spoken(speech: Speech): Words {
  return {
    language: speech.language,
    say: (key, args) => speech.say(key, args),
    sentence: (key, args) => speech.sentence(key, args),
    word: (word) => speech.word(word),
    summary: (key) => speech.summary(key),
    has: (key) => speech.has(key),
    list: (items) => speech.list(items),
  };
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords needs a WordsProvider around it");
  return words;
}
