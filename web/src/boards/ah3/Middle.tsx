// The middle of a tile: the name of the neighbourhood, its clues, its anomaly.
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useCity } from "./context";
import { LINE, written } from "./crowd";
import type { Tile } from "./layout";
import type { Neighbourhood } from "./model";
import { Lines, Sign } from "./Signs";

const STEP = 40;
const WIDE = 132;

export function Middle({ tile }: { tile: Tile }) {
  const hood = useCity().hoods.find(({ code }) => code === tile.code);
  return hood ? <Drawn hood={hood} x={tile.at.x} y={tile.at.y} /> : null;
}

function Drawn({ hood, x, y }: { hood: Neighbourhood; x: number; y: number }) {
  const { say, word } = useWords();
  const touch = useTouch(hood.id);
  const zoom = useZoom(hood);
  const name = word(hood.word);
  const short = written(name, WIDE, 26);
  const said = short.lines.length > 1 ? written(name, WIDE, 22) : short;
  const signs = [
    ...(hood.clues ? [["clue", hood.clues] as const] : []),
    ...(hood.anomaly ? [["anomaly", 0] as const] : []),
    ...(hood.marker ? [["marker", 0] as const] : []),
  ];
  const high = said.lines.length * said.size * LINE;
  const top = -(high + (signs.length ? STEP : 0)) / 2;
  const parts = [
    ...(hood.clues ? [say("ah3-web-clues", { n: hood.clues })] : []),
    ...(hood.anomaly ? [say("ah3-board-anomaly")] : []),
    ...(hood.marker ? [say("ah3-web-reminder")] : []),
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        {...zoom}
        {...named(touch.props)}
        className={`ah3-middle ${touch.props.className}${hood.anomaly ? " ah3-anomaly" : ""}`}
        role={touch.touchable ? "button" : "img"}
        aria-label={parts.length ? `${name} – ${parts.join(", ")}` : name}
      >
        <rect className="ah3-plate" x={-72} y={top - 5} width={144} height={2 * -top + 10} rx={16} />
        <Lines className="ah3-hood" name={said} x={0} y={top + (signs.length ? STEP : 0) + (said.size * LINE) / 2} />
      </g>
      {signs.map(([sign, n], at) => (
        <Sign key={sign} sign={sign} n={n} x={(at - (signs.length - 1) / 2) * STEP} y={top + STEP / 2 - 2} scale={0.9} />
      ))}
    </g>
  );
}
