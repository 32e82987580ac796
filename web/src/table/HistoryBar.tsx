// Back through the table's story: drag to any earlier moment; play it forward; play on from there at a new table.
import { useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { post } from "../net/http";
import { useWords } from "../words";
import { useTable } from "./context";
import { useLooking } from "./look";
import { useComplain } from "./complaints";

const STEP = 900;

export function HistoryBar() {
  const { state } = useTable();
  const { history } = useLooking();
  const { say } = useWords();
  const complain = useComplain();
  const [playing, setPlaying] = useState(false);
  const at = history.wanted ?? history.length;
  const past = history.wanted !== null;
  useEffect(() => {
    if (!playing) return;
    if (!past || at >= history.length) return setPlaying(false);
    const timer = window.setTimeout(() => history.goTo(at + 1), STEP);
    return () => window.clearTimeout(timer);
  }, [playing, at, past, history]);
  const goTo = (line: number) => (line >= history.length ? history.now() : history.goTo(line));
  const fork = () => {
    const page = window.open("", "_blank");
    post<{ id: string }>(`/api/tables/${state.table?.id}/fork`, { line: at }).then(
      ({ id }) => page && (page.location.href = `/table/${id}`),
      (error: Error) => {
        page?.close();
        complain(error);
      },
    );
  };
  if (!history.length) return null;
  return (
    <div className="history" data-past={past || undefined}>
      <Button className="button button-quiet button-small" aria-label={say("web-history-back")} onPress={() => goTo(Math.max(0, at - 1))}>
        ‹
      </Button>
      <input
        type="range"
        min={0}
        max={history.length}
        value={at}
        aria-label={say("web-history")}
        aria-valuetext={say("web-history-at", { line: at, all: history.length })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <Button className="button button-quiet button-small" aria-label={say("web-history-on")} isDisabled={!past} onPress={() => goTo(at + 1)}>
        ›
      </Button>
      {past && (
        <>
          <Button className="button button-small" onPress={() => setPlaying(!playing)}>
            {say(playing ? "web-history-stop" : "web-history-play")}
          </Button>
          <Button className="button button-small" onPress={fork}>
            {say("web-history-fork")}
          </Button>
        </>
      )}
    </div>
  );
}
