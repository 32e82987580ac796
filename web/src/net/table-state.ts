// Everything the page knows about a table, and what each message makes of it. Nothing here is changed in place.
import { COME_BACK, type Link } from "./connection";
import type {
  Back,
  FromServer,
  Head,
  LineInfo,
  Pointed,
  Said,
  State,
  TableInfo,
  Update,
  Welcome,
  Wished,
} from "./protocol";
import type { Decision, Entity, Outcome, View } from "./view";

/** What one seat is shown. `first` is the number of the first line of the log that is here. */
export interface Stream {
  readonly v: number;
  readonly view: View;
  readonly back: Back | null;
  readonly wishes: Readonly<Record<string, string>>;
  readonly passing: string;
  readonly first: number;
  readonly lines: readonly LineInfo[];
}

export interface TableState {
  readonly link: Link;
  /** Why the table said goodbye; "" while it has not. */
  readonly farewell: string;
  readonly epoch: string;
  readonly welcome: Welcome | null;
  readonly table: TableInfo | null;
  readonly streams: Readonly<Record<number, Stream>>;
  readonly said: readonly Said[];
  readonly pointed: (Pointed & { readonly at: number }) | null;
  readonly wished: Wished | null;
}

export const EMPTY: TableState = {
  link: "connecting",
  farewell: "",
  epoch: "",
  welcome: null,
  table: null,
  streams: {},
  said: [],
  pointed: null,
  wished: null,
};

/** Thrown where an update does not follow what is here: the stream has to be fetched anew. */
export class Gap extends Error {}

export function receive(state: TableState, message: FromServer): TableState {
  switch (message.t) {
    case "welcome":
      return welcomed(state, message);
    case "people":
      return { ...state, table: message.table };
    case "state":
      return withStream(state, message.seat, fresh(state, message));
    case "update":
      return withStream(state, message.seat, updated(state, message));
    case "said":
      return { ...state, said: [...state.said, message].slice(-200) };
    case "pointed":
      return { ...state, pointed: { ...message, at: Date.now() } };
    case "wished":
      return { ...state, wished: message };
    case "farewell":
      return COME_BACK.includes(message.why) ? state : { ...state, farewell: message.why };
    case "lines":
      return older(state, message.seat, message.first, message.lines);
    default:
      return state;
  }
}

function welcomed(state: TableState, message: Welcome): TableState {
  const kept = message.epoch === state.epoch ? state.streams : {};
  const streams = Object.fromEntries(
    message.streams.filter((seat) => kept[seat]).map((seat) => [seat, kept[seat] as Stream]),
  );
  // What was said so far comes anew after each welcome.
  return { ...state, epoch: message.epoch, welcome: message, table: message.table, streams, said: [], farewell: "" };
}

function withStream(state: TableState, seat: number, stream: Stream): TableState {
  return { ...state, streams: { ...state.streams, [seat]: stream } };
}

function fresh(state: TableState, message: State): Stream {
  const entities = message.entities as unknown as Readonly<Record<string, Entity>>;
  return {
    v: message.v,
    ...headed(message.head, state.table?.game ?? "", message.seat, entities),
    first: message.first,
    lines: message.lines,
  };
}

function updated(state: TableState, message: Update): Stream {
  const before = state.streams[message.seat];
  if (!before || message.v !== before.v + 1) throw new Gap(`seat ${message.seat}: ${before?.v} then ${message.v}`);
  const entities = merged(before.view.entities, message);
  const first = message.first ?? 0;
  const lines = message.lines ?? [];
  const cut = first > 0 || lines.length ? before.lines.slice(0, Math.max(0, first - before.first)) : before.lines;
  return {
    v: message.v,
    ...headed(message.head, before.view.game, message.seat, entities),
    first: before.first,
    lines: lines.length || cut !== before.lines ? [...cut, ...lines] : before.lines,
  };
}

/** An entity that did not change stays the same object, so that what draws it need not be drawn again. */
function merged(before: Readonly<Record<string, Entity>>, message: Update): Readonly<Record<string, Entity>> {
  if (!Object.keys(message.changed ?? {}).length && !message.gone?.length) return before;
  const after = { ...before, ...(message.changed as unknown as Record<string, Entity>) };
  for (const id of message.gone ?? []) delete after[id];
  return after;
}

export function headed(head: Head, game: string, seat: number, entities: Readonly<Record<string, Entity>>) {
  const view: View = {
    game,
    seat,
    round: head.round,
    phase: head.phase,
    turn: head.turn,
    lead: head.lead,
    entities,
    decision: head.decision as unknown as Decision | null,
    outcome: ending(head.outcome),
  };
  return { view, back: head.back, wishes: head.wishes, passing: head.passing };
}

/** The end comes as a row of values: won, why, the clauses, who won. */
function ending(sent: unknown): Outcome | null {
  if (!Array.isArray(sent)) return null;
  const [won, why, cite = [], winners = []] = sent as [boolean, string, string[]?, number[]?];
  return { won, why, cite, winners };
}

function older(state: TableState, seat: number, first: number, lines: readonly LineInfo[]): TableState {
  const stream = state.streams[seat];
  if (!stream || first + lines.length !== stream.first) return state;
  return withStream(state, seat, { ...stream, first, lines: [...lines, ...stream.lines] });
}
