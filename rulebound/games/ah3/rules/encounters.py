"""The encounter phase (chapters "encounter", "neighbourhood card", "street card", "event", "anomaly")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import perform
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.material.cards import LAST, move
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, heeded, occur, settle
from rulebound.games.ah3.rules.defeat import ENCOUNTER
from rulebound.games.ah3.rules.doom import shuffled_in
from rulebound.games.ah3.rules.group import next_to_go
from rulebound.games.ah3.rules.piles import draw_top
from rulebound.games.ah3.rules.spawning import spawn_named
from rulebound.games.ah3.rules.stories import story_of
from rulebound.games.ah3.state import (
    ArkhamHorror,
    Contact,
    Investigator,
    Neighbourhood,
    Paper,
    definition,
    hampered,
    hood_of,
)

NEIGHBOURHOOD, STREET, ANOMALY = "neighbourhood", "street", "anomaly"
READ_BY = {NEIGHBOURHOOD: "ah3/448.4", STREET: "ah3/447.3", ANOMALY: "ah3/402.3d"}
"""By which clause a card of a sort is read, and so what comes of it."""


class EncounterBegins(Event):
    """Somebody is about to have an encounter: what they do instead answers "would"."""

    @staticmethod
    @flow(cite="ah3/203.1 /446.1 .3 .4 .5 /402.3c")
    def happens(g: ArkhamHorror, e: EncounterBegins) -> Steps[None]:
        yield from resolve_encounter(g, g.entity(e.about))


class Reading(Event):
    """A part of an encounter card is read for somebody: what happens instead answers "would"."""

    card: int = 0
    part: str = ""

    @staticmethod
    @flow(cite="ah3/446.7 .8 .9 /001 /400.1e .1i")
    def happens(g: ArkhamHorror, e: Reading) -> Steps[None]:
        you, card = g.entity(e.about), g.entity(e.card)
        effect = definition(g, card).facts[e.part]
        if effect is not None:
            yield from perform(g, you, effect)


class EncounterDone(Event):
    """Somebody has resolved an encounter: of which sort, of which neighbourhood (0: a street)."""

    sort: str = ""
    hood: int = 0


# ------------------------------------------------------------------ the phase


@flow(cite="ah3/203.1 .2 /432.3 /446.2")
def encounter_phase(g: ArkhamHorror) -> Steps[None]:
    """Everybody has an encounter, in the order the group likes."""
    if g.clock.seat < 0:
        for you in g.investigators:
            g.change(you, acted=False)
    asking = True
    while True:
        left = tuple([i for i in g.investigators if not i.acted])
        if not left:
            break
        you = left[0]
        if asking:
            picked = yield from next_to_go(g, left, "ah3-prompt-encounter-turn", "encounter", "ah3/203.2")
            you, asking = picked
        g.change(g.clock, seat=you.index)
        g.change(you, acted=True)
        yield from within(g, Scope(kind=ENCOUNTER, owner=you.index, cite=("ah3/203.1",)), encounter, you)
        yield from tidy(g, you)
        yield from settle(g)
    g.change(g.clock, seat=-1)


@flow(cite="ah3/203.3 /465.6 /486.2.1")
def encounter(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Who is engaged has none, unless only watchers are."""
    if hampered(g, you):
        g.tell("ah3-log-no-encounter", "ah3/203.3", seat=you)
        return
    yield from occur(g, EncounterBegins(about=you.id))


