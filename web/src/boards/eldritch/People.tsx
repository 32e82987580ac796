// The investigators: one's own sheet first, with everything on it, then the others'.
import { Value } from "../../table/explain";
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useWorld } from "./context";
import { Chip, Held } from "./Held";
import { SKILLS, type Investigator } from "./model";
import { Figure } from "./Pieces";

export function Mine() {
  const { you } = useWorld();
  const { word } = useWords();
  if (!you) return null;
  return (
    <section className="desk-people eh-mine" aria-label={word(you.word)}>
      <One who={you} own />
    </section>
  );
}

export function Others() {
  const table = useWorld();
  const { say } = useWords();
  const others = table.people.filter((who) => who !== table.you);
  if (!others.length) return null;
  return (
    <section className="desk-people eh-others" aria-label={say("eldritch-choice-investigators")}>
      {others.map((who) => <One key={who.id} who={who} own={false} />)}
    </section>
  );
}

function One({ who, own }: { who: Investigator; own: boolean }) {
  const table = useWorld();
  const { say, word } = useWords();
  const touch = useTouch(who.id);
  const zoom = useZoom(who);
  const name = word(who.word);
  const place = table.entity(who.space);
  const states = [
    ...(own && table.people.length > 1 ? [say("eldritch-board-you")] : []),
    ...(table.view.lead === who.index && table.people.length > 1 ? [say("eldritch-board-lead")] : []),
    ...(who.delayed ? [say("eldritch-board-delayed")] : []),
    ...(who.out ? [say("eldritch-board-out")] : !who.code ? [say("eldritch-board-nobody")] : []),
  ];
  return (
    <article className={`desk-one${own ? " desk-mine" : ""}${table.view.turn === who.index ? " eh-acting" : ""}`}>
      <div {...zoom} {...named(touch.props)} className={`desk-head ${touch.props.className}`} tabIndex={0} {...(touch.touchable ? {} : { role: "group", "aria-label": name })}>
        <svg viewBox="-21 -21 42 50" className="eh-token" aria-hidden="true">
          <Figure who={who} name={name} />
        </svg>
        <span>
          <b>{name}</b>
          <small>{[place ? word(place.word) : "", ...states].filter(Boolean).join(" · ")}</small>
        </span>
      </div>
      {who.code && who.numbers && <Numbers who={who} numbers={who.numbers} />}
      <ul className={own ? "desk-cards desk-telling" : "desk-cards eh-chips"}>
        {[...table.cards(who.possessions), ...table.cards(who.conditions)].map((card) =>
          own ? <Held key={card.id} card={card} size="medium" /> : <Chip key={card.id} card={card} />,
        )}
      </ul>
    </article>
  );
}

function Numbers({ who, numbers }: { who: Investigator; numbers: Readonly<Record<string, number>> }) {
  const table = useWorld();
  const { say } = useWords();
  return (
    <>
      <p className="desk-counts">
        <span className="desk-tag eh-health">{say("eldritch-board-health", { n: who.health, most: numbers["most-health"] ?? 0 })}</span>
        <span className="desk-tag eh-sanity">{say("eldritch-board-sanity", { n: who.sanity, most: numbers["most-sanity"] ?? 0 })}</span>
        <span className="desk-tag">{say("eldritch-board-clues", { n: table.cards(who.clues).length })}</span>
        {(who.train > 0 || who.ship > 0) && <span className="desk-tag">{say("eldritch-board-tickets", { train: who.train, ship: who.ship })}</span>}
      </p>
      <p className="desk-counts">
        {SKILLS.map((skill) => (
          <span key={skill} className="desk-stat">
            {say(`eldritch-${skill}`)} <Value entity={who.id} stat={skill} as="b">{numbers[skill]}</Value>
          </span>
        ))}
      </p>
    </>
  );
}
