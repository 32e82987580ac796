// Where everything lies that is drawn: the spaces with their names and room for pieces, hull, doors, arrows.
import { rounded, written, type Box, type Point } from "./boxes";
import { Keel, SIDES, type Measures, type Side } from "./keel";
import { doors, rooms } from "./rooms";
import { sides } from "./sides";

export { stand, type Box } from "./boxes";

export interface Place {
  /** Its outline. */
  readonly shape: string;
  /** Where its name or number stands. */
  readonly label: Point;
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
  readonly hull: string;
  /** Around all rooms: where a barricade stands. */
  readonly walls: string;
  readonly doors: readonly string[];
  /** Where what climbs aboard goes next. */
  readonly arrows: readonly string[];
  readonly text: number;
  readonly piece: number;
}

export const lying = chart(
  { bow: 140, section: 246, stern: 112, water: 84, deck: 100, room: 142, cell: [132, 92], deep: 92, text: 25, piece: 54 },
  false,
); // prettier-ignore
export const standing = chart(
  { bow: 140, section: 206, stern: 112, water: 92, deck: 104, room: 170, cell: [82, 150], deep: 128, text: 25, piece: 54 },
  true,
); // prettier-ignore

function chart(m: Measures, upright: boolean): Chart {
  const keel = new Keel(m, upright);
  const [width, top] = upright ? [keel.breadth, keel.length] : [keel.length, keel.breadth];
  const deep: Box = { x: 0, y: top + 14, width, height: m.deep };
  return {
    standing: upright,
    width,
    height: deep.y + deep.height,
    places: { ...sides(keel), ...rooms(keel), "the-deep": abyss(deep, m.text) },
    hull: keel.hull(),
    walls: rounded(keel.box(keel.cut(0), keel.inner, 4 * m.section, 2 * m.room), 8),
    doors: doors(keel),
    arrows: SIDES.flatMap((side) => [0, 1, 2, 3].flatMap((section) => arrows(keel, side, section))),
    text: m.text,
    piece: m.piece,
  };
}

/** From the water onto the deck, from the deck into a room. */
function arrows(keel: Keel, side: Side, section: number): readonly string[] {
  const { m, inner } = keel;
  const arrow = (along: number, across: number) => {
    const [near, far] = [keel.from(side, across - 9), keel.from(side, across + 7)];
    return `M${keel.path([[along - 8, near], [along, far], [along + 8, near]])}Z`; // prettier-ignore
  };
  const start = keel.cut(section);
  return [arrow(start + m.section * (section ? 0.8 : 0.86), m.water), arrow(start + m.section / 2, inner - 10)];
}

/** The Deep: its upper edge is a long swell. */
function abyss({ x, y, width, height }: Box, text: number): Place {
  const waves = Math.max(4, Math.round(width / 150));
  const crest = `q${written(width / waves / 2)} -16 ${written(width / waves)} 0`.repeat(waves);
  const left = text * 7;
  return {
    shape: `M${x} ${y + 10}${crest}V${y + height}H${x}Z`,
    label: { x: 18, y: y + text * 1.9 },
    head: { x: 6, y: y + 12, width: text * 6, height: height - 20 },
    box: { x: left, y: y + 22, width: width - left - 10, height: height - 28 },
  };
}
