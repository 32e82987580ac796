// What the deck is for, and what it starts from.
import { useWords } from "../words";
import type { DeckGame } from "./game";
import type { Building } from "./use-deck";

export function How({ game, building }: { game: DeckGame<never>; building: Building }) {
  const { say } = useWords();
  return (
    <div className="deck-how">
      {game.modes.length > 1 && (
        <fieldset>
          <legend>{say("deck-for")}</legend>
          {game.modes.map((mode) => (
            <label key={mode}>
              <input type="radio" name="mode" checked={building.mode === mode} onChange={() => building.setMode(mode)} />{" "}
              {say(`${game.game}-web-deck-for-${mode}`)}
            </label>
          ))}
        </fieldset>
      )}
      <div role="group" aria-label={say("deck-start")} className="deck-starts">
        <span>{say("deck-start")}</span>
        {game.starts.map((from) => (
          <button key={from} type="button" className="button button-small" onClick={() => building.start(from)}>
            {say(`${game.game}-web-deck-start-${from}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
