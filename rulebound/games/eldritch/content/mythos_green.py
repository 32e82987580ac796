"""The green mythos cards, by their difficulty."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import may, perform, seq, to
from rulebound.core.card_language.words import choose_entity, half
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.state.entities import Term
from rulebound.games.eldritch.cards import GREEN, mythos, nobody_can
from rulebound.games.eldritch.effects import ALLY, I, O, discard_asset, gain, gain_clues, lose, solve_a_rumor, to_lead
from rulebound.games.eldritch.rules.actions import RESTING
from rulebound.games.eldritch.rules.dice import die
from rulebound.games.eldritch.rules.doom import advance_doom, advance_omen
from rulebound.games.eldritch.rules.gaining import RESTOCKING, gain_condition, in_reserve, restock
from rulebound.games.eldritch.rules.gaining import gain as gain_card
from rulebound.games.eldritch.rules.losing import delay, each_loses, losses_cross
from rulebound.games.eldritch.rules.losing import lose as lose_some
from rulebound.games.eldritch.rules.monsters import discard_monster, ordinary, spawn_on_each, toughness
from rulebound.games.eldritch.rules.ordering import one_by_one
from rulebound.games.eldritch.rules.paying import group_pays
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.reckoning import reckon, reckon_all, reckons
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.rules.tokens import discard_clue, discard_gate
from rulebound.games.eldritch.state import (
    CITY,
    SHIP,
    TRAIN,
    Body,
    EldritchHorror,
    Investigator,
    Paper,
    conditions,
    gates,
    leader,
    matching,
    monsters,
    players,
    with_trait,
)

# ------------------------------------------------------------------ easy


@mythos("A Proposition", GREEN, "easy")
class AProposition:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead may make a Dark Pact to have a rumor solved."""
        yield from to_lead(g, may(to(gain("dark-pact"), solve_a_rumor())))


@mythos("Buying Information", GREEN, "easy")
class BuyingInformation:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead tests influence, and gains a clue for each success."""
        you = leader(g)
        if you is not None:
            found = yield from test(g, you, I, counted=True)
            if found:
                yield from perform(g, you, gain_clues(found))


@mythos("Heart of Corruption", GREEN, "easy")
class HeartOfCorruption:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead gains an artifact; then a die, and on 1 or 2 it costs 2 Health and 2 Sanity."""
        you = leader(g)
        if you is None:
            return
        yield from gain_card(g, you, "artifact")
        n = yield from die(g, you)
        if n <= 2:
            yield from lose_some(g, you, 2, 2)


@mythos("Support of the Church", GREEN, "easy")
class SupportOfTheChurch:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead is blessed."""
        yield from to_lead(g, gain("blessed"))


@mythos("That Which Consumes", GREEN, "easy")
class ThatWhichConsumes:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The group discards a gate; if it is not of the omen, doom comes closer."""
        gate = yield from choose_entity(
            g, g.clock.lead, gates(g), "eldritch-prompt-gate-gone", "gate", "eldritch/conflicts.2"
        )
        if gate is None:
            return
        fits = gate in matching(g)
        discard_gate(g, gate)
        if not fits:
            yield from advance_doom(g, 1)


# ------------------------------------------------------------------ normal


@mythos("Blood Flows", GREEN, "normal")
class BloodFlows:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead discards a monster, and loses as much Health as it is tough."""
        you = leader(g)
        if you is None:
            return
        monster = yield from choose_entity(
            g, you.index, ordinary(g), "eldritch-prompt-discard-monster", "monster", "eldritch/discarding.9"
        )
        if monster is not None:
            price = toughness(g, monster)
            discard_monster(g, monster)
            yield from lose_some(g, you, price)


@mythos("Calling the Elder Things", GREEN, "normal")
class CallingTheElderThings:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A monster comes to each space with a cultist."""
        yield from spawn_on_each(g, tuple(dict.fromkeys([g.here(m) for m in monsters(g) if m.code == "cultist"])), 1)


@mythos("Dimensional Instability", GREEN, "normal")
class DimensionalInstability:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Each gate of the omen is discarded, and doom comes closer for each."""
        gone = matching(g)
        for gate in gone:
            discard_gate(g, gate)
        yield from advance_doom(g, len(gone))


@mythos("Driven to Bankruptcy", GREEN, "normal", ongoing=True)
class DrivenToBankruptcy:
    constant = [nobody_can(RESTOCKING)]

    def enters(g: EldritchHorror, this: Paper) -> Any:
        """The reserve is discarded, and stays empty."""
        for card in in_reserve(g):
            discard(g, card)

    def reckoning(g: EldritchHorror, this: Paper) -> Any:
        """It is over, and the reserve is filled."""
        discard(g, this)
        restock(g)


@mythos("Legitimate Banking", GREEN, "normal")
class LegitimateBanking:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead is in Debt; who was already, faces its reckoning."""
        you = leader(g)
        if you is None:
            return
        debt = next((c for c in conditions(g, you) if c.code == "debt"), None)
        if debt is None:
            yield from gain_condition(g, you, "debt")
            return
        g.change(g.ancient, ones=True)
        yield from reckon(g, debt, "eldritch/mythos.4")
        g.change(g.ancient, ones=False)


