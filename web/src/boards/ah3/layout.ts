// How the tiles of a city lie. A tile has six edges: the middle of a space at every other one, the border of two spaces at
// those between. So the spaces a street borders on tell at which edge of a tile it lies, and the tile on its other side
// can only lie one way. Nothing else is needed to lay the city out.
import type { Spot } from "../../table/Piece";
import { centre, path, room, towards, type Box, type Shape } from "./geometry";
import type { Plan } from "./model";

/** From the middle of a tile to its edge, and to its corner; how broad a street is. */
const EDGE = 230;
const CORNER = EDGE / Math.cos(Math.PI / 6);
const STREET = 78;
const APART = 2 * EDGE + STREET;
/** How long: it does not reach the corners of its tiles. */
const LONG = CORNER * 0.9;
const MARGIN = 14;
/** What lies beside the city is round, and has a corner for itself where no tile is. */
const ROUND = 128;
/** The middle of a tile belongs to the neighbourhood: its name, its clues. */
const MIDDLE = { wide: 74, high: 54 };

export interface Ground {
  readonly code: string;
  readonly path: string;
  /** Where something can stand, which is a little less than all of it. */
  readonly shape: Shape;
  /** What something cannot stand on: the middle of a tile. */
  readonly middle: Box | null;
  /** Where its name and those who stand on it have room. */
  readonly room: Box;
  /** Along a street all stand in a row: which way it goes. */
  readonly along?: number;
}

export interface Tile {
  readonly code: string;
  readonly at: Spot;
  readonly path: string;
  readonly spaces: readonly Ground[];
}

export interface City {
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly tiles: readonly Tile[];
  readonly streets: readonly (Ground & { readonly kind: string; readonly at: Spot; readonly turn: number })[];
  readonly beside: readonly Ground[];
}

type Spaces = Readonly<Record<string, readonly string[]>>;

/** A tile on its place, in sixths of a turn, with the distance of two tiles for a measure. */
interface Placed {
  readonly at: Spot;
  readonly turn: number;
}

/** `beside` are the spaces that border on nothing. */
export function lay(plan: Plan, spaces: Spaces, beside: readonly string[], upright: boolean): City {
  const placed = place(plan, spaces);
  const turn = turned(placed, upright);
  const tiles = [...placed].map(([code, { at, turn: sixths }]) => tile(code, rotated(at, turn), turn + 60 * sixths, spaces[code]!));
  const streets = Object.entries(plan.streets).map(([code, { kind, touches }]) => {
    const [a, b] = ends(touches, plan, spaces).map((hood) => rotated(placed.get(hood)!.at, turn)) as [Spot, Spot];
    return street(code, kind, a, b);
  });
  const whole = frameOf(tiles, turn);
  const corners = [whole.x + whole.width - ROUND, whole.x + ROUND].flatMap((x) =>
    [whole.y + whole.height - ROUND, whole.y + ROUND].map((y) => ({ x, y })),
  );
  const free = corners.filter(({ x, y }) => tiles.every(({ at }) => Math.hypot(at.x - x, at.y - y) > CORNER + ROUND));
  const others = beside.flatMap((code, n) => (free[n] ? [round(code, free[n])] : []));
  const { x, y, width, height } = whole;
  return {
    frame: { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN },
    tiles,
    streets,
    beside: others,
  };
}

// -------------------------------------------------------------- which tile lies where

function place(plan: Plan, spaces: Spaces): ReadonlyMap<string, Placed> {
  const first = plan.hoods[0]!;
  const placed = new Map<string, Placed>([[first, { at: { x: 0, y: 0 }, turn: 0 }]]);
  for (const [here, { at, turn }] of placed)
    for (const { touches } of Object.values(plan.streets)) {
      const there = ends(touches, plan, spaces).find((hood) => hood !== here);
      if (!there || placed.has(there) || !touches.some((code) => spaces[here]!.includes(code))) continue;
      const way = turn + edge(spaces[here]!, touches);
      placed.set(there, { at: towards(at, 60 * way, 1), turn: way + 3 - edge(spaces[there]!, touches) });
    }
  return placed;
}

