// What one knows of the decks, and the waypoints behind the ship.
import { useTable } from "../../table/context";
import { useWords } from "../../words";
import { Chip } from "./held";
import type { Table, Token } from "./model";

const DECKS = ["mythos", "waypoints", "items", "spells", "damage"];

/** The cards of decks that a player can be asked about, or has looked at. */
export function lookedAt(table: Table): readonly Token[] {
  return DECKS.flatMap((deck) => table.cards(table.pile(deck)));
}

export function Known({ table }: { table: Table }) {
  const words = useWords();
  const { decision } = useTable();
  const asked = new Set(decision?.options.flatMap((option) => option.about) ?? []);
  const known = lookedAt(table).filter((card) => card.code && !asked.has(card.id));
  return (
    <>
      <Lines title={words.say("unfathomable-web-you-know")} cards={known} table={table} />
      <Lines title={words.say("unfathomable-web-behind")} cards={table.cards(table.pile("row"))} table={table} />
    </>
  );
}

function Lines({ title, cards, table }: { title: string; cards: readonly Token[]; table: Table }) {
  if (!cards.length) return null;
  return (
    <section className="uf-panel" aria-label={title}>
      <h3>{title}</h3>
      <ul className="uf-chips">
        {cards.map((card) => (
          <Chip key={card.id} card={card} table={table} />
        ))}
      </ul>
    </section>
  );
}
