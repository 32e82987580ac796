// The world: land and sea, the paths by their kinds, the spaces, and around them whoever and whatever is there. Those who
// move are drawn in one layer, so that they glide from space to space.
import { world } from "virtual:world";
import { useMemo } from "react";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { around, names, spot, type Sort } from "./crowd";
import { numbered, type Space, type Table } from "./model";
import { MonsterPiece, Person } from "./Pieces";
import { Place, signsOf } from "./Place";

/** Paths that are longer than this go on over the edge of the map. */
const FAR = world.width / 2;
/** What stands further from its space than this is tied to it by a line. */
const TIED = 62;

export function World() {
  const table = useWorld();
  const { say, word } = useWords();
  const written = useMemo(
    () => names(table.spaces.filter((space) => !numbered(space)).map(({ code, word: key }) => ({ code, name: word(key) }))),
    [table, word],
  );
  const placed = useMemo(() => around(standing(table), written.values()), [table, written]);
  const at = (thing: { id: number; space: number }) => {
    const place = placed.get(String(thing.id));
    const space = table.entity(thing.space) as Space | undefined;
    return place && space ? { ...place, home: spot(space.code) } : null;
  };
  const people = table.people.map((who) => ({ who, place: at(who) }));
  const monsters = table.monsters.map((monster) => ({ monster, place: at(monster) }));
  return (
    <svg className="eh-world" viewBox={`0 0 ${world.width} ${world.height}`} role="group" aria-label={say("eldritch-web-world")}>
      <rect className="eh-water" width={world.width} height={world.height} />
      <path className="eh-land" d={world.land} />
      <g aria-hidden="true">
        {Object.entries(table.facts.board.paths).map(([kind, paths]) =>
          paths.map(([a, b]) => <path key={`${a} ${b}`} className={`eh-path eh-path-${kind}`} d={way(a, b)} />),
        )}
        {[...people, ...monsters].map(({ place }, n) =>
          place && Math.hypot(place.x - place.home.x, place.y - place.home.y) > TIED ? (
            <path key={n} className="eh-tie" d={`M${place.home.x} ${place.home.y}L${place.x} ${place.y}`} />
          ) : null,
        )}
      </g>
      {table.spaces.map((space) => (
        <Place key={space.id} space={space} at={spot(space.code)} name={written.get(space.code)} placed={placed} />
      ))}
      {people.map(({ who, place }) => place && <Person key={who.id} who={who} {...place} />)}
      {monsters.map(({ monster, place }) => place && <MonsterPiece key={monster.id} monster={monster} {...place} />)}
    </svg>
  );
}

/** Whoever and whatever is on the map, those first that are to stand nearest. */
function standing(table: Table) {
  const gates = new Set(table.cards("gates").map((gate) => gate.space));
  return table.spaces.flatMap((space) => {
    const here = (key: string, sort: Sort) => ({ key, sort, near: spot(space.code), gate: gates.has(space.id) });
    return [
      ...table.at(space, table.people).filter((who) => who.code).map((who) => here(String(who.id), "person")),
      ...table.at(space, table.monsters).map(({ id, code }) => here(String(id), table.face(code)?.epic ? "epic" : "monster")),
      ...signsOf(table, space).map(({ key }) => here(`${space.id} ${key}`, "sign")),
    ];
  }); // prettier-ignore
}

/** From one space to another, a little bent; or from both to the edge of the map. */
function way(a: string, b: string): string {
  const [ax, ay] = world.spots[a] ?? [0, 0];
  const [bx, by] = world.spots[b] ?? [0, 0];
  if (Math.abs(ax - bx) > FAR) {
    const [left, right] = ax < bx ? [[ax, ay], [bx, by]] as const : [[bx, by], [ax, ay]] as const; // prettier-ignore
    const middle = (left[1] + right[1]) / 2;
    return `M${left[0]} ${left[1]}L0 ${middle}M${right[0]} ${right[1]}L${world.width} ${middle}`;
  }
  const bend = 0.07;
  const x = (ax + bx) / 2 - (by - ay) * bend;
  const y = (ay + by) / 2 + (bx - ax) * bend;
  return `M${ax} ${ay}Q${Math.round(x)} ${Math.round(y)} ${bx} ${by}`;
}
