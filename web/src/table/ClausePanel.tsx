// A clause of the rules in our wording, with its examples; each can be opened as a live position.
import { useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { get, post } from "../net/http";
import { Told, type Story } from "../stories/Told";
import { useWords } from "../words";
import { useComplain, useReason } from "./complaints";
import { SidePanel } from "./SidePanel";

interface Clause {
  id: string;
  says: string;
  choice: string;
  examples: { name: string; title: string }[];
}

export function ClausePanel({ clauses, onClose }: { clauses: readonly string[]; onClose(): void }) {
  const { say } = useWords();
  return (
    <SidePanel title={say("web-clauses")} onClose={onClose}>
      {clauses.map((clause) => (
        <OneClause key={clause} clause={clause} />
      ))}
    </SidePanel>
  );
}

function OneClause({ clause }: { clause: string }) {
  const { say, language } = useWords();
  const reason = useReason();
  const [found, setFound] = useState<Clause | null>(null);
  const [failed, setFailed] = useState("");
  const [game, ...rest] = clause.split("/");
  const path = `/api/rules/${game}/${rest.map(encodeURIComponent).join("/")}`;
  useEffect(() => {
    let wanted = true;
    setFound(null);
    setFailed("");
    get<Clause>(`${path}?language=${language}`).then(
      (known) => wanted && setFound(known),
      (error: Error) => wanted && setFailed(reason(error)),
    );
    return () => {
      wanted = false;
    };
  }, [path, language, reason]);
  return (
    <section className="one-clause">
      <h3>§{rest.join("/")}</h3>
      {failed && <p className="wrong">{failed}</p>}
      {found && (
        <>
          <p className="clause-says">{found.says || say("core-rule-empty")}</p>
          {found.choice && (
            <p className="clause-choice">
              <b>{say("web-clause-choice")}</b> <span>{found.choice}</span>
            </p>
          )}
          {found.examples.length > 0 && <h4>{say("web-clause-examples")}</h4>}
          <ul className="clause-examples">
            {found.examples.map((example) => (
              <Example key={example.name} path={`${path}/examples/${encodeURIComponent(example.name)}`} {...example} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Example({ path, title }: { path: string; title: string }) {
  const { say, language } = useWords();
  const [story, setStory] = useState<Story | null>(null);
  const wrong = useComplain();
  const read = () => (story ? setStory(null) : void get<Story>(`${path}?language=${language}`).then(setStory, wrong));
  const run = () => {
    // Opened before the table is made: browsers let only a click open a page.
    const page = window.open("", "_blank");
    post<{ id: string }>(path).then(
      ({ id }) => page && (page.location.href = `/table/${id}`),
      (error: Error) => {
        page?.close();
        wrong(error);
      },
    );
  };
  return (
    <li className="clause-example">
      <p>{title}</p>
      <div className="row">
        <Button className="button button-small" onPress={read} aria-expanded={story !== null}>
          {say("web-example-read")}
        </Button>
        <Button className="button button-small" onPress={run}>
          {say("web-example-run")}
        </Button>
      </div>
      {story && (
        <Told {...story} />
      )}
    </li>
  );
}
