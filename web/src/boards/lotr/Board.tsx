// The table of The Lord of the Rings: The Card Game: quest, active location, staging area, and everybody's row.
import { useMemo } from "react";
import type { BoardProps } from "..";
import type { Entity } from "../../net/view";
import { useTable } from "../../table/context";
import { Touch } from "../../table/touch";
import { Travel, useTravel } from "../../table/travel";
import { useWords } from "../../words";
import { CardInPlay } from "./CardInPlay";
import { TableContext, useRings } from "./context";
import { Face } from "./Face";
import { Hit } from "./Hit";
import { Table, type Player, type RingsCard } from "./model";
import "./lotr.css";

export default function Board({ view, seat, faces }: BoardProps) {
  const table = useMemo(() => new Table(view, faces), [view, faces]);
  const mine = table.players.find((one) => one.index === seat);
  return (
    <TableContext value={table}>
      <div className="lr">
        <Quest />
        <Staging />
        <Question />
        {mine && <Fellowship one={mine} own />}
        {table.players.filter((one) => one !== mine).map((one) => <Fellowship key={one.id} one={one} own={false} />)}
      </div>
    </TableContext>
  );
}

/** The current stage, the active location, and the piles that belong to nobody. */
function Quest() {
  const table = useRings();
  const { say } = useWords();
  const { scenario } = table;
  return (
    <section className="lr-quest" aria-label={say("lotr-pile-quest")}>
      {table.cards(scenario?.quest).map((card) => <Stage key={card.id} card={card} label="lotr-web-quest" />)}
      {table.cards(scenario?.active).map((card) => <Stage key={card.id} card={card} label="lotr-web-active" />)}
      {!table.count(scenario?.active) && <p className="lr-none quiet">{say("lotr-web-no-active")}</p>}
      <ul className="lr-piles">
        <PileOf pile={scenario?.encounter} />
        <PileOf pile={scenario?.encounter_discard} />
        <PileOf pile={scenario?.victory} />
        <PileOf pile={scenario?.aside} />
      </ul>
      {table.lyingIn(scenario?.limbo).map((card) => <CardInPlay key={card.id} card={card} />)}
      {table.lyingIn(scenario?.there).map((card) => <CardInPlay key={card.id} card={card} />)}
    </section>
  );
}

/** A quest card or a location that progress is placed on. */
function Stage({ card, label }: { card: RingsCard; label: string }) {
  const { say, word } = useWords();
  const ref = useTravel(card.id);
  const table = useRings();
  const points = card.numbers?.points ?? 0;
  const name = word(card.word);
  return (
    <div className="lr-stage" ref={ref}>
      <p className="lr-label">{say(label)}</p>
      <h3>{name}</h3>
      {points > 0 ? (
        <p className="lr-progress">
          <progress value={Math.min(card.progress, points)} max={points} aria-label={say("lotr-token-progress")} />
          <b>{say("lotr-web-progress", { n: card.progress, needed: points })}</b>
        </p>
      ) : (
        <p className="quiet">{say("lotr-web-no-goal")}</p>
      )}
      <Hit entity={card} label={name} />
      <div className="lr-hanging">{table.hangingOn(card.id).map((one) => <CardInPlay key={one.id} card={one} />)}</div>
    </div>
  );
}

function PileOf({ pile }: { pile: number | undefined }) {
  const table = useRings();
  const { word } = useWords();
  const found = table.pile(pile);
  if (!found) return null;
  const top = table.cards(pile)[0];
  const seen = found.zone === "discard" || found.zone === "victory" || found.zone === "aside";
  return (
    <Travel id={found.id} as="li">
      <Touch id={found.id} className="lr-pile">
        {word(found.word)} <b>{found.cards.length}</b>
        {seen && top?.code ? <small>{word(top.word)}</small> : null}
      </Touch>
    </Travel>
  );
}

/** What the quest is up against. */
function Staging() {
  const table = useRings();
  const { say } = useWords();
  const staged = table.lyingIn(table.scenario?.staging);
  const threat = table.sum(table.cards(table.scenario?.staging), "threat");
  const ref = useTravel(table.scenario?.staging ?? 0);
  return (
    <section className="lr-staging" aria-label={say("lotr-pile-staging")}>
      <h3 ref={ref}>{say("lotr-board-staging", { n: threat })}</h3>
      {table.willpower > 0 && <p className="lr-against">{say("lotr-web-willpower", { n: table.willpower, threat })}</p>}
      <div className="lr-row">
        {staged.map((card) => <CardInPlay key={card.id} card={card} />)}
        {!staged.length && <p className="quiet">{say("lotr-board-empty")}</p>}
      </div>
    </section>
  );
}

