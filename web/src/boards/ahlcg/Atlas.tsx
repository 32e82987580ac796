// The map: location cards in their places, the ways between them drawn below. It pans within its own area.
import { useMemo, useRef } from "react";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { spots } from "./layout";
import { Place } from "./Place";
import { Ways } from "./Ways";

export function Atlas({ seat }: { seat: number }) {
  const desk = useDesk();
  const { say } = useWords();
  const map = useRef<HTMLDivElement>(null);
  const where = useMemo(() => spots(desk), [desk]);
  const here = desk.investigators.find((one) => one.index === seat)?.location ?? 0;
  const inOrder = [...desk.places].sort((a, b) => {
    const [one, other] = [where.get(a.id), where.get(b.id)];
    return (one?.row ?? 0) - (other?.row ?? 0) || (one?.col ?? 0) - (other?.col ?? 0);
  });
  const columns = Math.max(0, ...[...where.values()].map(({ col }) => col + 2));
  return (
    <section className="ah-map" aria-label={say("ahlcg-web-map")} tabIndex={0}>
      <div className="ah-map-ground" ref={map}>
        <Ways map={map} here={here} />
        <ul className="ah-places" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {inOrder.map((place) => {
            const spot = where.get(place.id);
            return spot && <Place key={place.id} place={place} spot={spot} here={place.id === here} />;
          })}
        </ul>
      </div>
    </section>
  );
}
