// Small tokens: each kind has a shape, a colour and a letter of its own.
import { outline } from "../../table/tokens";
import { LINE, type Written } from "./crowd";

export const LETTERS: Readonly<Record<string, string>> = {
  doom: "✶", clue: "?", anomaly: "◎", marker: "▲", unstable: "≋", monster: "☠", headline: "¶", burst: "✺", reckoning: "☄",
  blank: "·",
}; // prettier-ignore

/** Which outline a token has: seats have the same ones, but these are smaller, and dark. */
const OUTLINES: Readonly<Record<string, number>> = { doom: 5, clue: 0, anomaly: 3, marker: 4, unstable: 2 };

interface Props {
  sign: string;
  /** How many; not written where there is one of it, or it is not counted. */
  n: number;
  x: number;
  y: number;
  scale: number;
}

export function Sign({ sign, n, x, y, scale }: Props) {
  return (
    <g className={`ah3-sign ah3-sign-${sign}`} transform={`translate(${x} ${y}) scale(${scale})`} aria-hidden="true">
      <path d={outline(OUTLINES[sign] ?? 0, 19)} />
      <text>
        {LETTERS[sign]}
        {n > 0 && <tspan className="ah3-count">{n}</tspan>}
      </text>
    </g>
  );
}

/** The same in a line of text. */
export function Token({ sign, n, name }: { sign: string; n?: number; name: string }) {
  const text = n === undefined ? name : `${name}: ${n}`;
  return (
    <span className={`ah3-token ah3-token-${sign}`} role="img" aria-label={text} title={text}>
      <span aria-hidden="true">
        {LETTERS[sign]}
        {n !== undefined && n > 1 && <b>{n}</b>}
      </span>
    </span>
  );
}

/** A name in its lines. */
export function Lines({ name, x, y, className }: { name: Written; x: number; y: number; className: string }) {
  return (
    <text className={className} style={{ fontSize: `${name.size}px` }} aria-hidden="true">
      {name.lines.map((line, n) => (
        <tspan key={n} x={x} y={y + n * name.size * LINE}>
          {line}{" "}
        </tspan>
      ))}
    </text>
  );
}
