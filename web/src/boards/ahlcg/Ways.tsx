// Draws the connections of the map under its cards, and again whenever a card changes its place or size.
import { useLayoutEffect, useRef, useState } from "react";
import { useDesk } from "./context";
import { way, type Box } from "./ways";

interface Line {
  readonly key: string;
  readonly path: string;
  /** Can one go only one way? */
  readonly oneWay: boolean;
  /** Does it touch the location the reader's investigator is at? */
  readonly here: boolean;
}

/** Lies in the element that holds the locations. */
export function Ways({ here }: { here: number }) {
  const desk = useDesk();
  const svg = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const element = svg.current?.parentElement;
    if (!element) return;
    const draw = () => setLines(drawn(desk, boxes(element), here));
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    for (const card of element.querySelectorAll("[data-place]")) watch.observe(card);
    return () => watch.disconnect();
  }, [desk, here]);
  return (
    <svg className="ah-ways" aria-hidden="true" ref={svg}>
      <defs>
        <marker id="ah-arrow" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M1 1l8 4-8 4z" />
        </marker>
      </defs>
      {lines.map(({ key, path, oneWay, here }) => (
        <path key={key} d={path} data-here={here || undefined} data-one-way={oneWay || undefined} />
      ))}
    </svg>
  );
}

function boxes(map: HTMLElement): ReadonlyMap<number, Box> {
  const found = new Map<number, Box>();
  for (const place of map.querySelectorAll<HTMLElement>("[data-place]")) {
    const card = place.firstElementChild as HTMLElement;
    // Not what getBoundingClientRect says: a card may be travelling just now.
    const { offsetLeft: x, offsetTop: y } = place;
    found.set(Number(place.dataset.place), { x, y, width: card.offsetWidth, height: card.offsetHeight });
  }
  return found;
}

function drawn(desk: ReturnType<typeof useDesk>, boxes: ReadonlyMap<number, Box>, here: number): Line[] {
  const lines: Line[] = [];
  const places = desk.places.filter((place) => boxes.has(place.id));
  places.forEach((from, index) => {
    for (const to of places.slice(index + 1)) {
      const there = desk.leadsTo(from, to);
      const back = desk.leadsTo(to, from);
      if (!there && !back) continue;
      const [start, end] = there ? [from, to] : [to, from];
      const others = places.filter((place) => place !== from && place !== to).map((place) => boxes.get(place.id)!);
      lines.push({
        key: `${from.id}-${to.id}`,
        path: way(boxes.get(start.id)!, boxes.get(end.id)!, others),
        oneWay: there !== back,
        here: from.id === here || to.id === here,
      });
    }
  });
  return lines;
}
