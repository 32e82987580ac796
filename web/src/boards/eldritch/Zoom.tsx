// A thing of this table, large: a card, a monster, an investigator, a space with its paths.
import { CardOf } from "../../cards/CardOf";
import { Card } from "../../cards/Card";
import { Reckoning } from "../../table/Reckoning";
import type { ZoomDrawing } from "../../table/zoom";
import { useWords } from "../../words";
import { FaceCard } from "./FaceCard";
import { Table, type Facts, type Space } from "./model";
import { there } from "./Place";
import "./eldritch.css";

export const Zoom: ZoomDrawing = ({ entity, view, faces }) => {
  const { word } = useWords();
  const table = new Table(view, view.seat, faces as Facts);
  if (entity.kind === "Space") return <Paths space={entity as Space} table={table} />;
  const face = table.face(typeof entity.code === "string" ? entity.code : undefined);
  return (
    <>
      {face ? <FaceCard face={face} word={word(entity.word)} size="large" /> : <CardOf entity={entity} />}
      <Reckoning entity={entity} named={(stat) => `eldritch-${stat}`} />
    </>
  );
};

/** A space, who and what is on it, and where its paths lead. */
function Paths({ space, table }: { space: Space; table: Table }) {
  const words = useWords();
  const { say, word } = words;
  const named = (code: string) => {
    const other = table.spaces.find((one) => one.code === code);
    return other ? word(other.word) : code;
  };
  const ways = Object.entries(table.facts.board.paths)
    .map(([kind, paths]) => {
      const ends = paths.filter((pair) => pair.includes(space.code)).map(([a, b]) => named(a === space.code ? b : a));
      return ends.length ? `${say(`eldritch-${kind}`)}: ${ends.join(", ")}` : "";
    })
    .filter(Boolean);
  return (
    <Card
      className="eh-card"
      title={word(space.word)}
      kind={say(`eldritch-${space.sort}`)}
      text={[...there(space, table, words), ...ways].map((way) => <span key={way} className="desk-part">{way}</span>)}
      size="large"
    />
  );
}
