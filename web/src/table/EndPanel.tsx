// The end: who won and why; and the way back through the story.
import { Button } from "react-aria-components";
import type { Word } from "../net/view";
import { isWord, useWords } from "../words";
import { useTable } from "./context";
import { useLooking } from "./look";
import { useSeatName } from "./names";

export function EndPanel() {
  const { stream, seat, state, past } = useTable();
  const { history } = useLooking();
  const { say, word, has, list } = useWords();
  const name = useSeatName();
  const outcome = stream.view.outcome;
  if (!outcome || past !== null) return null;
  const all = state.table?.seats.map((one) => one.seat) ?? [];
  const winners = outcome.winners?.length ? outcome.winners : outcome.won ? all : [];
  const why = isWord(outcome.why) ? word(outcome.why as Word) : has(String(outcome.why)) ? say(String(outcome.why)) : "";
  const text =
    seat >= 0
      ? say(winners.includes(seat) ? "terminal-won" : "terminal-lost")
      : winners.length
        ? say("terminal-winners", { seats: list(winners.map(name)) })
        : say("terminal-no-winners");
  return (
    <section className="end" aria-label={say("web-end")}>
      <h2>{text}</h2>
      {why && <p className="end-why">{why}</p>}
      {winners.length > 0 && winners.length < all.length && (
        <p>{say("terminal-winners", { seats: list(winners.map(name)) })}</p>
      )}
      <div className="row">
        <Button className="button button-main" onPress={() => history.goTo(0)}>
          {say("web-end-replay")}
        </Button>
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
