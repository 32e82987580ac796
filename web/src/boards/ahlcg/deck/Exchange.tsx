// Decks from elsewhere, and to take elsewhere.
import { useId, useState } from "react";
import { useWords } from "../../../words";
import type { Building } from "./use-deck";

export function Exchange({ building }: { building: Building }) {
  return (
    <div className="ah-exchange">
      <Bring building={building} />
      <Take building={building} />
    </div>
  );
}

function Bring({ building }: { building: Building }) {
  const { say } = useWords();
  const [text, setText] = useState("");
  const about = useId();
  return (
    <details>
      <summary>{say("ahlcg-web-deck-import")}</summary>
      <p id={about} className="quiet">{say("ahlcg-web-deck-import-about")}</p>
      <textarea
        className="input"
        rows={7}
        value={text}
        spellCheck={false}
        aria-label={say("ahlcg-web-deck-import")}
        aria-describedby={about}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="button"
        className="button button-small"
        disabled={!text.trim()}
        onClick={() => void building.read(text).then((read) => read && setText(""))}
      >
        {say("ahlcg-web-deck-import-do")}
      </button>
    </details>
  );
}

function Take({ building: { deck } }: { building: Building }) {
  const { say } = useWords();
  const [form, setForm] = useState<"list" | "json">("list");
  const [copied, setCopied] = useState("");
  const text = deck?.[form] ?? "";
  return (
    <details>
      <summary>{say("ahlcg-web-deck-export")}</summary>
      <div className="ah-exchange-forms">
        {(["list", "json"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button button-small"
            aria-pressed={form === one}
            onClick={() => setForm(one)}
          >
            {say(`ahlcg-web-deck-export-${one}`)}
          </button>
        ))}
      </div>
      <textarea className="input" rows={7} readOnly value={text} aria-label={say(`ahlcg-web-deck-export-${form}`)} />
      <button
        type="button"
        className="button button-small"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {say("ahlcg-web-deck-copy")}
      </button>{" "}
      <span role="status">{copied === text && copied !== "" && say("ahlcg-web-deck-copied")}</span>
    </details>
  );
}
