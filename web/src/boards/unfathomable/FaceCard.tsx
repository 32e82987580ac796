// Cards by their faces: skill cards with value and skill, crises with their check and symbols, items, spells, loyalty.
import { Card, type CardProps } from "../../cards/Card";
import { useWords, type Words } from "../../words";
import { Icon, isIcon, type IconName } from "./icons";
import type { Face, Facts, Token } from "./model";
import { Skills } from "./skills";

/** A name without what stands in brackets after it: the card shows that by itself. */
export function short(name: string): string {
  return name.replace(/\s*\([^)]*\)$/, "");
}

const SIGNS: Readonly<Record<string, IconName>> = {
  item: "item", spell: "spell", feat: "feat", mythos: "mythos", waypoint: "waypoint", loyalty: "loyalty",
  structural: "damage", "one-shot": "damage", recycling: "damage", passenger: "passenger",
}; // prettier-ignore

export function signOf(face: Face, code: string): IconName {
  if (face.kind === "skill" && face.skill && isIcon(face.skill)) return face.skill;
  if (face.kind === "title" && isIcon(code)) return code;
  if (face.kind === "loyalty" && code !== "human") return "traitor";
  return SIGNS[face.kind] ?? "mythos";
}

export function kindOf(face: Face, words: Words): string {
  if (face.kind === "skill" && face.skill) return words.say(`unfathomable-${face.skill}`);
  return words.say(`unfathomable-web-kind-${face.kind}`);
}

export function accentOf(face: Face): string {
  return `var(--uf-${face.kind === "skill" ? face.skill : face.kind}, var(--line-strong))`;
}

interface FaceProps {
  card: Token;
  facts: Facts;
  size: CardProps["size"];
  /** Does it lie in front of a player? A crisis that stays there does something else than it did. */
  kept?: boolean;
}

export function FaceCard({ card, facts, size, kept = false }: FaceProps) {
  const words = useWords();
  const face = card.code ? facts.cards[card.code] : undefined;
  if (!face || !card.code) return <Card title={words.say("core-card")} size={size} faceDown className="uf-card" />;
  const crisis = face.kind === "mythos" && !kept;
  return (
    <Card
      className={`uf-card uf-card-${face.kind}`}
      title={short(words.word(card.word))}
      kind={kindOf(face, words)}
      accent={accentOf(face)}
      mark={<Icon name={signOf(face, card.code)} />}
      cost={face.kind === "skill" ? face.value : undefined}
      numbers={numbers(face, words)}
      {...(crisis
        ? { story: story(card.code, words), text: <Outcomes face={face} code={card.code} words={words} /> }
        : {
            text:
              kept && face.kind === "mythos" ? words.say(`unfathomable-${card.code}-kept`) : words.summary(face.name),
          })}
      foot={foot(face, words)}
      size={size}
      exhausted={!card.active}
    />
  );
}

/** The scene of a crisis, without what its check does, which is told below it. */
function story(code: string, words: Words): string {
  const key = `unfathomable-${code}`;
  const check = words.has(`${key}-check`) ? words.say(`${key}-check`) : "";
  return words.summary(key).replace(check, "").trim();
}

function Outcomes({ face, code, words }: { face: Face; code: string; words: Words }) {
  const told = [face.check ? "check" : "first", ...(face.second ? ["second"] : [])];
  return (
    <>
      {told
        .filter((part) => words.has(`unfathomable-${code}-${part}`))
        .map((part) => (
          <span key={part} className="uf-outcome">
            {words.say(`unfathomable-${code}-${part}`)}
          </span>
        ))}
    </>
  );
}

export function numbers(face: Face, words: Words) {
  if (face.kind === "mythos" && face.check)
    return (
      <span className="uf-row">
        <b>{face.check}</b>
        {face.partial ? <span>({words.say("unfathomable-web-partial", { n: face.partial })})</span> : null}
        <Skills skills={face.skills ?? []} words={words} />
      </span>
    );
  if (face.kind === "structural")
    return (
      <span className="uf-row">
        <b>{face.value}</b>
        {face.skill ? (
          <Skills skills={[face.skill]} words={words} />
        ) : (
          <Skills skills={["influence", "lore", "observation", "strength", "will"]} words={words} />
        )}
      </span>
    );
  return undefined;
}

function foot(face: Face, words: Words) {
  if (face.kind !== "mythos" || !face.activation || !face.track) return undefined;
  const args = {
    activation: words.say(`unfathomable-${face.activation}`),
    track: words.say(`unfathomable-board-track-${face.track}`),
  };
  return words.say("unfathomable-board-symbols", args);
}
