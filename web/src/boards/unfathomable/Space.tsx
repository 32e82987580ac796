// One space of the ship, of the water, or the Deep: its outline, its name, what has become of it.
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords, type Words } from "../../words";
import type { Chart, Place } from "./geometry";
import { isIcon, path } from "./icons";
import type { Space as SpaceOf, Table } from "./model";
import { named } from "./named";

interface SpaceProps {
  space: SpaceOf;
  table: Table;
  chart: Chart;
}

export function Space({ space, table, chart }: SpaceProps) {
  const words = useWords();
  const broken = table.cards(space.damage);
  const touch = useTouch([space.id, ...broken.map((card) => card.id)], deedsIn(space, table));
  const zoom = useZoom(broken[0] ?? space);
  const place = chart.places[space.code];
  if (!place) return null;
  const told = described(space, table, words);
  const state = `${broken.length ? " uf-damaged" : ""}${space.used ? " uf-used" : ""}`;
  return (
    <g
      {...zoom}
      {...named(touch.props)}
      className={`uf-space uf-${space.sort}${state} ${touch.props.className}`}
      role={touch.touchable ? "button" : "img"}
      aria-label={told}
    >
      <path className="uf-shape" d={place.shape} />
      {space.sort === "deck" && <path className="uf-planked" d={place.shape} />}
      {broken.length > 0 && <path className="uf-hatch" d={place.shape} />}
      {space.sort === "water" || space.sort === "deck" ? (
        <Number space={space} place={place} chart={chart} />
      ) : (
        <Title space={space} place={place} chart={chart} broken={broken.length > 0} words={words} />
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
    <text aria-hidden="true" className="uf-number" x={place.label.x} y={place.label.y} fontSize={chart.text * (space.sort === "deck" ? 1.05 : 0.9)}>
      {space.code.split("-")[1]}
    </text>
  );
}

interface TitleProps {
  space: SpaceOf;
  place: Place;
  chart: Chart;
  broken: boolean;
  words: Words;
}

function Title({ space, place, chart, broken, words }: TitleProps) {
  const name = words.word(space.word);
  const cell = space.sort === "cell";
  const size = cell ? chart.text * 0.84 : chart.text * (space.sort === "deep" ? 1.15 : 1);
  const { x, y } = place.label;
  const ornament = Math.min(place.box.width, place.box.height, 110) * 0.9;
  const signs = [...(broken ? ["damage" as const] : []), ...(space.used ? ["used" as const] : [])];
  const mark = size * 1.35;
  return (
    <>
      {isIcon(space.code) && !signs.length && (
        <path
          className="uf-ornament"
          d={path(space.code)}
          transform={`translate(${place.box.x + place.box.width - ornament - 4} ${place.box.y + (place.box.height - ornament) / 2}) scale(${ornament / 512})`}
        />
      )}
      <text aria-hidden="true" className="uf-name" x={x} y={y} fontSize={size} textAnchor={cell ? "middle" : "start"}>
        {name}
      </text>
      {signs.map((sign, n) => (
        <path
          key={sign}
          className={`uf-sign uf-sign-${sign}`}
          d={path(sign)}
          transform={`translate(${place.box.x + place.box.width - (n + 1) * mark * 1.1} ${place.box.y + place.box.height - mark}) scale(${mark / 512})`}
        />
      ))}
    </>
  );
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
