// A card as it is printed: cost or threat, numbers, what it does in our words, traits and keywords.
import type { ReactNode } from "react";
import { Card, Mark, type CardProps, type Shape } from "../../cards/Card";
import { useWords } from "../../words";
import type { Face as Printed } from "./model";
import { Sign } from "./Sign";

const NUMBERS = ["engagement", "threat", "willpower", "attack", "defense", "hit_points", "points"] as const;
const SHAPES: Readonly<Record<string, Shape>> = {
  leadership: "hexagon", tactics: "triangle", spirit: "star", lore: "diamond", neutral: "circle",
  enemy: "cross", treachery: "moon", objective: "square", "objective-ally": "square",
}; // prettier-ignore

/** The shape that says the same as the colour: of the sphere, or of the kind. */
export function KindMark({ face }: { face: Printed | undefined }) {
  const kind = face?.sphere ?? face?.type ?? "";
  if (kind === "location") return <Sign name="location" />;
  return SHAPES[kind] ? <Mark shape={SHAPES[kind]} /> : null;
}

interface FaceProps {
  face: Printed;
  size?: CardProps["size"];
  exhausted?: boolean;
}

export function Face({ face, size = "medium", exhausted = false }: FaceProps) {
  const { say, summary } = useWords();
  const sphere = face.sphere ? say(`lotr-web-sphere-${face.sphere}`) : "";
  const kind = [say(`lotr-web-type-${face.type}`), sphere].filter(Boolean).join(" · ");
  return (
    <Card
      className="lr-face"
      title={face.unique ? `◆ ${say(face.word)}` : say(face.word)}
      kind={kind}
      accent={`var(--lr-${face.sphere ?? face.type})`}
      mark={<KindMark face={face} />}
      cost={face.cost}
      numbers={<Numbers face={face} />}
      text={summary(face.word)}
      story={face.shadow && size === "large" ? say("lotr-web-shadow-line", { text: say(face.shadow) }) : undefined}
      foot={<Foot face={face} />}
      size={size}
      exhausted={exhausted}
    />
  );
}

function Numbers({ face }: { face: Printed }): ReactNode {
  const { say } = useWords();
  const shown = NUMBERS.filter((name) => face[name] !== undefined);
  return shown.map((name) => (
    <span key={name} className="lr-number" data-sign={name} title={say(`lotr-${name}`)}>
      <Sign name={name === "points" ? "progress" : name} />
      <span className="unseen">{say(`lotr-${name}`)}: </span>
      {face[name]}
    </span>
  ));
}

function Foot({ face }: { face: Printed }): ReactNode {
  const { say } = useWords();
  const slug = (trait: string) =>
    trait.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "-"); // prettier-ignore
  const traits = (face.traits ?? []).map((trait) => say(`lotr-web-trait-${slug(trait)}`));
  const keywords = (face.keywords ?? []).map((keyword) => say(`lotr-web-keyword-${keyword}`));
  if (face.doomed) keywords.push(say("lotr-web-keyword-doomed", { n: face.doomed }));
  if (face.surge) keywords.push(say("lotr-web-keyword-surge"));
  if (face.victory) keywords.push(say("lotr-web-keyword-victory", { n: face.victory }));
  return [traits.join(" · "), keywords.join(" · ")].filter(Boolean).join(" — ");
}
