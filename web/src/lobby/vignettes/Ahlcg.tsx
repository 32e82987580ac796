// A web of locations at night, deep green and brass: cards joined by ways, some still face down, two people between them.
import { useId } from "react";
import { Frame } from "./Frame";

const PLACES: [x: number, y: number, turn: number, known: boolean][] = [
  [40, 96, -4, true],
  [118, 44, 3, true],
  [122, 128, -2, true],
  [206, 88, 2, true],
  [276, 38, -5, false],
  [280, 134, 4, false],
];
const WAYS: [from: number, to: number][] = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [3, 5],
];

export function Ahlcg() {
  const id = useId();
  return (
    <Frame>
      <defs>
        <radialGradient id={`${id}night`} cx="0.62" cy="0.45" r="0.8">
          <stop offset="0" stopColor="#24513c" />
          <stop offset="0.55" stopColor="#15301f" />
          <stop offset="1" stopColor="#0a1710" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="#f5d98a" stopOpacity="0.55" />
          <stop offset="1" stopColor="#f5d98a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}night)`} />
      <circle cx="206" cy="88" r="78" fill={`url(#${id}lamp)`} />
      <g stroke="#c9a24d" strokeWidth="2" fill="none" opacity="0.85">
        {WAYS.map(([from, to]) => (
          <Way key={`${from}-${to}`} from={PLACES[from]!} to={PLACES[to]!} />
        ))}
      </g>
      {PLACES.map(([x, y, turn, known], n) => (
        <g key={n} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-26" y="-33" width="52" height="66" rx="5" fill="#06100a" opacity="0.45" transform="translate(2 3)" />
          {known ? <Place n={n} /> : <Unknown />}
        </g>
      ))}
      <Person x={196} y={104} colour="#f0cf7a" />
      <Person x={218} y={107} colour="#8fc7a4" />
    </Frame>
  );
}

function Way({ from, to }: { from: (typeof PLACES)[number]; to: (typeof PLACES)[number] }) {
  const middle = (from[1] + to[1]) / 2 - 8;
  return <path d={`M${from[0]} ${from[1]} Q${(from[0] + to[0]) / 2} ${middle} ${to[0]} ${to[1]}`} strokeDasharray="1 5" strokeLinecap="round" />;
}

const SKIES = ["#3b4a36", "#47402c", "#2c4640", "#4d4428"];

function Place({ n }: { n: number }) {
  return (
    <>
      <rect x="-26" y="-33" width="52" height="66" rx="5" fill="#e9dfc3" />
      <rect x="-22" y="-29" width="44" height="34" rx="2" fill={SKIES[n]} />
      {n === 0 && <path d="M-16 5v-16l10-9 10 9v16zM8 5v-9h8v9z" fill="#e3c878" />}
      {n === 1 && <path d="M-20 5l9-20 9 14 8-22 14 28z" fill="#b9cba3" />}
      {n === 2 && <path d="M-18 5v-10h8v-8h8v-8h8v8h8v18z" fill="#7fb0a0" />}
      {n === 3 && <path d="M-14 5v-20a14 14 0 0 1 28 0v20h-8v-16a6 6 0 0 0-12 0v16z" fill="#f0cf7a" />}
      <path d="M-20 13h24M-20 19h34M-20 25h18" stroke="#8b7c55" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M16 21l4 5-4 5-4-5z" fill="#2f7d55" />
      {n === 3 && <path d="M6 21l4 5-4 5-4-5z" fill="#2f7d55" />}
    </>
  );
}

function Unknown() {
  return (
    <>
      <rect x="-26" y="-33" width="52" height="66" rx="5" fill="#1d3b2b" stroke="#c9a24d" strokeWidth="1.5" />
      <rect x="-21" y="-28" width="42" height="56" rx="3" fill="none" stroke="#c9a24d" strokeWidth="0.8" opacity="0.7" />
      <path d="M0-14l9 14-9 14-9-14z" fill="none" stroke="#c9a24d" strokeWidth="1.5" />
      <circle r="3" fill="#c9a24d" />
    </>
  );
}

function Person({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#0a1710" strokeWidth="1.4">
      <path d="M-9 18c0-10 3-14 9-14s9 4 9 14z" fill={colour} />
      <circle cy="-1" r="6" fill={colour} />
    </g>
  );
}
