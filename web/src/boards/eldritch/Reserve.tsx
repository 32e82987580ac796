// The reserve: what can be bought.
import { useTable } from "../../table/context";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { Held } from "./Held";

export function Reserve() {
  const table = useWorld();
  const now = useBuying();
  const { say } = useWords();
  const cards = table.cards("reserve");
  if (!cards.length) return null;
  return (
    <section className="desk-panel eh-reserve" data-now={now || undefined} aria-label={say("eldritch-pile-reserve")}>
      <h3>{say("eldritch-pile-reserve")}</h3>
      <ul className="desk-cards desk-telling">
        {cards.map((card) => <Held key={card.id} card={card} size="medium" />)}
      </ul>
    </section>
  );
}

const LOAN = "eldritch-prompt-loan";

/** Is it about what lies here: is a card of it asked for, a loan offered for one, or do dice say how much may be bought? */
function useBuying(): boolean {
  const { decision } = useTable();
  const table = useWorld();
  const lies = new Set(table.cards("reserve").map((card) => card.id));
  const asked = decision?.options.some((option) => option.about.some((id) => lies.has(id)));
  const rolling = table.view.phase === "action" && table.tests.at(-1)?.skill === "influence";
  return asked || rolling || decision?.prompt === LOAN;
}
