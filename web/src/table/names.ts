// What a seat is called: by the game, and by who sits there.
import { useCallback } from "react";
import type { TableState } from "../net/table-state";
import type { View, Word } from "../net/view";
import { isWord, useWords } from "../words";
import { useTable } from "./context";
import { seatInfo } from "./seats";

/** The game's word for a seat: as the view has it, for a character may have been chosen since one came. */
function seatWord(state: TableState, view: View, seat: number): Word {
  const thing = Object.values(view.entities).find((entity) => entity.index === seat);
  const told = seatInfo(state, seat)?.word;
  return thing?.word ?? (isWord(told) ? told : ["w", "core-seat", [["n", seat + 1]]]);
}

export function useSeatWord(): (seat: number) => string {
  const { state, view } = useTable();
  const { word } = useWords();
  return useCallback((seat: number) => word(seatWord(state, view, seat)), [state.table, view, word]);
}

/** "Roland Banks (Anna)", or what there is of it. */
export function useSeatName(): (seat: number) => string {
  const { state } = useTable();
  const { say } = useWords();
  const called = useSeatWord();
  return useCallback(
    (seat: number) => {
      const name = seatInfo(state, seat)?.name;
      return name ? say("web-seat-name", { seat: called(seat), name }) : called(seat);
    },
    [state.table, called, say],
  );
}
