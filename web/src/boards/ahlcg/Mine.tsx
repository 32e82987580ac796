// Your own area: investigator, threats, cards in play, deck and discard pile, and your hand.
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { HandCard } from "./HandCard";
import type { Investigator } from "./model";
import { Pile } from "./Piles";
import { Row } from "./Row";
import { Sheet } from "./Sheet";

export function Mine({ one }: { one: Investigator }) {
  const { word } = useWords();
  return (
    <section className="ah-mine" aria-label={word(one.word)}>
      <div className="ah-mine-self">
        <Sheet one={one} />
        <div className="piles">
          <Pile pile={one.deck} icon="deck" label="ahlcg-web-deck" />
          <Pile pile={one.discard} icon="discard" label="ahlcg-web-discard" open />
        </div>
      </div>
      <div className="ah-mine-areas">
        <div className="ah-mine-rows">
          <Row pile={one.threat} label="ahlcg-web-threat" className="ah-threat" />
          <Row pile={one.area} label="ahlcg-web-area" empty="ahlcg-web-area-empty" />
        </div>
        <Hand one={one} />
      </div>
    </section>
  );
}

function Hand({ one }: { one: Investigator }) {
  const desk = useDesk();
  const { say } = useWords();
  const ref = useTravel(one.hand);
  const cards = desk.cards(one.hand);
  return (
    <div role="group" className="ah-handarea" aria-label={say("ahlcg-web-hand")}>
      <h4 ref={ref}>
        {say("ahlcg-web-hand")} <small>{cards.length}</small>
      </h4>
      <ul className="ah-hand">
        {cards.map((card) => <HandCard key={card.id} card={card} />)}
        {!cards.length && <li className="quiet">{say("ahlcg-web-hand-empty")}</li>}
      </ul>
    </div>
  );
}
