// A link to hand on: shown whole, copied with one press.
import { useRef, useState } from "react";
import { useWords } from "../words";

export function CopyLink({ what, path }: { what: string; path: string }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const link = `${location.origin}${path}`;
  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Over plain HTTP from another machine the clipboard is closed to pages; the old way still works.
      document.execCommand("copy");
    }
    setCopied(true);
  }
  return (
    <div className="copy">
      <label className="field">
        {what}
        <input ref={input} readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" aria-label={`${say(copied ? "lobby-copied" : "lobby-copy")}: ${what}`} onClick={() => void copy()}>
        {copied ? `✓ ${say("lobby-copied")}` : say("lobby-copy")}
      </button>
      <span className="unseen" role="status">
        {copied ? say("lobby-copied") : ""}
      </span>
    </div>
  );
}
