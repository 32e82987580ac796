// The board of Unfathomable.
import { useMemo } from "react";
import type { BoardProps } from "..";
import { Pan } from "../../table/Pan";
import { useWords } from "../../words";
import { Choosing } from "./Choosing";
import { Decks } from "./Decks";
import { Dials } from "./Dials";
import { Known } from "./Known";
import { Table, type Facts } from "./model";
import { Players } from "./Players";
import { Scene } from "./Scene";
import { Ship } from "./Ship";
import { Tracks } from "./Tracks";
import { You } from "./You";
import "./board.css";

export { Zoom } from "./Zoom";
export const phases = ["receive-skills", "actions", "mythos", "discard"];

export default function UnfathomableBoard({ view, seat, faces }: BoardProps) {
  const words = useWords();
  const table = useMemo(() => new Table(view, seat, faces as Facts), [view, seat, faces]);
  return (
    <div className="uf">
      <div className="uf-body">
        <div className="uf-top">
          <Dials table={table} />
          <Tracks table={table} />
        </div>
        <div className="uf-left">
          <Players table={table} />
        </div>
        <div className="uf-middle">
          <Choosing table={table} />
          <div className="uf-map">
            <Pan label={words.say("unfathomable-web-ship")}>{(upright) => <Ship table={table} upright={upright} />}</Pan>
          </div>
          <You table={table} />
        </div>
        <div className="uf-right">
          <div className="uf-scene">
            <Scene table={table} />
          </div>
          <div className="uf-known">
            <Known table={table} />
          </div>
          <Decks table={table} />
        </div>
      </div>
    </div>
  );
}
