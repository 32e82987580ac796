// Boxes, and where pieces stand in one.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A figure as it is written into a path. */
export function written(n: number): number {
  return Math.round(n * 10) / 10;
}

export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

/** What is left of a box under its head. */
export function under(box: Box, head: number): Box {
  return { x: box.x, y: box.y + head, width: box.width, height: box.height - head };
}

/** The outline of a box with round corners. */
export function rounded({ x, y, width, height }: Box, by: number): string {
  const across = written(width - 2 * by);
  const down = written(height - 2 * by);
  const corner = (right: number, below: number) => `a${by} ${by} 0 0 1 ${right} ${below}`;
  return `M${written(x + by)} ${written(y)}h${across}${corner(by, by)}v${down}${corner(-by, by)}h${-across}${corner(-by, -by)}v${-down}${corner(by, -by)}Z`;
}

/** Where so many pieces stand in a box, and how large each may be. */
export function stand(box: Box, count: number, largest: number): { size: number; spots: Point[] } {
  let size = largest;
  let columns = 1;
  for (; size > 14; size -= 1) {
    columns = Math.max(1, Math.floor(box.width / size));
    if (columns * Math.floor(box.height / size) >= count) break;
  }
  const rows = Math.ceil(count / columns);
  const gapX = Math.min(size * 1.12, box.width / Math.min(columns, Math.max(1, count)));
  const gapY = Math.min(size * 1.08, box.height / Math.max(1, rows));
  const top = box.y + (box.height - gapY * rows) / 2;
  const spots = Array.from({ length: count }, (_, n) => ({
    x: written(box.x + gapX * ((n % columns) + 0.5)),
    y: written(top + gapY * (Math.floor(n / columns) + 0.5)),
  }));
  return { size, spots };
}
