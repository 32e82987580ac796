// Where names, people, monsters and signs are drawn around the spaces, so that they cover one another as little as can be.
//
// The spaces stand fast. A name takes the free side of its space once and for all, so that it stays where it is; whoever and
// whatever is there is put around the space, the nearest free place first.
import { world } from "virtual:world";
import type { Spot } from "../../table/Piece";

/** How far a space reaches, and one with a gate around it. */
export const RADIUS = 20;
const GATE = 32;
export const NAME = 26;
/** How wide a letter of a name is, for a height of 1: Cyrillic ones are wider than Latin ones. */
const LATIN = 0.5;
const CYRILLIC = 0.57;

/** How far each sort of thing reaches, and on which side of a space it likes to stand, in degrees from the right. */
export const REACH = { person: 25, monster: 23, epic: 29, sign: 16 } as const;
const SIDES = { person: -90, monster: 180, epic: 180, sign: 0 } as const;
const TURNS = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];
const RINGS = 4;
const FURTHER = 240;
const ASIDE = 0.5;
/** How much it matters what is covered. */
const SPACE = 3;
const THING = 2;
const LETTERS = 1.5;
const EDGE = 6;
/** A name rather stands below its space than anywhere else. */
const LATER = 25;

export type Sort = keyof typeof REACH;

export interface Named {
  readonly code: string;
  readonly name: string;
}

/** Something to be put around a space; `near` is the middle of the space. */
export interface Standing<Key> {
  readonly key: Key;
  readonly sort: Sort;
  readonly near: Spot;
  readonly gate: boolean;
}

interface Disc extends Spot {
  readonly r: number;
}

interface Box extends Spot {
  readonly wide: number;
  readonly high: number;
}

const SPOTS: readonly Disc[] = Object.values(world.spots).map(([x, y]) => ({ x, y, r: RADIUS }));

/** The middle of a name beside each of these spaces. */
export function names(spaces: readonly Named[]): ReadonlyMap<string, Box> {
  const placed = new Map<string, Box>();
  for (const { code, name } of spaces) {
    const at = spot(code);
    const wide = (name.length * NAME * (/[а-яґєії]/i.test(name) ? CYRILLIC : LATIN)) / 2;
    const high = NAME / 2;
    const [side, over] = [GATE + wide + 6, GATE + high];
    const tried = [[0, over], [0, -over], [-wide * 0.6, over], [wide * 0.6, over], [side, 0], [-side, 0]].map(
      ([dx, dy], n) => ({ box: { x: at.x + dx!, y: at.y + dy!, wide, high }, cost: n * LATER }),
    ); // prettier-ignore
    const cost = ({ box, cost: before }: (typeof tried)[number]) =>
      before + outside(box, wide, high) + sum(SPOTS, (disc) => sunk(disc, box) * SPACE) + sum(placed.values(), (other) => shared(box, other));
    placed.set(code, least(tried, cost).box);
  }
  return placed;
}

/** A place for each of these things. */
export function around<Key>(things: readonly Standing<Key>[], letters: Iterable<Box>): ReadonlyMap<Key, Spot> {
  const boxes = [...letters];
  const gates = things.filter((one) => one.gate).map(({ near }) => ({ ...near, r: GATE }));
  const discs: Disc[] = [];
  const placed = new Map<Key, Spot>();
  for (const { key, sort, near, gate } of things) {
    const r = REACH[sort];
    const cost = ({ at, far, turn }: Try) =>
      far * FURTHER + Math.abs(turn) * ASIDE + outside(at, r, r) +
      sum(SPOTS, (disc) => deep({ ...at, r }, disc) * SPACE) + sum(gates, (disc) => deep({ ...at, r }, disc)) +
      sum(discs, (disc) => deep({ ...at, r }, disc) * THING) + sum(boxes, (box) => sunk({ ...at, r }, box) * LETTERS); // prettier-ignore
    const { at } = least(tries(near, (gate ? GATE : RADIUS) + r + 1, r, SIDES[sort]), cost);
    placed.set(key, at);
    discs.push({ ...at, r });
  }
  return placed;
}

export function spot(code: string): Spot {
  const [x, y] = world.spots[code] ?? [0, 0];
  return { x, y };
}

interface Try {
  readonly at: Spot;
  readonly far: number;
  readonly turn: number;
}

function tries(near: Spot, reach: number, r: number, side: number): Try[] {
  return Array.from({ length: RINGS }, (_, far) =>
    TURNS.map((turn) => {
      const angle = ((side + turn) * Math.PI) / 180;
      const away = reach + far * 1.6 * r;
      return { at: { x: Math.round(near.x + away * Math.cos(angle)), y: Math.round(near.y + away * Math.sin(angle)) }, far, turn };
    }),
  ).flat();
}

/** How deep two discs lie in one another, squared: a little costs little. */
function deep(a: Disc, b: Disc): number {
  return Math.max(0, a.r + b.r - Math.hypot(a.x - b.x, a.y - b.y)) ** 2;
}

function sunk({ x, y, r }: Disc, box: Box): number {
  const [dx, dy] = [Math.max(0, Math.abs(x - box.x) - box.wide), Math.max(0, Math.abs(y - box.y) - box.high)];
  return Math.max(0, r - Math.hypot(dx, dy)) ** 2;
}

function shared(a: Box, b: Box): number {
  const across = a.wide + b.wide - Math.abs(a.x - b.x);
  const down = a.high + b.high - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** What would lie beyond the edge of the map. */
function outside({ x, y }: Spot, wide: number, high: number): number {
  const over = Math.max(0, wide - x, x + wide - world.width, high - y, y + high - world.height);
  return over ** 2 * EDGE;
}

function sum<T>(all: Iterable<T>, cost: (one: T) => number): number {
  let total = 0;
  for (const one of all) total += cost(one);
  return total;
}

function least<T>(all: readonly T[], cost: (one: T) => number): T {
  return all.map((one) => ({ one, cost: cost(one) })).reduce((best, next) => (next.cost < best.cost ? next : best)).one;
}
