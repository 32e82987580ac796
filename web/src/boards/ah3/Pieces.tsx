// Who and what stands on the spaces: investigators, monsters, markers.
import type { ReactNode } from "react";
import type { Entity } from "../../net/view";
import { Piece, type Spot } from "../../table/Piece";
import { SeatToken } from "../../table/SeatToken";
import { initials, outline } from "../../table/tokens";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useCity } from "./context";
import { statusOf, type Investigator, type Marker, type Monster } from "./model";

interface Standing extends Spot {
  readonly scale: number;
}

interface StandsProps extends Standing {
  thing: Entity & { readonly space: number };
  className: string;
  children: ReactNode;
}

/** A piece on a space. What cannot be touched itself lets the space under it be touched. */
function Stands({ thing, x, y, scale, className, children }: StandsProps) {
  const { word } = useWords();
  const touch = useTouch(thing.id);
  const under = useTouch(thing.space);
  const zoom = useZoom(thing);
  return (
    <Piece
      spot={{ x, y }}
      name={word(thing.word)}
      className={`ah3-piece ${className}`}
      touch={touch}
      look={zoom}
      through={touch.touchable ? undefined : under.props.onClick}
    >
      <g transform={`scale(${scale})`}>{children}</g>
    </Piece>
  );
}

export function Person({ who, ...spot }: Standing & { who: Investigator }) {
  return (
    <Stands thing={who} className="ah3-person" {...spot}>
      <Figure who={who} />
    </Stands>
  );
}

/** An investigator's token around the middle of the drawing it stands in. */
export function Figure({ who }: { who: Investigator }) {
  const table = useCity();
  const { word } = useWords();
  return (
    <SeatToken
      seat={who.index}
      name={word(who.word)}
      own={who.index === table.seat}
      acting={table.view.turn === who.index}
      lying={who.delayed}
    />
  );
}

/** Ready it stands, exhausted it lies on its side, engaged it is ringed in the colour of its investigator. */
export function MonsterPiece({ monster, ...spot }: Standing & { monster: Monster }) {
  const { word } = useWords();
  const table = useCity();
  const status = statusOf(monster);
  const left = (monster.numbers?.["monster-health"] ?? 0) - monster.damage;
  const epic = table.face(monster.code)?.epic;
  return (
    <Stands thing={monster} className={`ah3-monster ah3-${status}`} {...spot}>
      {status === "engaged" && <circle className={`ah3-ring seat-${monster.engaged[0]}`} r="22" />}
      <path className="ah3-monster-shape" d={outline(epic ? 5 : 2, epic ? 20 : 17)} />
      <text className="ah3-initials" aria-hidden="true">
        {initials(word(monster.word))}
      </text>
      <text className="ah3-left" x="15" y="16" aria-hidden="true">
        {left}
      </text>
    </Stands>
  );
}

const COLOURS: Readonly<Record<string, string>> = { "marker-blue": "blue", "marker-red": "red", "marker-white": "white" };
const SIGNS: Readonly<Record<string, string>> = { blue: "B", red: "R", white: "W" };

export function MarkerPiece({ marker, ...spot }: Standing & { marker: Marker }) {
  const colour = COLOURS[marker.code ?? ""];
  return (
    <Stands thing={marker} className={`ah3-marker ah3-marker-${colour ?? "hidden"}`} {...spot}>
      <path d={outline(4, 17)} />
      <text className="ah3-initials" y="3" aria-hidden="true">
        {marker.mended ? "✓" : colour ? SIGNS[colour] : "?"}
      </text>
    </Stands>
  );
}
