// Where things are: header, board, actions; players and log at the side, or as tabs on a phone.
import { useState } from "react";
import { GuideIfAsked } from "../guide";
import type { Faces } from "../net/view";
import { useWords } from "../words";
import { ActionsPanel } from "./ActionsPanel";
import { Attention } from "./Attention";
import { Banners } from "./Banners";
import { Board } from "./Board";
import { BoardArea } from "./BoardArea";
import { Chat } from "./Chat";
import { Consent } from "./Consent";
import { Cover } from "./Cover";
import { EndPanel } from "./EndPanel";
import { Header } from "./Header";
import { HistoryBar } from "./HistoryBar";
import { LogPanel } from "./LogPanel";
import { People } from "./People";
import { useShortcuts } from "./shortcuts";

const PLACES = ["board", "log", "people", "chat"] as const;
type PlaceName = (typeof PLACES)[number];

export function TableLayout({ faces }: { faces: Faces }) {
  const { say } = useWords();
  const [place, setPlace] = useState<PlaceName>("board");
  useShortcuts();
  return (
    <Cover>
      <div className="table" data-place={place}>
        <button type="button" className="button skip" onClick={toActions}>
          {say("web-skip")}
        </button>
        <Header />
        <nav className="places" aria-label={say("web-places")}>
          {PLACES.map((name) => (
            <button
              key={name}
              type="button"
              className="place"
              aria-pressed={place === name}
              onClick={() => setPlace(name)}
            >
              {say(`web-tab-${name}`)}
            </button>
          ))}
        </nav>
        <section className="table-main" aria-label={say("web-place-board")}>
          <Banners />
          <BoardArea>
            <Board faces={faces} />
          </BoardArea>
          <EndPanel />
          <HistoryBar />
          <GuideIfAsked />
        </section>
        <ActionsPanel />
        <aside className="table-side" aria-label={say("web-side")}>
          <People />
          <LogPanel />
          <Chat />
        </aside>
      </div>
      <Attention />
      <Consent />
    </Cover>
  );
}

/** For the keyboard: past the board, straight to the answers. */
function toActions(): void {
  document.querySelector<HTMLElement>(".actions .option, .actions button")?.focus();
}
