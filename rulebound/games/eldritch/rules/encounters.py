"""The encounter phase (chapters "encounters", "location encounters", "research encounters", "other world encounters",
"expeditions", "special encounters", "complex encounters", "rumors")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import Effect, perform
from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import PASS, choose
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.material.cards import move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Option, Term
from rulebound.core.timing.timing import Event, heeded, occur, settle
from rulebound.games.eldritch.rules.combat import ENCOUNTER, combat, leave
from rulebound.games.eldritch.rules.dice import OTHER_WORLD
from rulebound.games.eldritch.rules.doom import retreat_doom
from rulebound.games.eldritch.rules.expeditions import discard_expedition, draw_expedition
from rulebound.games.eldritch.rules.gaining import put_in_order, turn
from rulebound.games.eldritch.rules.monsters import is_epic
from rulebound.games.eldritch.rules.piles import discard, draw_top, held
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.rules.stories import read_out, story_of
from rulebound.games.eldritch.rules.tokens import keep_clue
from rulebound.games.eldritch.rules.travelling import drop_ticket
from rulebound.games.eldritch.state import (
    CITIES,
    DETAINED,
    HEALTH,
    LAST,
    MOST_TICKETS,
    NOBODY,
    REGIONS,
    SHIP,
    TRAIN,
    Body,
    Clue,
    Contact,
    EldritchHorror,
    Gate,
    Investigator,
    Monster,
    Paper,
    clues_at,
    condition,
    definition,
    gate_at,
    monsters_at,
)

EXPLORING = Stat("exploring")
"""Forbidden: expedition encounters (asked of the Ancient One)."""


class EncounterBegins(Event):
    """Somebody's encounter begins: the moment for what lets them choose one as if no monster were there."""

    unseen: bool = False
    """They resolve an encounter as if there were no monsters."""
    clue: int = 0
    """A clue somewhere else that they may encounter as if they were there."""


class ResearchDone(Event):
    """A research encounter is resolved; `kept` are the clues it gave."""

    kept: tuple[int, ...] = ()


# ------------------------------------------------------------------ the phase


@flow(cite="eldritch/encounters.1 /lead-investigator.2 /phase-encounter.1")
def encounter_phase(g: EldritchHorror) -> Steps[None]:
    """One encounter each, the lead first, then round the table."""
    for seat in g.order():
        you = g.seat(seat)
        if you.code:
            g.change(g.clock, seat=you.index)
            yield from within(
                g, Scope(kind=ENCOUNTER, owner=you.index, cite=("eldritch/encounters.1",)), encounter, you
            )
            tidy(g)
            if you.insight:
                g.change(you, insight=0)
            yield from settle(g)
    g.change(g.clock, seat=NOBODY)


@cite("eldritch/defeated-other.5 /ambush.3")
def tidy(g: EldritchHorror) -> None:
    """An encounter that was cut short leaves nothing lying about. A mythos card is read to its end in any case."""
    if g.pile("reading").cards:
        put_in_order(g)
        for card in g.cards("reading"):
            if g.pile("expedition-drawn").cards:
                discard_expedition(g, card)
            elif definition(g, card).kind == "encounter":
                discard(g, card)
    for monster in g.cards("ambush"):
        leave(g, monster)


