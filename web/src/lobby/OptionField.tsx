// An option as the game declares it: one of its values, or, where we can say what is wanted, one's own text.
import { useId, useState } from "react";
import { useWords } from "../words";
import type { OptionInfo } from "./api";
import { Pick } from "./Pick";
import { valueOf } from "./telling";

interface Props {
  game: string;
  option: OptionInfo;
  value: string;
  change(value: string): void;
}

const OWN = "…";

export function OptionField({ game, option, value, change }: Props) {
  const words = useWords();
  const hint = `lobby-own-${game}-${option.key}`;
  const open = option.free && words.has(hint);
  const [own, setOwn] = useState(open && !option.values.includes(value));
  const about = useId();
  const values = open ? [...option.values, OWN] : option.values;
  return (
    <>
      <Pick
        label={words.say(option.text)}
        values={values}
        value={own ? OWN : value}
        name={(one) => (one === OWN ? words.say("lobby-setup-own") : valueOf(words, option.text, one))}
        change={(one) => {
          setOwn(one === OWN);
          change(one === OWN ? "" : one);
        }}
      />
      {own && (
        <div className="own">
          <textarea
            className="input"
            rows={6}
            value={value}
            spellCheck={false}
            aria-label={words.say(option.text)}
            aria-describedby={about}
            onChange={(event) => change(event.target.value)}
          />
          <p id={about} className="quiet">
            {words.say(hint)} {game === "ahlcg" && <a href="/decks">{words.say("lobby-setup-builder")}</a>}
          </p>
        </div>
      )}
    </>
  );
}
