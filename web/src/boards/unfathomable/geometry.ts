// Where everything on the ship lies. It is measured along the keel, from bow to stern, and across; the same measures
// draw her lying (bow to the left) on a wide screen and standing (bow up) on a narrow one.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  /** Its outline. */
  readonly shape: string;
  /** Where its name or number stands. */
  readonly label: { readonly x: number; readonly y: number };
  /** The part that always stays free: around its name. */
  readonly head: Box;
  /** The room for what is in it. */
  readonly box: Box;
}

export interface Chart {
  readonly standing: boolean;
  readonly width: number;
  readonly height: number;
  readonly places: Readonly<Record<string, Place>>;
  /** The hull, drawn under the decks. */
  readonly hull: string;
  /** Around all rooms: where a barricade stands. */
  readonly walls: string;
  /** Openings between rooms, and from the deck into them. */
  readonly doors: readonly string[];
  /** Small arrows: where what climbs aboard goes next. */
  readonly arrows: readonly string[];
  /** Sizes of letters and pieces. */
  readonly text: number;
  readonly piece: number;
}

interface Measures {
  readonly bow: number;
  readonly section: number;
  readonly stern: number;
  readonly water: number;
  readonly deck: number;
  readonly room: number;
  readonly deep: number;
  readonly text: number;
  readonly piece: number;
}

const LYING: Measures = { bow: 140, section: 246, stern: 112, water: 84, deck: 100, room: 142, deep: 92, text: 25, piece: 54 };
const STANDING: Measures = { bow: 140, section: 206, stern: 112, water: 92, deck: 104, room: 170, deep: 128, text: 25, piece: 54 };

export const lying = chart(LYING, false);
export const standing = chart(STANDING, true);

