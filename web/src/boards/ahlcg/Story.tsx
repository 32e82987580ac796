// The agenda with its doom, the act with its clues.
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Hit } from "./Hit";
import { Icon } from "./Icon";
import { Attached } from "./InPlay";
import type { ArkhamCard } from "./model";
import { Progress } from "./Progress";

export function Story() {
  const desk = useDesk();
  const { scenario } = desk;
  return (
    <>
      {desk.cards(scenario?.agenda).map((card) => <Stage key={card.id} card={card} sort="agenda" have={desk.doom} />)}
      {desk.cards(scenario?.act).map((card) => <Stage key={card.id} card={card} sort="act" have={desk.clues} />)}
    </>
  );
}

interface StageProps {
  card: ArkhamCard;
  sort: "agenda" | "act";
  /** Doom in play, or clues the investigators have. */
  have: number;
}

function Stage({ card, sort, have }: StageProps) {
  const desk = useDesk();
  const words = useWords();
  const ref = useTravel(card.id);
  const face = desk.face(card);
  const needed = desk.threshold(card);
  const kind = words.say(`ahlcg-web-${sort}`, { n: face?.stage ?? 1 });
  const token = sort === "agenda" ? "doom" : "clue";
  const counted = words.say(sort === "agenda" ? "ahlcg-web-doom-of" : "ahlcg-web-clues-of", { n: have, needed });
  return (
    <article className="ah-stage" data-sort={sort} ref={ref}>
      <Hit entity={card} label={`${kind}: ${words.word(card.word)}`} />
      <p className="ah-stage-kind">
        <Icon name={token} /> {kind}
      </p>
      <h3>{words.word(card.word)}</h3>
      {needed > 0 && (
        <p className="ah-stage-count">
          <Progress n={have} of={needed} label={counted} sort={token} />
          <b aria-hidden="true">{have}/{needed}</b>
        </p>
      )}
      {face && <p className="ah-stage-text">{words.summary(face.word)}</p>}
      <Attached to={card} />
    </article>
  );
}
