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
  children: ReactNode;
}

/** Only what can be touched stands in the way of the space under it, and is a thing of its own to a screen reader; all of
 * it is told by the space. */
export function Piece({ spot, name, className, touch, look, through, children }: Props) {
  return (
    <g
      {...look}
      onClick={through}
      {...named(touch.props)}
      className={`${className} ${touch.props.className}`}
      style={moved(spot)}
      {...(touch.touchable ? { "aria-label": name } : { "aria-hidden": true })}
    >
      {children}
    </g>
  );
}
