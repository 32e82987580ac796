// The reader's language: what was chosen last, else what the browser prefers, else English.
import { createContext, useContext, useMemo, useState, type ReactNode } from "react";

export const LANGUAGES = ["en", "uk", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language in itself: this is read before the language is chosen. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
};
const KEPT = "rulebound-language";

interface Chosen {
  language: Language;
  choose(language: Language): void;
}

const LanguageContext = createContext<Chosen>({ language: "en", choose: () => undefined });

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  const chosen = useMemo(
    () => ({
      language,
      choose(next: Language) {
        localStorage.setItem(KEPT, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={chosen}>{children}</LanguageContext>;
}

export function useLanguage(): Chosen {
  return useContext(LanguageContext);
}

function first(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}
