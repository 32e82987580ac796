// The sea behind the ship, with quiet waves; the hatching of damage.
import type { Chart } from "./chart";

export function Waters({ chart }: { chart: Chart }) {
  return (
    <>
      <defs>
        <pattern id="uf-waves" width="84" height="36" patternUnits="userSpaceOnUse">
          <path className="uf-wave" d="M6 12q9-7 18 0t18 0M48 29q7-5 14 0t14 0" />
        </pattern>
        <pattern
          id="uf-planks"
          width="64"
          height="18"
          patternUnits="userSpaceOnUse"
          patternTransform={chart.standing ? "rotate(90)" : undefined}
        >
          <path className="uf-plank" d="M0 .5H64M0 9.5H64M18 .5V9.5M50 9.5V18" />
        </pattern>
        <pattern id="uf-cracks" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="uf-crack" d="M0 0V16" />
        </pattern>
      </defs>
      <rect className="uf-sea" width={chart.width} height={chart.height} />
      <rect className="uf-swell" width={chart.width} height={chart.height} />
    </>
  );
}
