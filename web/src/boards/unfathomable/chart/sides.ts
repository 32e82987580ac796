// The decks and the water beside them: four of each on either side; the first and last go around bow and stern.
import { centre } from "./boxes";
import { SIDES, type Keel, type Side } from "./keel";
import type { Place } from "./index";

const HANDLE = 34;

export function sides(keel: Keel): Record<string, Place> {
  const places: Record<string, Place> = {};
  for (const side of SIDES)
    for (let section = 0; section < 4; section += 1) {
      const number = 2 * section + (side < 0 ? 1 : 2);
      places[`water-${number}`] = water(keel, side, section);
      places[`deck-${number}`] = deck(keel, side, section);
    }
  return places;
}

function water(keel: Keel, side: Side, section: number): Place {
  const { m, middle, length } = keel;
  const [from, to] = [keel.cut(section), keel.cut(section + 1)];
  const [edge, rail] = [keel.from(side, 0), keel.from(side, m.water)];
  const plain: [number, number][] = [[from, edge], [to, edge], [to, rail], [from, rail]]; // prettier-ignore
  const shapes = [
    `M${keel.path([[0, middle], [0, edge], [to, edge], [to, rail]])}L${keel.bowBack(side)}Z`,
    `M${keel.path(plain)}Z`,
    `M${keel.path(plain)}Z`,
    `M${keel.path([[from, edge], [length, edge], [length, middle]])}L${keel.sternBack(side)}L${keel.at(from, rail)}Z`,
  ]; // prettier-ignore
  const [start, more] = section === 0 ? [-70, 34] : section === 3 ? [4, 40] : [4, 0];
  const head = keel.beside(side, from + start, 8, HANDLE, m.water - 24);
  const box = keel.beside(side, from + start + 36, 6, m.section - 46 + more, m.water - 12);
  return { shape: shapes[section]!, label: centre(head), head, box };
}

function deck(keel: Keel, side: Side, section: number): Place {
  const { m, middle, inner } = keel;
  const [from, to] = [keel.cut(section), keel.cut(section + 1)];
  const [rail, wall] = [keel.from(side, m.water), keel.from(side, inner)];
  const plain: [number, number][] = [[from, rail], [to, rail], [to, wall], [from, wall]]; // prettier-ignore
  const shapes = [
    `M${keel.bow(side)}L${keel.path([[to, rail], [to, wall], [from, wall], [from, middle]])}Z`,
    `M${keel.path(plain)}Z`,
    `M${keel.path(plain)}Z`,
    `M${keel.at(from, rail)}L${keel.stern(side)}L${keel.path([[to, middle], [to, wall], [from, wall]])}Z`,
  ]; // prettier-ignore
  const start = from + (section === 0 ? 48 : 4);
  const narrow = section === 0 ? 26 : 0; // the bow takes its share
  const head = keel.beside(side, start, m.water + 8 + narrow, HANDLE, m.deck - 16 - narrow);
  const long = to - start - HANDLE - (section === 3 ? 20 : 8);
  return {
    shape: shapes[section]!,
    label: centre(head),
    head,
    box: keel.beside(side, start + HANDLE, m.water + 8, long, m.deck - 16),
  };
}
