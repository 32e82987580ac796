// What one rarely needs: language, light, sound; wishes; saving, reporting, arranging, leaving.
import { useState } from "react";
import { Button } from "react-aria-components";
import { post } from "../net/http";
import { navigate } from "../router";
import { prefer, usePreferences } from "../theme/preferences";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage, useWords } from "../words";
import { Arrange } from "./Arrange";
import { useTable } from "./context";
import { useComplain } from "./complaints";
import { SidePanel } from "./SidePanel";
import { WishList } from "./Wishes";

export function TableMenu() {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Languages />
      <Button className="button button-quiet" aria-label={say("web-menu")} onPress={() => setOpen(true)}>
        ☰
      </Button>
      {open && (
        <SidePanel title={say("web-menu")} onClose={() => setOpen(false)}>
          <Settings />
          <Wished />
          <Keeping />
        </SidePanel>
      )}
    </>
  );
}

/** The languages, each by its own name; the page changes at once. */
export function Languages() {
  const { say } = useWords();
  const { language, choose } = useLanguage();
  return (
    <div className="languages" role="group" aria-label={say("web-language")}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          className="language"
          lang={one}
          data-language={one}
          aria-pressed={one === language}
          title={LANGUAGE_NAMES[one]}
          onClick={() => choose(one)}
        >
          <span aria-hidden="true">{one}</span>
          <span className="unseen">{LANGUAGE_NAMES[one]}</span>
        </button>
      ))}
    </div>
  );
}

function Settings() {
  const { say } = useWords();
  const { theme, sound, motion } = usePreferences();
  return (
    <section className="menu-part">
      <h3>{say("web-settings")}</h3>
      <div className="menu-language">
        <Languages />
      </div>
      <div className="row">
        {(["system", "dark", "light"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button button-small"
            aria-pressed={theme === one}
            onClick={() => prefer({ theme: one })}
          >
            {say(`web-theme-${one}`)}
          </button>
        ))}
      </div>
      <label className="tick">
        <input type="checkbox" checked={sound} onChange={(event) => prefer({ sound: event.target.checked })} />
        {say("web-sound")}
      </label>
      <label className="tick">
        <input type="checkbox" checked={motion} onChange={(event) => prefer({ motion: event.target.checked })} />
        {say("web-motion")}
      </label>
    </section>
  );
}

function Wished() {
  const { seat } = useTable();
  const { say } = useWords();
  if (seat < 0) return null;
  return (
    <section className="menu-part">
      <h3>{say("web-wishes")}</h3>
      <WishList />
    </section>
  );
}

function Keeping() {
  const { state, seat, stream } = useTable();
  const { say, language } = useWords();
  const complain = useComplain();
  const [arranging, setArranging] = useState(false);
  const table = state.table;
  if (!table) return null;
  const path = `/api/tables/${table.id}`;
  const leave = () =>
    post(`${path}/leave`).then(
      () => navigate("/"),
      complain,
    );
  return (
    <section className="menu-part">
      <h3>{say("web-table")}</h3>
      <p className="quiet">{say(`web-undo-policy-${table.undo}`)}</p>
      {table.hosting && (!table.shared || stream.view.outcome) && (
        <a className="button" href={`${path}/save`} download>
          {say("web-save")}
        </a>
      )}
      <a className="button" href={`${path}/report?seat=${seat}&language=${language}`} download>
        {say("web-report")}
      </a>
      {table.hosting && (state.welcome?.steps.length ?? 0) > 0 && (
        <Button className="button" onPress={() => setArranging(true)}>
          {say("web-arrange")}
        </Button>
      )}
      <a className="button" href="/">
        {say("web-to-lobby")}
      </a>
      {seat >= 0 && (
        <Button className="button" onPress={() => void leave()}>
          {say("web-leave")}
        </Button>
      )}
      {arranging && <Arrange onClose={() => setArranging(false)} />}
    </section>
  );
}
