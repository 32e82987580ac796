// What stands on the map: investigators, monsters, small signs.
import type { ReactNode } from "react";
import { Piece, type Spot } from "../../table/Piece";
import { SeatToken } from "../../table/SeatToken";
import { initials, outline } from "../../table/tokens";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { REACH } from "./crowd";
import type { Investigator, Monster } from "./model";

/** A token is drawn for a reach of so much. */
const DRAWN = 16;
const LARGER = REACH.person / DRAWN;

interface StandsProps extends Spot {
  thing: Investigator | Monster;
  className: string;
  reach: number;
  children: ReactNode;
}

/** Whoever stands around a space. What cannot be touched itself lets the space be touched. */
function Stands({ thing, x, y, className, reach, children }: StandsProps) {
  const { word } = useWords();
  const touch = useTouch(thing.id);
  const under = useTouch(thing.space);
  const zoom = useZoom(thing);
  return (
    <Piece
      spot={{ x, y }}
      name={word(thing.word)}
      className={`eh-piece ${className}${!touch.touchable && under.touchable ? " eh-through" : ""}`}
      touch={touch}
      look={zoom}
      through={under.props.onClick}
      reach={reach}
    >
      {children}
    </Piece>
  );
}

export function Person({ who, x, y }: Spot & { who: Investigator }) {
  const { word } = useWords();
  return (
    <Stands thing={who} x={x} y={y} className="eh-person" reach={REACH.person}>
      <g transform={`scale(${LARGER})`}>
        <Figure who={who} name={word(who.word)} />
      </g>
    </Stands>
  );
}

/** An investigator's token around the middle of the drawing it stands in. */
export function Figure({ who, name }: { who: Investigator; name: string }) {
  const table = useWorld();
  return <SeatToken seat={who.index} name={name} own={who.index === table.seat} acting={table.view.turn === who.index} lying={who.delayed} />;
}

export function MonsterPiece({ monster, x, y }: Spot & { monster: Monster }) {
  const { word } = useWords();
  const table = useWorld();
  const epic = table.face(monster.code)?.epic === true;
  const reach = epic ? REACH.epic : REACH.monster;
  const left = (monster.numbers?.toughness ?? 0) - monster.lost;
  return (
    <Stands thing={monster} x={x} y={y} className={epic ? "eh-monster eh-epic" : "eh-monster"} reach={reach}>
      <path className="eh-monster-shape" d={outline(epic ? 5 : 2, reach * 0.9)} />
      <text className="eh-initials" aria-hidden="true">
        {initials(word(monster.word))}
      </text>
      <g transform={`translate(${reach * 0.62} ${reach * 0.62})`}>
        <circle className="eh-left-ground" r="10.5" />
        <text className="eh-left" aria-hidden="true">
          {left}
        </text>
      </g>
    </Stands>
  );
}

export const SIGNS: Readonly<Record<string, string>> = {
  clue: "?", expedition: "⚑", token: "✶", mystery: "✦", rumor: "!", body: "✝",
}; // prettier-ignore

export function Sign({ name, n, x, y }: Spot & { name: string; n: number }) {
  return (
    <g className={`eh-sign eh-sign-${name}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r={REACH.sign - 1} />
      <text>{SIGNS[name]}</text>
      {n > 1 && (
        <text className="eh-count" x="15" y="11">
          {n}
        </text>
      )}
    </g>
  );
}
