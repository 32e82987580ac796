// One clause in our wording, what we chose where the reference is silent, and its examples, to be run.
import { useWords } from "../words";
import { useFetched } from "./api";
import { clausesPath, type Clause } from "./clauses";
import { ExampleStory } from "./ExampleStory";
import { titleOf } from "./telling";
import { useTitle } from "./title";
import { Trouble } from "./trouble";

interface Told extends Clause {
  choice: string;
  examples: { name: string; title: string }[];
}

export function ClausePage({ game, clause }: { game: string; clause: string }) {
  const words = useWords();
  const { say } = words;
  const path = `/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`;
  const { data, error, again } = useFetched<Told>(`${path}?language=${words.language}`);
  const title = titleOf(words, game);
  useTitle(`§${clause} · ${title}`);
  return (
    <article className="page page-narrow clause-page" data-game={game}>
      <p>
        <a href={`/rules/${game}`}>{say("lobby-rules-back", { game: title })}</a>
      </p>
      <h1>{say("lobby-clause", { clause })}</h1>
      <Trouble error={error} again={again} />
      {!data && !error && <p role="status">{say("lobby-loading")}</p>}
      {data && (
        <>
          <p className="says">
            {data.says || say("lobby-rules-none")}
          </p>
          {data.choice && (
            <section className="clause-silent">
              <h2>{say("lobby-clause-choice")}</h2>
              <p>{data.choice}</p>
            </section>
          )}
          <section>
            <h2>{say("lobby-clause-examples")}</h2>
            {data.examples.length === 0 && <p className="quiet">{say("lobby-clause-no-examples")}</p>}
            {data.examples.map((example) => (
              <ExampleStory key={example.name} path={`${path}/examples/${encodeURIComponent(example.name)}`} title={example.title} />
            ))}
          </section>
          <Neighbours game={game} clause={clause} />
        </>
      )}
    </article>
  );
}

/** The clauses before and after this one. */
function Neighbours({ game, clause }: { game: string; clause: string }) {
  const { say, language } = useWords();
  const { data } = useFetched<{ clauses: Clause[] }>(clausesPath(game, language));
  const ids = data?.clauses.map((one) => one.id) ?? [];
  const at = ids.indexOf(clause);
  const before = ids[at - 1];
  const after = ids[at + 1];
  if (at < 0) return null;
  return (
    <nav className="neighbours" aria-label={say("lobby-game-rules")}>
      {before && (
        <a href={`/rules/${game}/${before}`}>
          ← {say("lobby-clause-previous")} §{before}
        </a>
      )}
      {after && (
        <a href={`/rules/${game}/${after}`}>
          {say("lobby-clause-next")} §{after} →
        </a>
      )}
    </nav>
  );
}
