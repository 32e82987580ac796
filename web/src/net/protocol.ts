// Made by `python -m rulebound.server.write_typescript` from rulebound/server/protocol.py. Do not edit.

export const VERSION = 1;

/** The first message: which seats' streams are wanted (none named: all of one's own, or a spectator's). */
export interface Hello {
  t: "hello";
  version?: number;
  seats?: number[] | null;
  epoch?: string;
  since?: Record<number, number>;
}

/** The answer of a seat to the decision it was shown: the keys of options. */
export interface Answer {
  t: "answer";
  id: string;
  seat: number;
  decision: string;
  keys: string[];
}

/** Takes back what a person answered last, if the table's policy lets it; by consent, it asks the others. */
export interface Undo {
  t: "undo";
  id: string;
  seat: number;
}

/** What a person says to somebody's wish to take back an answer. */
export interface Consent {
  t: "consent";
  id: string;
  wish: string;
  yes: boolean;
}

/** Why can't I? Answered by `denied`. */
export interface Why {
  t: "why";
  id: string;
  seat: number;
}

/** The chance that what is being tried succeeds with this answer, and with each option added to it: `odds-are`. */
export interface Odds {
  t: "odds";
  id: string;
  seat: number;
  keys?: string[];
}

/** Why is this 5? The numbers of a thing on the table, each with its sources: `reasons`. */
export interface Explain {
  t: "explain";
  id: string;
  seat: number;
  entity: number;
}

/** The table as it was when so many lines of the seat's log had been told: `then`. */
export interface Moment {
  t: "moment";
  id: string;
  seat: number;
  line: number;
}

/** Lines of the log before those the client has: `lines`. */
export interface Older {
  t: "older";
  id: string;
  seat: number;
  before: number;
}

/** What need not be asked any more: an ability used `never`, `ask`, `always` (of the option `key`, or named as in `wishes`); passing until one's `turn`, until there is `news`, or no more (`stop`). */
export interface Prefer {
  t: "prefer";
  id: string;
  seat: number;
  what: string;
  key?: string;
}

/** Says something to everybody at the table, where the rules let one talk freely. */
export interface Chat {
  t: "chat";
  id: string;
  text: string;
}

/** One of the game's ready phrases, said by a seat; some are about another seat. */
export interface Phrase {
  t: "phrase";
  id: string;
  seat: number;
  key: string;
  about?: number | null;
}

/** Points at a thing on the table, for everybody who can see it. */
export interface Point {
  t: "point";
  id: string;
  seat: number;
  entity: number;
}

/** The host puts something right by hand, with one of the game's arranging steps. */
export interface Arrange {
  t: "arrange";
  id: string;
  step: string;
  args?: Record<string, string>;
}

/** Are you there? Answered by `pong`. */
export interface Ping {
  t: "ping";
  id: string;
}

/** Who sits where. `word` is what the game calls the seat. */
export interface SeatInfo {
  seat: number;
  word: unknown;
  kind: string;
  name: string;
  online: boolean;
  yours: boolean;
}

/** Somebody who watches. */
export interface WatcherInfo {
  name: string;
  muted: boolean;
}

/** What everybody at the table may know about it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  undo: string;
  absent: string;
  kind: string;
  seats: SeatInfo[];
  host: string;
  hosting: boolean;
  spectators: number;
  changed: string;
  shared: boolean;
  watching: WatcherInfo[];
}

/** An arranging step the host may take: what it is called, which arguments it needs, what it does. */
export interface StepInfo {
  name: string;
  args: string[];
  optional: string[];
  about: string;
}

/** The first message of a table: who is there, and what the client may ask for. */
export interface Welcome {
  t: "welcome";
  version: number;
  epoch: string;
  table: TableInfo;
  streams: number[];
  phrases: string[];
  named: string[];
  free_talk: boolean;
  steps: StepInfo[];
}

/** Somebody came, left, sat down or stood up. */
export interface People {
  t: "people";
  table: TableInfo;
}

/** The answer that undo would take back: how it reads, and what is in the way ("" if nothing). */
export interface Back {
  text: string;
  args: unknown;
  blocked: string;
}

