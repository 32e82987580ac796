export { LANGUAGES, LANGUAGE_NAMES, LanguageProvider, useLanguage, type Language } from "./language";
export { WordsProvider, useWords, type Words } from "./WordsProvider";
export { refusedBecause } from "./refused";
export { isWord } from "./speech";
