// The Atlantica from above: rooms, decks around them, water around these, the Deep below.
import { useMemo } from "react";
import { useWords } from "../../words";
import { lying, stand, standing, type Chart } from "./chart";
import type { Character, Monarch, Space as SpaceOf, Table } from "./model";
import { DeepOnes, MonarchPiece, Passengers, Person } from "./Pieces";
import { Space } from "./Space";
import { Waters } from "./Waters";

interface Spot {
  x: number;
  y: number;
  size: number;
}

export function Ship({ table, upright }: { table: Table; upright: boolean }) {
  const words = useWords();
  const chart = upright ? standing : lying;
  const spots = useMemo(() => placed(table, chart), [table, chart]);
  const order = [...table.spaces].sort((a, b) => layer(a) - layer(b));
  return (
    <svg
      className="uf-ship"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="group"
      aria-label={words.say("unfathomable-web-ship")}
    >
      <Waters chart={chart} />
      <path className="uf-hull" d={chart.hull} />
      {order.map((space) => (
        <Space key={space.id} space={space} table={table} chart={chart} />
      ))}
      {table.ship.barricaded && <path className="uf-barricade" d={chart.walls} />}
      <g className="uf-doors" aria-hidden="true">
        {chart.doors.map((door) => (
          <path key={door} d={door} />
        ))}
      </g>
      <g className="uf-arrows" aria-hidden="true">
        {chart.arrows.map((arrow) => (
          <path key={arrow} d={arrow} />
        ))}
      </g>
      {table.spaces.map((space) => {
        const deep = spots.get(`deep ${space.id}`);
        return deep && <DeepOnes key={`deep ${space.id}`} count={space.deep_ones} {...deep} />;
      })}
      {table.spaces.map((space) => {
        const spot = spots.get(`passengers ${space.id}`);
        const here = table.you?.space === space.id;
        return (
          spot && <Passengers key={space.passengers} tokens={table.cards(space.passengers)} here={here} {...spot} />
        );
      })}
      {table.monarchs.map((monarch) => {
        const spot = spots.get(`${monarch.id}`);
        return spot && <MonarchPiece key={monarch.id} monarch={monarch} {...spot} />;
      })}
      {table.characters.map((who) => {
        const spot = spots.get(`${who.id}`);
        return spot && <Person key={who.id} who={who} table={table} {...spot} />;
      })}
    </svg>
  );
}

/** What lies within something else is drawn after it. */
function layer(space: SpaceOf): number {
  return space.sort === "cell" ? 2 : space.sort === "room" ? 1 : 0;
}

/** Where each piece stands, by its name. */
function placed(table: Table, chart: Chart): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const space of table.spaces) {
    const place = chart.places[space.code];
    if (!place) continue;
    const here = (thing: Monarch | Character) => thing.space === space.id;
    const names = [
      ...(space.deep_ones ? [`deep ${space.id}`] : []),
      ...table.monarchs.filter(here).map((monarch) => `${monarch.id}`),
      ...table.characters.filter((who) => here(who) && who.code).map((who) => `${who.id}`),
      ...(space.passengers && table.cards(space.passengers).length ? [`passengers ${space.id}`] : []),
    ];
    const found = stand(place.box, names.length, space.sort === "deep" ? chart.piece * 1.4 : chart.piece);
    names.forEach((name, n) => spots.set(name, { ...found.spots[n]!, size: found.size }));
  }
  return spots;
}
