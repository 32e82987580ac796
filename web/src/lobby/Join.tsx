// Behind an invitation: what it leads to, a name, then the seat.
import { useEffect, useState } from "react";
import { post } from "../net/http";
import type { Word } from "../net/view";
import { navigate } from "../router";
import { useWords, WordsProvider } from "../words";
import { rename, useName } from "./session";
import { titleOf } from "./telling";
import { useTitle } from "./title";
import { Trouble } from "./trouble";

export function Join({ secret }: { secret: string }) {
  const { say } = useWords();
  const known = useName();
  const [written, setWritten] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  useTitle(say("lobby-join-title"));
  const [led, setLed] = useState<Led | null>(null);
  useEffect(() => {
    let wanted = true;
    post<Led>("/api/invitation", { secret }).then(
      (found) => wanted && setLed(found),
      (failure: Error) => wanted && setError(failure),
    );
    return () => {
      wanted = false;
    };
  }, [secret]);
  const typed = written ?? known ?? "";
  async function sit() {
    setBusy(true);
    setError(null);
    try {
      const name = typed.trim() || say("lobby-name-guest");
      if (name !== known) await rename(name);
      const { table } = await post<{ table: string }>("/api/join", { secret });
      navigate(`/table/${table}`, true);
    } catch (failure) {
      setError(failure as Error);
      setBusy(false);
    }
  }
  return (
    <form
      className="page page-narrow join"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void sit();
      }}
    >
      <h1>{say("lobby-join-title")}</h1>
      {led && <LeadsTo {...led} />}
      <label className="field">
        {say("lobby-join-ask")}
        <input value={typed} maxLength={40} autoFocus autoComplete="nickname" onChange={(event) => setWritten(event.target.value)} />
      </label>
      <p className="quiet">{say("lobby-name-about")}</p>
      <Trouble error={error} />
      <button type="submit" className="button button-main button-large" disabled={busy}>
        {say("lobby-join-go")}
      </button>
    </form>
  );
}

interface Led {
  game: string;
  title: string;
  host: string;
  /** -1 for a spectator. */
  seat: number;
  word: Word | null;
  /** What somebody at that table may know already: messages with their arguments. */
  told: [string, [string, string | number][]][];
}

/** The game, who lays it out, and the seat: before one says who one is. */
function LeadsTo({ game, title, host, seat, word: called, told }: Led) {
  return (
    <WordsProvider games={["lobby", game]}>
      <Leads game={game} title={title} host={host} seat={seat} called={called} told={told} />
    </WordsProvider>
  );
}

function Leads({ game, title, host, seat, called, told }: Omit<Led, "word"> & { called: Word | null }) {
  const words = useWords();
  const args = { game: titleOf(words, game, title), host };
  return (
    <>
      <p className="leads-to">
        {words.say("lobby-join-game", args)}{" "}
        {seat < 0 || !called
          ? words.say("lobby-join-watch")
          : words.say("lobby-join-seat", { n: seat + 1, who: words.word(called) })}
      </p>
      {told.map(([key, named]) => (
        <p key={key} className="quiet">
          {words.say(key, Object.fromEntries(named))}
        </p>
      ))}
    </>
  );
}
