// What stands on the map: investigators, monsters, small signs.
import { Piece, type Spot } from "../../table/Piece";
import { SeatToken } from "../../table/SeatToken";
import { initials, outline } from "../../table/tokens";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useWorld } from "./context";
import type { Investigator, Monster } from "./model";

export function Person({ who, x, y }: Spot & { who: Investigator }) {
  const { word } = useWords();
  const touch = useTouch(who.id);
  const zoom = useZoom(who);
  const name = word(who.word);
  return (
    <Piece spot={{ x, y }} name={name} className="eh-piece eh-person" touch={touch} look={zoom}>
      <Figure who={who} name={name} />
    </Piece>
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
  const touch = useTouch(monster.id);
  const zoom = useZoom(monster);
  const name = word(monster.word);
  const epic = table.face(monster.code)?.epic;
  const left = (monster.numbers?.toughness ?? 0) - monster.lost;
  return (
    <Piece
      spot={{ x, y }}
      name={name}
      className={`eh-piece eh-monster${epic ? " eh-epic" : ""}`}
      touch={touch}
      look={zoom}
    >
      <path className="eh-monster-shape" d={outline(epic ? 5 : 2, epic ? 19 : 14)} />
      <text className="eh-initials" aria-hidden="true">
        {initials(name)}
      </text>
      <text className="eh-left" x="12" y="12" aria-hidden="true">
        {left}
      </text>
    </Piece>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  clue: "?", expedition: "⚑", token: "✶", mystery: "✦", rumor: "!", body: "✝",
}; // prettier-ignore

export function Sign({ name, n, x, y }: Spot & { name: string; n: number }) {
  return (
    <g className={`eh-sign eh-sign-${name}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r="11.5" />
      <text>{SIGNS[name]}</text>
      {n > 1 && (
        <text className="eh-count" x="11" y="9">
          {n}
        </text>
      )}
    </g>
  );
}
