// A component by its face: its price or numbers, its kind and traits, what it does in our words.
import { Card, type CardProps, type Shape } from "../../cards/Card";
import { useWords, type Words } from "../../words";
import { SKILLS, type Face } from "./model";

const SHAPES: Readonly<Record<string, Shape>> = {
  item: "square", spell: "hexagon", ally: "circle", talent: "star", condition: "triangle", back: "triangle", monster: "cross",
  headline: "moon", archive: "diamond", hunt: "diamond", event: "diamond", investigator: "circle", scenario: "star",
}; // prettier-ignore

interface Props {
  code: string;
  face: Face | undefined;
  word: string;
  /** What it costs now, where it can be bought: that may be more or less than is printed. */
  price?: number | undefined;
  exhausted?: boolean | undefined;
  size?: CardProps["size"];
}

export function FaceCard({ code, face, word, price, exhausted = false, size = "medium" }: Props) {
  const words = useWords();
  const { say, summary } = words;
  if (!face) return <Card title={word} size={size} faceDown className="ah3-card" />;
  const kind = face.rumor ? "rumor" : face.kind;
  const traits = (face.traits ?? []).map((trait) => say(`ah3-trait-${trait}`));
  const keywords = (face.keywords ?? []).map((keyword) => say(`ah3-keyword-${keyword}`));
  const little = size === "small" || size === "tiny";
  const numbers = little ? briefly(face, price, words) : numbersOf(face, words);
  return (
    <Card
      className={`ah3-card card-whole-words ah3-kind-${face.kind}`}
      title={word}
      kind={[say(`ah3-web-kind-${kind}`), ...(size === "large" ? [] : keywords)].join(" · ")}
      accent={`var(--ah3-${face.kind}, var(--line-strong))`}
      mark={SHAPES[face.kind] ?? "square"}
      cost={little ? undefined : (price ?? face.price)}
      numbers={numbers.length ? numbers.map((text) => <span key={text} className="desk-stat">{text}</span>) : undefined}
      text={summary(`ah3-${code}`) || (face.parts?.effect && words.word(face.parts.effect))}
      story={size === "large" || face.kind === "investigator" ? <More face={face} /> : undefined}
      foot={[...traits, ...(size === "large" ? keywords : [])].join(" · ")}
      exhausted={exhausted}
      size={size}
    />
  );
}

function numbersOf(face: Face, { say }: Words): string[] {
  if (face.kind === "monster") {
    const { health = 0, attack = 0, evade = 0, damage = 0, horror = 0 } = face;
    return [
      `${say("ah3-monster-health")} ${health}`,
      `${say("ah3-monster-attack")} ${signed(attack)}`,
      `${say("ah3-monster-evade")} ${signed(evade)}`,
      `${say("ah3-monster-damage")} ${damage}`,
      `${say("ah3-monster-horror")} ${horror}`,
      ...(face.speed ? [say("ah3-web-speed", { n: face.speed })] : []),
      ...(face.remnant ? [say("ah3-web-remnant")] : []),
    ];
  }
  if (face.kind === "investigator")
    return [
      say("ah3-web-health", { n: face.health ?? 0 }),
      say("ah3-web-sanity", { n: face.sanity ?? 0 }),
      ...SKILLS.map((skill) => `${say(`ah3-${skill}`)} ${String(face[skill])}`),
      ...(face.focus ? [`${say("ah3-focus-limit")} ${face.focus}`] : []), // who has none by number has it by a rule
    ];
  return [
    ...(face.health ? [say("ah3-web-health", { n: face.health })] : []),
    ...(face.sanity ? [say("ah3-web-sanity", { n: face.sanity })] : []),
    ...(face.hands ? [say("ah3-web-hands", { n: face.hands })] : []),
    ...(face.cast_horror ? [say("ah3-web-cast", { n: face.cast_horror })] : []),
  ];
}

/** On a small card signs stand for words: a monster's health, attack, evade, damage, horror; an asset's price where it
 * can be bought, what it can take. */
function briefly(face: Face, price: number | undefined, { say }: Words): string[] {
  const { health = 0, sanity = 0, attack = 0, evade = 0, damage = 0, horror = 0 } = face;
  if (face.kind === "monster") return [`♥ ${health}`, `⚔ ${signed(attack)}`, `↷ ${signed(evade)}`, `✹ ${damage}`, `◆ ${horror}`];
  return [
    ...(price === undefined ? [] : [`$${price}`]),
    ...(health ? [`♥ ${health}`] : []),
    ...(sanity ? [`◆ ${sanity}`] : []),
    ...(face.hands ? [say("ah3-web-hands", { n: face.hands })] : []),
  ];
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** What a card says beside: its encounters, where its doom goes, what an investigator begins with. */
function More({ face }: { face: Face }) {
  const { say, word } = useWords();
  const listed = (codes: readonly string[]) => codes.map((code) => say(`ah3-${code}`)).join(", ");
  const parts = Object.entries(face.parts ?? {}).filter(([part]) => part !== "effect");
  return (
    <>
      {face.doom && <span className="desk-part">{say("ah3-web-doom-at", { spaces: listed(face.doom) })}</span>}
      {face.kind === "investigator" && face.fixed && <span className="desk-part">{say("ah3-web-begins-with", { cards: listed(face.fixed) })}</span>}
      {face.kind === "investigator" && face.choice && <span className="desk-part">{say("ah3-web-chooses", { cards: listed(face.choice) })}</span>}
      {parts.map(([part, what]) => (
        <span key={part} className="desk-part">
          <b>{say(face.kind === "anomaly" || face.deck === "street" ? `ah3-part-${part}` : `ah3-${part}`)}</b>: {word(what)}
        </span>
      ))}
    </>
  );
}