/** The two neighbourhoods that a street joins. */
function ends(touches: readonly string[], plan: Plan, spaces: Spaces): string[] {
  return plan.hoods.filter((hood) => spaces[hood]!.some((code) => touches.includes(code)));
}

/** The edge of a tile where these of its spaces are: 0, 2, 4 the middles of its spaces, 1, 3, 5 the borders after them. */
function edge(spaces: readonly string[], touches: readonly string[]): number {
  const [a = 0, b] = spaces.flatMap((code, n) => (touches.includes(code) ? [n] : []));
  return b === undefined ? 2 * a : b === a + 1 ? 2 * a + 1 : 2 * b + 1;
}

/** The turn that makes the city widest, or highest; of those alike the one with its first tile at the top left. */
function turned(placed: ReadonlyMap<string, Placed>, upright: boolean): number {
  const spots = [...placed.values()].map(({ at }) => at);
  let best = { turn: 0, shape: 0, first: Infinity };
  for (let turn = 0; turn < 360; turn += 30) {
    const now = spots.map((spot) => rotated(spot, turn));
    const wide = spread(now.map(({ x }) => x)) + reach(turn);
    const high = spread(now.map(({ y }) => y)) + reach(turn + 30);
    const shape = Math.round(100 * (upright ? high / wide : wide / high));
    const first = now[0]!.x - Math.min(...now.map(({ x }) => x)) + 2 * (now[0]!.y - Math.min(...now.map(({ y }) => y)));
    if (shape > best.shape || (shape === best.shape && first < best.first - 1)) best = { turn, shape, first };
  }
  return best.turn;
}

function rotated({ x, y }: Spot, degrees: number): Spot {
  const far = Math.hypot(x, y) * APART;
  return towards({ x: 0, y: 0 }, (Math.atan2(y, x) * 180) / Math.PI + degrees, far);
}

function spread(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}

function frameOf(tiles: readonly Tile[], turn: number): City["frame"] {
  const [xs, ys] = [tiles.map(({ at }) => at.x), tiles.map(({ at }) => at.y)];
  const [width, height] = [spread(xs) + reach(turn), spread(ys) + reach(turn + 30)];
  return { x: Math.min(...xs) - reach(turn) / 2, y: Math.min(...ys) - reach(turn + 30) / 2, width, height };
}

/** How broad a tile is whose edge looks this way. */
function reach(degrees: number): number {
  return 2 * (degrees % 60 === 0 ? EDGE : CORNER);
}

// -------------------------------------------------------------- what a tile and a street look like

function tile(code: string, at: Spot, degrees: number, spaces: readonly string[]): Tile {
  const corners = [0, 1, 2, 3, 4, 5].map((n) => towards(at, degrees + 60 * n + 30, CORNER));
  return {
    code,
    at,
    path: path(corners),
    spaces: spaces.map((space, n) => {
      const middle = degrees + 120 * n;
      const shape: Shape = [
        at,
        towards(at, middle - 60, EDGE),
        towards(at, middle - 30, CORNER),
        towards(at, middle + 30, CORNER),
        towards(at, middle + 60, EDGE),
      ];
      return ground(space, shape, { ...at, ...MIDDLE });
    }),
  };
}

function street(code: string, kind: string, a: Spot, b: Spot): City["streets"][number] {
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const long = LONG / 2;
  const shape = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([along, across]) =>
    towards(towards(at, turn, (along! * STREET) / 2), turn + 90, across! * long),
  ); // prettier-ignore
  const room = { ...at, wide: STREET / 2, high: long };
  return { code, kind, at, turn, path: path(shape), shape, room, middle: null, along: turn + 90 };
}

function round(code: string, at: Spot): Ground {
  const shape = Array.from({ length: 24 }, (_, n) => towards(at, 15 * n, ROUND));
  return ground(code, shape, null);
}

function ground(code: string, shape: Shape, middle: Box | null): Ground {
  const inside = inset(shape);
  return { code, path: path(shape), shape: inside, middle, room: room(inside, middle) };
}

/** A little smaller, so that nothing stands on the line. */
function inset(shape: Shape): Shape {
  const { x, y } = centre(shape);
  return shape.map((spot) => ({ x: x + (spot.x - x) * 0.94, y: y + (spot.y - y) * 0.94 }));
}
