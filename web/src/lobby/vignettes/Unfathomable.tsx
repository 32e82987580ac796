// A steamer from above in ink-blue water, rust on her funnels, and something long beneath her.
import { useId } from "react";
import { Frame } from "./Frame";

const WAVES = [16, 38, 60, 120, 142, 164];

export function Unfathomable() {
  const id = useId();
  return (
    <Frame>
      <defs>
        <radialGradient id={`${id}sea`} cx="0.5" cy="0.5" r="0.75">
          <stop offset="0" stopColor="#22456b" />
          <stop offset="0.6" stopColor="#13294a" />
          <stop offset="1" stopColor="#091428" />
        </radialGradient>
        <linearGradient id={`${id}deck`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#b98c62" />
          <stop offset="0.5" stopColor="#d6ad7f" />
          <stop offset="1" stopColor="#a87a52" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}sea)`} />
      <g fill="none" stroke="#5d8ab5" strokeWidth="1.4" opacity="0.4" strokeLinecap="round">
        {WAVES.map((y, n) => (
          <path key={y} d={`M${n % 2 ? -12 : 4} ${y}q14-7 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0`} />
        ))}
      </g>
      <g fill="none" stroke="#0a1a2c" strokeLinecap="round" opacity="0.9">
        <path d="M70 190C88 150 60 140 84 118" strokeWidth="13" />
        <path d="M246 190C226 164 262 146 240 126" strokeWidth="11" />
        <path d="M150 -8C160 20 132 24 148 50" strokeWidth="9" />
      </g>
      <g fill="none" stroke="#3f7f86" strokeLinecap="round" strokeDasharray="0.1 7" opacity="0.9">
        <path d="M73 186C88 152 62 142 84 120" strokeWidth="3.4" />
        <path d="M244 186C227 164 260 148 240 128" strokeWidth="3" />
      </g>
      <path d="M24 90C40 60 62 54 92 54h150c26 0 44 14 58 36-14 22-32 36-58 36H92c-30 0-52-6-68-36z" fill="#06101f" opacity="0.5" transform="translate(3 6)" />
      <path d="M24 90C40 60 62 54 92 54h150c26 0 44 14 58 36-14 22-32 36-58 36H92c-30 0-52-6-68-36z" fill="#8a3f22" />
      <path d="M31 90C46 65 66 60 94 60h146c22 0 38 11 51 30-13 19-29 30-51 30H94c-28 0-48-5-63-30z" fill={`url(#${id}deck)`} />
      <g stroke="#7c5836" strokeWidth="0.7" opacity="0.55">
        <path d="M44 72h236M36 81h250M36 99h250M44 108h236" />
      </g>
      <g fill="#efe3cb" stroke="#5b3a22" strokeWidth="1.6">
        <rect x="66" y="70" width="34" height="40" rx="3" />
        <rect x="104" y="70" width="46" height="18" rx="3" />
        <rect x="104" y="92" width="46" height="18" rx="3" />
        <rect x="196" y="70" width="30" height="18" rx="3" />
        <rect x="196" y="92" width="30" height="18" rx="3" />
        <path d="M230 70h14c12 2 20 10 26 20-6 10-14 18-26 20h-14z" />
      </g>
      {[162, 184].map((x) => (
        <g key={x}>
          <circle cx={x} cy="90" r="11" fill="#b5512a" stroke="#5b2712" strokeWidth="2" />
          <circle cx={x} cy="90" r="6" fill="#2a120a" />
          <path d={`M${x} 90c-8-14-2-26-20-36`} stroke="#cfd8e2" strokeWidth="6" strokeLinecap="round" fill="none" opacity="0.16" />
        </g>
      ))}
      <g fill="#b5512a">
        <circle cx="83" cy="90" r="6" />
        <circle cx="127" cy="79" r="4" />
        <circle cx="250" cy="90" r="5" />
      </g>
      <g fill="#ffd98c">
        <circle cx="211" cy="79" r="3" />
        <circle cx="127" cy="101" r="3" />
      </g>
      <g fill="#3f7f86" stroke="#081626" strokeWidth="1.4">
        <path d="M100 138l9 5-2 10-14 0-2-10z" />
        <path d="M196 30l9 5-2 10-14 0-2-10z" />
      </g>
    </Frame>
  );
}
