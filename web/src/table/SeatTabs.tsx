// For one who holds several seats: through which of them to look.
import { useWords } from "../words";
import { useTable } from "./context";
import { useLooking } from "./look";
import { useSeatName, useSeatWord } from "./names";
import { askedSeats, shownSeats } from "./seats";
import { initials } from "./tokens";

/** With more seats than this there is no room for their names: on a phone, and anywhere. */
const SEVERAL = 2;
const MANY = 4;

function many(seats: number): "several" | "many" | undefined {
  return seats > MANY ? "many" : seats > SEVERAL ? "several" : undefined;
}

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
    <div className="seat-tabs" role="group" aria-label={say("web-seat-tabs")} data-many={many(seats.length)}>
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
          <span className="seat-tab-name">{called(one)}</span>
          <span className="seat-tab-short" aria-hidden="true">
            {initials(called(one))}
          </span>
        </button>
      ))}
    </div>
  );
}