@flow(cite="ah3/416.2a .2b .2c /446.3 .4 .5 /447.2 .3 /448.1 .3 .4 /402.3c .3d .6")
def resolve_encounter(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """The encounter of the space: of its neighbourhood, of its anomaly, or of the street."""
    here, hood = g.here(you), hood_of(g, you)
    if hood is None:
        if here.street:
            yield from read_card(g, you, STREET, STREET, here.street, None)
    elif hood.anomaly:
        yield from read_card(g, you, ANOMALY, "anomalies", "", hood)
    else:
        yield from read_card(g, you, NEIGHBOURHOOD, hood.code, here.code, hood)


@cite("ah3/402.3d .5 .6")
def section(g: ArkhamHorror, card: Paper, doom: int) -> str:
    """Which part of an anomaly card is read, by the doom in one's space."""
    low, middle = definition(g, card).bounds
    return "low" if doom <= low else "middle" if doom <= middle else "high"


@flow(cite="ah3/446.7 .11 /447.3 /448.2 .4 /402.3d /470.6")
def read_card(
    g: ArkhamHorror, you: Investigator, sort: str, deck: str, part: str, hood: Neighbourhood | None
) -> Steps[None]:
    """The top card of a deck is read for where one is, and then goes where it belongs."""
    card = draw_top(g, g.pile(deck), g.pile("reading"))
    if card is None:
        g.tell("ah3-log-no-card", "ah3/003", seat=you)
        return
    part = part or section(g, card, g.here(you).doom)
    g.transient(Contact(who=you.index, sort=sort, hood=hood.id if hood else 0, card=card.id, part=part))
    named = Term(f"ah3-{part}" if sort == NEIGHBOURHOOD else f"ah3-part-{part}")
    clause = "ah3/470.6" if definition(g, card).kind == "event" else READ_BY[sort]
    g.goes_by(clause)
    g.tell("ah3-log-reads", clause, seat=you, card=card, part=named, story=story_of(card.code, part))
    yield from occur(g, Reading(about=you.id, card=card.id, part=part))
    yield from settle(g)
    yield from finish(g, you, card, hood)
    if you.code and heeded(g, EncounterDone):
        yield from occur(g, EncounterDone(about=you.id, sort=sort, hood=hood.id if hood else 0))


@flow(cite="ah3/446.11 /403.5")
def finish(g: ArkhamHorror, you: Investigator, card: Paper, hood: Neighbourhood | None) -> Steps[None]:
    """A card that was read goes where it belongs; one of the hunt brings its worshiper, however the encounter went."""
    hunting = definition(g, card).kind == "hunt"
    put_down(g, card, hood)
    if hunting:
        yield from hunted(g, you, card)


@flow(cite="ah3/403.5 /459.6")
def hunted(g: ArkhamHorror, you: Investigator, card: Paper) -> Steps[None]:
    """After the encounter of a hunt card its worshiper appears."""
    made = definition(g, card)
    if made.where:
        yield from spawn_named(g, made.monster, g.space(made.where))
    elif you.code:
        yield from spawn_named(g, made.monster, g.here(you), you)


@cite("ah3/446.11 /470.7 .10 /403.5g")
def put_down(g: ArkhamHorror, card: Paper, hood: Neighbourhood | None) -> None:
    """Under the deck it came from; an event card that gave a clue is discarded, another is shuffled in again; a card of
    the archive goes back there."""
    kind = definition(g, card).kind
    if kind == "event":
        if card.clues:
            g.change(card, clues=0)
            move(g, card, g.pile("events-discard"))
            g.tell("ah3-log-event-discarded", "ah3/470.7", card=card)
        elif hood is not None:
            shuffled_in(g, card, hood)
            g.tell("ah3-log-event-back", "ah3/470.7", hood=hood)
    elif kind == "hunt":
        move(g, card, g.pile("archive"))
    elif kind == "anomaly":
        move(g, card, g.pile("anomalies"), LAST)
    else:
        move(g, card, g.pile(definition(g, card).deck), LAST)


@flow(cite="ah3/446.11 /470.7 /403.5")
def tidy(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """An encounter that was cut short leaves no card lying about, and keeps no worshiper away."""
    for card in g.cards("reading"):
        kind: Any = definition(g, card).kind
        hood = g.hood(definition(g, card).hood) if kind == "event" else None
        yield from finish(g, you, card, hood)
