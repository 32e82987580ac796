// A lighthouse over a dark coast, lamps along the shore, a ship looking for them.
import { useId } from "react";
import { Frame } from "./Frame";

const LAMPS: [x: number, y: number, lit: boolean][] = [
  [30, 134, true],
  [74, 120, true],
  [124, 132, false],
  [176, 146, true],
];

export function Lantern() {
  const id = useId();
  return (
    <Frame>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#0d1424" />
          <stop offset="1" stopColor="#2b3a55" />
        </linearGradient>
        <linearGradient id={`${id}beam`} x1="0" x2="1">
          <stop offset="0" stopColor="#ffe2a0" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffe2a0" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffe2a0" />
          <stop offset="1" stopColor="#ffe2a0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}sky)`} />
      <g fill="#cdd8ea">
        {[
          [150, 20],
          [210, 34],
          [286, 18],
          [252, 52],
          [24, 24],
          [180, 60],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.200" />
        ))}
      </g>
      <path d="M96 46L320 62V128z" fill={`url(#${id}beam)`} />
      <path d="M150 122h170v58H120z" fill="#16233c" />
      <g fill="none" stroke="#4c6a96" strokeWidth="1.300" opacity="0.7" strokeLinecap="round">
        <path d="M196 136q10-5 20 0t20 0 20 0 20 0 20 0M214 152q10-5 20 0t20 0 20 0 20 0M190 168q10-5 20 0t20 0 20 0 20 0 20 0" />
      </g>
      <path d="M0 128q40-26 96-18 60 8 104 40 12 12 10 30H0z" fill="#0a111d" />
      <path d="M0 128q40-26 96-18 60 8 104 40" fill="none" stroke="#34445f" strokeWidth="1.500" />
      <path d="M82 112l5-58h14l5 58z" fill="#e9e2d2" />
      <path d="M83.500 94l1.600-18h17.800l1.600 18z" fill="#b5452c" />
      <rect x="85" y="38" width="18" height="16" fill="#ffe2a0" />
      <path d="M82 38h24l-12-12zM83 54h22v4H83z" fill="#3b4b66" />
      <circle cx="94" cy="46" r="26" fill={`url(#${id}glow)`} opacity="0.8" />
      {LAMPS.map(([x, y, lit]) => (
        <g key={x}>
          {lit && <circle cx={x} cy={y} r="15" fill={`url(#${id}glow)`} />}
          <path d={`M${x - 3} ${y - 5}h6l2 8h-10z`} fill={lit ? "#ffe2a0" : "#33435e"} stroke="#0a111d" strokeWidth="1" />
        </g>
      ))}
      <g transform="translate(258 110)">
        <path d="M-24 6h48l-8 12h-32z" fill="#8a5a3a" />
        <path d="M-2 4V-26q16 8 18 28zM-5 4V-20q-12 8-14 24z" fill="#e9e2d2" />
        <path d="M-3 6V-28" stroke="#4a2d1a" strokeWidth="2" />
      </g>
    </Frame>
  );
}
