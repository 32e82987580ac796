// A card that lies open and whole: in a hand, among those to choose from, committed to a test.
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Face } from "./Face";
import { Hit } from "./Hit";
import type { ArkhamCard } from "./model";

export function HandCard({ card }: { card: ArkhamCard }) {
  const { word, summary } = useWords();
  const face = useDesk().face(card);
  const ref = useTravel(card.id);
  return (
    <li className="ah-handcard" ref={ref}>
      {face ? <Face face={face} /> : <div className="card card-medium card-down">{word(card.word)}</div>}
      <Hit entity={card} label={[word(card.word), face && summary(face.word)].filter(Boolean).join(". ")} />
    </li>
  );
}
