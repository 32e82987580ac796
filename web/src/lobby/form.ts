// What is filled in before a game: who sits where and as whom, the game's options, how the table deals with undo and absence.
import type { GameInfo, OptionInfo } from "./api";
import type { KeptDeck } from "./kept-deck";
import type { NewTable } from "./games";

export type Who = "me" | "open" | "bot";

export interface SeatForm {
  who: Who;
  /** Whom this seat plays, where the game lets seats choose; else "". */
  as: string;
}

export interface Form {
  seats: SeatForm[];
  options: Record<string, string>;
  /** How far undo goes; "" until one chooses: as far as is usual with so many people. */
  undo: string;
  absent: string;
  seed: string;
}

const UNDO = ["free", "information", "consent"];
export const ABSENT = ["wait", "bot"];
/** The option that takes deck lists: one for each seat, or one for each seat that brings its own. */
const DECKS = "decks";
const LISTS = "lists";

/** The option that names who plays, one value for each seat. */
export function perSeat(game: GameInfo): OptionInfo | undefined {
  return game.options.find((option) => option.per_seat);
}

/** The options that are neither seats nor who sits there. */
export function plainOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => !option.per_seat && option.key !== "seats");
}

/** Options that few tables need: they are asked last, and only if one looks. */
const RARE: Record<string, string[]> = { ahlcg: ["earlier"], lotr: ["grace", "earlier", "lists"] };

export function isRare(game: string, option: OptionInfo): boolean {
  return RARE[game]?.includes(option.key) ?? false;
}

/** How many seats there can be, least and most. */
export function room(game: GameInfo): [number, number] {
  return game.seats.length === 2 ? game.seats : [1, 1];
}

/** The form as it first appears: one's own seat, bots on the others that the game needs. */
export function firstForm(game: GameInfo, deck: KeptDeck | null): Form {
  const options = Object.fromEntries(plainOptions(game).map((option) => [option.key, option.default]));
  const usual = Number(game.options.find((option) => option.key === "seats")?.default ?? 1);
  const count = perSeat(game) ? room(game)[0] : Math.max(room(game)[0], Math.min(usual, room(game)[1]));
  let form: Form = { seats: [], options, undo: "", absent: "wait", seed: "" };
  while (form.seats.length < count) form = withSeat(game, form);
  const [mine, ...others] = form.seats;
  const takes = [DECKS, LISTS].find((key) => key in options);
  if (!deck || !mine || !takes || !perSeat(game)?.values.includes(deck.who)) return form;
  return { ...form, seats: [{ ...mine, as: deck.who }, ...others], options: { ...options, [takes]: deck.text } };
}

/** One seat more: the first is one's own, the next a bot's if there are bots; each as somebody not chosen yet. */
export function withSeat(game: GameInfo, form: Form): Form {
  const who: Who = form.seats.length === 0 ? "me" : game.bots.length ? "bot" : "open";
  const taken = form.seats.map((seat) => seat.as);
  const as = perSeat(game)?.values.find((value) => !taken.includes(value)) ?? "";
  return { ...form, seats: [...form.seats, { who, as }] };
}

export function withoutSeat(form: Form, seat: number): Form {
  return { ...form, seats: form.seats.filter((_, n) => n !== seat) };
}

/** Somebody chosen for one seat who already sits on another changes places with them: nobody is there twice. */
export function seatedAs(form: Form, seat: number, as: string): Form {
  const before = form.seats[seat]?.as ?? "";
  const seats = form.seats.map((one, n) => (n === seat ? { ...one, as } : one.as === as ? { ...one, as: before } : one));
  return { ...form, seats };
}

/** How far undo can go at this table: with others, never further than what everybody knows, unless all agree. */
export function undoWays(form: Form): string[] {
  return form.seats.some((seat) => seat.who === "open") ? UNDO.slice(1) : UNDO;
}

/** What is chosen; if that cannot be, or nothing was, what is usual. */
export function undoOf(form: Form): string {
  const ways = undoWays(form);
  return ways.includes(form.undo) ? form.undo : (ways[0] ?? "");
}

/** The table that the form asks for. */
export function asked(game: GameInfo, form: Form): NewTable {
  const who = perSeat(game);
  const options = { ...form.options };
  if (who) options[who.key] = form.seats.map((seat) => seat.as).join(" ");
  else if (game.options.some((option) => option.key === "seats")) options.seats = String(form.seats.length);
  if (DECKS in options) options[DECKS] = decksFor(game, options[DECKS] ?? "", form.seats.length);
  const seed = form.seed.trim();
  return {
    game: game.name,
    options,
    seats: form.seats.map((seat) => seat.who),
    undo: undoOf(form),
    absent: form.absent,
    seed: seed ? Number(seed) : null,
  };
}

/** A list of one's own is for the first seat; the others then play with the usual decks. */
function decksFor(game: GameInfo, text: string, seats: number): string {
  const option = game.options.find((one) => one.key === DECKS);
  if (!option || option.values.includes(text)) return text;
  const parts = text.split("|");
  while (parts.length < seats) parts.push(option.default);
  return parts.join("|");
}

export function seedIsRight(form: Form): boolean {
  return /^\d{0,15}$/.test(form.seed.trim());
}
