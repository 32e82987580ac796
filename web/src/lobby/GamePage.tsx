// What a game is: what one does, how it feels, what works here, and where its rules are.
import { deckGames } from "../decks/games";
import { useWords } from "../words";
import { useFetched, type GameInfo } from "./api";
import { Facts } from "./Facts";
import { hasLesson, layLesson, layQuick } from "./games";
import { NotFound } from "./NotFound";
import { useSittingDown } from "./sitting-down";
import { pitchOf, titleOf } from "./telling";
import { useTitle } from "./title";
import { Trouble } from "./trouble";
import { Vignette } from "./vignettes";

const PARTS = ["does", "feels", "works"];

export function GamePage({ name }: { name: string }) {
  const words = useWords();
  const { say } = words;
  const { data, error, again } = useFetched<{ games: GameInfo[] }>("/api/games");
  const sitting = useSittingDown();
  const game = data?.games.find((one) => one.name === name);
  const title = titleOf(words, name, game?.title);
  useTitle(title);
  if (data && !game) return <NotFound />;
  return (
    <article className="page game-page" data-game={name}>
      <header className="game-banner">
        <Vignette game={name} />
        <div>
          <h1>{title}</h1>
          <p className="lead">{pitchOf(words, name, game?.title)}</p>
          {game && <Facts game={game} />}
        </div>
      </header>
      <Trouble error={error} again={again} />
      {game?.playable && (
        <p className="tile-ways">
          <button type="button" className="button button-main" disabled={sitting.busy !== ""} onClick={() => sitting.go(name, () => layQuick(name))}>
            {say(sitting.busy === name ? "lobby-starting" : "lobby-play-now")}
          </button>
          {hasLesson(name) && (
            <button type="button" className="button" disabled={sitting.busy !== ""} onClick={() => sitting.go("lesson", () => layLesson(name))}>
              {say("lobby-learn")}
            </button>
          )}
          <a className="button" href={`/new/${name}`}>
            {say("lobby-set-up")}
          </a>
          {name in deckGames && (
            <a className="button" href={`/decks/${name}`}>
              {say("lobby-game-decks")}
            </a>
          )}
        </p>
      )}
      <Trouble error={sitting.error} />
      {PARTS.filter((part) => words.has(`lobby-${part}-${name}`)).map((part) => (
        <section key={part}>
          <h2>{say(`lobby-game-${part}`)}</h2>
          <p className="prose">{say(`lobby-${part}-${name}`)}</p>
        </section>
      ))}
      <section>
        <h2>{say("lobby-game-rules")}</h2>
        <p className="prose">{say("lobby-game-rules-about")}</p>
        <p>
          <a href={`/rules/${name}`}>{say("lobby-game-browse")}</a>
        </p>
      </section>
    </article>
  );
}
