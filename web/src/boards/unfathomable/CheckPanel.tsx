// The skill check in progress, as far as everybody may know it: target, skills, how many cards each has added.
import { useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { Chip } from "./held";
import { Skills } from "./skills";
import { Icon } from "./icons";
import type { Table, Token } from "./model";
import { Badge } from "./seats";

export function CheckPanel({ table }: { table: Table }) {
  const words = useWords();
  const { check } = table;
  const pile = table.pile("check");
  const travel = useTravel(pile?.id ?? -1);
  if (!check.running) return null;
  const cards = table.cards(pile);
  const shown = cards.filter((card) => card.code);
  const hidden = cards.length - shown.length;
  const reached = shown.length > 0 && hidden === 0;
  return (
    <section className="uf-panel uf-check" data-entity={check.id} aria-label={words.say("unfathomable-web-check")}>
      <h3>{words.say("unfathomable-web-check")}</h3>
      <div className="uf-check-head">
        <span className="uf-target">
          <b>{check.target}</b>
          <small>{words.say("unfathomable-web-target")}</small>
        </span>
        {check.partial > 0 && (
          <span className="uf-target uf-target-partial">
            <b>{check.partial}</b>
            <small>{words.say("unfathomable-web-in-part")}</small>
          </span>
        )}
        <span className="uf-check-skills">
          <Skills skills={check.skills} words={words} />
          <small>{words.say("unfathomable-web-supports")}</small>
        </span>
        {reached && (
          <span className="uf-target uf-total">
            <b>{check.total}</b>
            <small>{words.say("unfathomable-web-total")}</small>
          </span>
        )}
      </div>
      <ul className="uf-added">
        {table.characters.map((who) => (
          <li key={who.id}>
            <Badge who={who} name={words.word(who.word)} />
            <span className="uf-added-cards" aria-hidden="true">
              {Array.from({ length: check.added[who.index] ?? 0 }, (_, n) => (
                <span key={n} className="uf-back" />
              ))}
            </span>
            <span className="unseen">{words.word(who.word)}: </span>
            <b>{check.added[who.index] ?? 0}</b>
          </li>
        ))}
        <li className={check.chaos ? "" : "uf-off"}>
          <Icon name="chaos" />
          <span>{words.say(check.chaos ? "unfathomable-web-with-chaos" : "unfathomable-web-without-chaos")}</span>
        </li>
      </ul>
      <p className="uf-note">{words.say("unfathomable-web-check-cards", { n: cards.length })}</p>
      <div ref={travel}>
        {shown.length > 0 ? (
          <ul className="uf-chips">
            {shown.map((card) => (
              <Chip key={card.id} card={card} table={table} value={worth(table, card)} />
            ))}
          </ul>
        ) : (
          <span className="uf-fan" aria-hidden="true">
            {cards.slice(0, 12).map((card) => (
              <span key={card.id} className="uf-back" data-entity={card.id} />
            ))}
          </span>
        )}
      </div>
    </section>
  );
}

/** With its sign: a card of a supporting skill counts for the check. */
function worth(table: Table, card: Token): string {
  const face = table.face(card);
  if (face?.value === undefined) return "";
  return `${table.check.skills.includes(face.skill ?? "") ? "+" : "−"}${face.value}`;
}
