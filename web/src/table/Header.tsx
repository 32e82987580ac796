// Which game, where in the round, and whose decision it is: always in sight.
import { useWords } from "../words";
import { useTable } from "./context";
import { useLooking } from "./look";
import { useSeatName } from "./names";
import { Ribbon } from "./Ribbon";
import { SeatTabs } from "./SeatTabs";
import { askedSeats, decidingSeats, shownSeats } from "./seats";
import { TableMenu } from "./TableMenu";

export function Header() {
  const { state, view } = useTable();
  const { module } = useLooking();
  const { say } = useWords();
  const playing = module?.playing?.(view) ?? null;
  return (
    <header className="table-head">
      <a className="home" href="/" aria-label={say("web-to-lobby")}>
        <img src="/icon.svg" alt="" width="28" height="28" />
      </a>
      <h1 className="table-title">
        <span>{say(state.table?.title ?? "")}</span>
        {playing && <span className="table-scenario">{say(...playing)}</span>}
      </h1>
      <Ribbon />
      <Whose />
      <SeatTabs />
      <TableMenu />
    </header>
  );
}

function Whose() {
  const { stream, state } = useTable();
  const { say, list } = useWords();
  const name = useSeatName();
  if (stream.view.outcome) return <p className="whose">{say("web-over")}</p>;
  if (askedSeats(state, shownSeats(state)).length)
    return (
      <p className="whose whose-you">
        <span aria-hidden="true">➤</span> {say("web-your-decision")}
      </p>
    );
  const others = decidingSeats(state, stream.view);
  if (!others.length) return <p className="whose" />;
  const text = say("web-their-decision", { who: list(others.map(name)), n: others.length });
  return (
    <p className="whose" title={text}>
      {text}
    </p>
  );
}
