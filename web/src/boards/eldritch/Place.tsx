// A space of the world: its sign by its kind, its name, its gate, clues and tokens.
import { named } from "../../table/named";
import type { Spot } from "../../table/Piece";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords, type Words } from "../../words";
import { useWorld } from "./context";
import { RADIUS } from "./crowd";
import { numbered, type Space, type Table } from "./model";
import { Sign } from "./Pieces";

/** What one encounters where one stands, where the option names no thing. */
const HERE = ["general", "america", "europe", "asia-australia", "other-world", "expedition"];

interface Props {
  space: Space;
  at: Spot;
  /** Where its name is written; a numbered space has none. */
  name: Spot | undefined;
  placed: ReadonlyMap<string, Spot>;
}

export function Place({ space, at, name, placed }: Props) {
  const table = useWorld();
  const words = useWords();
  const gate = table.at(space, table.cards("gates"))[0];
  const lying = [
    ...table.at(space, table.cards("clues-on-board")),
    ...table.at(space, table.cards("mythos-in-play")),
    ...table.at(space, table.bodies),
    ...(gate ? [gate] : []),
  ];
  const touch = useTouch([space.id, ...lying.map((thing) => thing.id)], table.you?.space === space.id ? HERE : []);
  const zoom = useZoom(space);
  return (
    <g
      {...zoom}
      {...named(touch.props)}
      className={`eh-place eh-${space.sort} ${touch.props.className}`}
      role={touch.touchable ? "button" : "img"}
      aria-label={told(space, table, words)}
    >
      <g transform={`translate(${at.x} ${at.y})`}>
        {gate && <circle className={`eh-gate eh-omen-${table.face(gate.code)?.omen ?? ""}`} r={RADIUS + 8} />}
        <path className="eh-shape" d={shape(space.sort)} />
        <text className="eh-number" aria-hidden="true">
          {numbered(space)}
        </text>
      </g>
      {name && (
        <text className="eh-name" x={name.x} y={name.y} aria-hidden="true">
          {words.word(space.word)}
        </text>
      )}
      {signsOf(table, space).map(({ key, sign, n }) => (
        <Sign key={key} name={sign} n={n} {...(placed.get(`${space.id} ${key}`) ?? at)} />
      ))}
    </g>
  );
}

/** What lies on a space, as small signs with their numbers. */
export function signsOf(table: Table, space: Space): { key: string; sign: string; n: number }[] {
  const clues = table.at(space, table.cards("clues-on-board")).length;
  const all = [
    ...(clues ? [["clue", clues] as const] : []),
    ...(space.expedition ? [["expedition", 0] as const] : []),
    ...(space.tokens ? [["token", space.tokens] as const] : []),
    ...(space.mystery ? [["mystery", 0] as const] : []),
    ...table.at(space, table.cards("mythos-in-play")).map(() => ["rumor", 0] as const),
    ...table.at(space, table.bodies).map(() => ["body", 0] as const),
  ];
  return all.map(([sign, n], at) => ({ key: `${sign} ${at}`, sign, n }));
}

/** A city is round, a wilderness a hill, the sea a wave. */
function shape(sort: string): string {
  const r = RADIUS;
  if (sort === "city") return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (sort === "wilderness") return `M0 ${-r * 1.25}L${r * 1.2} ${r * 0.85}H${-r * 1.2}Z`;
  return `M${-r * 1.15} ${-r * 0.6}q${r * 0.57} ${-r * 0.7} ${r * 1.15} 0t${r * 1.15} 0V${r * 0.75}q${-r * 0.57} ${r * 0.5} ${-r * 1.15} 0t${-r * 1.15} 0Z`;
}

/** A space with all that is on it, in words. */
function told(space: Space, table: Table, words: Words): string {
  return `${words.word(space.word)} – ${[words.say(`eldritch-${space.sort}`), ...there(space, table, words)].join(", ")}`;
}

/** Who and what is on a space, in words. */
export function there(space: Space, table: Table, words: Words): string[] {
  const clues = table.at(space, table.cards("clues-on-board")).length;
  const gate = table.at(space, table.cards("gates"))[0];
  const omen = table.face(gate?.code)?.omen;
  return [
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
}
