// Cards that lie somewhere: they can be touched, looked at, and travel.
import type { CardProps } from "../../cards/Card";
import { Lying } from "../../table/Lying";
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useTravel } from "../../table/travel";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { accentOf, FaceCard, short, signOf } from "./FaceCard";
import { Icon } from "./icons";
import type { Table, Token } from "./model";

interface HeldProps {
  card: Token;
  table: Table;
  size?: CardProps["size"];
  kept?: boolean;
  /** Options that are about no thing, but about this card's words. */
  keys?: readonly string[];
}

/** A card as a card. */
export function Held({ card, table, size = "medium", kept = false, keys }: HeldProps) {
  return (
    <Lying thing={card} className="uf-held" keys={keys}>
      <FaceCard card={card} facts={table.facts} size={size} kept={kept} />
    </Lying>
  );
}

/** A card in one line: sign and name. */
export function Chip({ card, table, value = "" }: { card: Token; table: Table; value?: string }) {
  const words = useWords();
  const touch = useTouch(card.id);
  const zoom = useZoom(card);
  const travel = useTravel(card.id);
  const face = table.face(card);
  const down = card.active === false ? ` (${words.say("unfathomable-board-face-down")})` : "";
  return (
    <li>
      <span
        ref={travel}
        {...zoom}
        {...named(touch.props)}
        {...(touch.touchable ? {} : { tabIndex: 0, role: "note" })}
        className={`uf-chip ${touch.props.className}`}
        style={{ borderColor: face ? accentOf(face) : undefined }}
      >
        {face && card.code ? <Icon name={signOf(face, card.code)} /> : <Icon name="hand" />}
        <span>{short(words.word(card.word)) + down}</span>
        {value && <b>{value}</b>}
      </span>
    </li>
  );
}
