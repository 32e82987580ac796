// A card that lies somewhere, with the tokens on it.
import type { CardProps } from "../../cards/Card";
import { Lying } from "../../table/Lying";
import { useWords } from "../../words";
import { useCity } from "./context";
import { FaceCard } from "./FaceCard";
import type { Paper } from "./model";

export function Held({ card, size = "small" }: { card: Paper; size?: CardProps["size"] }) {
  const table = useCity();
  const { word, say } = useWords();
  const { damage = 0, horror = 0 } = card;
  return (
    <Lying thing={card} className="desk-held">
      <FaceCard
        code={card.code ?? ""}
        face={table.face(card.code)}
        word={word(card.word)}
        price={card.numbers?.price}
        exhausted={card.exhausted}
        size={size}
      />
      {damage + horror > 0 && (
        <span className="ah3-on-card" title={say("ah3-board-worn", { damage, horror })}>
          {damage > 0 && <span className="ah3-hurt">♥−{damage}</span>}
          {horror > 0 && <span className="ah3-shaken">◆−{horror}</span>}
        </span>
      )}
    </Lying>
  );
}
