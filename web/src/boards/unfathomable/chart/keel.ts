// The measures of the ship: along the keel, from bow to stern, and across. The same measures draw her lying (bow to the
// left) on a wide screen and standing (bow up) on a narrow one.
import { written, type Box } from "./boxes";

export interface Measures {
  readonly bow: number;
  /** One of the four parts between bow and stern. */
  readonly section: number;
  readonly stern: number;
  readonly water: number;
  readonly deck: number;
  /** Half of what lies between the decks. */
  readonly room: number;
  /** Sick Bay and Brig, along and across. */
  readonly cell: readonly [number, number];
  readonly deep: number;
  /** Sizes of letters and pieces. */
  readonly text: number;
  readonly piece: number;
}

/** The side of the odd numbers, that of the even ones. */
export type Side = -1 | 1;
export const SIDES: readonly Side[] = [-1, 1];

export class Keel {
  readonly length: number;
  readonly breadth: number;
  readonly middle: number;
  /** Where the rooms begin, from either side. */
  readonly inner: number;
  private readonly tip: number;
  private readonly end: number;
  private readonly shoulder: number;

  constructor(
    readonly m: Measures,
    readonly upright: boolean,
  ) {
    this.length = m.bow + 4 * m.section + m.stern;
    this.breadth = 2 * (m.water + m.deck + m.room);
    this.middle = this.breadth / 2;
    this.inner = m.water + m.deck;
    this.tip = m.bow * 0.28;
    this.end = this.length - m.stern * 0.28;
    this.shoulder = this.cut(0) + m.section * 0.78;
  }

  /** Where a section begins. */
  cut(section: number): number {
    return this.m.bow + section * this.m.section;
  }

  /** A point of a path. */
  at(along: number, across: number): string {
    const [x, y] = this.upright ? [across, along] : [along, across];
    return `${written(x)} ${written(y)}`;
  }

  /** So far from the edge of a side. */
  from(side: Side, across: number): number {
    return side < 0 ? across : this.breadth - across;
  }

  box(along: number, across: number, long: number, wide: number): Box {
    return this.upright
      ? { x: across, y: along, width: wide, height: long }
      : { x: along, y: across, width: long, height: wide };
  }

  /** A box measured from the edge of a side. */
  beside(side: Side, along: number, across: number, long: number, wide: number): Box {
    return this.box(along, side < 0 ? across : this.breadth - across - wide, long, wide);
  }

  path(points: readonly (readonly [number, number])[]): string {
    return points.map(([along, across]) => this.at(along, across)).join("L");
  }

  /** From the tip of the bow along a side, to where the rail is straight; and back. */
  bow(side: Side): string {
    return `${this.at(this.tip, this.middle)}C${this.bowBends(side).join(" ")} ${this.at(this.shoulder, this.rail(side))}`;
  }

  bowBack(side: Side): string {
    return `${this.at(this.shoulder, this.rail(side))}C${this.bowBends(side).reverse().join(" ")} ${this.at(this.tip, this.middle)}`;
  }

  /** From where the rail is straight around the stern to its middle; and back. */
  stern(side: Side): string {
    return `${this.at(this.cut(4), this.rail(side))}C${this.sternBends(side).join(" ")} ${this.at(this.end, this.middle)}`;
  }

  sternBack(side: Side): string {
    return `${this.at(this.end, this.middle)}C${this.sternBends(side).reverse().join(" ")} ${this.at(this.cut(4), this.rail(side))}`;
  }

  hull(): string {
    return `M${this.bow(-1)}L${this.stern(-1)}L${this.sternBack(1)}L${this.bowBack(1)}Z`;
  }

  private rail(side: Side): number {
    return this.from(side, this.m.water);
  }

  private bowBends(side: Side): string[] {
    return [this.at(this.tip + 60, this.from(side, this.m.water + 44)), this.at(this.m.bow, this.rail(side))];
  }

  private sternBends(side: Side): string[] {
    const round = this.cut(4) + this.m.stern * 0.42;
    return [this.at(round, this.rail(side)), this.at(this.end, this.from(side, this.m.water + 60))];
  }
}
