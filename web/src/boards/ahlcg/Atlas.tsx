// The map: location cards in their places, the ways between them drawn below. It pans within its own area.
import { useEffect, useMemo, useRef } from "react";
import { motionReduced } from "../../theme/preferences";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { spots } from "./layout";
import { Place } from "./Place";
import { Ways } from "./Ways";

/** Half a location is at least so wide, in rem. */
const HALF = 4.9;

export function Atlas({ seat }: { seat: number }) {
  const desk = useDesk();
  const { say } = useWords();
  const area = useRef<HTMLElement>(null);
  const where = useMemo(() => spots(desk), [desk]);
  const here = desk.investigators.find((one) => one.index === seat && !one.out)?.location ?? 0;
  useEffect(() => {
    // Where the map is wider than the screen, your own location is in sight.
    const place = area.current?.querySelector<HTMLElement>(`[data-place="${here}"]`);
    if (!area.current || !place) return;
    const left = place.offsetLeft + place.offsetWidth / 2 - area.current.clientWidth / 2;
    area.current.scrollTo({ left, behavior: motionReduced() ? "instant" : "smooth" });
  }, [here]);
  const inOrder = [...desk.places].sort((a, b) => {
    const [one, other] = [where.get(a.id), where.get(b.id)];
    return (one?.row ?? 0) - (other?.row ?? 0) || (one?.col ?? 0) - (other?.col ?? 0);
  });
  const columns = Math.max(0, ...[...where.values()].map(({ col }) => col + 2));
  return (
    <section className="ah-map" aria-label={say("ahlcg-web-map")} tabIndex={0} ref={area}>
      <div className="ah-map-ground">
        <Ways here={here} />
        <ul
          className="ah-places"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, minWidth: `${columns * HALF}rem` }}
        >
          {inOrder.map((place) => {
            const spot = where.get(place.id);
            return spot && <Place key={place.id} place={place} spot={spot} here={place.id === here} />;
          })}
        </ul>
      </div>
    </section>
  );
}
