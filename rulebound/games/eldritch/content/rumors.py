"""The blue mythos cards: all of them are rumors."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import perform, seq
from rulebound.core.card_language.words import half
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after
from rulebound.core.material.cards import move, reveal, shuffle
from rulebound.games.eldritch.cards import BLUE, AsEncounter, answers, mythos, nobody_can
from rulebound.games.eldritch.effects import MADNESS, O, delayed, lose
from rulebound.games.eldritch.rules.doom import advance_doom, advance_omen
from rulebound.games.eldritch.rules.encounters import EXPLORING, other_world
from rulebound.games.eldritch.rules.expeditions import remove_expedition
from rulebound.games.eldritch.rules.gaining import gain_condition, restock
from rulebound.games.eldritch.rules.losing import each_loses, losses_cross
from rulebound.games.eldritch.rules.monsters import MonsterDefeated, spawn_epic, spawn_monster
from rulebound.games.eldritch.rules.mysteries import is_trophy, keep_trophy, solve_rumor
from rulebound.games.eldritch.rules.ordering import one_by_one
from rulebound.games.eldritch.rules.paying import can_pay_clues, group_pays, may_pay_clues, pay_clues
from rulebound.games.eldritch.rules.piles import renew
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.rules.tokens import CLOSING, discard_from_board, lose_clues
from rulebound.games.eldritch.state import (
    EldritchHorror,
    Investigator,
    Paper,
    conditions,
    definition,
    gates,
    has_trait,
    leader,
    monsters_at,
    players,
)


@flow(cite="eldritch/rumors.2")
def look_into(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """Observation; passed, clues for half the players may be spent to end it."""
    if (yield from test(g, you, O)):
        yield from may_solve(g, this, you, half(players(g)))


@flow(cite="eldritch/rumors.2")
def may_solve(g: EldritchHorror, this: Paper, you: Investigator, price: int) -> Steps[None]:
    """So many clues may be spent to end the rumor."""
    if (yield from may_pay_clues(g, you, price, "eldritch-prompt-solve", "eldritch/rumors.2")):
        yield from solve_rumor(g, this)


def on_its_space(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return bool(this.space) and you.space == this.space


LOOK_INTO = AsEncounter(on_its_space, look_into)


@flow(cite="eldritch/reckoning.4 /mythos.3 /eldritch-tokens.1")
def runs_down(g: EldritchHorror, this: Paper, n: int = 1) -> Any:
    """Tokens go from the card. True if none is left."""
    g.change(this, tokens=max(0, this.tokens - n))
    g.tell("eldritch-log-tokens-left", "eldritch/reckoning.4", card=this, n=this.tokens)
    return this.tokens == 0


@flow(cite="eldritch/rumors.2 /other-world-encounters.1")
def through_the_crack(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """Another world without a gate: where a card closes one, the rumor is solved instead."""
    yield from other_world(g, you, None, this)


@mythos("Fractured Reality", BLUE, "easy", rumor=True, rumor_space="space-2", tokens=4,
        as_encounter=AsEncounter(on_its_space, through_the_crack))  # fmt: skip
class FracturedReality:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A token less; without any, doom for each gate, and it is over."""
        if (yield from runs_down(g, this)):
            yield from advance_doom(g, len(gates(g)))
            g.check()  # a game that is over has nothing more to solve
            yield from solve_rumor(g, this)


@mythos("Growing Madness", BLUE, "easy", rumor=True, rumor_space="space-8", tokens=4, as_encounter=LOOK_INTO)
class GrowingMadness:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The lead gains a madness, and a token goes for each that the lead has; without any, 3 Sanity for all."""
        you = leader(g)
        if you is None:
            return
        yield from gain_condition(g, you, "", MADNESS)
        mad = sum(has_trait(g, c, MADNESS) for c in conditions(g, you))
        if (yield from runs_down(g, this, mad)):
            yield from each_loses(g, tuple([(who, 0, 3) for who in g.investigators]))
            yield from solve_rumor(g, this)


@mythos("Lost Knowledge", BLUE, "easy", rumor=True, tokens=3, epic="tick-tock-men")
class LostKnowledge:
    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The Tick Tock Men come to space 21."""
        yield from spawn_epic(g, "tick-tock-men", g.space("space-21"))

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A token less; without any, all clues are lost, those on the board, too."""
        if (yield from runs_down(g, this)):
            for who in g.investigators:
                lose_clues(g, who, 99)
            for clue in g.cards("clues-on-board"):
                discard_from_board(g, clue)
            yield from solve_rumor(g, this)


def on_expedition(g: EldritchHorror, this: Paper, you: Investigator) -> bool:
    return g.here(you).expedition


@mythos("Secrets of the Past", BLUE, "easy", rumor=True, as_encounter=AsEncounter(on_expedition, look_into))
class SecretsOfThePast:
    constant = [nobody_can(EXPLORING)]

    def reckoning(g: EldritchHorror, this: Paper) -> Any:
        """The active expedition is no more; when none is left, all is lost."""
        remove_expedition(g)
        if not g.pile("expedition").cards:
            g.verdict(False, "eldritch-end-secrets", "eldritch/winning-and-losing.1")


@mythos("Faded From Society", BLUE, "normal", rumor=True, rumor_space="space-16", tokens=4, as_encounter=LOOK_INTO)
class FadedFromSociety:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Assets worth as much as there are tokens, or more, leave the game; then a token less."""
        for card in (*g.cards("assets"), *g.cards("assets-discard"), *g.cards("reserve")):
            reveal(g, card)
            if definition(g, card).value >= this.tokens:
                move(g, card, g.pile("box"))
                g.tell("eldritch-log-to-box", "eldritch/returned-to-box.1", card=card)
        shuffle(g, g.pile("assets"))
        renew(g, g.pile("assets"))
        restock(g)
        if (yield from runs_down(g, this)):
            yield from solve_rumor(g, this)


