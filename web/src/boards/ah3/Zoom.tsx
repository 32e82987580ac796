// A thing of this table, large: a card, a monster, an investigator, a space with what it borders on and who is there.
import { Card } from "../../cards/Card";
import { CardOf } from "../../cards/CardOf";
import { Reckoning } from "../../table/Reckoning";
import type { ZoomDrawing } from "../../table/zoom";
import { useWords } from "../../words";
import { FaceCard } from "./FaceCard";
import { symbolsOf } from "./symbols";
import { statusOf, Table, type Facts, type Monster, type Neighbourhood, type Sheet, type Space } from "./model";
import "./ah3.css";

export const Zoom: ZoomDrawing = ({ entity, view, faces }) => {
  const { word, say, has } = useWords();
  const table = new Table(view, view.seat, faces as Facts);
  if (entity.kind === "Space") return <Ground space={entity as Space} table={table} />;
  if (entity.kind === "Neighbourhood") return <Hood hood={entity as Neighbourhood} table={table} />;
  if (entity.kind === "Sheet") return <Scenario sheet={entity as Sheet} />;
  const code = typeof entity.code === "string" ? entity.code : "";
  const face = table.face(code);
  if (!face) return <CardOf entity={entity} />;
  const title = face.kind === "archive" && has(`ah3-${code}`) ? say(`ah3-${code}`) : word(entity.word);
  const monster = entity.kind === "Monster" && (entity as Monster).space ? (entity as Monster) : null;
  return (
    <>
      <FaceCard code={code} face={face} word={title} size="large" />
      {monster && (
        <p className="ah3-state">
          {say(`ah3-status-${statusOf(monster)}`)} · {say("ah3-web-left", { n: left(monster) })}
        </p>
      )}
      <Reckoning entity={entity} named={(stat) => `ah3-${stat}`} />
    </>
  );
};

function left(monster: Monster): number {
  return (monster.numbers?.["monster-health"] ?? 0) - monster.damage;
}

function Ground({ space, table }: { space: Space; table: Table }) {
  const words = useWords();
  const { say, word } = words;
  const hood = table.entity(space.hood);
  const ways = table.neighbours(space).map((one) => word(one.word));
  const beasts = table.at(space, table.monsters).map((monster) => {
    const n = monster.numbers ?? {};
    const numbers = say("ah3-board-monster", {
      health: left(monster), attack: n["monster-attack"] ?? 0, evade: n["monster-evade"] ?? 0, damage: n["monster-damage"] ?? 0,
      horror: n["monster-horror"] ?? 0,
    }); // prettier-ignore
    return `${word(monster.word)} (${say(`ah3-status-${statusOf(monster)}`)}): ${numbers}`;
  });
  const lines = [
    ...symbolsOf(space, table, words),
    ...(space.doom ? [say("ah3-web-doom", { n: space.doom })] : []),
    ...(table.unstable.has(space.code) ? [say("ah3-web-unstable")] : []),
    ...[...table.at(space, table.present), ...table.at(space, table.markers)].map((thing) => word(thing.word)),
    ...beasts,
    ...(ways.length ? [say("ah3-board-ways", { spaces: ways.join(", ") })] : []),
  ];
  return (
    <Card
      className="ah3-card"
      title={word(space.word)}
      kind={hood ? word(hood.word) : space.street ? say(`ah3-street-${space.street}`) : undefined}
      text={lines.map((line) => <span key={line} className="desk-part">{line}</span>)}
      size="large"
    />
  );
}

function Hood({ hood, table }: { hood: Neighbourhood; table: Table }) {
  const { say, word } = useWords();
  const doom = table.spaces.filter((space) => space.hood === hood.id).reduce((sum, space) => sum + space.doom, 0);
  const lines = [
    say("ah3-web-clues", { n: hood.clues }),
    say("ah3-web-doom", { n: doom }),
    ...(hood.anomaly ? [say("ah3-board-anomaly")] : []),
    ...(hood.marker ? [say("ah3-web-reminder")] : []),
  ];
  return <Card className="ah3-card" title={word(hood.word)} text={lines.map((line) => <span key={line} className="desk-part">{line}</span>)} size="large" />;
}

function Scenario({ sheet }: { sheet: Sheet }) {
  const { say, word, summary } = useWords();
  const counts = [say("ah3-board-sheet-doom", { n: sheet.doom }), say("ah3-board-sheet-clues", { n: sheet.clues })];
  return <Card className="ah3-card" title={word(sheet.word)} text={summary(`ah3-${sheet.code}`)} foot={counts.join(" · ")} size="large" />;
}
