// The front page: from here to a first game in one click.
import { useWords } from "../words";
import { useFetched, type GameInfo } from "./api";
import { Continue } from "./Continue";
import { layLesson, ORDER, TAUGHT } from "./games";
import { GameTile } from "./GameTile";
import { JoinBox } from "./JoinBox";
import { NameField } from "./NameField";
import { useSittingDown } from "./sitting-down";
import { useTitle } from "./title";
import { Trouble } from "./trouble";
import { UploadSave } from "./UploadSave";

const [first = "", ...others] = TAUGHT;

export function Home() {
  const { say } = useWords();
  const { data, error, again } = useFetched<{ games: GameInfo[] }>("/api/games");
  const sitting = useSittingDown();
  useTitle("Rulebound");
  const games = [...(data?.games ?? [])].sort((a, b) => place(a) - place(b));
  return (
    <div className="front">
      <section className="hero">
        <div className="hero-words">
          <h1>{say("lobby-welcome")}</h1>
          <p className="lead">{say("lobby-what")}</p>
          <NameField />
        </div>
        <div className="lesson">
          <h2>{say("lobby-learn")}</h2>
          <p>{say("lobby-learn-about")}</p>
          <button
            type="button"
            className="button button-main button-large"
            disabled={sitting.busy !== ""}
            onClick={() => sitting.go("lesson", () => layLesson(first))}
          >
            {say(sitting.busy === "lesson" ? "lobby-starting" : "lobby-learn-go")}
          </button>
          <ul className="lesson-more">
            {others.map((game) => (
              <li key={game}>
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={sitting.busy !== ""}
                  onClick={() => sitting.go(`lesson-${game}`, () => layLesson(game))}
                >
                  {say(sitting.busy === `lesson-${game}` ? "lobby-starting" : `lobby-learn-${game}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Trouble error={sitting.error} />
      <Continue />
      <section aria-labelledby="games">
        <h2 id="games">{say("lobby-games")}</h2>
        <Trouble error={error} again={again} />
        {!data && !error && <p role="status">{say("lobby-loading")}</p>}
        <ul className="tiles">
          {games.map((game) => (
            <GameTile key={game.name} game={game} sitting={sitting} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="ways">
        <h2 id="ways">{say("lobby-other-ways")}</h2>
        <div className="ways">
          <JoinBox />
          <UploadSave />
        </div>
      </section>
    </div>
  );
}

/** Those we know in our order, then games from elsewhere. */
function place(game: GameInfo): number {
  const at = ORDER.indexOf(game.name);
  return at < 0 ? ORDER.length : at;
}
