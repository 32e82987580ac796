// What every page of the lobby has: the way home, language, light or dark, and who made this.
import { useEffect, useRef, type ReactNode } from "react";
import { usePath } from "../router";
import { prefer, useTheme } from "../theme/preferences";
import { LANGUAGES, LANGUAGE_NAMES, useLanguage, useWords, type Language } from "../words";

export function Shell({ game, children }: { game: string; children: ReactNode }) {
  const { say } = useWords();
  const main = useFocusOnNewPage();
  return (
    <div className="lobby" data-game={game || undefined}>
      <a className="skip" href="#main">
        {say("lobby-skip")}
      </a>
      <header className="lobby-head">
        <a className="brand" href="/">
          <img src="/icon.svg" alt="" width="28" height="28" />
          <span>Rulebound</span>
        </a>
        <Languages />
        <Theme />
      </header>
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <footer className="lobby-foot">
        <p>{say("lobby-footer")}</p>
        <nav aria-label={say("lobby-pages")}>
          <a href="/">{say("lobby-home")}</a>
          <a href="/decks">{say("lobby-decks-title")}</a>
          <a href="/about">{say("lobby-about")}</a>
        </nav>
      </footer>
    </div>
  );
}

/** Whoever reads with a screen reader or a keyboard starts at the top of a new page. */
function useFocusOnNewPage() {
  const path = usePath();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  return main;
}

function Languages() {
  const { say } = useWords();
  const { language, choose } = useLanguage();
  return (
    <label className="head-choice">
      <span className="unseen">{say("lobby-language")}</span>
      <select className="input" value={language} onChange={(event) => choose(event.target.value as Language)}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Theme() {
  const { say } = useWords();
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  const name = say(`lobby-theme-${other}`);
  return (
    <button type="button" className="button button-quiet theme" aria-label={name} title={name} onClick={() => prefer({ theme: other })}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
        {theme === "dark" ? (
          <path d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm-1-5h2v3h-2zm0 17h2v3h-2zM2 11h3v2H2zm17 0h3v2h-3zM4.2 5.600l1.400-1.400 2.100 2.100-1.400 1.400zm12.100 12.100l1.400-1.400 2.100 2.100-1.400 1.400zM4.200 18.400l2.100-2.100 1.400 1.400-2.100 2.100zM16.300 6.300l2.100-2.100 1.400 1.400-2.100 2.100z" />
        ) : (
          <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z" />
        )}
      </svg>
    </button>
  );
}