function chart(m: Measures, upright: boolean): Chart {
  const length = m.bow + 4 * m.section + m.stern;
  const breadth = 2 * (m.water + m.deck + m.room);
  const mid = breadth / 2;
  const tip = m.bow * 0.28;
  const end = length - m.stern * 0.28;
  const inner = m.water + m.deck;
  const cut = (n: number) => m.bow + n * m.section;
  /** A point; `side` -1 is the side of the odd numbers, +1 that of the even ones. */
  const at = (along: number, across: number) => (upright ? `${r(across)} ${r(along)}` : `${r(along)} ${r(across)}`);
  const side = (half: number, across: number) => (half < 0 ? across : breadth - across);
  const box = (a: number, c: number, long: number, wide: number): Box =>
    upright ? { x: c, y: a, width: wide, height: long } : { x: a, y: c, width: long, height: wide };
  const sided = (half: number, a: number, c: number, long: number, wide: number) =>
    box(a, half < 0 ? c : breadth - c - wide, long, wide);
  const rect = ({ x, y, width, height }: Box, round = 10) => rounded(x, y, width, height, round);

  const bowCurve = (half: number) =>
    `C${at(tip + 60, side(half, m.water + 44))} ${at(m.bow, side(half, m.water))} ${at(cut(0) + m.section * 0.78, side(half, m.water))}`;
  const sternCurve = (half: number) =>
    `C${at(cut(4) + m.stern * 0.42, side(half, m.water))} ${at(end, side(half, m.water + 60))} ${at(end, mid)}`;

  const places: Record<string, Place> = {};
  for (const half of [-1, 1]) {
    const edge = side(half, 0);
    const rail = side(half, m.water);
    const wall = side(half, inner);
    for (let row = 0; row < 4; row += 1) {
      const number = 2 * row + (half < 0 ? 1 : 2);
      const [from, to] = [cut(row), cut(row + 1)];
      const plain = (outer: number, within: number) =>
        `M${at(from, outer)}L${at(to, outer)}L${at(to, within)}L${at(from, within)}Z`;
      let water = plain(edge, rail);
      let deck = plain(rail, wall);
      if (row === 0) {
        water = `M${at(0, mid)}L${at(0, edge)}L${at(to, edge)}L${at(to, rail)}L${at(cut(0) + m.section * 0.78, rail)}${back(half)}L${at(0, mid)}Z`;
        deck = `M${at(tip, mid)}${bowCurve(half)}L${at(to, rail)}L${at(to, wall)}L${at(from, wall)}L${at(from, mid)}Z`;
      } else if (row === 3) {
        water = `M${at(from, edge)}L${at(length, edge)}L${at(length, mid)}L${at(end, mid)}${sternBack(half)}L${at(from, rail)}Z`;
        deck = `M${at(from, rail)}L${at(cut(4), rail)}${sternCurve(half)}L${at(to, mid)}L${at(to, wall)}L${at(from, wall)}Z`;
      }
      const early = row === 0 ? 52 : 8;
      const late = row === 3 ? 20 : 8;
      const afloat = sided(half, from + (row === 0 ? -70 : 4), 8, 34, m.water - 24);
      const aboard = sided(half, from + early - 4, m.water + (row === 0 ? 34 : 8), 34, m.deck - (row === 0 ? 42 : 16));
      places[`water-${number}`] = {
        shape: water,
        label: centre(afloat),
        head: afloat,
        box: sided(half, from + (row === 0 ? -34 : 40), 6, m.section - 46 + (row === 0 ? 34 : row === 3 ? 40 : 0), m.water - 12),
      };
      places[`deck-${number}`] = {
        shape: deck,
        label: centre(aboard),
        head: aboard,
        box: sided(half, from + early + 30, m.water + 8, m.section - early - 30 - late, m.deck - 16),
      };
    }
  }

  function back(half: number): string {
    return `C${at(m.bow, side(half, m.water))} ${at(tip + 60, side(half, m.water + 44))} ${at(tip, mid)}`;
  }

  function sternBack(half: number): string {
    return `C${at(end, side(half, m.water + 60))} ${at(cut(4) + m.stern * 0.42, side(half, m.water))} ${at(cut(4), side(half, m.water))}`;
  }

  const head = m.text * 1.55;
  const room = (code: string, outline: Box, free: Box) => {
    places[code] = {
      shape: rect(outline, 6),
      label: { x: free.x + 12, y: free.y + m.text * 1.3 },
      head: { ...inset(free, 5), height: head },
      box: under(inset(free, 5), head),
    };
  };
  const [cellLong, cellWide] = upright ? [82, 150] : [132, 92];
  for (const [code, n] of [["bridge", 0], ["boiler-room", 3]] as const) {
    const whole = box(cut(n), inner, m.section, 2 * m.room);
    room(code, whole, whole);
  }
  const halves: readonly [string, number, number][] = [
    ["chapel", 1, -1], ["captains-cabin", 1, 1], ["cargo-hold", 2, -1], ["galley", 2, 1],
  ];
  for (const [code, n, half] of halves) {
    const outline = sided(half, cut(n), inner, m.section, m.room);
    // Lying, the cell takes a strip off each of its two rooms; standing, it takes their lower end.
    const free = upright
      ? sided(half, cut(n), inner, m.section - cellLong - 16, m.room)
      : sided(half, cut(n), inner, m.section, m.room - cellWide / 2);
    room(code, outline, free);
  }
  for (const [code, n] of [["sick-bay", 1], ["brig", 2]] as const) {
    const outline = box(cut(n) + m.section - cellLong - 14, mid - cellWide / 2, cellLong, cellWide);
    places[code] = {
      shape: rect(outline, 12),
      label: { x: outline.x + outline.width / 2, y: outline.y + m.text * 0.95 },
      head: { ...inset(outline, 3), height: m.text },
      box: under(inset(outline, 3), m.text * 0.98),
    };
  }
  const deepTop = (upright ? length : breadth) + 14;
  const width = upright ? breadth : length;
  const deep: Box = { x: 0, y: deepTop, width, height: m.deep };
  places["the-deep"] = {
    shape: abyss(deep),
    label: { x: 18, y: deepTop + m.text * 1.9 },
    head: { x: 6, y: deepTop + 12, width: m.text * 6, height: m.deep - 20 },
    box: { x: m.text * 7, y: deepTop + 22, width: width - m.text * 7 - 10, height: m.deep - 28 },
  };

  const door = (a: number, c: number, alongWall: boolean) => {
    const [long, wide] = alongWall ? [26, 7] : [7, 26];
    return rect(box(a - long / 2, c - wide / 2, long, wide), 2);
  };
  const third = m.section * 0.32;
  const doors = [
    ...[cut(0), cut(1), cut(2), cut(3)].flatMap((a) => [door(a + m.section / 2, inner, true), door(a + m.section / 2, breadth - inner, true)]),
    ...[cut(1), cut(2), cut(3)].flatMap((a) => [door(a, mid - m.room / 2, false), door(a, mid + m.room / 2, false)]),
    door(cut(1) + third * 0.7, mid, true),
    door(cut(2) + third * 0.7, mid, true),
  ];
  const arrow = (a: number, half: number, c: number) => {
    const [near, far] = [side(half, c - 9), side(half, c + 7)];
    return `M${at(a - 8, near)}L${at(a, far)}L${at(a + 8, near)}Z`;
  };
  const arrows = [-1, 1].flatMap((half) =>
    [0, 1, 2, 3].flatMap((n) => [
      arrow(cut(n) + m.section * (n === 0 ? 0.86 : 0.8), half, m.water),
      arrow(cut(n) + m.section / 2, half, inner - 10),
    ]),
  );
  return {
    standing: upright,
    width,
    height: deepTop + m.deep,
    places,
    hull: `M${at(tip, mid)}${bowCurve(-1)}L${at(cut(4), m.water)}${sternCurve(-1)}${sternBack(1)}L${at(cut(0) + m.section * 0.78, breadth - m.water)}${back(1)}Z`,
    walls: rect(box(cut(0), inner, 4 * m.section, 2 * m.room), 8),
    doors,
    arrows,
    text: m.text,
    piece: m.piece,
  };
}

