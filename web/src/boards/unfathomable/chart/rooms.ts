// The rooms between the decks, the two cells among them, and the doors.
import { inset, rounded, under, type Box } from "./boxes";
import { SIDES, type Keel, type Side } from "./keel";
import type { Place } from "./index";

const WHOLE: readonly (readonly [string, number])[] = [["bridge", 0], ["boiler-room", 3]]; // prettier-ignore
const HALVES: readonly (readonly [string, number, Side])[] = [
  ["chapel", 1, -1], ["captains-cabin", 1, 1], ["cargo-hold", 2, -1], ["galley", 2, 1],
]; // prettier-ignore
const CELLS: readonly (readonly [string, number])[] = [["sick-bay", 1], ["brig", 2]]; // prettier-ignore
const GAP = 14;

export function rooms(keel: Keel): Record<string, Place> {
  const { m, inner, middle } = keel;
  const [long, wide] = m.cell;
  const places: Record<string, Place> = {};
  for (const [code, section] of WHOLE) {
    const outline = keel.box(keel.cut(section), inner, m.section, 2 * m.room);
    places[code] = room(outline, outline, m.text);
  }
  for (const [code, section, side] of HALVES) {
    const outline = keel.beside(side, keel.cut(section), inner, m.section, m.room);
    // Lying, the cell takes a strip off each of its two rooms; standing, it takes their lower end.
    const free = keel.upright
      ? keel.beside(side, keel.cut(section), inner, m.section - long - GAP - 2, m.room)
      : keel.beside(side, keel.cut(section), inner, m.section, m.room - wide / 2);
    places[code] = room(outline, free, m.text);
  }
  for (const [code, section] of CELLS)
    places[code] = cell(keel.box(keel.cut(section + 1) - long - GAP, middle - wide / 2, long, wide), m.text);
  return places;
}

function room(outline: Box, free: Box, text: number): Place {
  const head = text * 1.55;
  return {
    shape: rounded(outline, 6),
    label: { x: free.x + 12, y: free.y + text * 1.3 },
    head: { ...inset(free, 5), height: head },
    box: under(inset(free, 5), head),
  };
}

function cell(outline: Box, text: number): Place {
  return {
    shape: rounded(outline, 12),
    label: { x: outline.x + outline.width / 2, y: outline.y + text * 0.95 },
    head: { ...inset(outline, 3), height: text },
    box: under(inset(outline, 3), text * 0.98),
  };
}

/** Openings between rooms, and from the deck into them. */
export function doors(keel: Keel): readonly string[] {
  const { m, inner, middle, breadth } = keel;
  const door = (along: number, across: number, [long, wide]: readonly [number, number]) =>
    rounded(keel.box(along - long / 2, across - wide / 2, long, wide), 2);
  const [inLong, inWide] = [[26, 7], [7, 26]] as const; // prettier-ignore
  const fromDeck = [0, 1, 2, 3].flatMap((section) =>
    [inner, breadth - inner].map((across) => door(keel.cut(section) + m.section / 2, across, inLong)),
  );
  const onward = [1, 2, 3].flatMap((section) =>
    SIDES.map((side) => door(keel.cut(section), middle + (side * m.room) / 2, inWide)),
  );
  return [
    ...fromDeck,
    ...onward,
    ...[1, 2].map((section) => door(keel.cut(section) + m.section * 0.22, middle, inLong)),
  ];
}
