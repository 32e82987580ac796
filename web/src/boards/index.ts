// Which game has which board. A board is loaded when its table is opened; a game without one gets the plain board.
import type { ComponentType } from "react";
import type { Args, Faces, View } from "../net/view";
import type { ZoomDrawing } from "../table/zoom";
import PlainBoard from "./plain";

export interface BoardProps {
  view: View;
  seat: number;
  faces: Faces;
}

/** What a board's module gives. Only the board itself is needed. */
export interface BoardModule {
  default: ComponentType<BoardProps>;
  /** How a thing is drawn large. */
  Zoom?: ZoomDrawing;
  /** The phases of a round in order, for the ribbon; the wording of each is `<game>-phase-<phase>`. */
  phases?: readonly string[];
  /** What the ribbon calls a phase, if a shorter word than `<game>-phase` is wanted: `<ribbon>-<phase>`. */
  ribbon?: string;
  /** What is being played just now, for the header: a message key with arguments, or null. */
  playing?: (view: View) => readonly [string, Args] | null;
  /** What there is to say of how it ended beside who won, such as a score: a message key with arguments, or null. */
  ending?: (view: View) => readonly [string, Args] | null;
}

export const boards: Record<string, () => Promise<BoardModule>> = {
  lantern: () => import("./lantern"),
  eldritch: () => import("./eldritch"),
  ahlcg: () => import("./ahlcg"),
  lotr: () => import("./lotr"),
  ah3: () => import("./ah3"),
  unfathomable: () => import("./unfathomable"),
};

export function boardOf(game: string): Promise<BoardModule> {
  return boards[game]?.() ?? Promise.resolve({ default: PlainBoard });
}