@flow(cite="eldritch/encounters.1 .2 .3 .4 .5 /combat-encounters.10 /faq-3 /faq-11")
def encounter(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """Every monster on the space first; if none is left, another encounter. Who is detained has none of it."""
    card = condition(g, you, DETAINED)
    if card is not None:
        yield from turn(g, you, card)
        return
    beginning = EncounterBegins(about=you.id)
    if heeded(g, EncounterBegins):
        yield from occur(g, beginning)
    clue, fought = beginning.clue, False
    if not beginning.unseen:
        fought, done = yield from fight_all(g, you)
        if done or monsters_at(g, g.here(you)):
            return
    yield from other_encounter(g, you, clue, fought)


@flow(cite="eldritch/encounters.2 .3 /combat-encounters.1 .10 /golden.2")
def fight_all(g: EldritchHorror, you: Investigator) -> Steps[tuple[bool, bool]]:
    """One combat with each monster there, in the order one likes: of those alike it does not matter which comes first.
    Was there any, and was it the last of it all?"""
    left = monsters_at(g, g.here(you))
    fought, last = bool(left), False
    while left:
        unlike = tuple({(m.code, m.lost, m.aside): m for m in next_to_fight(g, left)}.values())
        monster = yield from choose_entity(
            g, you.index, unlike, "eldritch-prompt-fight", "fight", "eldritch/encounters.2"
        )
        only = bool(definition(g, monster).facts.get("last"))
        beaten = yield from combat(g, you, monster)
        yield from settle(g)
        last = last or (only and beaten)
        left = tuple([m for m in left if m is not monster and m.space == you.space])
    return fought, last


@cite("eldritch/combat-encounters.1 /epic-monsters.1")
def next_to_fight(g: EldritchHorror, left: tuple[Monster, ...]) -> tuple[Monster, ...]:
    """Any of those left; at a table that plays so, epic ones only when there are no others."""
    lesser = tuple([m for m in left if not is_epic(g, m)]) if g.ancient.epic_last else ()
    return lesser or left


# ------------------------------------------------------------------ one encounter of several


@flow(cite="eldritch/encounters.3 .4 /combat-encounters.10 /phase-encounter.2 .3 .4")
def other_encounter(g: EldritchHorror, you: Investigator, clue: int = 0, fought: bool = False) -> Steps[None]:
    """One of the encounters there are; after a fight one may do without."""
    options = (*possible_encounters(g, you, clue), *((PASS,) if fought else ()))
    clause = "eldritch/encounters.3" if fought else "eldritch/encounters.4"
    picked = yield from choose(g, you.index, options, "eldritch-prompt-encounter", cite=clause)
    if picked.call is None:
        return
    yield from within(g, Scope(kind=ENCOUNTER, owner=you.index, cite=picked.cite[:1]), picked.call)


@cite("eldritch/encounters.4 /location-encounters.1 .2 .3 .4 .5 /gates.6 /clues.5 /expeditions.5"
      " /other-world-encounters.1 /research-encounters.1"
      " /defeated-other.6 /rumors.2 /eldritch-tokens.3 /special-encounters.3")  # fmt: skip
def possible_encounters(g: EldritchHorror, you: Investigator, clue: int = 0) -> tuple[Option, ...]:
    """What can be encountered where they are: the place, its tokens, what lies there."""
    here = g.here(you)
    out = [_option("general", "location-encounters.1", place_encounter.later(you, "general", here.sort))]
    for n, (region, cities) in enumerate(REGIONS.items(), 2):
        if here.code in cities:
            call = place_encounter.later(you, region, here.code)
            out.append(_option(region, f"location-encounters.{n}", call, Term(f"eldritch-{here.code}")))
    for found in clues_at(g, here):
        out.append(_about("research", found, g, "research-encounters.1", research.later(you, found)))
    if clue and g.entity(clue).space not in (0, here.id):
        seen = g.entity(clue)
        out.append(_about("research-far", seen, g, "spells.3", research.later(you, seen)))
    gate = gate_at(g, here)
    if gate is not None:
        out.append(_option("other-world", "other-world-encounters.1", other_world.later(you, gate)))
    if here.expedition and forbidden(g, g.ancient, EXPLORING) is None:
        out.append(_option("expedition", "expeditions.5", expedition.later(you)))
    for body in g.all(Body):
        if body.space == here.id:
            out.append(_about("body", body, g, "defeated-other.6", meet_body.later(you, body)))
    for source in (*g.cards("mythos-in-play"), *g.cards("mystery"), g.ancient):
        offered = offers(g, source)
        if offered is not None and offered.at(g, source, you):
            out.append(_about("special", source, g, offered.clause, by_card.later(you, source)))
    return tuple(out)


def offers(g: EldritchHorror, source: Any) -> Any:
    """What a rumor, the mystery or the sheet lets one encounter, if anything (cards.py: AsEncounter)."""
    facts = definition(g, source).facts
    return facts.get("final_encounter" if source is g.ancient else "as_encounter")


def _option(key: str, clause: str, call: Call[Any], thing: Term | None = None) -> Option:
    args = () if thing is None else (("thing", thing),)
    return Option(key, f"eldritch-option-{key}", args, (), (f"eldritch/{clause}",), call)


def _about(key: str, thing: Any, g: EldritchHorror, clause: str, call: Call[Any]) -> Option:
    return Option(f"{key} {thing.handle(g)}", f"eldritch-option-{key}", (("thing", g.word(thing)),), (thing.id,),
                  (f"eldritch/{clause}",), call)  # fmt: skip


# ------------------------------------------------------------------ resolving a card


@flow
def read(g: EldritchHorror, you: Investigator, contact: Contact, card: Paper, part: str) -> Steps[Any]:
    """A part of a card is read out and happens."""
    g.change(contact, card=card.id, part=part)
    named = Term(f"eldritch-{part}" if part in CITIES else f"eldritch-part-{part}")
    g.tell("eldritch-log-reads", seat=you, card=card, part=named, story=story_of(card.code, part))
    effect: Effect | None = definition(g, card).facts[part]
    if effect is None:
        return True
    return (yield from perform(g, you, effect))


@flow(cite="eldritch/location-encounters.1 .2 .3 .4")
def place_encounter(g: EldritchHorror, you: Investigator, deck: str, part: str) -> Steps[None]:
    """A general card, or one of the city's part of the world, read for where one is."""
    contact = g.transient(Contact(who=you.index, sort=deck, space=you.space))
    card = draw_top(g, g.pile(deck), g.pile("reading"))
    yield from read(g, you, contact, card, part)
    discard(g, card)


@flow(cite="eldritch/research-encounters.1 .2 .3 .4 .5 /clues.5")
def research(g: EldritchHorror, you: Investigator, clue: Clue) -> Steps[None]:
    """A research card for the kind of space where the clue lies."""
    contact = g.transient(Contact(who=you.index, sort="research", space=clue.space, clue=clue.id))
    card = draw_top(g, g.pile("research"), g.pile("reading"))
    yield from read(g, you, contact, card, g.here(contact).sort)
    kept = contact.kept
    discard(g, card)
    if heeded(g, ResearchDone):
        yield from occur(g, ResearchDone(about=you.id, kept=kept))


@flow(cite="eldritch/complex-encounters.1 .2 .3")
def complex_encounter(g: EldritchHorror, you: Investigator, contact: Contact, card: Paper) -> Steps[None]:
    """The situation, and what its test (or what it says) leads to."""
    passed = yield from read(g, you, contact, card, "initial")
    yield from settle(g)
    yield from read(g, you, contact, card, "pass" if passed else "fail")


@flow(cite="eldritch/other-world-encounters.1 .2 .3 .4 /gates.6")
def other_world(g: EldritchHorror, you: Investigator, gate: Gate | None, rumor: Any = None) -> Steps[None]:
    """Through the gate; the figure stays where it is."""
    contact = g.transient(
        Contact(who=you.index, sort=OTHER_WORLD, space=you.space, gate=gate.id if gate else 0,
                rumor=rumor.id if rumor else 0)
    )  # fmt: skip
    card = draw_top(g, g.pile("other-world"), g.pile("reading"))
    yield from complex_encounter(g, you, contact, card)
    discard(g, card)


@flow(cite="eldritch/expeditions.1 .2 .5")
def expedition(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """The top expedition; the next one is set out for when this is over."""
    contact = g.transient(Contact(who=you.index, sort="expedition", space=you.space))
    card = draw_expedition(g)
    yield from complex_encounter(g, you, contact, card)
    discard_expedition(g, card)


@flow(cite="eldritch/special-encounters.1 .2 .3")
def special(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """A special encounter of the Ancient One."""
    contact = g.transient(Contact(who=you.index, sort="special", space=you.space))
    card = draw_top(g, g.pile("special"), g.pile("reading"))
    yield from complex_encounter(g, you, contact, card)
    discard(g, card)


@flow(cite="eldritch/rumors.2 /eldritch-tokens.2 .3")
def by_card(g: EldritchHorror, you: Investigator, source: Any) -> Steps[None]:
    """What a rumor, the mystery or the awakened sheet lets one do as an encounter."""
    g.transient(Contact(who=you.index, sort="special", card=source.id, space=you.space))
    g.tell("eldritch-log-as-encounter", seat=you, card=source)
    read_out(g, "", source.code, "encounter")
    yield from offers(g, source).does(g, source, you)


# ------------------------------------------------------------------ those who fell


@flow(cite="eldritch/defeated-other.6 /investigators.5")
def meet_body(g: EldritchHorror, you: Investigator, body: Body) -> Steps[None]:
    """All they had is yours; then the test of the way they fell, and they are laid to rest whatever it brings."""
    g.transient(Contact(who=you.index, sort="body", card=body.id, space=you.space))
    way = "crippled" if body.by == HEALTH else "insane"
    g.tell("eldritch-log-meets-body", "eldritch/defeated-other.6", seat=you, body=body)
    read_out(g, "eldritch/defeated-other.6", body.code, way)
    yield from inherit(g, you, body)
    result = yield from test(g, you, g.registry[body.code].facts[way], card=body)
    if result:
        yield from retreat_doom(g, 1)
    g.change(body, space=0)
    g.tell("eldritch-log-laid-to-rest", "eldritch/defeated-other.6", body=body)


@flow(cite="eldritch/defeated-other.6 /spells.4 /prepare-for-travel.4")
def inherit(g: EldritchHorror, you: Investigator, body: Body) -> Steps[None]:
    for card in g.cards(body.possessions):
        twice = definition(g, card).kind == "spell" and held(g, you, card.code)
        g.change(card, owner=you.index)
        move(g, card, g.entity(you.possessions), LAST)
        g.change(card, stay=card.stay - 1)  # it is the same card: what was done with it this round stays done
        g.tell("eldritch-log-gains", "eldritch/defeated-other.6", seat=you, card=card)
        if twice:
            discard(g, card)
    clues = g.cards(body.clues)
    for clue in clues:
        keep_clue(g, you, clue)
    if clues:
        g.tell("eldritch-log-clues", "eldritch/defeated-other.6", seat=you, n=len(clues), now=len(g.cards(you.clues)))
    for way in (TRAIN, SHIP):
        for _ in range(getattr(body, way)):
            g.change(you, **{way: getattr(you, way) + 1})
            g.tell("eldritch-log-ticket", "eldritch/defeated-other.6", seat=you, way=Term(f"eldritch-ticket-{way}"))
    while you.train + you.ship > MOST_TICKETS:
        yield from drop_ticket(g, you)
