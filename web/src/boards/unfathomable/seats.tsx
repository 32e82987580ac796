// Characters as tokens: initials in a shape of the seat's own, so that colour is never the only sign.
import type { Character } from "./model";
import { initials, outline } from "../../table/tokens";
import { path } from "./icons";

interface TokenProps {
  who: Character;
  name: string;
  radius: number;
  /** Is it this character's turn? */
  acting?: boolean;
  /** Is it one's own? */
  own?: boolean;
}

/** A token around the middle of the drawing it stands in. */
export function Figure({ who, name, radius, acting = false, own = false }: TokenProps) {
  return (
    <g className={`uf-figure uf-seat-${who.index}${who.traitor ? " uf-traitor" : ""}${acting ? " uf-acting" : ""}`}>
      {own && <path className="uf-own" d={outline(who.index, radius * 1.16)} />}
      <path className="uf-figure-shape" d={outline(who.index, radius)} />
      <text aria-hidden="true" className="uf-initials" y={radius * 0.06} fontSize={radius * 0.86}>
        {initials(name) || who.index + 1}
      </text>
      {who.traitor && (
        <g transform={`translate(${radius * 0.3} ${-radius * 1.15}) scale(${(radius * 0.9) / 512})`}>
          <rect className="uf-badge" x="-40" y="-40" width="592" height="592" rx="120" />
          <path className="uf-badge-sign" d={path("traitor")} />
        </g>
      )}
      {acting && (
        <path
          className="uf-turn"
          d={`M${-radius * 0.3} ${radius * 1.34}L0 ${radius * 1.02}L${radius * 0.3} ${radius * 1.34}Z`}
        />
      )}
    </g>
  );
}

/** A token in a line of text. */
export function Badge({ who, name, acting, own }: Omit<TokenProps, "radius">) {
  return (
    <svg className="uf-token" viewBox="-26 -26 52 54" aria-hidden="true">
      <Figure who={who} name={name} radius={18} acting={acting} own={own} />
    </svg>
  );
}
