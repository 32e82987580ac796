// Luck by number: the same one deals the same game.
import { useId } from "react";
import { useWords } from "../words";

export function Seed({ value, right, change }: { value: string; right: boolean; change(value: string): void }) {
  const { say } = useWords();
  const about = useId();
  return (
    <div className="field seed">
      <label className="field">
        {say("lobby-seed")}
        <input
          value={value}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={!right}
          aria-describedby={about}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      <span id={about} className={right ? "quiet" : "wrong"}>
        {say(right ? "lobby-seed-about" : "lobby-seed-wrong")}
      </span>
    </div>
  );
}
