// What happened, line by line, each with its clauses. A click on a line looks back to that moment.
import { memo, useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { LineInfo } from "../net/protocol";
import { useWords } from "../words";
import { Clauses } from "./Clauses";
import { useTable } from "./context";
import { useLooking } from "./look";

const HEADINGS = ["core-log-round", "core-log-phase", "core-log-turn"];

export function LogPanel() {
  const { store, stream, seat, past, sending } = useTable();
  const { history } = useLooking();
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const { first, lines } = stream;
  const length = first + lines.length;
  const [read, setRead] = useState(length);
  useEffect(() => {
    if (sending) setRead(length);
  }, [sending]);
  useEffect(() => {
    if (following && past === null) box.current?.scrollTo(0, box.current.scrollHeight);
  }, [length, following, past]);
  const older = () => void store.ask({ t: "older", seat, before: first }).catch(() => undefined);
  return (
    <section className="panel log" aria-label={say("web-place-log")}>
      <h2 className="panel-title">{say("web-place-log")}</h2>
      <div
        className="log-lines"
        ref={box}
        role="log"
        aria-live="off"
        aria-label={say("web-log-lines")}
        tabIndex={0}
        onKeyDown={moveByArrows}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setFollowing(scrollHeight - scrollTop - clientHeight < 40)
        }
      >
        {first > 0 && (
          <button type="button" className="button button-small log-older" onClick={older}>
            {say("web-log-older")}
          </button>
        )}
        <ol>
          {lines.map((line, index) => (
            <LogLine
              key={first + index}
              line={line}
              number={first + index + 1}
              shown={past === first + index + 1}
              fresh={first + index >= read}
              goTo={history.goTo}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface LineProps {
  line: LineInfo;
  number: number;
  shown: boolean;
  /** Has it been told since one answered last? */
  fresh: boolean;
  goTo(line: number): void;
}

const LogLine = memo(function LogLine({ line, number, shown, fresh, goTo }: LineProps) {
  const { say, sentence } = useWords();
  const look = () => goTo(number);
  return (
    <li
      className={HEADINGS.includes(line.text) ? "line line-heading" : "line"}
      data-shown={shown || undefined}
      data-fresh={fresh || undefined}
    >
      <span
        className="line-words"
        role="button"
        tabIndex={-1}
        title={say("web-log-look")}
        onClick={look}
        onKeyDown={(event) => event.key === "Enter" && look()}
      >
        {sentence(line.text, line.args as never)}
      </span>{" "}
      <Clauses cite={line.cite} apart />
    </li>
  );
});

/** Arrow keys go from line to line, and along a line to its clauses: with Tab the log is one stop. */
function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const lines = event.key === "ArrowDown" || event.key === "ArrowUp";
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(lines ? ".line-words" : ".line-words, .clause")];
  const active = document.activeElement;
  const from = lines ? (active?.closest(".line")?.querySelector(".line-words") ?? null) : active;
  const at = all.indexOf(from as HTMLElement);
  event.preventDefault();
  (at < 0 ? all.at(-1) : all[Math.max(0, Math.min(all.length - 1, at + step))])?.focus();
}
