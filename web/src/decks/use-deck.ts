// The deck being built: every change is sent to the server, whose answer is the deck.
import { useEffect, useRef, useState } from "react";
import type { Asked, Counts, Deck } from "./api";
import { drafts, keepDraft } from "./drafts";
import type { DeckGame } from "./game";

export interface Building {
  readonly deck: Deck | null;
  readonly who: string;
  readonly mode: string;
  /** Counts as the reader has set them: those of the deck, or newer ones that are being checked. */
  readonly counts: Counts;
  /** Why the last wish was refused. */
  readonly refusal: string;
  /** Goes on with this owner's deck, or begins one. */
  choose(who: string): void;
  start(from: string): void;
  count(code: string, n: number): void;
  read(text: string): Promise<boolean>;
  setMode(mode: string): void;
}

/** What the reader wants and the server has not answered yet. */
interface Wanted {
  readonly who?: string;
  readonly mode?: string;
  readonly counts?: Counts;
}

export function useDeck(game: DeckGame<never>): Building {
  const [deck, setDeck] = useState<Deck | null>(null);
  const [wanted, setWanted] = useState<Wanted>({});
  const [refusal, setRefusal] = useState("");
  const latest = useRef(0);
  const who = wanted.who ?? deck?.who ?? drafts(game).who;
  const mode = wanted.mode ?? drafts(game).mode;
  const counts = wanted.counts ?? deck?.cards ?? {};

  async function ask(asked: Asked, now: Wanted = {}): Promise<boolean> {
    const mine = ++latest.current;
    setWanted(now);
    try {
      const answer = await game.ask(asked);
      if (mine !== latest.current) return true;
      keepDraft(game, answer, asked.mode);
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

  function choose(owner: string): Promise<boolean> {
    const cards = drafts(game).decks[owner];
    const start: Asked = { who: owner, mode, start: game.starts[0] ?? "" };
    if (!cards) return ask(start, { who: owner });
    return ask({ who: owner, mode, cards }, { who: owner }).then((known) => known || ask(start));
  }

  useEffect(() => void choose(who), []);

  return {
    deck,
    who,
    mode,
    counts,
    refusal,
    choose: (owner) => void choose(owner),
    start: (from) => void ask({ who, mode, start: from }),
    count(code, n) {
      const cards = { ...counts, [code]: n };
      void ask({ who, mode, cards }, { counts: cards });
    },
    read: (text) => ask({ who, mode, text }),
    setMode: (next) => void ask({ who, mode: next, cards: counts }, { mode: next }),
  };
}
