// What stands on the ship: Deep Ones, their monarchs, passengers, characters.
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { isIcon, path, type IconName } from "./icons";
import type { Character, Monarch, Table, Token } from "./model";
import { moved, Piece, type Spot as Place } from "../../table/Piece";
import { initials } from "../../table/tokens";
import { Figure } from "./seats";

interface Spot extends Place {
  size: number;
}

function Sign({ name, size }: { name: IconName; size: number }) {
  return (
    <path
      className="uf-piece-sign"
      d={path(name)}
      transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
    />
  );
}

function Count({ n, size }: { n: number; size: number }) {
  const r = size * 0.25;
  return (
    <g className="uf-count" transform={`translate(${size * 0.28} ${size * 0.26})`}>
      <circle r={r} />
      <text fontSize={r * 1.5} y={r * 0.08}>
        {n}
      </text>
    </g>
  );
}

/** The Deep Ones of a space: one head and their number. The space itself is touched for them. */
export function DeepOnes({ count, ...spot }: Spot & { count: number }) {
  return (
    <g className="uf-piece uf-deep-ones" style={moved(spot)} aria-hidden="true">
      <circle className="uf-piece-base" r={spot.size * 0.44} />
      <Sign name="deep-one" size={spot.size * 0.66} />
      {count > 1 && <Count n={count} size={spot.size} />}
    </g>
  );
}

/** `here`: does one stand among them? Only then can they be rescued, or worse. */
export function Passengers({ tokens, here, ...spot }: Spot & { tokens: readonly Token[]; here: boolean }) {
  const words = useWords();
  const touch = useTouch(
    tokens.map((token) => token.id),
    here ? ["rescue", "slay"] : [],
  );
  return (
    <Piece
      spot={spot}
      name={words.say("unfathomable-web-passengers", { n: tokens.length })}
      className="uf-piece uf-passengers"
      touch={touch}
    >
      <rect
        className="uf-piece-base"
        x={-spot.size * 0.36}
        y={-spot.size * 0.4}
        width={spot.size * 0.72}
        height={spot.size * 0.8}
        rx={spot.size * 0.2}
      />
      <Sign name="passenger" size={spot.size * 0.62} />
      {tokens.length > 1 && <Count n={tokens.length} size={spot.size} />}
    </Piece>
  );
}

export function MonarchPiece({ monarch, ...spot }: Spot & { monarch: Monarch }) {
  const words = useWords();
  const touch = useTouch(monarch.id, [monarch.code]);
  const zoom = useZoom(monarch);
  const r = spot.size * 0.45;
  return (
    <Piece
      spot={spot}
      name={words.word(monarch.word)}
      className={`uf-piece uf-monarch uf-${monarch.code}`}
      touch={touch}
      look={zoom}
    >
      <path className="uf-piece-base" d={spikes(r)} />
      {isIcon(monarch.code) && <Sign name={monarch.code} size={spot.size * 0.62} />}
    </Piece>
  );
}

export function Person({ who, table, ...spot }: Spot & { who: Character; table: Table }) {
  const words = useWords();
  const touch = useTouch(who.id, table.seat === who.index ? ["trade", "declare"] : []);
  const zoom = useZoom(who);
  return (
    <Piece
      spot={spot}
      name={`${initials(words.word(who.word))} ${words.word(who.word)}`}
      className="uf-piece uf-person"
      touch={touch}
      look={zoom}
    >
      <Figure
        who={who}
        name={words.word(who.word)}
        radius={spot.size * 0.38}
        acting={table.view.lead === who.index}
        own={table.seat === who.index}
      />
    </Piece>
  );
}

function spikes(radius: number): string {
  const points = Array.from({ length: 24 }, (_, n) => {
    const reach = n % 2 ? radius * 0.86 : radius * 1.06;
    const angle = (n * Math.PI) / 12;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
