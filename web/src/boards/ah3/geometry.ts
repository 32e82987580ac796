// Points and convex shapes, and the room that is inside them.
import type { Spot } from "../../table/Piece";

export interface Box {
  /** The middle, and how far it reaches to each side. */
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

export type Shape = readonly Spot[];

export function towards({ x, y }: Spot, degrees: number, far: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
}

export function path(shape: Shape): string {
  return `M${shape.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

const STEP = 8;
/** A line of text is wider than high, and nobody needs more than this. */
const WIDEST = 120;
const HIGHEST = 110;

/** The largest upright box inside a convex shape, clear of another box. */
export function room(shape: Shape, keepOff: Box | null): Box {
  const middle = centre(shape);
  const far = Math.max(...shape.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  const tries = Array.from({ length: 2 * Math.ceil(far / STEP) + 1 }, (_, n) => (n - Math.ceil(far / STEP)) * STEP);
  let best: Box = { ...middle, wide: 0, high: 0 };
  for (const across of tries)
    for (const down of tries) {
      const [x, y] = [middle.x + across, middle.y + down];
      for (let wide = STEP; wide <= WIDEST; wide += STEP) {
        let high = 0;
        while (high < HIGHEST && fits({ x, y, wide, high: high + STEP }, shape, keepOff)) high += STEP;
        if (high === 0) break;
        if (worth(wide, high) > worth(best.wide, best.high)) best = { x, y, wide, high };
      }
    }
  return best;
}

/** From where to where a convex shape reaches at some height. */
export function across(shape: Shape, y: number): [number, number] | null {
  const xs = shape.flatMap((from, n) => {
    const to = shape[(n + 1) % shape.length]!;
    if (Math.min(from.y, to.y) > y || Math.max(from.y, to.y) < y || from.y === to.y) return [];
    return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
  });
  return xs.length ? [Math.min(...xs), Math.max(...xs)] : null;
}

export function centre(shape: Shape): Spot {
  const sum = shape.reduce((before, { x, y }) => ({ x: before.x + x, y: before.y + y }), { x: 0, y: 0 });
  return { x: sum.x / shape.length, y: sum.y / shape.length };
}

function worth(wide: number, high: number): number {
  return Math.min(wide, 1.6 * high) * high;
}

function fits(box: Box, shape: Shape, keepOff: Box | null): boolean {
  const { x, y, wide, high } = box;
  if (keepOff && Math.abs(x - keepOff.x) < wide + keepOff.wide && Math.abs(y - keepOff.y) < high + keepOff.high) return false;
  return [-1, 1].every((left) => [-1, 1].every((up) => inside({ x: x + left * wide, y: y + up * high }, shape)));
}

/** The corners of the shape go round clockwise, as the eye sees it. */
function inside(spot: Spot, shape: Shape): boolean {
  return shape.every((from, n) => {
    const to = shape[(n + 1) % shape.length]!;
    return (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x) >= -0.01;
  });
}
