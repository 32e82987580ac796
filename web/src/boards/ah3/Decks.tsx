// Decks and piles: how many cards each has, the monster that lies on top, what was discarded.
import { CardPile } from "../../table/CardPile";
import { useWords } from "../../words";
import { useCity } from "./context";
import { Held } from "./Held";

const CLOSED = ["events", "headlines", "monster-deck", "anomalies", "street", "items", "spells", "allies"] as const;
const OPEN = ["events-discard", "headlines-discard", "set-aside", "special", "conditions"] as const;
/** The deck that an item may come from unseen. */
const FROM_DECK: Readonly<Record<string, readonly string[]>> = { items: ["from-deck"] };

export function Decks() {
  const table = useCity();
  const { say, word } = useWords();
  const ahead = table.hoods.find(({ code }) => code === table.sheet.ahead);
  const top = table.cards("monster-deck")[0];
  return (
    <section className="desk-panel ah3-beside" aria-label={say("ah3-web-decks")}>
      <h3>{say("ah3-web-decks")}</h3>
      {ahead && <p className="desk-note">{say("ah3-web-next-event", { hood: word(ahead.word) })}</p>}
      {top?.code && (
        <>
          <p className="desk-note">{say("ah3-web-top-monster")}</p>
          <ul className="desk-cards ah3-pair">
            <Held card={top} />
          </ul>
        </>
      )}
      <div className="piles">
        {[...CLOSED, ...table.plan.hoods].map((code) => (
          <CardPile
            key={code}
            pile={table.pile(code)?.id ?? 0}
            count={table.size(code)}
            sign={null}
            label={`ah3-pile-${code}`}
            keys={FROM_DECK[code]}
            cards={null}
          />
        ))}
        {OPEN.map((code) => (
          <CardPile
            key={code}
            pile={table.pile(code)?.id ?? 0}
            count={table.size(code)}
            sign={null}
            label={`ah3-pile-${code}`}
            hideEmpty
            cards={() => (
              <ul className="pile-cards">
                {table.cards(code).map((card) => <Held key={card.id} card={card} size="tiny" />)}
              </ul>
            )}
          />
        ))}
      </div>
    </section>
  );
}
