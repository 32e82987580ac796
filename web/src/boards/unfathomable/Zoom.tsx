// A thing large: a card with all its words, a character with what it can do, a space with its action.
import { Card } from "../../cards/Card";
import { isPile, lying, type Entity, type Faces, type View } from "../../net/view";
import { useWords, type Words } from "../../words";
import { FaceCard, numbers } from "./FaceCard";
import { SkillSet } from "./skills";
import { Icon, isIcon } from "./icons";
import type { Facts, Space, Token } from "./model";

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
      kind={words.say(
        `unfathomable-web-kind-${typeof entity.sort === "string" ? entity.sort : entity.kind.toLowerCase()}`,
      )}
      accent="var(--accent)"
      mark={sign}
      numbers={facts.characters[code] && <SkillSet of={facts.characters[code].skill_set} words={words} />}
      foot={entity.kind === "Space" && <Wreckage space={entity as Space} view={view} facts={facts} words={words} />}
      text={entity.traitor ? words.say("unfathomable-board-traitor") : words.summary(entity.word[1])}
    />
  );
}

/** What is broken in a room, and what would repair it. */
function Wreckage({ space, view, facts, words }: { space: Space; view: View; facts: Facts; words: Words }) {
  const pile = view.entities[space.damage];
  const cards = isPile(pile) ? (lying(view, pile) as readonly Token[]) : [];
  return cards.map((card) => {
    const face = card.code ? facts.cards[card.code] : undefined;
    return (
      face && (
        <span key={card.id} className="uf-row uf-wreckage">
          <Icon name="damage" /> {words.word(card.word)} {numbers(face, words)}
        </span>
      )
    );
  });
}
