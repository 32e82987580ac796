// Which seats the reader holds, and which of them is looked through.
import { useEffect, useState } from "react";
import type { SeatInfo } from "../net/protocol";
import type { TableState } from "../net/table-state";
import type { View } from "../net/view";

/** The seats whose views come to this page: one's own, or the spectator's. */
export function shownSeats(state: TableState): number[] {
  return Object.keys(state.streams)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Which of these seats can answer something now? */
export function askedSeats(state: TableState, seats: readonly number[]): number[] {
  return seats.filter((seat) => {
    const decision = state.streams[seat]?.view.decision;
    return decision?.options !== undefined && !decision.answered && !decision.settled;
  });
}

/** Who is deciding now, as far as the reader knows: of one's own seats those that can answer, of the others all asked. */
export function decidingSeats(state: TableState, view: View): number[] {
  const shown = shownSeats(state);
  const mine = askedSeats(state, shown);
  return view.decision?.seats.filter((seat) => !shown.includes(seat) || mine.includes(seat)) ?? [];
}

/** Follows the questions: where another of one's seats is asked, one looks through that. */
export function useSeat(state: TableState): [number, (seat: number) => void] {
  const seats = shownSeats(state);
  const asked = askedSeats(state, seats);
  const [seat, setSeat] = useState(() => asked[0] ?? seats[0] ?? -1);
  const wanted = seats.includes(seat) ? seat : (seats[0] ?? -1);
  const next = asked.length && !asked.includes(wanted) ? asked[0] : undefined;
  const question = asked.map((one) => state.streams[one]?.view.decision?.id).join(" ");
  useEffect(() => {
    if (next !== undefined) setSeat(next);
  }, [next, question]);
  return [wanted, setSeat];
}

export function seatInfo(state: TableState, seat: number): SeatInfo | undefined {
  return state.table?.seats.find((info) => info.seat === seat);
}
