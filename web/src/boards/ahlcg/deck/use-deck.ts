// The deck being built: every change is sent to the server, whose answer is the deck.
import { useEffect, useRef, useState } from "react";
import { askDeck, type Asked, type Counts, type Deck, type Mode } from "./api";
import { drafts, keepDraft } from "./drafts";

export interface Building {
  readonly deck: Deck | null;
  readonly investigator: string;
  readonly mode: Mode;
  /** Counts as the reader has set them: those of the deck, or newer ones that are being checked. */
  readonly counts: Counts;
  /** Why the last wish was refused. */
  readonly refusal: string;
  /** Goes on with this investigator's deck, or begins with their starter deck. */
  choose(investigator: string): void;
  start(from: string): void;
  count(code: string, n: number): void;
  read(text: string): Promise<boolean>;
  setMode(mode: Mode): void;
}

/** What the reader wants and the server has not answered yet. */
interface Wanted {
  readonly investigator?: string;
  readonly mode?: Mode;
  readonly counts?: Counts;
}

export function useDeck(): Building {
  const [deck, setDeck] = useState<Deck | null>(null);
  const [wanted, setWanted] = useState<Wanted>({});
  const [refusal, setRefusal] = useState("");
  const latest = useRef(0);
  const investigator = wanted.investigator ?? deck?.investigator ?? drafts().investigator;
  const mode = wanted.mode ?? drafts().mode;
  const counts = wanted.counts ?? deck?.cards ?? {};

  async function ask(asked: Asked, now: Wanted = {}): Promise<boolean> {
    const mine = ++latest.current;
    setWanted(now);
    try {
      const answer = await askDeck(asked);
      if (mine !== latest.current) return true;
      keepDraft(answer, asked.mode);
      setDeck(answer);
      setWanted({});
      setRefusal("");
      return true;
    } catch (error) {
      if (mine !== latest.current) return false;
      setWanted({});
      setRefusal(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  function choose(who: string): Promise<boolean> {
    const cards = drafts().decks[who];
    const start: Asked = { investigator: who, mode, start: "starter" };
    if (!cards) return ask(start, { investigator: who });
    return ask({ investigator: who, mode, cards }, { investigator: who }).then((known) => known || ask(start));
  }

  useEffect(() => void choose(investigator), []);

  return {
    deck,
    investigator,
    mode,
    counts,
    refusal,
    choose: (who) => void choose(who),
    start: (from) => void ask({ investigator, mode, start: from }),
    count(code, n) {
      const cards = { ...counts, [code]: n };
      void ask({ investigator, mode, cards }, { counts: cards });
    },
    read: (text) => ask({ investigator, mode, text }),
    setMode: (next) => void ask({ investigator, mode: next, cards: counts }, { mode: next }),
  };
}
