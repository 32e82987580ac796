// The deck being built: every change is sent to the server, whose answer is the deck. It is kept for the next visit.
import { useEffect, useRef, useState } from "react";
import { askDeck, type Asked, type Counts, type Deck, type Mode } from "./api";

const KEPT = "rulebound-ahlcg-deck";
const FIRST = "roland-banks";

export interface Building {
  readonly deck: Deck | null;
  /** Counts as the reader has set them: those of the deck, or newer ones that are being checked. */
  readonly counts: Counts;
  readonly mode: Mode;
  /** Why the last wish was refused. */
  readonly refusal: string;
  start(investigator: string, from: string): void;
  count(code: string, n: number): void;
  read(text: string): Promise<boolean>;
  setMode(mode: Mode): void;
}

export function useDeck(): Building {
  const [deck, setDeck] = useState<Deck | null>(null);
  const [wanted, setWanted] = useState<Counts | null>(null);
  const [mode, setMode] = useState<Mode>(() => kept()?.mode ?? "campaign");
  const [refusal, setRefusal] = useState("");
  const latest = useRef(0);

  async function ask(asked: Asked): Promise<boolean> {
    const mine = ++latest.current;
    try {
      const answer = await askDeck(asked);
      if (mine !== latest.current) return true;
      setDeck(answer);
      setWanted(null);
      setRefusal("");
      localStorage.setItem(KEPT, JSON.stringify({ ...asked, text: undefined, start: undefined, ...named(answer) }));
      return true;
    } catch (error) {
      if (mine === latest.current) {
        setWanted(null);
        setRefusal(error instanceof Error ? error.message : String(error));
      }
      return false;
    }
  }

  useEffect(() => {
    const before = kept();
    void ask(before ?? { investigator: FIRST, mode, start: "starter" }).then((found) => {
      if (!found && before) void ask({ investigator: FIRST, mode, start: "starter" });
    });
  }, []);

  const counts = wanted ?? deck?.cards ?? {};
  const investigator = deck?.investigator ?? FIRST;
  return {
    deck,
    counts,
    mode,
    refusal,
    start: (who, from) => void ask({ investigator: who, mode, start: from }),
    count(code, n) {
      const cards = { ...counts, [code]: n };
      setWanted(cards);
      void ask({ investigator, mode, cards });
    },
    read: (text) => ask({ investigator, mode, text }),
    setMode(next) {
      setMode(next);
      void ask({ investigator, mode: next, cards: counts });
    },
  };
}

function named({ investigator, cards }: Deck): Pick<Asked, "investigator" | "cards"> {
  return { investigator, cards };
}

function kept(): Asked | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Asked | null;
    return found?.cards && found.investigator ? found : null;
  } catch {
    return null;
  }
}
