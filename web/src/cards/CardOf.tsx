// Any thing on a table as a card, from its word alone: for games that do not draw it themselves.
import type { Entity } from "../net/view";
import { useWords } from "../words";
import { Card, type CardProps } from "./Card";

export function CardOf({ entity, size = "large" }: { entity: Entity; size?: CardProps["size"] }) {
  const words = useWords();
  const hidden = "pile" in entity && !entity.code;
  return (
    <Card
      title={words.word(entity.word)}
      text={words.summary(entity.word[1])}
      size={size}
      faceDown={hidden}
      exhausted={entity.exhausted === true}
    />
  );
}
