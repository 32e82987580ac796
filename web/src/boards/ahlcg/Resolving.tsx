// A card that takes effect just now: an event that was played, a treachery that was drawn.
import { useTable } from "../../table/context";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { Hit } from "./Hit";
import { Icon, isIcon } from "./Icon";
import type { ArkhamCard } from "./model";

export function Resolving() {
  const desk = useDesk();
  // What the end has cut short is not carried out any more.
  if (useTable().view.outcome) return null;
  return desk.cards(desk.scenario?.limbo).map((card) => <Resolved key={card.id} card={card} />);
}

function Resolved({ card }: { card: ArkhamCard }) {
  const words = useWords();
  const face = useDesk().face(card);
  const ref = useTravel(card.id);
  const cls = face?.cls ?? "mythos";
  return (
    <article className="ah-stage ah-resolving" data-cls={cls} ref={ref}>
      <Hit entity={card} label={words.word(card.word)} />
      <p className="ah-stage-kind">{words.say("ahlcg-web-resolving")}</p>
      <h3>
        <span className="ah-sign">
          {isIcon(cls) && <Icon name={cls} label={words.say(`ahlcg-web-class-${cls}`)} />}
        </span>{" "}
        {words.word(card.word)}
      </h3>
      {face && <p className="ah-stage-text">{words.summary(face.word)}</p>}
    </article>
  );
}
