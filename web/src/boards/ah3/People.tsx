// The investigators: one's own sheet first, with everything on it, then the others'.
import { Value } from "../../table/explain";
import { named } from "../../table/named";
import { useTouch } from "../../table/touch";
import { useTravel } from "../../table/travel";
import { useZoom } from "../../table/zoom";
import { useWords } from "../../words";
import { useCity } from "./context";
import { Deeds } from "./Deeds";
import { Held } from "./Held";
import { SKILLS, type Investigator, type Skill } from "./model";
import { Figure } from "./Pieces";

/** The limit of who has none. */
const UNLIMITED = 99;

type Numbers = Readonly<Record<string, number>>;

export function People() {
  const table = useCity();
  const { say } = useWords();
  const mine = table.people.filter((who) => who.index === table.seat);
  const others = table.people.filter((who) => who.index !== table.seat);
  return (
    <section className="desk-people" aria-label={say("ah3-choice-investigators")}>
      {[...mine, ...others].map((who) => <One key={who.id} who={who} own={who.index === table.seat} />)}
    </section>
  );
}

function One({ who, own }: { who: Investigator; own: boolean }) {
  const table = useCity();
  const { say } = useWords();
  const ref = useTravel(who.assets);
  const against = table.engagedWith(who);
  return (
    <article className={`desk-one seat-${who.index}${own ? " desk-mine" : ""}${table.view.turn === who.index ? " ah3-acting" : ""}`}>
      <Head who={who} own={own} />
      {who.code && who.numbers && <Counts who={who} own={own} numbers={who.numbers} />}
      {own && who.code && <Deeds who={who} />}
      {against.length > 0 && (
        <ul className="desk-cards ah3-threat" aria-label={say("ah3-web-threat")}>
          {against.map((monster) => <Held key={monster.id} card={monster} size={own ? "small" : "tiny"} />)}
        </ul>
      )}
      <ul className="desk-cards" ref={ref} aria-label={say("ah3-pile-assets")}>
        {table.cards(who.assets).map((card) => <Held key={card.id} card={card} size={own ? "small" : "tiny"} />)}
      </ul>
    </article>
  );
}

function Head({ who, own }: { who: Investigator; own: boolean }) {
  const table = useCity();
  const { say, word, has } = useWords();
  const touch = useTouch(who.id);
  const zoom = useZoom(who);
  const name = word(who.word);
  const place = table.entity(who.space);
  const several = table.people.length > 1;
  const occupation = `ah3-${who.code}-occupation`;
  const states = [
    who.code && has(occupation) ? say(occupation) : "",
    place ? word(place.word) : "",
    own && several ? say("ah3-board-you") : "",
    several && table.view.lead === who.index ? say("ah3-board-leader") : "",
    who.delayed ? say("ah3-board-delayed") : "",
    who.loyal ? say("ah3-web-loyal") : "",
    who.out ? say("ah3-board-out") : who.code ? "" : say("ah3-board-nobody"),
  ];
  return (
    <div {...zoom} {...named(touch.props)} className={`desk-head ${touch.props.className}`} tabIndex={0} {...(touch.touchable ? {} : { role: "group", "aria-label": name })}>
      <svg viewBox="-22 -22 44 52" className="ah3-figure" aria-hidden="true">
        <Figure who={who} />
      </svg>
      <span>
        <b>{name}</b>
        <small>{states.filter(Boolean).join(" · ")}</small>
      </span>
    </div>
  );
}

function Counts({ who, own, numbers }: { who: Investigator; own: boolean; numbers: Numbers }) {
  const { say } = useWords();
  const health = numbers["most-health"] ?? 0;
  const sanity = numbers["most-sanity"] ?? 0;
  const limit = numbers["focus-limit"] ?? 0;
  return (
    <>
      <p className="desk-counts">
        <Value entity={who.id} stat="most-health" className="desk-tag ah3-health">
          ♥ {say("ah3-board-health", { n: health - who.damage, most: health })}
        </Value>
        <Value entity={who.id} stat="most-sanity" className="desk-tag ah3-sanity">
          ◆ {say("ah3-board-sanity", { n: sanity - who.horror, most: sanity })}
        </Value>
        <span className="desk-tag">{say("ah3-board-money", { n: who.money })}</span>
        <Clues who={who} own={own} />
        <span className="desk-tag">{say("ah3-board-remnants", { n: who.remnants })}</span>
      </p>
      <p className="desk-counts">
        {SKILLS.map((skill) => <SkillOf key={skill} who={who} own={own} skill={skill} n={numbers[skill] ?? 0} />)}
        <span className="desk-stat">
          {say("ah3-focus-limit")} <Value entity={who.id} stat="focus-limit" as="b">{limit >= UNLIMITED ? "∞" : limit}</Value>
        </span>
      </p>
    </>
  );
}

const SPEND_CLUE = ["spend-clue"];
const NONE: readonly string[] = [];

function Clues({ who, own }: { who: Investigator; own: boolean }) {
  const { say } = useWords();
  const touch = useTouch([], own ? SPEND_CLUE : NONE);
  return (
    <span {...(touch.touchable ? named(touch.props) : {})} className={`desk-tag ah3-token-clue ${touch.props.className}`}>
      ? {say("ah3-board-clues", { n: who.clues })}
    </span>
  );
}

/** A skill with the focus on it; focus that can be gained, lost or spent there is touched there. */
function SkillOf({ who, own, skill, n }: { who: Investigator; own: boolean; skill: Skill; n: number }) {
  const { say } = useWords();
  const focus = who[skill];
  const dropped = Array.from({ length: focus }, (_, at) => (at ? `drop ${skill} ${at + 1}` : `drop ${skill}`));
  const touch = useTouch([], own ? [`focus ${skill}`, `spend-focus ${skill}`, ...dropped] : NONE);
  return (
    <span {...(touch.touchable ? named(touch.props) : {})} className={`desk-stat ${touch.props.className}`}>
      {say(`ah3-${skill}`)} {touch.touchable ? <b>{n}</b> : <Value entity={who.id} stat={skill} as="b">{n}</Value>}
      {focus > 0 && (
        <span className="ah3-focus" title={say("ah3-web-focus", { n: focus })}>
          {"▲".repeat(focus)}
          <span className="unseen">{say("ah3-web-focus", { n: focus })}</span>
        </span>
      )}
    </span>
  );
}
