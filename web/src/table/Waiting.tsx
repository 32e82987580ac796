// While others are asked: who is thinking, and about what where that is public.
import { useWords } from "../words";
import { useTable } from "./context";
import { useSeatName } from "./names";
import { decidingSeats } from "./seats";

export function Waiting() {
  const { state, stream, seat } = useTable();
  const { say, list } = useWords();
  const name = useSeatName();
  const decision = stream.view.decision;
  const holders = decidingSeats(state, stream.view).filter((one) => one !== seat);
  const bots = state.table?.seats.filter((one) => holders.includes(one.seat)).every((one) => one.kind === "bot");
  return (
    <div className="question waiting">
      {seat < 0 && <p className="quiet">{say("web-watching")}</p>}
      <p className="prompt">
        {decision?.answered && !holders.length
          ? say("web-waiting-answered")
          : say(bots ? "web-waiting-bot" : "web-waiting", { who: list(holders.map(name)), n: holders.length })}
      </p>
    </div>
  );
}
