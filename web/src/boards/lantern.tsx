// Lantern's board: the coast as a map, what the night holds, and each keeper with oil, tools and hand.
import { Card } from "../cards/Card";
import { isPile, lying, type Entity, type Faces, type View } from "../net/view";
import { Value } from "../table/explain";
import { useTouch } from "../table/touch";
import { Travel } from "../table/travel";
import { useZoom } from "../table/zoom";
import { useWords } from "../words";
import type { BoardProps } from "./index";
import "./lantern.css";

export const phases = ["dusk", "watch", "vigil", "dawn"];
const WHERE: Readonly<Record<string, readonly [number, number]>> = {
  chapel: [110, 90], lighthouse: [330, 75], cliff: [560, 95], harbour: [330, 195], marsh: [230, 310], wreck: [545, 300],
}; // prettier-ignore
const DARKEST = 4;
const DEEDS = ["fetch", "pour", "kindle"]; // what one does where one stands: these options name no thing

export default function LanternBoard({ view, seat, faces }: BoardProps) {
  const keepers = of(view, "Keeper");
  return (
    <div className="lantern">
      <Night view={view} keepers={keepers.length} />
      <Coast view={view} seat={seat} faces={faces} keepers={keepers} />
      <div className="lantern-keepers">
        {keepers.map((keeper) => (
          <Keeper key={keeper.id} view={view} keeper={keeper} faces={faces} own={keeper.index === seat} />
        ))}
      </div>
    </div>
  );
}

function Night({ view, keepers }: { view: View; keepers: number }) {
  const { say } = useWords();
  const flames = Number(of(view, "Beacon")[0]?.flames ?? 0);
  const dark = of(view, "Place").filter((place) => place.light === 0).length;
  const top = cards(view, "nights")[0];
  const needed = 3 + keepers;
  return (
    <ul className="lantern-night">
      <li>
        {say("lantern-board-beacon", { flames, needed })} <b aria-hidden="true">{row("▲", "△", flames, needed)}</b>
      </li>
      <li>
        {say("lantern-board-dark", { n: dark })} <b aria-hidden="true">{row("●", "○", dark, DARKEST)}</b>
      </li>
      <li>{say("lantern-board-nights", { n: cards(view, "nights").length })}</li>
      <li>{view.round % 2 ? say("lantern-board-dry", { sign: "┅" }) : say("lantern-board-wet", { sign: "⋯" })}</li>
      {top?.code ? (
        <li>{say(Number(top.known) & 1 ? "lantern-board-tonight" : "lantern-board-top", { card: top.word })}</li>
      ) : null}
    </ul>
  );
}

function Coast({ view, seat, faces, keepers }: BoardProps & { keepers: readonly Entity[] }) {
  const ways = Object.entries((faces.ways ?? {}) as Record<string, [string, string][]>);
  const wet = view.round % 2 === 0;
  return (
    <svg className="lantern-coast" viewBox="0 0 680 390" role="group">
      <path className="lantern-sea" d="M-900 230C-500 200-200 270 0 240S160 260 270 250 420 200 500 210 640 170 680 190 1100 260 1600 210V900H-900z" />
      {ways.flatMap(([kind, ends]) =>
        ends.map(([from, to]) => {
          const [[x1, y1], [x2, y2]] = [WHERE[from] ?? [0, 0], WHERE[to] ?? [0, 0]];
          const sort = kind === "causeway" && wet ? "lantern-way lantern-wet" : `lantern-way lantern-${kind}`;
          return <line key={from + to} className={sort} x1={x1} y1={y1} x2={x2} y2={y2} />;
        }),
      )}
      {of(view, "Place").map((place) => (
        <Place
          key={place.id}
          place={place}
          deeds={keepers.some((keeper) => keeper.place === place.id && keeper.index === seat) ? DEEDS : []}
          keepers={keepers.filter((keeper) => keeper.place === place.id)}
          hazards={cards(view, "hazards").filter((card) => card.place === place.id)}
        />
      ))}
    </svg>
  );
}

type Here = { place: Entity; deeds: readonly string[]; keepers: readonly Entity[]; hazards: readonly Entity[] };

function Place({ place, deeds, keepers, hazards }: Here) {
  const { word, say } = useWords();
  const { props } = useTouch(place.id, deeds);
  const [x, y] = WHERE[String(place.code)] ?? [0, 0];
  const light = Number(place.light);
  const below = [...keepers.map((keeper) => "①②③④"[Number(keeper.index)]), ...hazards.map((card) => word(card.word))];
  return (
    <g {...props} aria-label={undefined} aria-description={props["aria-label"]} transform={`translate(${x} ${y})`}>
      <circle className="lantern-halo" r={24 + 13 * light} opacity={light / 5} />
      <rect className="lantern-place" x={-82} y={-24} width={164} height={48} rx={10} />
      <text className="lantern-name" y={-4}>{word(place.word)}</text>
      <text className="lantern-lamp" y={15}>{light ? row("●", "○", light, 3) : `○○○ ${say("lantern-board-dark-lamp")}`}</text>
      <text className="lantern-here" y={43}>{below.join("  ")}</text>
    </g>
  ); // prettier-ignore
}

function Keeper({ view, keeper, faces, own }: { view: View; keeper: Entity; faces: Faces; own: boolean }) {
  const { say, word } = useWords();
  const index = Number(keeper.index);
  const shown = [...cards(view, "role", index), ...cards(view, "tools-in-play", index), ...cards(view, "hand", index)];
  const turn = view.turn === index ? [say("lantern-board-actions", { n: Number(keeper.actions) })] : [];
  return (
    <section className="lantern-keeper" data-own={own || undefined} data-turn={turn.length > 0 || undefined}>
      <h3>{"①②③④"[index]} {word(keeper.word)}</h3>
      <p>
        {[say("lantern-board-oil", { n: Number(keeper.oil) }), ...turn].join(" · ")}{" "}
        <b aria-hidden="true">{row("◆", "◇", Number(keeper.oil), 5)}</b> · {say("lantern-board-kindling")}:{" "}
        <Value entity={keeper.id} stat="kindling">{String((keeper.numbers as Record<string, number>).kindling)}</Value>
      </p>
      <ul>
        {shown.map((card) => (
          <Paper key={card.id} card={card} glow={Number(faces.cards?.[String(card.code)]?.glow ?? 0)} pile={view.entities[Number(card.pile)]} />
        ))}
      </ul>
    </section>
  ); // prettier-ignore
}

function Paper({ card, glow, pile }: { card: Entity; glow: number; pile: Entity | undefined }) {
  const { word, summary } = useWords();
  const { props } = useTouch(card.id);
  const zoom = useZoom(card);
  return (
    <Travel id={card.id} as="li">
      <div tabIndex={0} {...zoom} {...props} aria-label={undefined} aria-description={props["aria-label"]}>
        <Card size="small" title={word(card.word)} kind={pile && word(pile.word)} mark={glow ? `✦${glow}` : undefined}
          text={summary(card.word[1])} faceDown={!card.code} exhausted={card.exhausted === true} />
      </div>
    </Travel>
  ); // prettier-ignore
}

function of(view: View, kind: string): readonly Entity[] {
  return Object.values(view.entities).filter((entity) => entity.kind === kind);
}

function cards(view: View, code: string, owner = -1): readonly Entity[] {
  const pile = Object.values(view.entities).find((e) => isPile(e) && e.code === code && e.owner === owner);
  return isPile(pile) ? lying(view, pile) : [];
}

function row(full: string, empty: string, n: number, most: number): string {
  return full.repeat(n) + empty.repeat(Math.max(0, most - n));
}
