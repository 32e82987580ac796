// What is yours: the cards in your hand, your loyalty, which nobody else sees, and what lies in front of you.
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { Held } from "./held";
import { Icon } from "./icons";
import type { Character, Table, Token } from "./model";

export function You({ table }: { table: Table }) {
  const you = table.you;
  return you ? <Yours table={table} you={you} /> : null;
}

function Yours({ table, you }: { table: Table; you: Character }) {
  const words = useWords();
  const hand = [...table.cards(you.hand)].sort((a, b) => order(table, a) - order(table, b));
  const loyalty = table.cards(you.loyalty);
  const traitor = loyalty.some((card) => card.code && card.code !== "human");
  const travel = useTravel(you.area);
  const reveals = `unfathomable-${you.code}-reveals`;
  return (
    <section className="uf-you" aria-label={words.say("unfathomable-web-yours")}>
      <div className="uf-hand">
        <h3>{words.say("unfathomable-web-hand-of", { n: hand.length })}</h3>
        <ul className="uf-cards">
          {hand.map((card) => (
            <Held key={card.id} card={card} table={table} size="small" />
          ))}
        </ul>
      </div>
      {loyalty.length > 0 && (
        <div className="uf-loyalty">
          <h3>
            <Icon name="loyalty" /> {words.say("unfathomable-web-only-you")}
          </h3>
          <ul className="uf-cards">
            {loyalty.map((card) => (
              <Held key={card.id} card={card} table={table} size="small" />
            ))}
          </ul>
          {[...new Set(loyalty.map((card) => card.word[1]))].map((key) => (
            <p key={key} className="uf-note">
              {words.summary(key)}
            </p>
          ))}
          {traitor && !you.traitor && words.has(reveals) && (
            <p className="uf-note">{words.say("unfathomable-board-betrayal", { what: words.say(reveals) })}</p>
          )}
        </div>
      )}
      <div className="uf-area" ref={travel}>
        <h3>{words.say("unfathomable-web-before-you")}</h3>
        <ul className="uf-cards">
          {table.cards(you.area).map((card) => (
            <Held key={card.id} card={card} table={table} size="small" kept />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** By skill, the strongest first. */
function order(table: Table, card: Token): number {
  const face = table.face(card);
  return face ? table.facts.decks.indexOf(face.skill ?? "") * 10 - (face.value ?? 0) : 100;
}
