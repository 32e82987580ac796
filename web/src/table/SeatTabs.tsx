// For one who holds several seats: through which of them to look.
import { useWords } from "../words";
import { useTable } from "./context";
import { useLooking } from "./look";
import { useSeatName, useSeatWord } from "./names";
import { askedSeats, shownSeats } from "./seats";

export function SeatTabs() {
  const { state, seat } = useTable();
  const { lookThrough } = useLooking();
  const { say } = useWords();
  const name = useSeatName();
  const called = useSeatWord();
  const seats = shownSeats(state);
  const asked = askedSeats(state, seats);
  if (seats.length < 2) return null;
  return (
    <div className="seat-tabs" role="group" aria-label={say("web-seat-tabs")}>
      {seats.map((one) => (
        <button
          key={one}
          type="button"
          className="seat-tab"
          aria-pressed={one === seat}
          onClick={() => lookThrough(one)}
          title={name(one)}
        >
          {asked.includes(one) && <span aria-label={say("web-seat-asked")}>➤ </span>}
          {called(one)}
        </button>
      ))}
    </div>
  );
}
