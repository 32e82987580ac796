// A thing travels from where it was to where it is now. Positions are read just before the page changes and compared
// just after; what came out of a pile that is drawn comes from there.
import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ElementType,
  type ReactNode,
} from "react";
import { isPile, type View } from "../net/view";
import { motionReduced } from "../theme/preferences";
import { useTable } from "./context";
import { paths } from "./travel-paths";

const LASTS = 250;
const EASING = "cubic-bezier(.3,.7,.2,1)";
/** More cards than these leave at once only when a table is cleared. */
const MOST_GHOSTS = 10;
type Elements = Map<number, HTMLElement>;
const ElementsContext = createContext<Elements | null>(null);

/** What was drawn, and where, before the page changed. */
interface Seen {
  readonly view: View;
  readonly drawn: ReadonlyMap<number, { element: HTMLElement; place: DOMRect }>;
}

export function TravelProvider({ children }: { children: ReactNode }) {
  const { view, past } = useTable();
  const elements = useRef<Elements>(new Map()).current;
  const shown = useRef(view);
  const seen = useRef<Seen | null>(null);
  // Reading the page while it is rendered: it still shows what was there before this view.
  if (shown.current !== view && seen.current === null) seen.current = look(shown.current, elements);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = null;
    shown.current = view;
    if (before && past === null && before.view.seat === view.seat && !motionReduced()) move(before, view, elements);
  }, [view]);
  return <ElementsContext value={elements}>{children}</ElementsContext>;
}

function look(view: View, elements: Elements): Seen {
  const drawn = new Map<number, { element: HTMLElement; place: DOMRect }>();
  for (const [id, element] of elements)
    if (element.isConnected) drawn.set(id, { element, place: element.getBoundingClientRect() });
  return { view, drawn };
}

function move(before: Seen, view: View, elements: Elements): void {
  const { source, target } = paths(before.view, view);
  for (const [id, element] of elements) {
    if (isPile(view.entities[id])) continue; // piles stay; cards come and go
    const same = before.drawn.get(id);
    const from = same ?? before.drawn.get(source(id) ?? -1);
    if (from) travel(element, from.place, same !== undefined);
  }
  const left = [...before.drawn].filter(([id]) => !elements.has(id) && !isPile(before.view.entities[id]));
  for (const [id, { element, place }] of left.slice(0, MOST_GHOSTS)) {
    const pile = elements.get(target(id) ?? -1);
    if (pile) leave(element, place, pile.getBoundingClientRect());
  }
}

function travel(element: HTMLElement, from: DOMRect, same: boolean): void {
  const to = element.getBoundingClientRect();
  const { x, y } = between(to, from);
  if (!to.width || (Math.abs(x) < 3 && Math.abs(y) < 3)) return;
  const scale = same && from.width ? from.width / to.width : 0.7;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5, opacity: same ? 1 : 0.4 },
      { transform: "none", zIndex: 5, opacity: 1 },
    ],
    { duration: LASTS, easing: EASING },
  );
}

/** What is no longer drawn goes into its pile as a picture of itself. */
function leave(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  for (const named of [ghost, ...ghost.querySelectorAll("[data-entity]")]) named.removeAttribute("data-entity");
  Object.assign(ghost.style, {
    position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, margin: "0",
    height: `${from.height}px`, pointerEvents: "none", zIndex: "30", listStyle: "none",
  }); // prettier-ignore
  document.body.append(ghost);
  const { x, y } = between(from, to);
  const gone = ghost.animate(
    [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.2 }],
    { duration: LASTS, easing: EASING },
  );
  gone.onfinish = gone.oncancel = () => ghost.remove();
}

function between(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return { x: to.left + to.width / 2 - from.left - from.width / 2, y: to.top + to.height / 2 - from.top - from.height / 2 };
}

/** A ref for the element that is drawn for a thing; give piles one too, so that cards come out of them. */
export function useTravel(id: number): (element: HTMLElement | null) => void {
  const elements = useContext(ElementsContext);
  const mine = useRef<HTMLElement | null>(null);
  return useCallback(
    (element: HTMLElement | null) => {
      if (element) elements?.set(id, element);
      else if (elements?.get(id) === mine.current) elements?.delete(id);
      mine.current = element;
    },
    [elements, id],
  );
}

type TravelProps<As extends ElementType> = { id: number; as?: As; children?: ReactNode } & Omit<
  ComponentPropsWithoutRef<As>,
  "id" | "as" | "children"
>;

export function Travel<As extends ElementType = "div">({ id, as, children, ...rest }: TravelProps<As>) {
  const ref = useTravel(id);
  return createElement(as ?? "div", { ...rest, ref }, children);
}
