// One screen, several people: between two seats that know different things the table is covered.
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { Button } from "react-aria-components";
import type { TableState } from "../net/table-state";
import { useWords } from "../words";
import { useTable } from "./context";
import { useSeatName } from "./names";
import { shownSeats } from "./seats";

export function Cover({ children }: { children: ReactNode }) {
  const { state, seat, view } = useTable();
  const { say } = useWords();
  const name = useSeatName();
  const table = state.table?.id ?? "";
  const [open, setOpen] = useState<number | null>(null);
  const [alone, setAlone] = useState(() => localStorage.getItem(`rulebound-alone-${table}`) === "yes");
  const hidden = useMemo(() => secrets(state), [state.streams]);
  const covered = !alone && open !== seat && !view.outcome && hidden;
  useEffect(() => {
    if (!covered && open !== seat) setOpen(seat);
  }, [covered, open, seat]);
  if (!covered) return children;
  const all = () => {
    localStorage.setItem(`rulebound-alone-${table}`, "yes");
    setAlone(true);
  };
  return (
    <main className="cover">
      <h1>{say("web-cover", { seat: name(seat) })}</h1>
      <p>{say("web-cover-others")}</p>
      <Button className="button button-main" autoFocus onPress={() => setOpen(seat)}>
        {say("web-cover-open", { seat: name(seat) })}
      </Button>
      <Button className="button button-quiet" onPress={all}>
        {say("web-cover-alone")}
      </Button>
    </main>
  );
}

/** Do the seats at this screen know different things? */
function secrets(state: TableState): boolean {
  const [first, ...others] = shownSeats(state).map((seat) => state.streams[seat]?.view.entities ?? {});
  if (!first || !others.length) return false;
  const told = JSON.stringify(first);
  return others.some((other) => JSON.stringify(other) !== told);
}
