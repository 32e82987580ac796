// What is happening just now: the check, the card being resolved, cards one chooses among.
import { useTable } from "../../table/context";
import { useWords } from "../../words";
import { Held } from "./held";
import { CheckPanel } from "./CheckPanel";
import { lookedAt } from "./Known";
import type { Table, Token } from "./model";

/** How the answers to a crisis are called. */
const CHOICES = ["check", "first", "second"];

export function Scene({ table }: { table: Table }) {
  const words = useWords();
  const { decision } = useTable();
  const resolving = table.cards(table.pile("limbo"));
  const asked = new Set(decision?.options.flatMap((option) => option.about) ?? []);
  const offered = lookedAt(table).filter((card) => asked.has(card.id));
  return (
    <>
      <CheckPanel table={table} />
      {resolving.length > 0 && (
        <section className="uf-panel uf-resolving" aria-label={words.say("unfathomable-web-resolving")}>
          <h3>{words.say("unfathomable-web-resolving")}</h3>
          <ul className="uf-cards">
            {resolving.map((card) => (
              <Held key={card.id} card={card} table={table} size="large" keys={CHOICES} />
            ))}
          </ul>
          {resolving.map((card) => (
            <Decider key={card.id} card={card} table={table} />
          ))}
        </section>
      )}
      {offered.length > 0 && (
        <section className="uf-panel uf-resolving" aria-label={words.say("unfathomable-web-offered")}>
          <h3>{words.say("unfathomable-web-offered")}</h3>
          <ul className="uf-cards">
            {offered.map((card) => (
              <Held key={card.id} card={card} table={table} size="large" />
            ))}
          </ul>
        </section>
      )}
      {table.ship.barricaded && <p className="uf-panel uf-warning">{words.say("unfathomable-board-barricaded")}</p>}
    </>
  );
}

/** Where a crisis leaves a choice: whose it is. */
function Decider({ card, table }: { card: Token; table: Table }) {
  const words = useWords();
  const face = table.face(card);
  const who = face?.kind === "mythos" && face.second ? table.decides(face.chooser ?? "") : undefined;
  if (!who) return null;
  return <p className="uf-note">{words.say("unfathomable-board-decides", { seat: who.word })}</p>;
}
