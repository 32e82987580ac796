// A road under old trees, forest green and old gold: three companions, the staging area a row of cards among the trunks.
import { useId } from "react";
import { Frame } from "./Frame";

const FAR = [8, 34, 58, 84, 108, 214, 240, 262, 288, 312];
const NEAR: [x: number, tall: number][] = [
  [14, 120],
  [56, 96],
  [272, 98],
  [306, 124],
];

export function Lotr() {
  const id = useId();
  return (
    <Frame>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#1d3a22" />
          <stop offset="0.5" stopColor="#7d7a35" />
          <stop offset="1" stopColor="#d8b45a" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor="#fff0bd" />
          <stop offset="0.4" stopColor="#f1cf78" stopOpacity="0.8" />
          <stop offset="1" stopColor="#f1cf78" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}sky)`} />
      <circle cx="160" cy="74" r="62" fill={`url(#${id}sun)`} />
      <path d="M0 112l44-30 30 16 40-40 26 28 20-14 34 28 38-34 36 28 52-22v108H0z" fill="#4d5a2a" opacity="0.75" />
      <g fill="#2f4a26">
        {FAR.map((x, n) => (
          <Tree key={x} x={x} foot={132} tall={58 + (n % 3) * 12} />
        ))}
      </g>
      <path d="M0 128q80-14 160-4t160-2v58H0z" fill="#22381c" />
      <path d="M150 124q12 8 2 20-20 18 6 36h52q-34-20-22-36 10-12-26-20z" fill="#d6b469" />
      <path d="M156 126q12 8 4 18-18 18 12 36h18q-28-20-16-36 8-12-14-18z" fill="#ecd293" opacity="0.7" />
      <g fill="#12230f">
        {NEAR.map(([x, tall]) => (
          <Tree key={x} x={x} foot={182} tall={tall} />
        ))}
      </g>
      <g stroke="#2a2410" strokeWidth="1.3">
        {[92, 116, 206, 230].map((x, n) => (
          <g key={x} transform={`translate(${x} 34) rotate(${[-5, 2, -2, 5][n]})`}>
            <rect x="-10" y="-14" width="20" height="28" rx="2.500" fill="#efe3bf" />
            <rect x="-7" y="-11" width="14" height="12" rx="1" fill={["#6b2f2a", "#3d5a34", "#3d5a34", "#6b2f2a"][n]} stroke="none" />
            <path d="M-6 6h12M-6 10h8" stroke="#8f7a42" />
          </g>
        ))}
      </g>
      <Walker x={166} y={152} size={1} colour="#f3e3b0" />
      <Walker x={182} y={158} size={1.25} colour="#c9953a" />
      <Walker x={200} y={154} size={0.85} colour="#b8cf9a" />
    </Frame>
  );
}

function Tree({ x, foot, tall }: { x: number; foot: number; tall: number }) {
  const wide = tall * 0.24;
  return (
    <path
      d={`M${x} ${foot - tall}l${wide} ${tall * 0.42}h-${wide * 0.4}l${wide * 0.7} ${tall * 0.4}h-${wide * 0.9}v${tall * 0.18}h-${wide * 0.8}v-${tall * 0.18}h-${wide * 0.9}l${wide * 0.7}-${tall * 0.4}h-${wide * 0.4}z`}
    />
  );
}

function Walker({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={colour} stroke="#12230f" strokeWidth="1.2">
      <path d="M-6 14l2-16q4-6 8 0l3 16z" />
      <circle cy="-6" r="4" />
      <path d="M8-10v24" strokeWidth="1.6" />
    </g>
  );
}
