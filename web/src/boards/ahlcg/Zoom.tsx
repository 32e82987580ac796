// A thing of this table, large. What lies face down, or has not been revealed, shows no more than its back.
import { CardOf } from "../../cards/CardOf";
import { Card } from "../../cards/Card";
import { Reckoning } from "../../table/Reckoning";
import type { ZoomDrawing } from "../../table/zoom";
import { useWords } from "../../words";
import { Face } from "./Face";
import { arkhamFaces, type ArkhamCard } from "./model";
import "./ahlcg.css";

export const Zoom: ZoomDrawing = ({ entity, faces }) => {
  const words = useWords();
  const thing = entity as ArkhamCard;
  const face = thing.code ? arkhamFaces(faces).cards[thing.code] : undefined;
  if (!face) return <CardOf entity={entity} />;
  if (face.type === "location" && !thing.revealed)
    return (
      <Card
        title={words.word(entity.word)}
        kind={words.say("ahlcg-web-unrevealed")}
        accent="var(--ah-mythos)"
        text={words.say("ahlcg-web-unrevealed-about")}
        size="large"
      />
    );
  return (
    <>
      <Face face={face} numbers={thing.numbers} size="large" exhausted={thing.exhausted === true} />
      <Reckoning entity={entity} named={named} />
    </>
  );
};

const OF_INVESTIGATORS = ["willpower", "intellect", "combat", "agility"];

function named(stat: string): string {
  return OF_INVESTIGATORS.includes(stat) ? `ahlcg-${stat}` : `ahlcg-web-${stat}`;
}
