// An example of a clause: told step by step, and opened as a table of one's own to play on from.
import { useState } from "react";
import { post } from "../net/http";
import { Told, type Story } from "../stories/Told";
import { useWords } from "../words";
import { useFetched } from "./api";
import { useSittingDown } from "./sitting-down";
import { Trouble } from "./trouble";

export function ExampleStory({ path, title }: { path: string; title: string }) {
  const { say, language } = useWords();
  const [shown, setShown] = useState(false);
  const { data, error } = useFetched<Story>(shown ? `${path}?language=${language}` : null);
  const sitting = useSittingDown();
  async function play(): Promise<string> {
    const { id } = await post<{ id: string }>(path);
    return `/table/${id}`;
  }
  return (
    <div className="example">
      <h3>{title}</h3>
      {!shown && (
        <button type="button" className="button" aria-label={`${say("lobby-clause-run")}: ${title}`} onClick={() => setShown(true)}>
          <span aria-hidden="true">▸</span> {say("lobby-clause-run")}
        </button>
      )}
      <Trouble error={error ?? sitting.error} />
      {data && (
        <>
          <Told {...data} />
          <button type="button" className="button" disabled={sitting.busy !== ""} onClick={() => sitting.go("example", play)}>
            {say(sitting.busy ? "lobby-starting" : "lobby-clause-play")}
          </button>
        </>
      )}
    </div>
  );
}
