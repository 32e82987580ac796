// Where the locations lie, in halves of a card: by hand for those of the box, by distance for any others.
import type { Desk } from "./desk";
import type { ArkhamCard } from "./model";

export interface Spot {
  readonly col: number;
  readonly row: number;
}

const BY_HAND: Readonly<Record<string, Spot>> = {
  // The Gathering: the house
  "01111": { col: 3, row: 4 },
  "01112": { col: 3, row: 1 },
  "01113": { col: 6, row: 0 },
  "01114": { col: 6, row: 2 },
  "01115": { col: 0, row: 1 },
  // The Midnight Masks: the town
  "01134": { col: 1, row: 0 },
  "01130": { col: 3, row: 0 },
  "01131": { col: 3, row: 0 },
  "01132": { col: 5, row: 0 },
  "01129": { col: 1, row: 2 },
  "01125": { col: 3, row: 2 },
  "01133": { col: 5, row: 2 },
  "01128": { col: 0, row: 4 },
  "01126": { col: 2, row: 4 },
  "01127": { col: 2, row: 4 },
  "01124": { col: 4, row: 4 },
  // The Devourer Below: the woods
  "01149": { col: 2, row: 2 },
  "01156": { col: 6, row: 2 },
};

/** Parts of the woods that look alike until they are revealed: in the order in which they were laid. */
const WOODS = ["01150", "01151", "01152", "01153", "01154", "01155"];
const CORNERS: readonly Spot[] = [
  { col: 0, row: 0 },
  { col: 4, row: 0 },
  { col: 0, row: 4 },
  { col: 4, row: 4 },
  { col: 6, row: 0 },
  { col: 6, row: 4 },
];

/** A spot for every location in play; no two share one. */
export function spots(desk: Desk): ReadonlyMap<number, Spot> {
  const found = new Map<number, Spot>();
  const inOrder = [...desk.places].sort((a, b) => a.id - b.id);
  const alike = inOrder.filter((place) => !place.code || WOODS.includes(place.code));
  const others: ArkhamCard[] = [];
  for (const place of inOrder) {
    const spot = alike.includes(place) ? CORNERS[alike.indexOf(place)] : BY_HAND[place.code ?? ""];
    if (spot && !taken(found, spot)) found.set(place.id, spot);
    else others.push(place);
  }
  lookForRoom(desk, others, found);
  return fromTheCorner(found);
}

function taken(found: ReadonlyMap<number, Spot>, spot: Spot): boolean {
  return [...found.values()].some((one) => Math.abs(one.col - spot.col) < 2 && Math.abs(one.row - spot.row) < 2);
}

/** Each unknown location goes as near to the first one it is connected with as there is room. */
function lookForRoom(desk: Desk, places: readonly ArkhamCard[], found: Map<number, Spot>): void {
  for (const place of places) {
    const neighbour = desk.places.find((other) => found.has(other.id) && desk.leadsTo(place, other));
    const start = (neighbour && found.get(neighbour.id)) ?? { col: 0, row: 0 };
    const near = [];
    for (let col = -6; col <= 14; col += 2)
      for (let row = -4; row <= 8; row += 2) near.push({ col: start.col + col, row: start.row + row });
    near.sort((a, b) => apart(a, start) - apart(b, start));
    const free = near.find((spot) => !taken(found, spot));
    if (free) found.set(place.id, free);
  }
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.col - b.col, (a.row - b.row) * 1.2);
}

function fromTheCorner(found: ReadonlyMap<number, Spot>): ReadonlyMap<number, Spot> {
  const left = Math.min(...[...found.values()].map(({ col }) => col));
  const top = Math.min(...[...found.values()].map(({ row }) => row));
  return new Map([...found].map(([id, { col, row }]) => [id, { col: col - left, row: row - top }]));
}
