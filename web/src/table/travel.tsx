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
import { motionReduced } from "../theme/preferences";
import { useTable } from "./context";

const LASTS = 250;
type Places = Map<number, DOMRect>;
type Elements = Map<number, HTMLElement>;
const ElementsContext = createContext<Elements | null>(null);

export function TravelProvider({ children }: { children: ReactNode }) {
  const { view, past } = useTable();
  const elements = useRef<Elements>(new Map()).current;
  const before = useRef<{ view: typeof view; places: Places }>({ view, places: new Map() });
  const piles = useRef(pilesOf(view.entities));
  // Reading the page while it is rendered: it still shows what was there before this view.
  if (before.current.view !== view) {
    const places: Places = new Map();
    for (const [id, element] of elements) if (element.isConnected) places.set(id, element.getBoundingClientRect());
    before.current = { view, places };
  }
  useLayoutEffect(() => {
    const { places } = before.current;
    if (!motionReduced() && past === null) {
      for (const [id, element] of elements) {
        const from = places.get(id) ?? places.get(piles.current.get(id) ?? -1);
        if (from) travel(element, from, places.has(id));
      }
    }
    piles.current = pilesOf(view.entities);
  }, [view]);
  return <ElementsContext value={elements}>{children}</ElementsContext>;
}

function pilesOf(entities: Readonly<Record<string, { id: number; pile?: unknown }>>): Map<number, number> {
  const piles = new Map<number, number>();
  for (const entity of Object.values(entities))
    if (typeof entity.pile === "number") piles.set(entity.id, entity.pile);
  return piles;
}

function travel(element: HTMLElement, from: DOMRect, same: boolean): void {
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (!to.width || (Math.abs(x) < 3 && Math.abs(y) < 3)) return;
  const scale = same && from.width ? from.width / to.width : 0.7;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5, opacity: same ? 1 : 0.4 },
      { transform: "none", zIndex: 5, opacity: 1 },
    ],
    { duration: LASTS, easing: "cubic-bezier(.3,.7,.2,1)" },
  );
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
