// Joining by what a friend sent: the whole link, or only its secret.
import { useState } from "react";
import { navigate } from "../router";
import { useWords } from "../words";

/** The secret in an invitation; "" if there is none. */
export function secretIn(text: string): string {
  const found = /(?:\/join\/|^)([\w-]{8,64})\/?$/.exec(text.trim());
  return found?.[1] ?? "";
}

export function JoinBox() {
  const { say } = useWords();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="way"
      onSubmit={(event) => {
        event.preventDefault();
        const secret = secretIn(text);
        setWrong(!secret);
        if (secret) navigate(`/join/${secret}`);
      }}
    >
      <h3>{say("lobby-join")}</h3>
      <p>{say("lobby-join-about")}</p>
      <label className="field">
        {say("lobby-join-field")}
        <input value={text} inputMode="url" autoComplete="off" aria-invalid={wrong} onChange={(event) => setText(event.target.value)} />
      </label>
      {wrong && (
        <p className="wrong" role="alert">
          {say("lobby-join-wrong")}
        </p>
      )}
      <button type="submit" className="button">
        {say("lobby-join-go")}
      </button>
    </form>
  );
}
