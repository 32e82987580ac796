// The world as a parchment chart under a teal night: three landmasses, routes by kind, a gate, and the omen above.
import { useId } from "react";
import { Frame } from "./Frame";

export function Eldritch() {
  const id = useId();
  return (
    <Frame>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#06262b" />
          <stop offset="1" stopColor="#0f474a" />
        </linearGradient>
        <radialGradient id={`${id}gate`}>
          <stop offset="0" stopColor="#d8fff2" />
          <stop offset="0.35" stopColor="#4ad0b3" />
          <stop offset="1" stopColor="#4ad0b3" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="180" fill={`url(#${id}sky)`} />
      <g fill="none" stroke="#3f8d88" strokeWidth="0.7" opacity="0.5">
        <path d="M0 45h320M0 90h320M0 135h320" />
        <path d="M40 0q-18 90 0 180M100 0q-10 90 0 180M160 0v180M220 0q10 90 0 180M280 0q18 90 0 180" />
      </g>
      <g fill="#e8d8ae" stroke="#8d7440" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M18 34l22-12 34 2 22 10-4 14-18 6-8 16-14 8-4 10 14 10-8 2-18-18-6-20-12-10z" />
        <path d="M74 98l18-2 20 12 2 14-14 14-8 24-10 10-6-22-8-22z" />
        <path d="M138 52l14-18 20-6 10 6 20-10 44-6 40 10 18 14-10 16-20 4-8 18-14-2-6 14-12-12-16-4-12 8-14-10-22 2-14 4-12-10z" />
        <path d="M136 84l26-4 22 8 6 14 10 6-14 14-4 24-12 16-10-6-6-26-16-8-8-18z" />
        <path d="M252 126l20-8 20 4 8 14-10 14-22 2-18-10z" />
        <path d="M112 18l14-6 8 6-10 10z" />
      </g>
      <g fill="none" strokeLinecap="round" strokeWidth="2">
        <path d="M52 62q46-18 98-4M152 58q40-12 86 2M164 110q-6-30-12-50M92 122q30 20 72-8" stroke="#b5452c" strokeDasharray="7 5" />
        <path d="M238 60q30 30 34 70M166 112q50 40 106 20M52 62q14 34 38 56" stroke="#2f6f7a" strokeDasharray="1 6" />
      </g>
      {[
        [52, 62],
        [92, 120],
        [152, 58],
        [166, 111],
        [238, 60],
        [272, 132],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5.5" fill="#0d3b40" stroke="#f3e6c2" strokeWidth="2" />
      ))}
      <circle cx="238" cy="60" r="24" fill={`url(#${id}gate)`} />
      <path d="M238 46a14 14 0 1 1-13 9 9 9 0 1 1 8 13" fill="none" stroke="#06262b" strokeWidth="2" opacity="0.7" />
      <path d="M92 106l4 9 10 1-8 6 3 10-9-5-9 5 3-10-8-6 10-1z" fill="#d9a441" stroke="#5d4312" strokeWidth="1" transform="translate(18.400 24) scale(0.8)" />
      <g transform="translate(292 28)">
        <circle r="18" fill="#06262b" stroke="#d9c07a" strokeWidth="1.5" />
        <circle r="11" fill="none" stroke="#d9c07a" strokeWidth="0.8" />
        <path d="M0-16l3 5h-6zM0 16l3-5h-6zM16 0l-5 3v-6zM-16 0l5 3v-6z" fill="#d9c07a" />
        <circle r="4" fill="#e8d8ae" />
      </g>
    </Frame>
  );
}
