// The table of Eldritch Horror: the world, one's own sheet below it; beside it what is being read, what threatens the world
// and what can be bought.
import { world } from "virtual:world";
import { useMemo } from "react";
import type { BoardProps } from "..";
import { Pan } from "../../table/Pan";
import { useWords } from "../../words";
import { Choosing } from "./Choosing";
import { TableContext } from "./context";
import { spot } from "./crowd";
import { Encounter } from "./Encounter";
import { Latest } from "./Latest";
import { Legend } from "./Legend";
import { Table, type Facts, type Space } from "./model";
import { Mine, Others } from "./People";
import { Question } from "./Question";
import { Reserve } from "./Reserve";
import { Sheet } from "./Sheet";
import { Tracks } from "./Tracks";
import { World } from "./World";
import "./eldritch.css";

export default function Board({ view, seat, faces }: BoardProps) {
  const { say } = useWords();
  const table = useMemo(() => new Table(view, seat, faces as Facts), [view, seat, faces]);
  return (
    <TableContext value={table}>
      <div className="desk eh">
        <div className="desk-body">
          <Choosing />
          <div className="desk-map">
            <Pan label={say("eldritch-web-world")} focus={acting(table)}>
              {() => <World />}
            </Pan>
            <Legend />
          </div>
          <div className="desk-now">
            <Encounter />
            <Question />
            <Latest />
            <Tracks />
            <Sheet />
            <Reserve />
          </div>
          <Mine />
          <Others />
        </div>
      </div>
    </TableContext>
  );
}

/** Where whoever acts stands, or oneself, as parts of the map. */
function acting(table: Table): { x: number; y: number } | undefined {
  const who = table.people.find((one) => one.index === table.view.turn && one.code) ?? table.you;
  const space = who && (table.entity(who.space) as Space | undefined);
  if (!space) return undefined;
  const { x, y } = spot(space.code);
  return { x: x / world.width, y: y / world.height };
}