@mythos("No Peace For the Fallen", GREEN, "normal")
class NoPeaceForTheFallen:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """All that the fallen left is lost, and they are gone; then the lead is cursed."""
        for body in g.all(Body):
            if body.space:
                for card in g.cards(body.possessions):
                    discard(g, card)
                clues = g.cards(body.clues)
                for clue in clues:
                    discard_clue(g, clue)
                if clues:
                    g.tell("eldritch-log-clues-discarded", "eldritch/clues.2", n=len(clues))
                for way in (TRAIN, SHIP):
                    for _ in range(getattr(body, way)):
                        g.tell("core-log-discard", "eldritch/discarding.11", card=Term(f"eldritch-ticket-{way}"))
                g.change(body, space=0, train=0, ship=0)
                g.tell("eldritch-log-body-gone", "eldritch/returned-to-box.1", body=body)
        yield from to_lead(g, gain("cursed"))


@mythos("Patrolling the Border", GREEN, "normal", ongoing=True)
class PatrollingTheBorder:
    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead chooses somebody who is delayed."""
        who = yield from choose_entity(
            g, g.clock.lead, g.investigators, "eldritch-prompt-delay", "who", "eldritch/lead-investigator.3"
        )
        if who is not None:
            yield from delay(g, who)

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Who is in a city tests observation, or is delayed and detained. Then it is over."""
        checked = [i for i in g.investigators if g.here(i).sort == CITY]
        yield from one_by_one(g, tuple([(who, show_papers.later(who)) for who in checked]))
        discard(g, this)


@flow(cite="eldritch/reckoning.4")
def show_papers(g: EldritchHorror, who: Investigator) -> Steps[None]:
    """Somebody at the border tests observation, or is delayed and detained."""
    if not (yield from test(g, who, O)):
        yield from delay(g, who)
        yield from gain_condition(g, who, "detained")


@mythos("Unexpected Betrayal", GREEN, "normal")
class UnexpectedBetrayal:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Who has an Ally loses 3 Health and an Ally; who falls by it takes the Ally along."""
        betrayed = [i for i in g.investigators if with_trait(g, i, ALLY, "asset")]
        due = tuple([(who, perform.later(who, seq(lose(health=3), discard_asset(ALLY)))) for who in betrayed])
        yield from one_by_one(g, due, losses_cross(g, tuple([(who, 3, 0) for who in betrayed])))


# ------------------------------------------------------------------ hard


def twice(things: tuple[Any, ...]) -> tuple[Any, ...]:
    """Each of these two times."""
    return tuple([thing for one in things for thing in (one, one)])


@mythos("From Beyond", GREEN, "hard")
class FromBeyond:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every mythos card in play has its reckoning twice, unless the group pays; if none has one, doom."""
        cards = tuple([c for c in g.cards("mythos-in-play") if reckons(g, c)])
        if not cards:
            yield from advance_doom(g, 1)
            return
        if (yield from group_pays(g, half(players(g)))):
            return
        yield from reckon_all(g, twice(cards), "eldritch/mythos.4")


@mythos("Rising Terror", GREEN, "hard")
class RisingTerror:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every monster on the board has its reckoning twice; if none has one, doom."""
        here = tuple([m for m in monsters(g) if reckons(g, m)])
        if not here:
            yield from advance_doom(g, 1)
        yield from reckon_all(g, twice(here), "eldritch/mythos.4")


@mythos("Strange Sightings", GREEN, "hard", ongoing=True)
class StrangeSightings:
    constant = [nobody_can(RESTING)]

    def reckoning(g: EldritchHorror, this: Paper) -> Any:
        """It is over."""
        discard(g, this)


@mythos("Tied to a Dark Purpose", GREEN, "hard")
class TiedToADarkPurpose:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Every condition has its reckoning, and every die counts as a 1. What comes meanwhile does not take part."""
        cards = tuple([c for i in g.investigators for c in conditions(g, i) if reckons(g, c)])
        if cards:
            g.change(g.ancient, ones=True)
            yield from reckon_all(g, cards, "eldritch/mythos.4")
            g.change(g.ancient, ones=False)


@mythos("Torn Asunder", GREEN, "hard")
class TornAsunder:
    def effect(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Everybody loses Health for each gate of the omen; if there is none, the omen advances."""
        n = len(matching(g))
        if not n:
            yield from advance_omen(g, 1)
        yield from each_loses(g, tuple([(who, n, 0) for who in g.investigators]))
