// Decks from elsewhere, and to take elsewhere.
import { useId, useState } from "react";
import { useWords } from "../words";
import type { DeckGame } from "./game";
import type { Building } from "./use-deck";

interface Props {
  game: DeckGame<never>;
  building: Building;
}

export function Exchange(props: Props) {
  return (
    <div className="deck-exchange">
      <Bring {...props} />
      <Take {...props} />
    </div>
  );
}

function Bring({ game, building }: Props) {
  const { say } = useWords();
  const [text, setText] = useState("");
  const about = useId();
  return (
    <details>
      <summary>{say("deck-import")}</summary>
      <p id={about} className="quiet">{say(`${game.game}-web-deck-import-about`)}</p>
      <textarea
        className="input"
        rows={7}
        value={text}
        spellCheck={false}
        aria-label={say("deck-import")}
        aria-describedby={about}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="button"
        className="button button-small"
        disabled={!text.trim()}
        onClick={() => void building.read(text).then((read) => read && setText(""))}
      >
        {say("deck-import-do")}
      </button>
    </details>
  );
}

function Take({ game, building: { deck } }: Props) {
  const { say } = useWords();
  const [form, setForm] = useState<"list" | "json">("list");
  const [copied, setCopied] = useState("");
  const text = deck?.[form] ?? "";
  const formName = (one: string) => say(one === "list" ? "deck-export-list" : `${game.game}-web-deck-export-${one}`);
  return (
    <details>
      <summary>{say("deck-export")}</summary>
      <div className="deck-exchange-forms">
        {(["list", ...game.forms] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button button-small"
            aria-pressed={form === one}
            onClick={() => setForm(one)}
          >
            {formName(one)}
          </button>
        ))}
      </div>
      <textarea className="input" rows={7} readOnly value={text} aria-label={formName(form)} />
      <button
        type="button"
        className="button button-small"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {say("deck-copy")}
      </button>{" "}
      <span role="status">{copied === text && copied !== "" && say("deck-copied")}</span>
    </details>
  );
}
