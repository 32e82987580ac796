// Whose deck it is.
import type { PartProps } from "../../decks/game";
import { useWords } from "../../words";
import { FaceNumbers } from "./FaceNumbers";
import { Icon, isIcon } from "./Icon";
import type { Face } from "./model";

export function Who({ building, faces }: PartProps<Face>) {
  const { say } = useWords();
  const all = Object.entries(faces).filter(([, face]) => face.type === "investigator");
  return (
    <fieldset className="ah-who">
      <legend>{say("ahlcg-web-deck-choose")}</legend>
      {all.map(([code, face]) => (
        <label key={code} className="ah-who-one" data-cls={face.cls}>
          <input
            type="radio"
            name="investigator"
            checked={building.who === code}
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
  );
}
