// A component by its face: what it is worth, its kind and traits, what it does in our words.
import { Card, type CardProps, type Shape } from "../../cards/Card";
import { useWords } from "../../words";
import { SKILLS, type Face } from "./model";

const SHAPES: Readonly<Record<string, Shape>> = {
  asset: "square", artifact: "star", spell: "hexagon", condition: "triangle", back: "triangle", mythos: "moon",
  mystery: "diamond", monster: "cross", investigator: "circle", "ancient-one": "star", encounter: "circle",
}; // prettier-ignore

interface Props {
  face: Face | undefined;
  word: string;
  size?: CardProps["size"];
  /** Under its text, instead of its traits. */
  foot?: string;
}

export function FaceCard({ face, word, size = "medium", foot }: Props) {
  const { say, summary, word: said } = useWords();
  if (!face) return <Card title={word} size={size} faceDown className="eh-card" />;
  const traits = (face.traits ?? []).map((trait) => say(`eldritch-${trait}`));
  const kind = [say(`eldritch-web-kind-${face.kind}`), ...(face.colour ? [say(`eldritch-web-colour-${face.colour}`)] : [])];
  return (
    <Card
      className={`eh-card card-whole-words eh-kind-${face.kind}`}
      title={word}
      kind={kind.join(" · ")}
      accent={`var(--eh-${face.kind}, var(--line-strong))`}
      mark={SHAPES[face.kind] ?? "square"}
      cost={face.kind === "asset" ? face.value : undefined}
      numbers={face.kind === "monster" ? <Fight face={face} /> : face.kind === "investigator" ? <Skills face={face} /> : undefined}
      text={summary(face.word)}
      story={
        size === "large" && face.parts
          ? Object.entries(face.parts).map(([part, what]) => <span key={part} className="desk-part">{said(what)}</span>)
          : undefined
      }
      foot={foot ?? traits.join(" · ")}
      size={size}
    />
  );
}

/** The tests of a monster: what each asks for and what is lost by it. */
function Fight({ face }: { face: Face }) {
  const { say } = useWords();
  const tests = [
    ["will", "horror"],
    ["strength", "damage"],
  ] as const;
  return (
    <>
      {tests
        .filter(([test]) => typeof face[test] === "number")
        .map(([test, lost]) => (
          <span key={test} className="desk-stat">{say(`eldritch-board-${test}`, { n: face[test], lost: face[lost] ?? 0 })}</span>
        ))}
      {typeof face.toughness === "number" && <span className="desk-stat">{say("eldritch-toughness")} {face.toughness}{face.per_player ? "+" : ""}</span>}
    </>
  );
}

function Skills({ face }: { face: Face }) {
  const { say } = useWords();
  return (
    <>
      <span className="desk-stat">{say("eldritch-health")} {face.health}</span>
      <span className="desk-stat">{say("eldritch-sanity")} {face.sanity}</span>
      {SKILLS.map((skill) => (
        <span key={skill} className="desk-stat">
          {say(`eldritch-${skill}`)} {String(face[skill])}
        </span>
      ))}
    </>
  );
}
