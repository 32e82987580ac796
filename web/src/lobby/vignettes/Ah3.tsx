// Plum dusk over a town of tiles: each of three spaces around a lamp, streets between them, doom gathering in one.
import { useId } from "react";
import { Frame } from "./Frame";

const TILES: [x: number, y: number][] = [
  [66, 56],
  [160, 110],
  [254, 56],
  [66, 164],
  [254, 164],
  [160, 2],
];
const COLOURS = [
  ["#6d4a7c", "#59396b", "#7d5a8a"],
  ["#8a5f3f", "#a8744a", "#754d34"],
  ["#4c4f86", "#5d609b", "#3f4173"],
  ["#7b4360", "#683450", "#8d5271"],
  ["#5c5a3e", "#6f6c4b", "#4c4a33"],
  ["#3f6069", "#4d727c", "#345059"],
];

export function Ah3() {
  const id = useId();
  return (
    <Frame>
      <defs>
        <radialGradient id={`${id}dusk`} cx="0.5" cy="0.55" r="0.8">
          <stop offset="0" stopColor="#4b2850" />
          <stop offset="1" stopColor="#1a0d20" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset="0.3" stopColor="#ffcf6b" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffcf6b" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}dusk)`} />
      <g stroke="#c8a878" strokeWidth="13" strokeLinecap="round" opacity="0.9">
        <path d="M100 74l28 18M220 74l-28 18M100 146l28-18M220 146l-28-18M66 108v6M254 108v6M160 50v10" />
      </g>
      <g stroke="#4b2850" strokeWidth="1.6" strokeDasharray="5 4">
        <path d="M98 73l32 20M222 73l-32 20M98 147l32-20M222 147l-32-20" />
      </g>
      {TILES.map(([x, y], n) => (
        <g key={n} transform={`translate(${x} ${y})`}>
          <Tile colours={COLOURS[n]!} />
          <circle r="26" fill={`url(#${id}lamp)`} opacity={n === 1 ? 1 : 0.55} />
          <circle r="3.500" fill="#fff3c9" />
        </g>
      ))}
      <g fill="#c93b3b" stroke="#2a0b12" strokeWidth="1.4">
        {[
          [240, 40],
          [262, 34],
          [270, 54],
        ].map(([x, y]) => (
          <path key={x} d={`M${x} ${y! - 7}l6 10h-12z`} />
        ))}
      </g>
      <g fill="#8fd0c0" stroke="#12332d" strokeWidth="1.4">
        <path d="M56 38l5 6-5 6-5-6z" />
        <path d="M160 128l5 6-5 6-5-6z" />
      </g>
      <g stroke="#1a0d20" strokeWidth="1.4" fill="#ffd98c">
        <path d="M132 108c0-9 3-13 8-13s8 4 8 13z" />
        <circle cx="140" cy="91" r="5" />
      </g>
    </Frame>
  );
}

/** A hexagon cut into three spaces. */
function Tile({ colours }: { colours: string[] }) {
  return (
    <g stroke="#1a0d20" strokeWidth="2" strokeLinejoin="round">
      <path d="M0 0V-48L42-24V24z" fill={colours[0]} />
      <path d="M0 0L42 24 0 48-42 24z" fill={colours[1]} />
      <path d="M0 0L-42 24V-24L0-48z" fill={colours[2]} />
      <path d="M0-48L42-24V24L0 48-42 24V-24z" fill="none" stroke="#e6c48d" strokeWidth="1.5" opacity="0.7" />
    </g>
  );
}
