// The city: tiles of three spaces with streets between them, and over them whoever and whatever is there. Those who move
// are drawn in one layer, so that they glide from space to space.
import { useMemo } from "react";
import { useWords } from "../../words";
import { useCity } from "./context";
import { crowd, queue, type Crowd } from "./crowd";
import { lay, type Ground } from "./layout";
import { Middle } from "./Middle";
import type { Space, Table } from "./model";
import { MarkerPiece, MonsterPiece, Person } from "./Pieces";
import { Place } from "./Place";
import { Pavement } from "./Street";

/** A space with its ground, and where its name and those who stand on it go. */
export interface Stage {
  readonly space: Space;
  readonly ground: Ground;
  readonly crowd: Crowd;
  /** The first places are for signs: doom, and that it is unstable. */
  readonly signs: number;
}

export function City({ upright }: { upright: boolean }) {
  const table = useCity();
  const { say, word } = useWords();
  const { plan, facts, elsewhere } = table;
  const beside = elsewhere.map(({ code }) => code).join(" ");
  const city = useMemo(
    () => lay(plan, facts.neighbourhoods, beside ? beside.split(" ") : [], upright),
    [plan, facts, beside, upright],
  );
  const { x, y, width, height } = city.frame;
  const inside = [...city.tiles.flatMap((tile) => tile.spaces), ...city.beside].flatMap((ground) => stage(table, ground, word));
  const streets = city.streets.flatMap((ground) => stage(table, ground, word));
  return (
    <svg className="ah3-city" viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={say("ah3-web-city")}>
      <rect className="ah3-night" x={x} y={y} width={width} height={height} />
      {streets.map((one, n) => (
        <Place key={one.space.id} stage={one} className={`ah3-street ah3-street-${one.space.street}`}>
          <Pavement {...city.streets[n]!} />
        </Place>
      ))}
      {city.tiles.map((tile) => <path key={tile.code} className="ah3-tile" d={tile.path} aria-hidden="true" />)}
      {inside.map((one) => <Place key={one.space.id} stage={one} className="ah3-space" />)}
      {city.tiles.map((tile) => <Middle key={tile.code} tile={tile} />)}
      {pieces(table, [...streets, ...inside])}
    </svg>
  );
}

function stage(table: Table, ground: Ground, named: (word: Space["word"]) => string): Stage[] {
  const space = table.space(ground.code);
  if (!space) return [];
  const signs = Number(space.doom > 0) + Number(table.unstable.has(space.code));
  const n = signs + table.standing(space).length;
  const crowded = ground.along === undefined ? crowd(ground, named(space.word), n) : queue(ground.room, ground.along, n);
  return [{ space, ground, signs, crowd: crowded }];
}

/** All that stands on the spaces, sorted by what it is: whoever moves stays the same drawing. */
function pieces(table: Table, stages: readonly Stage[]) {
  const at = new Map(
    stages.flatMap(({ space, crowd: { spots, scale }, signs }) =>
      table.standing(space).map(({ id }, n) => [id, { ...spots[signs + n]!, scale }] as const),
    ),
  );
  return (
    <>
      {table.markers.map((marker) => at.has(marker.id) && <MarkerPiece key={marker.id} marker={marker} {...at.get(marker.id)!} />)}
      {table.present.map((who) => at.has(who.id) && <Person key={who.id} who={who} {...at.get(who.id)!} />)}
      {table.monsters.map((monster) => at.has(monster.id) && <MonsterPiece key={monster.id} monster={monster} {...at.get(monster.id)!} />)}
    </>
  );
}
