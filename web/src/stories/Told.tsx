// An example told in words: how the table stands, then what is chosen and what happens.
import type { LineInfo } from "../net/protocol";
import type { Args } from "../net/view";
import { useWords } from "../words";
import "./stories.css";

export interface Story {
  /** The table as text, in the reader's language. */
  readonly board: readonly string[];
  readonly story: readonly { readonly kind: string; readonly lines: readonly LineInfo[] }[];
}

export function Told({ board, story }: Story) {
  const { say, sentence } = useWords();
  return (
    <ol className="story">
      {board.length > 0 && (
        <li data-kind="table">
          <span className="story-kind">{say("core-story-table")}</span>
          <pre tabIndex={0}>{board.join("\n")}</pre>
        </li>
      )}
      {story.map(({ kind, lines }, n) => (
        <li key={n} data-kind={kind}>
          <span className="story-kind">{kind === "log" ? "" : say(`core-story-${kind}`)}</span>
          <span>{lines.map((line) => sentence(line.text, line.args as Args)).join("; ")}</span>
        </li>
      ))}
    </ol>
  );
}