def defeated_there(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> bool:
    return e.who == you.index and you.space == this.space and is_trophy(g, e) and can_pay_clues(g, you, 1)


@mythos("Return of the Ancient Ones", BLUE, "normal", rumor=True, rumor_space="space-19")
class ReturnOfTheAncientOnes:
    @answers(after(MonsterDefeated), if_=defeated_there, cite="eldritch/rumors.1")
    def bind(g: EldritchHorror, this: Paper, you: Investigator, e: MonsterDefeated) -> Steps[None]:
        """A clue binds a monster defeated there to this card; enough toughness ends it."""
        yield from pay_clues(g, you, 1, True)
        keep_trophy(g, this, e, "rumor-monsters")
        if this.hurt >= players(g):
            yield from solve_rumor(g, this)

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A monster comes to space 19; with four there, doom comes to its end, and it is over."""
        space = g.space("space-19")
        yield from spawn_monster(g, space)
        if len(monsters_at(g, space)) >= 4:
            yield from advance_doom(g, g.ancient.doom)
            g.check()  # a game that is over has nothing more to solve
            yield from solve_rumor(g, this)


@mythos("Stars Aligned", BLUE, "normal", rumor=True, rumor_space="space-7", as_encounter=LOOK_INTO)
class StarsAligned:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The omen advances."""
        yield from advance_omen(g, 1)


@mythos("The Wind-Walker", BLUE, "normal", rumor=True, tokens=4, epic="wind-walker")
class TheWindWalker:
    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The Wind-Walker comes to space 4."""
        yield from spawn_epic(g, "wind-walker", g.space("space-4"))

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A token less; without any, everybody is delayed and loses 6 Health."""
        if (yield from runs_down(g, this)):
            people = g.investigators
            due = tuple([(who, perform.later(who, seq(delayed(), lose(health=6)))) for who in people])
            yield from one_by_one(g, due, losses_cross(g, tuple([(who, 6, 0) for who in people])))
            yield from solve_rumor(g, this)


@mythos("Dimensions Collide", BLUE, "hard", rumor=True, rumor_space="space-11", tokens=8, as_encounter=LOOK_INTO)
class DimensionsCollide:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """Half as many tokens go as there are gates; without any, all is lost."""
        if (yield from runs_down(g, this, half(len(gates(g))))):
            g.verdict(False, "eldritch-end-dimensions", "eldritch/winning-and-losing.1")


@mythos("Mysterious Lights", BLUE, "hard", rumor=True, rumor_space="space-13", as_encounter=LOOK_INTO)
class MysteriousLights:
    constant = [nobody_can(CLOSING, "eldritch/faq-14")]


@flow(cite="eldritch/rumors.2")
def find_the_cure(g: EldritchHorror, this: Paper, you: Investigator) -> Steps[None]:
    """Clues for all the players, one less for each Health token here."""
    yield from may_solve(g, this, you, max(0, players(g) - this.hurt))


@mythos("Spreading Sickness", BLUE, "hard", rumor=True, rumor_space="space-17", health_tokens=True,
        as_encounter=AsEncounter(on_its_space, find_the_cure))  # fmt: skip
class SpreadingSickness:
    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A Health token, then everybody loses 1 Health for each."""
        g.change(this, hurt=this.hurt + 1)
        g.tell("eldritch-log-health-on", "eldritch/reckoning.4", card=this, n=this.hurt)
        yield from each_loses(g, tuple([(who, this.hurt, 0) for who in g.investigators]))


@mythos("Web Between Worlds", BLUE, "hard", rumor=True, tokens=3, epic="spinner-of-webs")
class WebBetweenWorlds:
    def enters(g: EldritchHorror, this: Paper) -> Steps[None]:
        """The Spinner of Webs comes to space 9."""
        yield from spawn_epic(g, "spinner-of-webs", g.space("space-9"))

    def reckoning(g: EldritchHorror, this: Paper) -> Steps[None]:
        """A token less, unless the group pays; without any, all is lost."""
        if not (yield from group_pays(g, half(players(g)))) and (yield from runs_down(g, this)):
            g.verdict(False, "eldritch-end-web", "eldritch/winning-and-losing.1")
