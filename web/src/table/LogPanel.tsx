// What happened, line by line, each with its clauses. A click on a line looks back to that moment.
import { memo, useEffect, useRef, useState } from "react";
import type { LineInfo } from "../net/protocol";
import { useWords } from "../words";
import { Clauses } from "./Clauses";
import { useTable } from "./context";
import { useLooking } from "./look";

export function LogPanel() {
  const { store, stream, seat, past } = useTable();
  const { history } = useLooking();
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const { first, lines } = stream;
  const length = first + lines.length;
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
  goTo(line: number): void;
}

const LogLine = memo(function LogLine({ line, number, shown, goTo }: LineProps) {
  const { say } = useWords();
  const heading = line.text === "core-log-round" || line.text === "core-log-phase" || line.text === "core-log-turn";
  return (
    <li className={heading ? "line line-heading" : "line"} data-shown={shown || undefined}>
      <button type="button" className="line-words" title={say("web-log-look")} onClick={() => goTo(number)}>
        {say(line.text, line.args as never)}
      </button>{" "}
      <Clauses cite={line.cite} />
    </li>
  );
});
