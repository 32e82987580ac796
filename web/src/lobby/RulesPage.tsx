// Every clause of a game, by chapter, with a search over our wording.
import { useDeferredValue, useMemo, useState } from "react";
import { useWords } from "../words";
import { useFetched } from "./api";
import { byChapter, clausesPath, matching, type Clause } from "./clauses";
import { titleOf } from "./telling";
import { useTitle } from "./title";
import { Trouble } from "./trouble";

export function RulesPage({ game }: { game: string }) {
  const words = useWords();
  const { say } = words;
  const { data, error, again } = useFetched<{ clauses: Clause[] }>(clausesPath(game, words.language));
  const [typed, setTyped] = useState("");
  const sought = useDeferredValue(typed);
  const found = useMemo(() => matching(data?.clauses ?? [], sought), [data, sought]);
  const title = titleOf(words, game);
  const worded = data?.clauses.some((clause) => clause.says !== "") ?? true;
  useTitle(say("lobby-rules-title", { game: title }));
  return (
    <section className="page rules">
      <h1>{say("lobby-rules-title", { game: title })}</h1>
      <p className="quiet">{say("lobby-rules-about")}</p>
      <Trouble error={error} again={again} />
      {!worded && <p className="note">{say("lobby-rules-none")}</p>}
      {worded && (
        <label className="field rules-search">
          {say("lobby-rules-search")}
          <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
      )}
      <p role="status" className="quiet">
        {data ? say("lobby-rules-found", { n: found.length }) : !error && say("lobby-loading")}
      </p>
      {(worded ? byChapter(found) : []).map(([chapter, clauses]) => (
        <details key={chapter} className="chapter" open={sought !== ""}>
          <summary>
            <span className="chapter-name">{chapter}</span> <span className="quiet">{clauses.length}</span>
          </summary>
          <ul>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a href={`/rules/${game}/${clause.id}`}>§{clause.id}</a>
                <span>{clause.says}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