/** Where the game stands: the parts of a view that are not things on the table. */
export interface Head {
  round: number;
  phase: string;
  turn: number;
  lead: number;
  decision: Record<string, unknown> | null;
  outcome: unknown;
  back: Back | null;
  wishes: Record<string, string>;
  passing: string;
}

/** A line of the log. */
export interface LineInfo {
  text: string;
  args: unknown;
  cite: string[];
}

/** A fresh view of one seat. `lines` are the last of the log, the first of them being number `first`. */
export interface State {
  t: "state";
  seat: number;
  v: number;
  head: Head;
  entities: Record<number, Record<string, unknown>>;
  first: number;
  lines: LineInfo[];
}

/** What changed in the view of one seat. */
export interface Update {
  t: "update";
  seat: number;
  v: number;
  head: Head;
  changed?: Record<number, Record<string, unknown>>;
  gone?: number[];
  first?: number;
  lines?: LineInfo[];
}

/** A request was carried out; an answer is kept for good. */
export interface Done {
  t: "done";
  id: string;
}

/** A request was not carried out, and nothing changed. `code` is for programs, `why` for people. */
export interface Refused {
  t: "refused";
  id: string;
  code: string;
  why: string;
  clauses: string[];
}

/** What might be expected but may not be done: how the option would read, the reason, the clause. */
export interface DenialInfo {
  key: string;
  text: string;
  reason: string;
  args: unknown;
  clause: string;
  about: number[];
}

/** What might be expected but may not be done, with the clause that forbids it. */
export interface Denied {
  t: "denied";
  id: string;
  denials: DenialInfo[];
}

/** Chances between 0 and 1; `now` is None where nothing is at stake. Where a chance cannot be told exactly, it is at least that, and at most what `most` says: by key, and under no key for how it stands now. */
export interface OddsAre {
  t: "odds-are";
  id: string;
  now: number | null;
  each: Record<string, number>;
  most: Record<string, number>;
}

/** One source of a number: `base`, `add`, `times`, `set`, `floor` (`add/2`: half, rounded up) and by how much. */
export interface ReasonInfo {
  op: string;
  amount: number;
  source: unknown;
  cite: string[];
}

export interface NumberInfo {
  stat: string;
  total: number;
  reasons: ReasonInfo[];
}

/** The numbers of a thing, each with its sources. */
export interface Reasons {
  t: "reasons";
  id: string;
  entity: number;
  numbers: NumberInfo[];
}

/** An earlier moment, as the seat saw it. */
export interface Then {
  t: "then";
  id: string;
  seat: number;
  line: number;
  head: Head;
  entities: Record<number, Record<string, unknown>>;
}

/** Older lines of the log, the first of them being number `first`. */
export interface Lines {
  t: "lines";
  id: string;
  seat: number;
  first: number;
  lines: LineInfo[];
}

/** Somebody spoke: free text, or a phrase of the game (a word). */
export interface Said {
  t: "said";
  at: number;
  name: string;
  seat: number;
  text: string;
  phrase: unknown;
}

/** Somebody points at a thing on the table. */
export interface Pointed {
  t: "pointed";
  name: string;
  seat: number;
  entity: number;
}

/** Somebody wants something to which all others have to agree: to take back an answer, to put something right by hand, to take a seat. Each of `missing` (names) has yet to agree. Over when `over` says how. */
export interface Wished {
  t: "wished";
  wish: string;
  name: string;
  missing: string[];
  over: string;
  text: string;
  args: unknown;
}

/** The connection ends: `why` is kicked, moved, closed, restart, stopping, busy or fault. After a restart the client comes back at once; who was moved comes back to other seats; where the server is being stopped, the client tries until it is there again; where it is busy, or cannot keep what is played, the client comes back after a while. */
export interface Farewell {
  t: "farewell";
  why: string;
}

/** Here I am. */
export interface Pong {
  t: "pong";
  id: string;
}

export type FromClient =
  | Hello
  | Answer
  | Undo
  | Consent
  | Why
  | Odds
  | Explain
  | Moment
  | Older
  | Prefer
  | Chat
  | Phrase
  | Point
  | Arrange
  | Ping;

export type FromServer =
  | Welcome
  | People
  | State
  | Update
  | Done
  | Refused
  | Denied
  | OddsAre
  | Reasons
  | Then
  | Lines
  | Said
  | Pointed
  | Wished
  | Farewell
  | Pong;
