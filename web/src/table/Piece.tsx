// What stands on a drawn board. A piece that moves glides there.
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { named } from "./named";
import type { useTouch } from "./touch";
import type { useZoom } from "./zoom";

export interface Spot {
  x: number;
  y: number;
}

export function moved({ x, y }: Spot): CSSProperties {
  return { transform: `translate(${x}px, ${y}px)` };
}

interface Props {
  spot: Spot;
  /** What it is called, where it can be touched. */
  name: string;
  className: string;
  touch: ReturnType<typeof useTouch>;
  look?: ReturnType<typeof useZoom>;
  /** What a click does on a piece that cannot be touched itself: it goes to what lies under it. */
  through?: ((event: MouseEvent) => void) | undefined;
  /** How far around its middle it can be touched, where that is not the usual. */
  reach?: number;
  children: ReactNode;
}

/** How far around its middle a piece can be touched. */
const REACH = 20;

/** Only what can be touched stands in the way of the space under it, and is a thing of its own to a screen reader, which
 * hears its name, not the letters drawn on it; all of it is told by the space. */
export function Piece({ spot, name, className, touch, look, through, reach = REACH, children }: Props) {
  const { className: glow, onClick, ...hit } = named(touch.props);
  return (
    <g
      {...look}
      className={`${className} ${glow}`}
      style={moved(spot)}
      data-entity={hit["data-entity"]}
      onClick={touch.touchable ? onClick : through}
      aria-hidden={touch.touchable ? undefined : true}
    >
      <g aria-hidden="true">{children}</g>
      {touch.touchable && <circle r={reach} className="piece-hit" {...hit} aria-label={name} />}
    </g>
  );
}
