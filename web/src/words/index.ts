export { LANGUAGES, LANGUAGE_NAMES, LanguageProvider, useLanguage, type Language } from "./language";
export { WordsProvider, useWords, type Words } from "./WordsProvider";
export { refusedBecause } from "./refused";
export { optionWords } from "./options";
export { isWord } from "./speech";
