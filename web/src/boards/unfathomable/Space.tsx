// One space of the ship, of the water, or the Deep: its outline, its name, what has become of it.
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords, type Words } from "../../words";
import type { Chart, Place } from "./chart";
import { isIcon, path, type IconName } from "./icons";
import type { Space as SpaceOf, Table } from "./model";
import { named } from "../../table/named";

interface SpaceProps {
  space: SpaceOf;
  table: Table;
  chart: Chart;
}

/** A letter of a name is about so wide, in its own size. */
const WIDE = 0.53;

export function Space({ space, table, chart }: SpaceProps) {
  const words = useWords();
  const broken = table.cards(space.damage);
  const touch = useTouch([space.id, ...broken.map((card) => card.id)], deedsIn(space, table));
  const zoom = useZoom(space);
  const place = chart.places[space.code];
  if (!place) return null;
  const told = described(space, table, words);
  const signs: IconName[] = [...(broken.length ? ["damage" as const] : []), ...(space.used ? ["used" as const] : [])];
  const state = `${broken.length ? " uf-damaged" : ""}${space.used ? " uf-used" : ""}`;
  // Pieces may stand anywhere but at its name: there it has its handle. A click anywhere else on it does the same.
  return (
    <g
      {...zoom}
      onClick={touch.props.onClick}
      className={`uf-space uf-${space.sort}${state}${touch.touchable ? " uf-can" : ""}${touch.chosen ? " uf-chosen" : ""}`}
    >
      <path className="uf-shape" d={place.shape} />
      {space.sort === "deck" && <path className="uf-planked" d={place.shape} />}
      {broken.length > 0 && <path className="uf-hatch" d={place.shape} />}
      <g
        {...named(touch.props)}
        className={`uf-handle ${touch.props.className}`}
        role={touch.touchable ? "button" : "img"}
        aria-label={told}
      >
        <rect className="uf-hit" {...place.head} />
        {space.sort === "water" || space.sort === "deck" ? (
          <Number space={space} place={place} chart={chart} />
        ) : (
          <Title space={space} place={place} chart={chart} words={words} />
        )}
      </g>
      {signs.length > 0 ? (
        <Signs signs={signs} place={place} size={chart.text * 1.35} />
      ) : (
        <Ornament code={space.code} place={place} />
      )}
    </g>
  );
}

/** The keys of what can be done with the space one stands in, as far as an option names no thing. */
function deedsIn(space: SpaceOf, table: Table): readonly string[] {
  if (table.you?.space !== space.id) return [];
  return [space.code, "repair", "break-out"];
}

function Number({ space, place, chart }: { space: SpaceOf; place: Place; chart: Chart }) {
  return (
    <text
      aria-hidden="true"
      className="uf-number"
      x={place.label.x}
      y={place.label.y}
      fontSize={chart.text * (space.sort === "deck" ? 1.05 : 0.9)}
    >
      {space.code.split("-")[1]}
    </text>
  );
}

function Title({ space, place, chart, words }: { space: SpaceOf; place: Place; chart: Chart; words: Words }) {
  const cell = space.sort === "cell";
  const name = words.word(space.word);
  const wanted = cell ? chart.text * 0.84 : chart.text * (space.sort === "deep" ? 1.15 : 1);
  const size = Math.min(wanted, (place.head.width - 12) / (name.length * WIDE));
  return (
    <text
      aria-hidden="true"
      className="uf-name"
      {...place.label}
      fontSize={size}
      textAnchor={cell ? "middle" : "start"}
    >
      {name}
    </text>
  );
}

/** What a room is for, faintly; or, where there is more to tell, that it is damaged or used. */
function Ornament({ code, place: { box } }: { code: string; place: Place }) {
  const size = Math.min(box.width, box.height, 110) * 0.9;
  if (!isIcon(code)) return null;
  const at = `translate(${box.x + box.width - size - 4} ${box.y + (box.height - size) / 2}) scale(${size / 512})`;
  return <path className="uf-ornament" d={path(code)} transform={at} />;
}

function Signs({ signs, place: { box }, size }: { signs: readonly IconName[]; place: Place; size: number }) {
  return signs.map((sign, n) => (
    <path
      key={sign}
      className={`uf-sign uf-sign-${sign}`}
      d={path(sign)}
      transform={`translate(${box.x + box.width - (n + 1) * size * 1.1} ${box.y + box.height - size}) scale(${size / 512})`}
    />
  ));
}

/** Who and what is in a space, in words. */
function described(space: SpaceOf, table: Table, words: Words): string {
  const passengers = table.cards(space.passengers).length;
  const parts = [
    ...table.at(space).map((who) => words.word(who.word)),
    ...table.monarchs.filter((monarch) => monarch.space === space.id).map((monarch) => words.word(monarch.word)),
    ...(space.deep_ones ? [words.say("unfathomable-web-deep-ones", { n: space.deep_ones })] : []),
    ...(passengers ? [words.say("unfathomable-web-passengers", { n: passengers })] : []),
    ...table.cards(space.damage).map((card) => words.word(card.word)),
    ...(space.used ? [words.say("unfathomable-web-used")] : []),
  ];
  const name = words.word(space.word);
  return parts.length ? `${name} – ${parts.join(", ")}` : name;
}
