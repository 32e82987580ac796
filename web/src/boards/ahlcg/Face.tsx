// A card as it is printed: in a hand, in a list, or large beside the table.
import { Card, type CardProps } from "../../cards/Card";
import { useWords } from "../../words";
import { FaceNumbers } from "./FaceNumbers";
import { Icon, isIcon } from "./Icon";
import type { Face as Printed, Numbers } from "./model";
import { Tally } from "./Tally";
import { useNames } from "./use-names";

interface FaceProps {
  face: Printed;
  numbers?: Numbers;
  size?: CardProps["size"];
  exhausted?: boolean;
}

export function Face({ face, numbers, size = "medium", exhausted = false }: FaceProps) {
  const words = useWords();
  const names = useNames();
  const traits = names.traits(face);
  return (
    <Card
      title={words.say(face.word)}
      kind={
        <>
          {names.kind(face)}
          {face.level ? ` · ${words.say("ahlcg-web-level-n", { n: face.level })}` : ""}
          {traits && <i className="ah-traits"> {traits}</i>}
        </>
      }
      accent={`var(--ah-${face.cls})`}
      mark={isIcon(face.cls) && <Icon name={face.cls} label={names.cls(face.cls)} />}
      cost={face.type === "asset" || face.type === "event" ? (face.cost ?? "–") : undefined}
      numbers={<FaceNumbers face={face} numbers={numbers} />}
      text={words.summary(face.word)}
      foot={<Foot face={face} />}
      size={size}
      exhausted={exhausted}
      className="ah-face"
    />
  );
}

function Foot({ face }: { face: Printed }) {
  const { say } = useWords();
  const slots = face.slots ?? [];
  const signs = [face.fast && say("ahlcg-web-fast"), face.permanent && say("ahlcg-web-permanent")].filter(Boolean);
  if (!slots.length && !signs.length && !face.victory) return null;
  return (
    <>
      {slots.map((slot, index) => isIcon(slot) && (
        <span key={index} className="ah-slot">
          <Icon name={slot} /> {say(`ahlcg-slot-${slot}`)}
        </span>
      ))}
      {signs.map((sign, index) => <span key={index}>{sign}</span>)}
      {face.victory && <Tally icon="victory" label={say("ahlcg-web-victory")}>{face.victory}</Tally>}
    </>
  );
}
