// The table of Eldritch Horror: the world in the middle, the Ancient One's sheet over it, one's own sheet below.
import { useMemo } from "react";
import type { BoardProps } from "..";
import { Pan } from "../../table/Pan";
import { useWords } from "../../words";
import { Choosing } from "./Choosing";
import { TableContext } from "./context";
import { Encounter } from "./Encounter";
import { Table, type Facts } from "./model";
import { People } from "./People";
import { Question } from "./Question";
import { Reserve } from "./Reserve";
import { Sheet } from "./Sheet";
import { World } from "./World";
import "./eldritch.css";

export default function Board({ view, seat, faces }: BoardProps) {
  const { say } = useWords();
  const table = useMemo(() => new Table(view, seat, faces as Facts), [view, seat, faces]);
  return (
    <TableContext value={table}>
      <div className="desk eh">
        <div className="desk-body">
          <Sheet />
          <Choosing />
          <div className="desk-map">
            <Pan label={say("eldritch-web-world")}>{() => <World />}</Pan>
          </div>
          <div className="desk-now">
            <Encounter />
            <Question />
            <Reserve />
          </div>
          <People />
        </div>
      </div>
    </TableContext>
  );
}
