// The display: what can be bought, with its prices.
import { useWords } from "../../words";
import { useTravel } from "../../table/travel";
import { useCity } from "./context";
import { Held } from "./Held";

export function Display() {
  const table = useCity();
  const { say } = useWords();
  const ref = useTravel(table.pile("display")?.id ?? 0);
  return (
    <section className="desk-panel ah3-beside" aria-label={say("ah3-web-display")} ref={ref}>
      <h3>{say("ah3-web-display")}</h3>
      <ul className="desk-cards ah3-pair">
        {table.cards("display").map((card) => <Held key={card.id} card={card} />)}
      </ul>
    </section>
  );
}
