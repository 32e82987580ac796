// A card that lies somewhere: it can be touched and looked at, and travels.
import type { CardProps } from "../../cards/Card";
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useTravel } from "../../table/travel";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { FaceCard } from "./FaceCard";
import type { Paper } from "./model";

export function Held({ card, size = "small", keys }: { card: Paper; size?: CardProps["size"]; keys?: readonly string[] }) {
  const table = useWorld();
  const { word, say } = useWords();
  const touch = useTouch(card.id, keys);
  const zoom = useZoom(card);
  const travel = useTravel(card.id);
  const tokens = (card.tokens ?? 0) + (card.hurt ?? 0);
  return (
    <li>
      <div
        ref={travel}
        {...zoom}
        {...named(touch.props)}
        {...(touch.touchable ? { "aria-label": word(card.word) } : { tabIndex: 0, role: "group", "aria-label": word(card.word) })}
        className={`eh-held ${touch.props.className}`}
      >
        <FaceCard face={table.face(card.code)} word={word(card.word)} size={size} />
        {tokens > 0 && <span className="eh-on-card" title={say("eldritch-web-tokens", { n: tokens })}>✶{tokens}</span>}
      </div>
    </li>
  );
}
