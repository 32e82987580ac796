// One row for each player: who, where, titles, cards in hand and of loyalty, what lies in front of them.
import { useTouch } from "../../table/touch";
import { useTravel } from "../../table/travel";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { Chip } from "./held";
import { SkillSet } from "./skills";
import { Icon, isIcon } from "./icons";
import type { Character, Table } from "./model";
import { named } from "../../table/named";
import { Badge } from "./seats";

export function Players({ table }: { table: Table }) {
  const words = useWords();
  return (
    <section className="uf-players" aria-label={words.say("unfathomable-web-players")}>
      {table.characters.map((who) => (
        <Player key={who.id} who={who} table={table} />
      ))}
    </section>
  );
}

function Player({ who, table }: { who: Character; table: Table }) {
  const words = useWords();
  const own = who.index === table.seat;
  const acting = who.index === table.view.lead;
  const asked = table.view.decision?.seats.includes(who.index) ?? false;
  const touch = useTouch(who.id);
  const zoom = useZoom(who);
  const travel = useTravel(who.hand);
  const loyalties = useTravel(who.loyalty);
  const name = words.word(who.word);
  const place = table.entity(who.space);
  const area = table.cards(who.area);
  const loyalty = table.cards(who.loyalty);
  const known = own ? [] : loyalty.filter((card) => card.code);
  return (
    <article
      className={`uf-player${acting ? " uf-player-acting" : ""}${asked ? " uf-player-asked" : ""}${who.traitor ? " uf-player-traitor" : ""}`}
    >
      <div {...zoom} {...named(touch.props)} className={`uf-player-head ${touch.props.className}`}>
        <Badge who={who} name={name} acting={acting} own={own} />
        <span className="uf-player-name">
          <b>{name}</b>
          <small>
            {place ? words.word(place.word) : ""}
            {own ? ` · ${words.say("unfathomable-board-you")}` : ""}
            {who.actions ? ` · ${words.say("unfathomable-board-actions", { n: who.actions })}` : ""}
          </small>
        </span>
      </div>
      <div className="uf-player-counts">
        {who.traitor && (
          <span className="uf-tag uf-tag-traitor">
            <Icon name="traitor" /> {words.say("unfathomable-board-traitor")}
          </span>
        )}
        <span
          ref={travel}
          className="uf-tag"
          data-entity={who.hand}
          title={words.say("unfathomable-web-hand-of", { n: table.cards(who.hand).length })}
        >
          <Icon name="hand" label={words.say("unfathomable-web-hand")} /> {table.cards(who.hand).length}
        </span>
        <span
          ref={loyalties}
          className="uf-tag"
          data-entity={who.loyalty}
          title={words.say("unfathomable-board-loyalty", { n: loyalty.length })}
        >
          <Icon name="loyalty" label={words.say("unfathomable-web-loyalty")} /> {loyalty.length}
        </span>
        {area
          .filter((card) => table.face(card)?.kind === "title")
          .map((card) => (
            <span key={card.id} className="uf-tag uf-tag-title">
              {card.code && isIcon(card.code) && <Icon name={card.code} />} {words.word(card.word)}
            </span>
          ))}
        <SkillSet of={table.facts.characters[who.code]?.skill_set ?? {}} words={words} />
      </div>
      {!own && (
        <ul className="uf-chips">
          {[...area.filter((card) => table.face(card)?.kind !== "title"), ...known].map((card) => (
            <Chip key={card.id} card={card} table={table} />
          ))}
        </ul>
      )}
    </article>
  );
}
