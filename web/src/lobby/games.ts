// In which order the games are shown, and what "Play now" sets up: a sensible solo table in one click.
import { post } from "../net/http";

/** The training game: small, and said to be. */
export const SMALL = "lantern";
export const ORDER = ["ahlcg", "unfathomable", "eldritch", "lotr", "ah3", SMALL];

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: string[];
  undo?: string;
  absent?: string;
  seed?: number | null;
}

const QUICK: Record<string, NewTable> = {
  ahlcg: { game: "ahlcg", options: { investigators: "roland-banks", mode: "the-gathering", difficulty: "standard" } },
  lotr: { game: "lotr", options: { decks: "leadership", quest: "passage-through-mirkwood", difficulty: "normal" } },
  eldritch: { game: "eldritch", options: { seats: "1", "ancient-one": "azathoth" } },
  ah3: { game: "ah3", options: { seats: "1", scenario: "azathoth" } },
  unfathomable: { game: "unfathomable", options: { seats: "4" }, seats: ["me", "bot", "bot", "bot"] },
  lantern: { game: "lantern", options: { seats: "1" } },
};

/** First lessons: an easy table, and a seed with which the lesson meets everything in a good order. */
const LESSONS: Record<string, NewTable> = {
  ahlcg: {
    game: "ahlcg",
    options: { investigators: "roland-banks", mode: "the-gathering", difficulty: "easy" },
    seed: 2369,
  },
  lotr: {
    game: "lotr",
    options: { decks: "leadership", quest: "passage-through-mirkwood", difficulty: "easy" },
    seed: 54,
  },
  eldritch: {
    game: "eldritch",
    options: { seats: "1", investigators: "leo-anderson", difficulty: "easier" },
    seed: 11,
  },
  ah3: {
    game: "ah3",
    options: { seats: "1", investigators: "norman-withers", scenario: "azathoth" },
    seed: 351,
  },
};

/** The games with a first lesson; the first of them is the one to begin with. */
export const TAUGHT = Object.keys(LESSONS);

export function hasLesson(game: string): boolean {
  return game in LESSONS;
}

/** Sets a table up and tells where it is. */
export async function lay(table: NewTable): Promise<string> {
  const { id } = await post<{ id: string }>("/api/tables", table);
  return `/table/${id}`;
}

export function layQuick(game: string): Promise<string> {
  return lay(QUICK[game] ?? { game });
}

export async function layLesson(game: string): Promise<string> {
  return `${await lay(LESSONS[game] ?? { game })}?guide=1`;
}
