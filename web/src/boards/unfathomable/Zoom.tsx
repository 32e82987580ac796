// A thing large: a card with all its words, a character with what it can do, a space with its action.
import { Card } from "../../cards/Card";
import type { Entity, Faces, View } from "../../net/view";
import { useWords } from "../../words";
import { FaceCard, SkillSet } from "./cards";
import { Icon, isIcon } from "./icons";
import type { Facts, Token } from "./model";

export function Zoom({ entity, view, faces }: { entity: Entity; view: View; faces: Faces }) {
  const words = useWords();
  const facts = faces as Facts;
  if (entity.kind === "Token") {
    const card = entity as Token;
    const pile = view.entities[card.pile];
    return <FaceCard card={card} facts={facts} size="large" kept={pile?.code === "area"} />;
  }
  const code = typeof entity.code === "string" ? entity.code : "";
  const sign = isIcon(code) ? <Icon name={code} /> : undefined;
  return (
    <Card
      className="uf-card"
      size="large"
      title={words.word(entity.word)}
      kind={words.say(`unfathomable-web-kind-${typeof entity.sort === "string" ? entity.sort : entity.kind.toLowerCase()}`)}
      accent="var(--accent)"
      mark={sign}
      numbers={facts.characters[code] && <SkillSet of={facts.characters[code].skill_set} words={words} />}
      text={entity.traitor ? words.say("unfathomable-board-traitor") : words.summary(entity.word[1])}
    />
  );
}
