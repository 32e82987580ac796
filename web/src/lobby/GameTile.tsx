// One game on the front page: its board as a picture, a sentence, how many and how long, and a way in.
import { useWords } from "../words";
import type { GameInfo } from "./api";
import { Facts } from "./Facts";
import { layQuick, SMALL } from "./games";
import type { SittingDown } from "./sitting-down";
import { pitchOf, titleOf } from "./telling";
import { Vignette } from "./vignettes";

export function GameTile({ game, sitting }: { game: GameInfo; sitting: SittingDown }) {
  const words = useWords();
  const { say } = words;
  const title = titleOf(words, game.name, game.title);
  const quick = words.has(`lobby-quick-${game.name}`) ? `lobby-quick-${game.name}` : "lobby-quick-alone";
  const starting = sitting.busy === game.name;
  return (
    <li className="tile" data-game={game.name} data-playable={game.playable}>
      <div className="tile-picture">
        <Vignette game={game.name} />
        {game.name === SMALL && <p className="badge">{say("lobby-small")}</p>}
      </div>
      <div className="tile-words">
        <h3>{title}</h3>
        <p className="pitch">{pitchOf(words, game.name, game.title)}</p>
        <Facts game={game} />
        <div className="tile-ways">
          {game.playable ? (
            <>
              <button
                type="button"
                className="button button-main"
                aria-label={`${say("lobby-play-now")}: ${title}`}
                disabled={sitting.busy !== ""}
                onClick={() => sitting.go(game.name, () => layQuick(game.name))}
              >
                {say(starting ? "lobby-starting" : "lobby-play-now")}
              </button>
              <a className="button" href={`/new/${game.name}`} aria-label={`${say("lobby-set-up")} ${title}`}>
                {say("lobby-set-up")}
              </a>
            </>
          ) : (
            <p className="not-yet">{say("lobby-not-yet")}</p>
          )}
          <a className="more" href={`/game/${game.name}`} aria-label={`${say("lobby-more")} ${title}`}>
            {say("lobby-more")}
          </a>
        </div>
        {game.playable && <p className="quiet">{`${say("lobby-play-now")}: ${say(quick)}`}</p>}
      </div>
    </li>
  );
}
