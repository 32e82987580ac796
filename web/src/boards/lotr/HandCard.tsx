// A card that somebody holds, or may take: its face, to be touched.
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useRings } from "./context";
import { Face } from "./Face";
import { Hit } from "./Hit";
import type { RingsCard } from "./model";

export function HandCard({ card }: { card: RingsCard }) {
  const { word, summary } = useWords();
  const face = useRings().face(card);
  const ref = useTravel(card.id);
  return (
    <li className="lr-handcard" ref={ref}>
      {face ? <Face face={face} size="medium" /> : <div className="card card-medium card-down">{word(card.word)}</div>}
      <Hit entity={card} label={[word(card.word), face && summary(face.word)].filter(Boolean).join(". ")} />
    </li>
  );
}
