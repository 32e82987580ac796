// Plum dusk over Arkham: five neighbourhoods of three spaces, streets between them, doom gathering in one.
import { useId } from "react";
import { Frame } from "./Frame";

type Point = [x: number, y: number];

const NORTHSIDE: Point = [70, 54];
const DOWNTOWN: Point = [160, 54];
const EASTTOWN: Point = [250, 54];
const MERCHANTS: Point = [115, 128];
const RIVERTOWN: Point = [205, 128];

/** Each with the colours of its spaces. */
const TILES: [at: Point, colours: [string, string, string]][] = [
  [NORTHSIDE, ["#6d4a7c", "#59396b", "#7d5a8a"]],
  [DOWNTOWN, ["#8a5f3f", "#a8744a", "#754d34"]],
  [EASTTOWN, ["#4c4f86", "#5d609b", "#3f4173"]],
  [MERCHANTS, ["#3f6069", "#4d727c", "#345059"]],
  [RIVERTOWN, ["#7b4360", "#683450", "#8d5271"]],
];
const STREETS: [from: Point, to: Point][] = [
  [NORTHSIDE, DOWNTOWN],
  [DOWNTOWN, EASTTOWN],
  [MERCHANTS, RIVERTOWN],
  [NORTHSIDE, MERCHANTS],
  [DOWNTOWN, MERCHANTS],
  [DOWNTOWN, RIVERTOWN],
  [EASTTOWN, RIVERTOWN],
];
const DOOM: Point[] = [
  [250, 36],
  [238, 44],
  [262, 44],
  [205, 146],
];
const CLUES: Point[] = [
  [70, 54],
  [205, 128],
];
const LAMPS: Point[] = [
  [22, 132],
  [298, 128],
  [36, 160],
  [284, 158],
];

export function Ah3() {
  const id = useId();
  return (
    <Frame>
      <defs>
        <radialGradient id={`${id}dusk`} cx="0.5" cy="0.5" r="0.8">
          <stop offset="0" stopColor="#4b2850" />
          <stop offset="1" stopColor="#1a0d20" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset="0.3" stopColor="#ffcf6b" stopOpacity="0.7" />
          <stop offset="1" stopColor="#ffcf6b" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}dusk)`} />
      {LAMPS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="15" fill={`url(#${id}lamp)`} opacity="0.45" />
      ))}
      {STREETS.map(([[x1, y1], [x2, y2]]) => (
        <g key={`${x1}-${y1}-${x2}`} strokeLinecap="butt">
          <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="#c8a878" strokeWidth="17" />
          <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="#4b2850" strokeWidth="1.400" strokeDasharray="5 4" />
        </g>
      ))}
      {TILES.map(([[x, y], colours]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <Tile colours={colours} />
          <circle r="20" fill={`url(#${id}lamp)`} opacity="0.6" />
        </g>
      ))}
      <g fill="#c93b3b" stroke="#2a0b12" strokeWidth="1.300">
        {DOOM.map(([x, y]) => (
          <path key={x} d={`M${x} ${y - 6}l5.500 9.500h-11z`} />
        ))}
      </g>
      <g fill="#8fd0c0" stroke="#12332d" strokeWidth="1.400">
        {CLUES.map(([x, y]) => (
          <path key={x} d={`M${x} ${y - 8}l6.500 8-6.500 8-6.500-8z`} />
        ))}
      </g>
      <g stroke="#1a0d20" strokeWidth="1.400" fill="#ffd98c">
        <path d="M136 78c0-9 3-13 8-13s8 4 8 13z" />
        <circle cx="144" cy="61" r="5" />
      </g>
    </Frame>
  );
}

/** A hexagon cut into three spaces. */
function Tile({ colours: [right, below, left] }: { colours: [string, string, string] }) {
  return (
    <g stroke="#1a0d20" strokeWidth="1.800" strokeLinejoin="round">
      <path d="M0 0V-38L33-19V19z" fill={right} />
      <path d="M0 0L33 19 0 38-33 19z" fill={below} />
      <path d="M0 0L-33 19V-19L0-38z" fill={left} />
      <path d="M0-38L33-19V19L0 38-33 19V-19z" fill="none" stroke="#e6c48d" strokeWidth="1.400" opacity="0.8" />
    </g>
  );
}
