// The outline of the land and where the spaces of Eldritch Horror lie on it, projected when the client is built.
//
// The land is Natural Earth's. Europe and the middle latitudes, where the spaces crowd, are drawn somewhat larger.
import { geoPath, geoProjection } from "d3-geo";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { Plugin } from "vite";
import { PLACES } from "./src/boards/eldritch/places.ts";

const ID = "virtual:world";
const WIDTH = 1600;
const HEIGHT = 760;
/** The map is cut where the Pacific is widest. */
const CUT = -11;

/** A step that is larger around a place: how far it reaches, and how much larger. */
const bulge = (at: number, around: number, reach: number, by: number) => by * Math.tanh((at - around) / reach);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function projected() {
  const projection = geoProjection((x: number, y: number) => [
    x + bulge(x, radians(20 + CUT), radians(24), 0.3),
    y + bulge(y, radians(42), radians(16), 0.16),
  ])
    .rotate([CUT, 0])
    .precision(0.4);
  projection.fitExtent([[0, 0], [WIDTH, HEIGHT]], { type: "MultiPoint", coordinates: [[-168.9, 0], [168.9 + 22, 0], [0, 79], [0, -74]] }); // prettier-ignore
  projection.clipExtent([[0, 0], [WIDTH, HEIGHT]]);
  return projection;
}

function world(): string {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-110m.json");
  const atlas = JSON.parse(readFileSync(file, "utf-8"));
  const projection = projected();
  const land = geoPath(projection).digits(1)(feature(atlas, atlas.objects.land));
  const spots = Object.fromEntries(
    Object.entries(PLACES).map(([code, place]) => [code, (projection([...place]) ?? [0, 0]).map((at) => Math.round(at))]),
  );
  return `export const world = ${JSON.stringify({ width: WIDTH, height: HEIGHT, land, spots })};`;
}

export function theWorld(): Plugin {
  return {
    name: "rulebound-world",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? world() : undefined),
  };
}
