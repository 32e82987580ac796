// A thing of this table, large. What lies face down shows no more than its back.
import { CardOf } from "../../cards/CardOf";
import type { ZoomDrawing } from "../../table/zoom";
import { Face } from "./Face";
import type { Face as Printed, RingsCard } from "./model";
import "./lotr.css";

export const Zoom: ZoomDrawing = ({ entity, faces }) => {
  const card = entity as RingsCard;
  const face = card.code && !card.role ? (faces.cards as Record<string, Printed> | undefined)?.[card.code] : undefined;
  return face ? <Face face={face} size="large" exhausted={card.exhausted === true} /> : <CardOf entity={entity} />;
};
