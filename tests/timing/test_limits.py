"""Limits: how often, per what, and for whom."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import CARD, EACH, GROUP, PLAYER, Limit, action, after, fast, forced, reaction
from rulebound.core.game.game import ACTION, GAME, PHASE, ROUND, TEST, TURN
from rulebound.core.material.cards import cards_in, move
from rulebound.core.timing.timing import PhaseEnds
from tests.timing.conftest import Tables
from tests.timing.skirmish import Figure, Hero, Noise, Skirmish, card, discard, enter, make_noise, try_might
from tests.timing.table import Table


@card("horn-per-round")
class HornPerRound:
    @fast(limit=Limit(1, per=ROUND))
    def blow(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("blown")


@card("horn-per-turn")
class HornPerTurn:
    @fast(limit=Limit(2, per=TURN))
    def blow(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("blown")


@card("horn-per-game")
class HornPerGame:
    @fast(limit=Limit(1, per=GAME, by=PLAYER))
    def blow(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("blown")


@card("horn-per-group")
class HornPerGroup:
    @fast(limit=Limit(1, per=GAME, by=GROUP))
    def blow(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("blown")


def uses_left(t: Table, code: str, n: int = 1) -> bool:
    return t.key("blow", code, n) in t.options


def next_turn(t: Table) -> None:
    t.choose("pass")


def next_round(t: Table) -> None:
    while t.g.clock.seat != 1:
        t.choose("pass")
    t.choose("pass")


def test_a_limit_per_round_is_counted_for_each_card(table: Tables) -> None:
    """lotr/limit.1, ahlcg/limits-and-maximums.1"""
    t = table("horn-per-round", "horn-per-round")
    t.choose(t.key("blow", "horn-per-round"))
    assert not uses_left(t, "horn-per-round")
    assert uses_left(t, "horn-per-round", 2)
    assert t.denial(t.key("blow", "horn-per-round")).clause == t.g.policy.clauses["limit"]
    next_round(t)
    assert uses_left(t, "horn-per-round")


def test_a_limit_per_turn_ends_with_the_turn(table: Tables) -> None:
    t = table("horn-per-turn", seats=1)
    blow = t.key("blow", "horn-per-turn")
    t.choose(blow, blow)
    assert not uses_left(t, "horn-per-turn")
    next_turn(t)
    assert uses_left(t, "horn-per-turn")


def test_a_limit_per_game_is_counted_for_each_player_whatever_the_card(table: Tables) -> None:
    """lotr/limit.1: by player, however many copies there are."""
    t = table("horn-per-game", "horn-per-game", "horn-per-game@area-2")
    t.choose(t.key("blow", "horn-per-game"))
    assert not uses_left(t, "horn-per-game", 2)
    next_turn(t)
    assert uses_left(t, "horn-per-game", 3)
    next_round(t)
    assert not uses_left(t, "horn-per-game", 2)


def test_a_limit_for_the_group_is_counted_for_all(table: Tables) -> None:
    """ahlcg/limits-and-maximums.4"""
    t = table("horn-per-group", "horn-per-group@area-2")
    t.choose(t.key("blow", "horn-per-group"))
    next_turn(t)
    assert not uses_left(t, "horn-per-group", 2)


@card("well")
class Well:
    """Lies among the foes, so everybody may use it."""

    @fast(limit=Limit(1, per=ROUND, by=EACH))
    def drink(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note(f"{you.index + 1} drank")


def test_each_player_has_a_limit_of_their_own_on_a_common_card(table: Tables) -> None:
    """ahlcg/limits-and-maximums.3"""
    t = table("well@foes")
    drink = t.key("drink", "well")
    t.choose(drink)
    assert drink not in t.options
    next_turn(t)
    t.choose(drink)
    assert t.log == ["drink", "1 drank", "turn 1 ends", "drink", "2 drank"]


@card("healer")
class Healer:
    """Leaves and comes back."""

    @fast(limit=Limit(1, per=GAME, by=CARD))
    def blow(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("blown")

    @action()
    def travel(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        move(g, this, g.pile("hand", you.index))
        yield from enter(g, this)


def test_a_card_that_leaves_and_returns_has_a_fresh_limit(table: Tables) -> None:
    """ahlcg/limits-and-maximums.1"""
    t = table("healer")
    t.choose(t.key("blow", "healer"))
    assert not uses_left(t, "healer")
    t.choose(t.key("travel", "healer"))
    assert uses_left(t, "healer")


@card("watch-dog")
class WatchDog:
    @reaction(after(Noise), limit=Limit(1, per=PHASE))
    def growl(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("growled")

    @reaction(after(PhaseEnds), limit=Limit(1, per=PHASE))
    def sleep(g: Skirmish, this: Figure, you: Hero, event: PhaseEnds) -> Any:
        g.note(f"slept after {event.phase}")


def test_a_limit_per_phase_still_counts_at_its_end(table: Tables) -> None:
    """lotr/limit.1: the end of a phase is part of it."""
    t = table("watch-dog", seats=1).choose("shout")
    t.choose(t.key("growl", "watch-dog"), "shout")
    assert t.in_turn(), "the limit of the phase is reached"
    t.choose("pass", t.key("sleep", "watch-dog"))
    assert t.log[-2:] == ["slept after day", "night"]
    t.choose(t.key("sleep", "watch-dog"))
    assert t.log[-1] == "slept after night"


@card("charm")
class Charm:
    @reaction(after(Noise), limit=Limit(1, per=TEST))
    def rub(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        yield from make_noise(g)

    @action()
    def dare(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from try_might(g, you, 1)


def test_a_limit_per_test_counts_within_one_test_only(table: Tables) -> None:
    """ahlcg/limits-and-maximums.5"""
    t = table("charm").choose("shout")
    assert t.in_turn(), "outside a test it cannot be used at all"
    for _ in range(2):
        t.choose(t.key("dare", "charm"))
        assert t.options == (t.key("rub", "charm"), "pass")
        t.choose(t.key("rub", "charm"))
        assert t.in_turn(), "its own noise does not let it be used again"


@card("alarm")
class Alarm:
    @forced(after(Noise), limit=Limit(1, per=ACTION))
    def shrill(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Steps[None]:
        yield from make_noise(g)


def test_a_forced_ability_stops_at_its_limit(table: Tables) -> None:
    t = table("alarm").choose("shout")
    assert t.log == ["noise", "shrill", "noise"]
    t.choose("shout")
    assert t.log[3:] == ["noise", "shrill", "noise"]


@card("hourglass")
class Hourglass:
    @action()
    def turn_over(g: Skirmish, this: Figure, you: Hero) -> Any:
        for other in cards_in(g, g.pile("area", you.index)):
            if other.id != this.id:
                discard(g, other)


@pytest.mark.parametrize("per", ["horn-per-round", "horn-per-turn"])
def test_a_card_out_of_play_cannot_be_used(table: Tables, per: str) -> None:
    """lotr/in-play-and-out-of-play.3, ahlcg/ability.2"""
    t = table(per, "hourglass")
    assert uses_left(t, per)
    t.choose(t.key("turn-over", "hourglass"))
    assert not uses_left(t, per)
