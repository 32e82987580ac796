// The part of a card that is touched: it lies over the whole card, so that numbers on the card can be looked at, too.
import type { Entity } from "../../net/view";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";

export function Hit({ entity, label }: { entity: Entity; label: string }) {
  const { touchable, props } = useTouch(entity.id);
  const zoom = useZoom(entity);
  const said = touchable ? props["aria-label"] : label;
  return (
    <div {...props} {...zoom} role={touchable ? "button" : "img"} tabIndex={0} aria-label={said} className={`lr-hit ${props.className}`} />
  );
}
