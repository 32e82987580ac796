// The other investigators: smaller, their hands folded up until somebody looks, or has to choose from them.
import { useState } from "react";
import { useTable } from "../../table/context";
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { useDesk } from "./context";
import { HandCard } from "./HandCard";
import { Icon } from "./Icon";
import type { Investigator } from "./model";
import { Pile } from "./Piles";
import { Row } from "./Row";
import { Sheet } from "./Sheet";

export function Others({ all }: { all: readonly Investigator[] }) {
  const { say } = useWords();
  if (!all.length) return null;
  return (
    <section className="ah-others" aria-label={say("ahlcg-web-others")}>
      {all.map((one) => <Other key={one.id} one={one} />)}
    </section>
  );
}

function Other({ one }: { one: Investigator }) {
  const { word } = useWords();
  return (
    <section className="ah-other" aria-label={word(one.word)} data-out={one.out || undefined}>
      <Sheet one={one} />
      <Row pile={one.threat} label="ahlcg-web-threat" className="ah-threat" />
      <Row pile={one.area} label="ahlcg-web-area" />
      <div className="piles">
        <Pile pile={one.deck} icon="deck" label="ahlcg-web-deck" />
        <Pile pile={one.discard} icon="discard" label="ahlcg-web-discard" open />
      </div>
      <FoldedHand one={one} />
    </section>
  );
}

function FoldedHand({ one }: { one: Investigator }) {
  const desk = useDesk();
  const { say } = useWords();
  const { decision } = useTable();
  const ref = useTravel(one.hand);
  const [open, setOpen] = useState(false);
  const cards = desk.cards(one.hand);
  const asked = decision?.options.some((option) => cards.some((card) => option.about.includes(card.id))) ?? false;
  const shown = open || asked;
  if (!cards.length)
    return (
      <div className="pile" ref={ref}>
        <Icon name="hand" />
        <span className="quiet">{say("ahlcg-web-hand-empty")}</span>
      </div>
    );
  return (
    <div className="ah-folded">
      <button
        type="button"
        className="pile pile-open"
        ref={ref}
        aria-expanded={shown}
        onClick={() => setOpen(!open)}
      >
        <Icon name="hand" />
        <span>{say("ahlcg-web-show-hand", { n: cards.length })}</span>
      </button>
      {shown && (
        <ul className="ah-hand">
          {cards.map((card) => <HandCard key={card.id} card={card} />)}
        </ul>
      )}
    </div>
  );
}
