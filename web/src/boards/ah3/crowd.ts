// Names and crowds fitted into the room they have.
import type { Spot } from "../../table/Piece";
import { across, towards, type Box } from "./geometry";
import type { Ground } from "./layout";

/** A piece is drawn for so much room, and given as much as this where there is plenty. */
const DRAWN = 46;
const CELL = 60;
/** With less than this a name is written smaller. */
const ENOUGH = 44;
const SIZES = [29, 26, 23];
export const LINE = 1.12;
/** How wide a letter is, for a height of 1: Cyrillic ones are wider than Latin ones. */
const LATIN = 0.51;
const CYRILLIC = 0.57;

export interface Written {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A name in lines no wider than this; no word is broken: one that is too long makes all of it smaller. */
export function written(name: string, width: number, size: number): Written {
  const letter = /[а-яґєії]/i.test(name) ? CYRILLIC : LATIN;
  const words = name.split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  const fitted = Math.min(size, width / (longest * letter));
  const most = Math.floor(width / (fitted * letter) + 0.01);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return { lines, size: fitted };
}

export interface Crowd {
  /** Where the first line of the name stands. */
  readonly top: number;
  readonly name: Written;
  readonly scale: number;
  /** A place for each of those who stand there. */
  readonly spots: readonly Spot[];
}

/** So many pieces in a row along a street. */
export function queue({ x, y, wide, high }: Box, along: number, n: number): Crowd {
  const cell = Math.min(CELL, 2 * wide, (2 * high) / Math.max(1, n));
  const spots = Array.from({ length: n }, (_, at) => towards({ x, y }, along, (at - (n - 1) / 2) * cell));
  return { top: y, name: { lines: [], size: 0 }, scale: cell / DRAWN, spots };
}

/** A name, and so many pieces in rows: both as large as the ground allows. In the upper half of a tile the pieces stand
 * above the name, in the lower half below it: that way there is most room for them. */
export function crowd(ground: Ground, name: string, n: number): Crowd {
  const tried = SIZES.map((size) => arranged(ground, written(name, 2 * ground.room.wide, size), n));
  const roomy = tried.find(({ scale }) => scale * DRAWN >= ENOUGH);
  return (n ? roomy : tried[0]) ?? tried.reduce((best, one) => (one.scale > best.scale ? one : best));
}

function arranged(ground: Ground, name: Written, n: number): Crowd {
  const { room, middle } = ground;
  const head = name.lines.length * name.size * LINE;
  const way = middle && room.y < middle.y - 1 ? -1 : 1;
  const spare = 2 * room.high - head;
  for (let cell = n ? CELL : 0; cell >= 0; cell -= 2)
    for (const shift of [Math.max(0, (spare - cell * Math.ceil((n * cell) / (2 * room.wide))) / 2), 0]) {
      const edge = room.y - way * (room.high - shift);
      const spots = rows(ground, edge + way * head, way, cell, n);
      if (spots) return { top: Math.min(edge, edge + way * head) + (name.size * LINE) / 2, name, scale: cell / DRAWN, spots };
    }
  throw new Error("what takes no room fits everywhere");
}

/** Places in rows from a line on, upwards or downwards, or null if there are too many for the ground. */
function rows(ground: Ground, from: number, way: 1 | -1, cell: number, n: number): Spot[] | null {
  const spots: Spot[] = [];
  for (let y = from; spots.length < n; y += way * cell) {
    const [left, right] = span(ground, Math.min(y, y + way * cell), Math.max(y, y + way * cell));
    const here = Math.min(n - spots.length, cell ? Math.floor((right - left) / cell) : n);
    if (here <= 0) return null;
    const half = (here * cell) / 2;
    const x = Math.max(left + half, Math.min(right - half, ground.room.x));
    for (let at = 0; at < here; at++) spots.push({ x: x - half + (at + 0.5) * cell, y: y + (way * cell) / 2 });
  }
  return spots;
}

/** From where to where the ground reaches between two heights, clear of the middle of the tile. */
function span({ shape, middle, room }: Ground, top: number, bottom: number): [number, number] {
  const [a, b] = [across(shape, top), across(shape, bottom)];
  if (!a || !b) return [0, -1];
  const [left, right] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  if (!middle || bottom < middle.y - middle.high || top > middle.y + middle.high) return [left, right];
  return room.x < middle.x ? [left, Math.min(right, middle.x - middle.wide)] : [Math.max(left, middle.x + middle.wide), right];
}
