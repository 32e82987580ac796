// A thing of this table, large, with where its numbers come from. What lies face down shows no more than its back.
import { CardOf } from "../../cards/CardOf";
import { Reckoning } from "../../table/Reckoning";
import type { ZoomDrawing } from "../../table/zoom";
import { Face } from "./Face";
import { Table, type RingsCard } from "./model";
import "./lotr.css";

export const Zoom: ZoomDrawing = ({ entity, view, faces }) => {
  const card = entity as RingsCard;
  const face = new Table(view, faces).face(card);
  return (
    <>
      {face ? <Face face={face} size="large" exhausted={card.exhausted === true} /> : <CardOf entity={entity} />}
      <Reckoning entity={entity} named={(stat) => `lotr-${stat}`} />
    </>
  );
};
