// What lies in a list of things, a card mostly: it can be touched and looked at, and travels.
import type { ReactNode } from "react";
import type { Entity } from "../net/view";
import { useWords } from "../words";
import { named } from "./named";
import { useTouch } from "./touch";
import { useTravel } from "./travel";
import { useZoom } from "./zoom";

interface Props {
  thing: Entity;
  className: string;
  /** Options that are about no thing, but about this one's words. */
  keys?: readonly string[] | undefined;
  children: ReactNode;
}

export function Lying({ thing, className, keys, children }: Props) {
  const { word } = useWords();
  const touch = useTouch(thing.id, keys);
  const zoom = useZoom(thing);
  const travel = useTravel(thing.id);
  return (
    <li>
      <div
        ref={travel}
        {...zoom}
        {...named(touch.props)}
        {...(touch.touchable ? {} : { tabIndex: 0, role: "group", "aria-label": word(thing.word) })}
        className={`${className} ${touch.props.className}`}
      >
        {children}
      </div>
    </li>
  );
}
