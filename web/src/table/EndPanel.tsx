// The end: who won and why; and the way back through the story.
import { Button } from "react-aria-components";
import { useWords } from "../words";
import { Clauses } from "./Clauses";
import { useTable } from "./context";
import { useLooking } from "./look";
import { useSeatName } from "./names";
import { shownSeats } from "./seats";

export function EndPanel() {
  const { store, stream, seat, state, past } = useTable();
  const { history, module } = useLooking();
  const { say, list } = useWords();
  const name = useSeatName();
  const outcome = stream.view.outcome;
  if (!outcome || past !== null) return null;
  const ending = module?.ending?.(stream.view) ?? null;
  const all = state.table?.seats.map((one) => one.seat) ?? [];
  const winners = outcome.winners.length ? outcome.winners : outcome.won ? all : [];
  const text =
    seat >= 0
      ? say(winners.includes(seat) ? "core-won" : "core-lost")
      : winners.length
        ? say("core-winners", { seats: list(winners.map(name)) })
        : say("core-no-winners");
  return (
    <section className="end" aria-label={say("web-end")}>
      <h2>{text}</h2>
      <p className="end-why">
        {say(outcome.why)} <Clauses cite={outcome.cite} />
      </p>
      {ending && <p>{say(...ending)}</p>}
      {winners.length > 0 && winners.length < all.length && (
        <p>{say("core-winners", { seats: list(winners.map(name)) })}</p>
      )}
      <div className="row">
        <Button className="button button-main" onPress={() => history.goTo(0)}>
          {say("web-end-replay")}
        </Button>
        {shownSeats(state).filter((one) => one >= 0).length < all.length && (
          <Button className="button" onPress={() => store.watch(all)}>
            {say("web-end-all")}
          </Button>
        )}
        <a className="button" href={`/new/${stream.view.game}`}>
          {say("web-end-again")}
        </a>
        <a className="button button-quiet" href="/">
          {say("web-to-lobby")}
        </a>
      </div>
    </section>
  );
}
