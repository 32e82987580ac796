// Behind an invitation: a name, then the seat.
import { useState } from "react";
import { post } from "../net/http";
import { navigate } from "../router";
import { useWords } from "../words";
import { rename, useName } from "./session";
import { useTitle } from "./title";
import { Trouble } from "./trouble";

export function Join({ secret }: { secret: string }) {
  const { say } = useWords();
  const known = useName();
  const [written, setWritten] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  useTitle(say("lobby-join-title"));
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
