// The reserve: what can be bought.
import { useWords } from "../../words";
import { useWorld } from "./context";
import { Held } from "./Held";

export function Reserve() {
  const table = useWorld();
  const { say } = useWords();
  const cards = table.cards("reserve");
  if (!cards.length) return null;
  return (
    <section className="desk-panel eh-reserve" aria-label={say("eldritch-pile-reserve")}>
      <h3>{say("eldritch-pile-reserve")}</h3>
      <ul className="desk-cards desk-telling">
        {cards.map((card) => <Held key={card.id} card={card} size="medium" />)}
      </ul>
    </section>
  );
}
