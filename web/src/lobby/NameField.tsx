// A name is enough to play; it is kept as soon as it is given.
import { useId, useState } from "react";
import { useWords } from "../words";
import { rename, useName } from "./session";
import { Trouble } from "./trouble";

export function NameField() {
  const { say } = useWords();
  const known = useName();
  /** null while nobody has typed: then it shows the name that is known. */
  const [written, setWritten] = useState<string | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const about = useId();
  const typed = written ?? known ?? "";
  function keep() {
    const name = typed.trim();
    if (name && name !== known) rename(name).then(() => setError(null), setError);
  }
  return (
    <form
      className="name"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label className="field">
        {say("lobby-name")}
        <input
          value={typed}
          maxLength={40}
          autoComplete="nickname"
          aria-describedby={about}
          onChange={(event) => setWritten(event.target.value)}
          onBlur={keep}
        />
      </label>
      <p id={about} className="quiet" role="status">
        {known && known === typed.trim() ? say("lobby-name-kept", { name: known }) : say("lobby-name-about")}
      </p>
      <Trouble error={error} />
    </form>
  );
}
