// The table of Arkham Horror: the city in the middle, sheet and codex over it, one's own investigator below.
import { useMemo } from "react";
import type { BoardProps } from "..";
import { Pan } from "../../table/Pan";
import { useWords } from "../../words";
import { Choosing } from "./Choosing";
import { City } from "./City";
import { Codex } from "./Codex";
import { TableContext } from "./context";
import { Cup } from "./Cup";
import { Decks } from "./Decks";
import { Display } from "./Display";
import { Encounter } from "./Encounter";
import { Table, type Facts } from "./model";
import { People } from "./People";
import { Question } from "./Question";
import "./ah3.css";

export default function Board({ view, seat, faces }: BoardProps) {
  const { say } = useWords();
  const table = useMemo(() => new Table(view, seat, faces as Facts), [view, seat, faces]);
  return (
    <TableContext value={table}>
      <div className="desk ah3">
        <div className="desk-body">
          <Choosing />
          <div className="desk-map">
            <Pan label={say("ah3-web-city")}>{(upright) => <City upright={upright} />}</Pan>
          </div>
          <div className="desk-now">
            <Encounter />
            <Question />
            <Codex />
            <Cup />
            <Display />
            <Decks />
          </div>
          <People />
        </div>
      </div>
    </TableContext>
  );
}
