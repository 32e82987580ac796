// What a seat is called: by the game, and by who sits there.
import { useCallback } from "react";
import type { Word } from "../net/view";
import { isWord, useWords } from "../words";
import { useTable } from "./context";
import { seatInfo } from "./seats";

/** "Roland Banks (Anna)", or what there is of it. */
export function useSeatName(): (seat: number) => string {
  const { state } = useTable();
  const { word, say } = useWords();
  return useCallback(
    (seat: number) => {
      const info = seatInfo(state, seat);
      const called = isWord(info?.word) ? word(info.word as Word) : say("core-seat", { n: seat + 1 });
      return info?.name ? say("web-seat-name", { seat: called, name: info.name }) : called;
    },
    [state.table, word, say],
  );
}
