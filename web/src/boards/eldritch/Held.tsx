// A card that lies somewhere, with the tokens on it.
import type { CardProps } from "../../cards/Card";
import { Lying } from "../../table/Lying";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { FaceCard } from "./FaceCard";
import type { Paper } from "./model";

export function Held({ card, size = "small", keys }: { card: Paper; size?: CardProps["size"]; keys?: readonly string[] }) {
  const table = useWorld();
  const { word, say } = useWords();
  const tokens = (card.tokens ?? 0) + (card.hurt ?? 0);
  return (
    <Lying thing={card} className="desk-held" keys={keys}>
      <FaceCard face={table.face(card.code)} word={word(card.word)} size={size} />
      {tokens > 0 && <span className="eh-on-card" title={say("eldritch-web-tokens", { n: tokens })}>✶{tokens}</span>}
    </Lying>
  );
}

/** A card of somebody else: its name in the colour of its kind; all of it can be looked at. */
export function Chip({ card }: { card: Paper }) {
  const table = useWorld();
  const { word } = useWords();
  const tokens = (card.tokens ?? 0) + (card.hurt ?? 0);
  return (
    <Lying thing={card} className={`eh-chip eh-kind-${table.face(card.code)?.kind ?? ""}`}>
      {word(card.word)}
      {tokens > 0 && ` ✶${tokens}`}
    </Lying>
  );
}
