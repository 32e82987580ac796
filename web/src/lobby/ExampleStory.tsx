// An example of a clause: told step by step, and opened as a table of one's own to play on from.
import { useState } from "react";
import type { LineInfo } from "../net/protocol";
import type { Args } from "../net/view";
import { post } from "../net/http";
import { useWords } from "../words";
import { useFetched } from "./api";
import { useSittingDown } from "./sitting-down";
import { Trouble } from "./trouble";

interface Step {
  kind: string;
  text: string;
  line: LineInfo | null;
}

/** What a step is called: all that only lays out the table is one thing to a reader. */
function kindOf(step: Step | undefined): string {
  const kind = step?.kind ?? "";
  return kind === "" || ["choose", "log", "expect"].includes(kind) ? kind : "start";
}

export function ExampleStory({ path, title }: { path: string; title: string }) {
  const { say } = useWords();
  const [shown, setShown] = useState(false);
  const { data, error } = useFetched<{ story: Step[] }>(shown ? path : null);
  const sitting = useSittingDown();
  async function play(): Promise<string> {
    const { id } = await post<{ id: string }>(path);
    return `/table/${id}`;
  }
  return (
    <div className="example">
      <h3>{title}</h3>
      {!shown && (
        <button type="button" className="button" aria-label={`${say("lobby-clause-run")}: ${title}`} onClick={() => setShown(true)}>
          <span aria-hidden="true">▸</span> {say("lobby-clause-run")}
        </button>
      )}
      <Trouble error={error ?? sitting.error} />
      {data && (
        <>
          <ol className="story">
            {data.story.map((step, n) => (
              <li key={n} data-kind={step.kind}>
                <span className="story-kind">{kindOf(data.story[n - 1]) === kindOf(step) ? "" : say(`lobby-story-${kindOf(step)}`)}</span>
                {step.line ? <span>{say(step.line.text, step.line.args as Args)}</span> : <code>{step.text || say("terminal-none")}</code>}
              </li>
            ))}
          </ol>
          <button type="button" className="button" disabled={sitting.busy !== ""} onClick={() => sitting.go("example", play)}>
            {say(sitting.busy ? "lobby-starting" : "lobby-clause-play")}
          </button>
        </>
      )}
    </div>
  );
}