/** A player: the threat dial, the enemies in front, heroes and allies, the hand. */
function Fellowship({ one, own }: { one: Player; own: boolean }) {
  const table = useRings();
  const { say, word } = useWords();
  const hand = useTravel(one.hand);
  const held = table.cards(one.hand);
  const marks = [
    own && say("lotr-board-you"),
    table.view.lead === one.index && say("lotr-board-first"),
    one.out && say("lotr-board-out"),
  ].filter(Boolean);
  return (
    <section className="lr-player" data-own={own || undefined} data-out={one.out || undefined} aria-label={word(one.word)}>
      <header>
        <Touch id={one.id} className="lr-dial">
          <span className="unseen">{say("lotr-board-threat", { n: one.threat })}</span>
          <b aria-hidden="true">{one.threat}</b>
        </Touch>
        <div>
          <h3>{word(one.word)}</h3>
          <p className="quiet">{marks.join(" · ")}</p>
        </div>
        <ul className="lr-piles">
          <PileOf pile={one.deck} />
          <PileOf pile={one.discard} />
          {!own && <li className="lr-pile">{say("lotr-board-hand-of", { n: table.count(one.hand) })}</li>}
        </ul>
      </header>
      <div className="lr-fields">
        {table.count(one.engaged) > 0 && (
          <div className="lr-row lr-engaged" role="group" aria-label={say("lotr-pile-engaged")}>
            {table.lyingIn(one.engaged).map((card) => <CardInPlay key={card.id} card={card} />)}
          </div>
        )}
        <div className="lr-row" role="group" aria-label={say("lotr-pile-area")}>
          {table.lyingIn(one.area).map((card) => <CardInPlay key={card.id} card={card} />)}
        </div>
      </div>
      {own && (
        <div className="lr-handarea" role="group" aria-label={say("lotr-pile-hand")}>
          <h4 ref={hand}>{say("lotr-pile-hand")} <small>{held.length}</small></h4>
          <ul className="lr-hand">{held.map((card) => <HandCard key={card.id} card={card} />)}</ul>
        </div>
      )}
    </section>
  );
}

function HandCard({ card }: { card: RingsCard }) {
  const { word, summary } = useWords();
  const face = useRings().face(card);
  const ref = useTravel(card.id);
  return (
    <li className="lr-handcard" ref={ref}>
      {face ? <Face face={face} size="small" /> : <div className="card card-medium card-down">{word(card.word)}</div>}
      <Hit entity={card} label={[word(card.word), face && summary(face.word)].filter(Boolean).join(". ")} />
    </li>
  );
}

/** What a decision is about and lies nowhere in sight: cards found in a deck or in a discard pile. */
function Question() {
  const table = useRings();
  const { decision } = useTable();
  const { say, word } = useWords();
  const about = [...new Set(decision?.options.flatMap((option) => option.about) ?? [])];
  const asked = about.filter((id) => !inSight(table, id)).map((id) => table.view.entities[id]);
  const things = asked.filter((thing): thing is Entity => thing !== undefined);
  if (!things.length) return null;
  return (
    <section className="lr-question" aria-label={say("lotr-web-question")}>
      <h3>{say("lotr-web-question")}</h3>
      <ul className="lr-hand">
        {things.map((thing) =>
          thing.kind === "RingsCard" ? (
            <HandCard key={thing.id} card={thing as RingsCard} />
          ) : (
            <li key={thing.id}><Touch id={thing.id} className="lr-pile">{word(thing.word)}</Touch></li>
          ),
        )}
      </ul>
    </section>
  );
}

/** Is a thing drawn elsewhere on the table? */
function inSight(table: Table, id: number): boolean {
  const thing = table.view.entities[id];
  if (thing?.kind === "Player") return true;
  if (thing?.kind !== "RingsCard") return table.pile(id) !== undefined;
  const card = thing as RingsCard;
  const pile = table.pile(card.pile);
  const hidden = pile?.zone === "hand" && table.players.some((one) => one.hand === card.pile && one.index !== table.view.seat);
  return pile !== undefined && ["play", "limbo", "shadow", "hand"].includes(pile.zone) && !hidden;
}
