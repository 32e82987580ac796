// The lines between locations: straight where nothing lies between, bent around what does.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A path from the middle of one box to that of another. The boxes themselves are drawn over its ends. */
export function way(from: Box, to: Box, others: readonly Box[]): string {
  const a = middle(from);
  const b = middle(to);
  const inTheWay = others.find((box) => crosses(a, b, box));
  if (!inTheWay) return `M${round(a)}L${round(b)}`;
  const across = around(a, b, inTheWay);
  return `M${round(a)}Q${round(across)} ${round(b)}`;
}

function crosses(a: Point, b: Point, box: Box): boolean {
  const steps = 24;
  for (let step = 1; step < steps; step++) {
    const x = a.x + ((b.x - a.x) * step) / steps;
    const y = a.y + ((b.y - a.y) * step) / steps;
    if (x > box.x + 4 && x < box.x + box.width - 4 && y > box.y + 4 && y < box.y + box.height - 4) return true;
  }
  return false;
}

/** A control point so far to the side that the curve passes the box, on the side where less of the box lies. */
function around(a: Point, b: Point, box: Box): Point {
  const m = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const c = middle(box);
  const side = (c.x - m.x) * normal.x + (c.y - m.y) * normal.y > 0 ? -1 : 1;
  const reach = Math.abs(normal.x) * box.width + Math.abs(normal.y) * box.height + 24;
  return { x: m.x + normal.x * reach * side, y: m.y + normal.y * reach * side };
}

function round({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
