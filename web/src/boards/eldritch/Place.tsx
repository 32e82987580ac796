// A space of the world: its sign by its kind, its name, its gate, clues and tokens, and those who stand on it.
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords, type Words } from "../../words";
import { useWorld } from "./context";
import type { Space, Table } from "./model";
import { MonsterPiece, Person, Sign } from "./Pieces";

const RADIUS = 20;
const STEP = 34;
/** What one encounters where one stands, where the option names no thing. */
const HERE = ["general", "america", "europe", "asia-australia", "other-world", "expedition"];

export function Place({ space, at: [x, y] }: { space: Space; at: readonly [number, number] }) {
  const table = useWorld();
  const words = useWords();
  const gate = table.at(space, table.cards("gates"))[0];
  const clues = table.at(space, table.cards("clues-on-board"));
  const rumors = table.at(space, table.cards("mythos-in-play"));
  const bodies = table.at(space, table.bodies);
  const people = table.at(space, table.people).filter((who) => who.code);
  const monsters = table.at(space, table.monsters);
  const standing = table.you?.space === space.id;
  const touch = useTouch(
    [space.id, ...[...clues, ...rumors, ...bodies, ...(gate ? [gate] : [])].map((thing) => thing.id)],
    standing ? HERE : [],
  );
  const zoom = useZoom(space);
  const signs = [
    ...(clues.length ? [["clue", clues.length] as const] : []),
    ...(space.expedition ? [["expedition", 0] as const] : []),
    ...(space.tokens ? [["token", space.tokens] as const] : []),
    ...(space.mystery ? [["mystery", 0] as const] : []),
    ...rumors.map(() => ["rumor", 0] as const),
    ...bodies.map(() => ["body", 0] as const),
  ];
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g
        {...zoom}
        {...named(touch.props)}
        className={`eh-place eh-${space.sort} ${touch.props.className}`}
        role={touch.touchable ? "button" : "img"}
        aria-label={told(space, table, words)}
      >
        {gate && <circle className={`eh-gate eh-omen-${table.face(gate.code)?.omen ?? ""}`} r={RADIUS + 8} />}
        <path className="eh-shape" d={shape(space.sort)} />
        <text className="eh-number" aria-hidden="true">
          {space.code.startsWith("space-") ? space.code.slice(6) : ""}
        </text>
        {!space.code.startsWith("space-") && (
          <text className="eh-name" y={RADIUS + (gate ? 28 : 18)} aria-hidden="true">
            {words.word(space.word)}
          </text>
        )}
        {signs.map(([sign, n], at) => (
          <Sign key={`${sign} ${at}`} name={sign} n={n} x={RADIUS + 14 + Math.floor(at / 2) * 27} y={at % 2 ? 13 : -13} />
        ))}
      </g>
      {people.map((who, n) => (
        <Person key={who.id} who={who} x={(n - (people.length - 1) / 2) * STEP} y={-RADIUS - 23} />
      ))}
      {monsters.map((monster, n) => (
        <MonsterPiece
          key={monster.id}
          monster={monster}
          x={-RADIUS - 19 - Math.floor(n / 2) * 33}
          y={monsters.length === 1 ? 0 : n % 2 ? 16 : -16}
        />
      ))}
    </g>
  );
}

/** A city is round, a wilderness a hill, the sea a wave. */
function shape(sort: string): string {
  const r = RADIUS;
  if (sort === "city") return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (sort === "wilderness") return `M0 ${-r * 1.25}L${r * 1.2} ${r * 0.85}H${-r * 1.2}Z`;
  return `M${-r * 1.15} ${-r * 0.6}q${r * 0.57} ${-r * 0.7} ${r * 1.15} 0t${r * 1.15} 0V${r * 0.75}q${-r * 0.57} ${r * 0.5} ${-r * 1.15} 0t${-r * 1.15} 0Z`;
}

/** Who and what is on a space, in words. */
function told(space: Space, table: Table, words: Words): string {
  const clues = table.at(space, table.cards("clues-on-board")).length;
  const gate = table.at(space, table.cards("gates"))[0];
  const omen = table.face(gate?.code)?.omen;
  const parts = [
    words.say(`eldritch-${space.sort}`),
    ...(omen ? [words.say("eldritch-web-gate", { omen: words.say(`eldritch-omen-${omen}`) })] : []),
    ...(clues ? [words.say("eldritch-web-clues", { n: clues })] : []),
    ...(space.expedition ? [words.say("eldritch-option-expedition")] : []),
    ...(space.tokens ? [words.say("eldritch-web-tokens", { n: space.tokens })] : []),
    ...(space.mystery ? [words.say("eldritch-web-mystery-token")] : []),
    ...[
      ...table.at(space, table.people).filter((who) => who.code),
      ...table.at(space, table.monsters),
      ...table.at(space, table.bodies),
      ...table.at(space, table.cards("mythos-in-play")),
    ].map((thing) => words.word(thing.word)),
  ];
  return `${words.word(space.word)} – ${parts.join(", ")}`;
}
