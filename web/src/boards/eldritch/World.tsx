// The world: land and sea, the paths by their kinds, the spaces with who and what is on them.
import { world } from "virtual:world";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { Place } from "./Place";

/** Paths that are longer than this go on over the edge of the map. */
const FAR = world.width / 2;

export function World() {
  const table = useWorld();
  const { say } = useWords();
  return (
    <svg className="eh-world" viewBox={`0 0 ${world.width} ${world.height}`} role="group" aria-label={say("eldritch-web-world")}>
      <rect className="eh-water" width={world.width} height={world.height} />
      <path className="eh-land" d={world.land} />
      <g aria-hidden="true">
        {Object.entries(table.facts.board.paths).map(([kind, paths]) =>
          paths.map(([a, b]) => <path key={`${a} ${b}`} className={`eh-path eh-path-${kind}`} d={way(a, b)} />),
        )}
      </g>
      {table.spaces.map((space) => (
        <Place key={space.id} space={space} at={world.spots[space.code] ?? [0, 0]} />
      ))}
    </svg>
  );
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
