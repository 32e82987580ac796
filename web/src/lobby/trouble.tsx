// What went wrong, in words a player can do something with.
import { HttpError } from "../net/http";
import { refusedBecause, useWords, type Words } from "../words";

/** What a game refuses, a deck for example, only its own sentence can say. */
const OWN_WORDS = "refused";

/** A refusal we know is said in the reader's language; any other carries the server's own sentence. */
export function complaint(words: Words, error: Error): string {
  if (!(error instanceof HttpError)) return words.say("lobby-unreachable");
  if (error.status >= 500) return words.say("lobby-unreachable");
  const known = error.code === OWN_WORDS ? "" : refusedBecause(words, error);
  return known || words.say("lobby-failed", { why: error.message });
}

export function Trouble({ error, again }: { error: Error | null; again?: () => void }) {
  const words = useWords();
  if (!error) return null;
  return (
    <p className="trouble" role="alert">
      <span aria-hidden="true">⚠ </span>
      {complaint(words, error)}
      {again && (
        <button type="button" className="button button-small" onClick={again}>
          {words.say("lobby-again")}
        </button>
      )}
    </p>
  );
}
