// A player's part of the table: the threat dial, the enemies in front, heroes and allies, deck and hand.
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { CardInPlay } from "./CardInPlay";
import { useRings } from "./context";
import { Dial } from "./Dial";
import { HandCard } from "./HandCard";
import type { Player, RingsCard } from "./model";
import { Pile } from "./Piles";
import { Sign } from "./Sign";

export function Fellowship({ one, own }: { one: Player; own: boolean }) {
  const table = useRings();
  const { say, word } = useWords();
  const several = table.players.length > 1;
  const marks = [
    own && several && say("lotr-board-you"),
    several && table.view.lead === one.index && say("lotr-board-first"),
    one.out && say("lotr-board-out"),
  ].filter(Boolean);
  const { heroes, allies, others } = table.sorted(one);
  return (
    <section
      className="lr-player"
      data-own={own || undefined}
      data-out={one.out || undefined}
      data-turn={table.view.turn === one.index || undefined}
      aria-label={word(one.word)}
    >
      <header>
        <Dial one={one} />
        <div className="lr-who">
          <h3>{word(one.word)}</h3>
          {marks.length > 0 && <p>{marks.join(" · ")}</p>}
        </div>
        <div className="piles">
          <Pile pile={one.deck} sign="deck" label="lotr-web-deck" />
          <Pile pile={one.discard} sign="discard" label="lotr-web-discard" open />
          {!own && <Held one={one} />}
        </div>
      </header>
      <div className="lr-fields">
        <Row label="lotr-web-engaged" cards={table.lyingIn(one.engaged)} sort="engaged" />
        <Row label="lotr-web-heroes" cards={heroes} sort="heroes" />
        <Row label="lotr-web-allies" cards={allies} sort="allies" />
        <Row label="lotr-web-beside" cards={[...others, ...table.onPlayer(one)]} sort="beside" />
      </div>
      {own && <Hand one={one} />}
    </section>
  );
}

interface RowProps {
  label: string;
  cards: readonly RingsCard[];
  sort: string;
}

function Row({ label, cards, sort }: RowProps) {
  const { say } = useWords();
  if (!cards.length) return null;
  return (
    <div className="lr-rowarea" data-sort={sort} role="group" aria-label={say(label)}>
      <h4>{say(label)}</h4>
      <div className="lr-row">{cards.map((card) => <CardInPlay key={card.id} card={card} />)}</div>
    </div>
  );
}

/** How many cards somebody else holds; nobody looks into another's hand. */
function Held({ one }: { one: Player }) {
  const table = useRings();
  const { say } = useWords();
  const ref = useTravel(one.hand);
  return (
    <div className="pile" ref={ref} data-entity={one.hand}>
      <Sign name="hand" />
      <span>{say("lotr-web-hand")}</span>
      <b>{table.count(one.hand)}</b>
    </div>
  );
}

function Hand({ one }: { one: Player }) {
  const table = useRings();
  const { say } = useWords();
  const ref = useTravel(one.hand);
  const cards = table.cards(one.hand);
  return (
    <div className="lr-handarea" role="group" aria-label={say("lotr-web-hand")}>
      <h4 ref={ref}>
        {say("lotr-web-hand")} <small>{cards.length}</small>
      </h4>
      <ul className="lr-hand">
        {cards.map((card) => <HandCard key={card.id} card={card} />)}
        {!cards.length && <li className="lr-none">{say("lotr-web-hand-empty")}</li>}
      </ul>
    </div>
  );
}
