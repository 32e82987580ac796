// Whose deck it is, what for, and what it starts from.
import { useWords } from "../../../words";
import { Icon, isIcon } from "../Icon";
import { FaceNumbers } from "../FaceNumbers";
import type { ArkhamFaces } from "../model";
import type { Mode } from "./api";
import type { Building } from "./use-deck";

const STARTS = ["starter", "stronger", "empty"] as const;
const MODES: readonly Mode[] = ["campaign", "standalone"];

export function Who({ building, faces }: { building: Building; faces: ArkhamFaces }) {
  const { say } = useWords();
  const all = Object.entries(faces.cards).filter(([, face]) => face.type === "investigator");
  return (
    <>
      <fieldset className="ah-who">
        <legend>{say("ahlcg-web-deck-choose")}</legend>
        {all.map(([code, face]) => (
          <label key={code} className="ah-who-one" data-cls={face.cls}>
            <input
              type="radio"
              name="investigator"
              checked={building.investigator === code}
              onChange={() => building.choose(code)}
            />
            <span className="ah-who-name">
              <span className="ah-sign">{isIcon(face.cls) && <Icon name={face.cls} />}</span>
              {say(face.word)}
            </span>
            <span className="ah-who-classes">
              {[face.cls, face.second ?? ""].filter(Boolean).map((cls) => say(`ahlcg-web-class-${cls}`)).join(" · ")}
            </span>
            <span className="ah-row">
              <FaceNumbers face={face} />
            </span>
          </label>
        ))}
      </fieldset>
      <div className="ah-deck-how">
        <fieldset>
          <legend>{say("ahlcg-web-deck-for")}</legend>
          {MODES.map((mode) => (
            <label key={mode}>
              <input
                type="radio"
                name="mode"
                checked={building.mode === mode}
                onChange={() => building.setMode(mode)}
              />{" "}
              {say(`ahlcg-web-deck-for-${mode}`)}
            </label>
          ))}
        </fieldset>
        <div role="group" aria-label={say("ahlcg-web-deck-start")} className="ah-deck-starts">
          <span>{say("ahlcg-web-deck-start")}</span>
          {STARTS.map((from) => (
            <button
              key={from}
              type="button"
              className="button button-small"
              onClick={() => building.start(from)}
            >
              {say(`ahlcg-web-deck-start-${from}`)}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