function r(n: number): number {
  return Math.round(n * 10) / 10;
}

function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

function under(box: Box, head: number): Box {
  return { x: box.x, y: box.y + head, width: box.width, height: box.height - head };
}

function rounded(x: number, y: number, width: number, height: number, by: number): string {
  return `M${r(x + by)} ${r(y)}h${r(width - 2 * by)}a${by} ${by} 0 0 1 ${by} ${by}v${r(height - 2 * by)}a${by} ${by} 0 0 1 -${by} ${by}h-${r(width - 2 * by)}a${by} ${by} 0 0 1 -${by} -${by}v-${r(height - 2 * by)}a${by} ${by} 0 0 1 ${by} -${by}Z`;
}

/** The Deep: its upper edge is a long swell. */
function abyss({ x, y, width, height }: Box): string {
  const waves = Math.max(4, Math.round(width / 150));
  const step = width / waves;
  const crest = Array.from({ length: waves }, () => `q${r(step / 2)} -16 ${r(step)} 0`).join("");
  return `M${x} ${y + 10}${crest}V${y + height}H${x}Z`;
}

/** Where so many pieces stand in a box, and how large each may be. */
export function stand(box: Box, count: number, largest: number): { size: number; spots: { x: number; y: number }[] } {
  let size = largest;
  let columns = 1;
  for (; size > 14; size -= 1) {
    columns = Math.max(1, Math.floor(box.width / size));
    if (columns * Math.floor(box.height / size) >= count) break;
  }
  const used = Math.min(columns, Math.max(1, count));
  const rows = Math.ceil(count / columns);
  const gapX = Math.min(size * 1.12, box.width / used);
  const gapY = Math.min(size * 1.08, box.height / Math.max(1, rows));
  const top = box.y + (box.height - gapY * rows) / 2;
  const spots = Array.from({ length: count }, (_, n) => ({
    x: r(box.x + gapX * ((n % columns) + 0.5)),
    y: r(top + gapY * (Math.floor(n / columns) + 0.5)),
  }));
  return { size, spots };
}
