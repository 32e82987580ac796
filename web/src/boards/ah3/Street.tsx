// What tells the kinds of streets apart: houses, a bridge, trees.
import type { City } from "./layout";

const HOUSE = "M-13 14V-4L0 -16L13 -4V14ZM-4 14V4H4V14";
const TREE = "M0 16V4M-12 4A12 12 0 1 1 12 4Z";

export function Pavement({ kind, at, turn }: City["streets"][number]) {
  return (
    <g className="ah3-pavement" transform={`translate(${at.x} ${at.y}) rotate(${turn})`} aria-hidden="true">
      {kind === "bridge" ? (
        <path d="M-39 -74H39M-39 74H39M-22 -74V74M22 -74V74" />
      ) : (
        [-78, 78].map((y) => (
          <path key={y} d={kind === "park" ? TREE : HOUSE} transform={`translate(0 ${y}) rotate(${-turn})`} />
        ))
      )}
    </g>
  );
}
