// A card large and legible beside the place where it lies: on hover, focus and long press.
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { CardOf } from "../cards/CardOf";
import type { Args, Entity, Faces, View } from "../net/view";
import { useWords } from "../words";
import { beside, type Place } from "./float";
import { useLook, type LookProps } from "./hover";
import { useTable } from "./context";
import { useDenialsAbout } from "./denials";

/** How a game draws one of its things large; a board module may export one as `Zoom`. */
export type ZoomDrawing = ComponentType<{ entity: Entity; view: View; faces: Faces }>;

interface Shown {
  entity: Entity;
  anchor: DOMRect;
}
interface Zooming {
  show(entity: Entity, element: Element): void;
  hide(): void;
  readonly drawing: ZoomDrawing | null;
  readonly faces: Faces;
}
const ZoomContext = createContext<Zooming>({ show: () => undefined, hide: () => undefined, drawing: null, faces: {} });

export function ZoomProvider({
  drawing,
  faces,
  children,
}: {
  drawing: ZoomDrawing | null;
  faces: Faces;
  children: ReactNode;
}) {
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = useCallback(() => setShown(null), []);
  const zooming = useMemo(
    () => ({
      show: (entity: Entity, element: Element) => setShown({ entity, anchor: element.getBoundingClientRect() }),
      hide,
      drawing,
      faces,
    }),
    [hide, drawing, faces],
  );
  return (
    <ZoomContext value={zooming}>
      {children}
      {shown && <Zoomed shown={shown} />}
    </ZoomContext>
  );
}

/** A thing as it is drawn large. */
export function Large({ entity }: { entity: Entity }) {
  const { drawing: Drawing, faces } = useContext(ZoomContext);
  const { view } = useTable();
  return Drawing ? <Drawing entity={entity} view={view} faces={faces} /> : <CardOf entity={entity} />;
}

function Zoomed({ shown }: { shown: Shown }) {
  const { view } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const denials = useDenialsAbout(shown.entity.id);
  const entity = view.entities[shown.entity.id] ?? shown.entity;
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (size) setPlace(beside(shown.anchor, size.width, size.height));
  }, [shown, entity, denials.length]);
  return (
    <div
      ref={box}
      className="zoom"
      role="status"
      style={place ? { left: place.left, top: place.top } : { visibility: "hidden" }}
    >
      <Large entity={entity} />
      <Denied id={entity.id} />
    </div>
  );
}

/** Why the thing cannot be used just now, under its picture. */
function Denied({ id }: { id: number }) {
  const { say } = useWords();
  const denials = useDenialsAbout(id);
  if (!denials.length) return null;
  return (
    <ul className="zoom-denials">
      {denials.map(({ key, text, reason, args }) => (
        <li key={key}>
          <b>{say(text, args as Args)}</b> {say(reason, args as Args)}
        </li>
      ))}
    </ul>
  );
}

/** Props that show the thing large while one looks at it. They go together with those of `useTouch`. */
export function useZoom(entity: Entity): LookProps {
  const { show, hide } = useContext(ZoomContext);
  return useLook((element) => show(entity, element), hide);
}
