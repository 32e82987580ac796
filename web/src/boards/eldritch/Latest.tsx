// What the mythos did at the end of the last round, for whoever has not answered anything since.
import { useEffect, useState } from "react";
import { useTable } from "../../table/context";
import { useWords } from "../../words";
import { useWorld } from "./context";

export function Latest() {
  const { stream, past, sending } = useTable();
  const { view } = useWorld();
  const { say } = useWords();
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (sending) setRead(view.round);
  }, [sending, view.round]);
  const { lines } = stream;
  const start = lines.findLastIndex((line) => line.text === "eldritch-log-mythos");
  const end = lines.findIndex((line, n) => n > start && line.text === "core-log-round");
  if (past !== null || view.phase !== "action" || read === view.round || start < 0 || end < 0) return null;
  const [first, ...rest] = lines.slice(start, end).map((line) => ({ key: line.text, text: say(line.text, line.args as never) }));
  return (
    <section className="desk-panel desk-page eh-latest" aria-label={say("eldritch-phase-mythos")}>
      <h3>{first?.text}</h3>
      <ul tabIndex={0} aria-label={first?.text}>
        {rest.map(({ key, text }, n) => <li key={n} className={key.endsWith("-story") ? "desk-story" : ""}>{text}</li>)}
      </ul>
    </section>
  );
}
