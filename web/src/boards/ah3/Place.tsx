// A space: its ground, its name, its doom; who and what is there, in words.
import type { ReactNode } from "react";
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords, type Words } from "../../words";
import type { Stage } from "./City";
import { useCity } from "./context";

import type { Space, Table } from "./model";
import { statusOf } from "./model";
import { Lines, Sign } from "./Signs";
import { symbolsOf } from "./symbols";

export function Place({ stage, className, children }: { stage: Stage; className: string; children?: ReactNode }) {
  const { space, ground, crowd } = stage;
  const table = useCity();
  const words = useWords();
  const touch = useTouch(space.id);
  const zoom = useZoom(space);
  const unstable = table.unstable.has(space.code);
  const signs = [...(space.doom ? [["doom", space.doom] as const] : []), ...(unstable ? [["unstable", 0] as const] : [])];
  return (
    <>
      <g
        {...zoom}
        {...named(touch.props)}
        className={`ah3-place ${className}${unstable ? " ah3-unstable" : ""} ${touch.props.className}`}
        role={touch.touchable ? "button" : "img"}
        aria-label={told(space, table, words)}
      >
        <path className="ah3-ground" d={ground.path} />
        {children}
        <Lines className="ah3-name" name={crowd.name} x={ground.room.x} y={crowd.top} />
      </g>
      {signs.map(([sign, n], at) => (
        <Sign key={sign} sign={sign} n={n} {...crowd.spots[at]!} scale={crowd.scale} />
      ))}
    </>
  );
}

function told(space: Space, table: Table, words: Words): string {
  const parts = [
    ...symbolsOf(space, table, words),
    ...(space.doom ? [words.say("ah3-web-doom", { n: space.doom })] : []),
    ...(table.unstable.has(space.code) ? [words.say("ah3-web-unstable")] : []),
    ...table.at(space, table.markers).map((marker) => words.word(marker.word)),
    ...table.at(space, table.present).map((who) => words.word(who.word)),
    ...table.at(space, table.monsters).map((monster) => `${words.word(monster.word)} (${words.say(`ah3-status-${statusOf(monster)}`)})`),
  ];
  const name = words.word(space.word);
  return parts.length ? `${name} – ${parts.join(", ")}` : name;
}
