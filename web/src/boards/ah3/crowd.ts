// Names and crowds fitted into the room they have.
import type { Spot } from "../../table/Piece";
import { towards, type Box } from "./geometry";

/** A piece is drawn for so much room, and given as much as this where there is plenty. */
const DRAWN = 46;
const CELL = 60;
/** With less than this a name is written smaller. */
const ENOUGH = 44;
const SIZES = [29, 26, 23];
export const LINE = 1.12;
/** How wide a letter is, for a height of 1. */
const LETTER = 0.56;

export interface Written {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A name in lines no wider than this; no word is broken: one that is too long makes all of it smaller. */
export function written(name: string, width: number, size: number): Written {
  const words = name.split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  const fitted = Math.min(size, width / (longest * LETTER));
  const most = Math.floor(width / (fitted * LETTER) + 0.01);
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

/** A name above, and below it so many pieces in rows: both as large as the room allows. */
export function crowd(room: Box, name: string, n: number): Crowd {
  const tried = SIZES.map((size) => arranged(room, written(name, 2 * room.wide, size), n));
  const roomy = tried.find(({ scale }) => scale * DRAWN >= ENOUGH);
  return (n ? roomy : tried[0]) ?? tried.reduce((best, one) => (one.scale > best.scale ? one : best));
}

function arranged(room: Box, name: Written, n: number): Crowd {
  const head = name.lines.length * name.size * LINE;
  const space = 2 * room.high - head;
  let columns = 1;
  let cell = 0;
  for (let tried = 1; tried <= n; tried++) {
    const now = Math.min(CELL, (2 * room.wide) / tried, space / Math.ceil(n / tried));
    if (now > cell + 0.01) [columns, cell] = [tried, now];
  }
  const rows = Math.ceil(n / columns);
  const top = room.y - (head + rows * cell) / 2;
  const spots = Array.from({ length: n }, (_, at) => {
    const row = Math.floor(at / columns);
    const here = row === rows - 1 ? n - row * columns : columns;
    return { x: room.x + ((at % columns) - (here - 1) / 2) * cell, y: top + head + (row + 0.5) * cell };
  });
  return { top: top + (name.size * LINE) / 2, name, scale: cell / DRAWN, spots };
}
