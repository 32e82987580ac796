"""Costs: paid fully or not at all, all at once, before the effect."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import Cost, action, after, forced, reaction
from rulebound.core.game.values import adds
from rulebound.core.state.errors import IllegalAnswer
from tests.timing.conftest import Tables
from tests.timing.skirmish import (
    COST,
    Damage,
    Figure,
    Hero,
    Noise,
    Skirmish,
    card,
    coins,
    discard_this,
    draw,
    exhaust_this,
    printed_cost,
    suffer,
    toll,
)


@card("ferry")
class Ferry:
    @action(cost=(coins(2), toll(2)))
    def cross(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("crossed")


def test_costs_may_not_lean_on_the_same_coin(table: Tables) -> None:
    """lotr/ability.7, ahlcg/ability.triggered.11: 2 and 2 cannot be paid with 3."""
    t = table("ferry")
    cross = t.key("cross", "ferry")
    assert cross not in t.options
    assert t.denial(cross).clause == t.g.policy.clauses["cost"]
    before = t.g.state_hash()
    with pytest.raises(IllegalAnswer, match=t.g.policy.clauses["cost"]):
        t.choose(cross)
    assert t.g.state_hash() == before, "nothing is paid"
    t.hero().coins = 4
    t.choose("shout", cross)
    assert t.hero().coins == 0
    assert t.log[-1] == "crossed"


@card("cannon")
class Cannon:
    @action(cost=(exhaust_this, coins(2), suffer(1)))
    def fire(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("fired")


@card("gunner")
class Gunner:
    @forced(after(Damage))
    def count(g: Skirmish, this: Figure, you: Hero, event: Damage) -> Any:
        cannon = next(c for c in g.all(Figure) if c.code == "cannon")
        g.note(f"coins {you.coins} exhausted {cannon.exhausted}")


def test_several_costs_are_paid_at_once(table: Tables) -> None:
    """lotr/cost.4, ahlcg/costs.4, ahlcg/initiation.2: what answers a payment sees all of them made."""
    t = table("cannon", "gunner")
    t.choose(t.key("fire", "cannon"))
    assert t.log == ["fire", "hero-1 takes 1", "count", "coins 1 exhausted True", "fired"]


def test_one_cost_that_cannot_be_paid_denies_all(table: Tables) -> None:
    """lotr/ability.7, ahlcg/initiation.1"""
    t = table("cannon")
    t.choose(t.key("fire", "cannon"))
    assert t.key("fire", "cannon") not in t.options, "it is exhausted"
    assert t.denial(t.key("fire", "cannon")).reason == "core-denied-cost"


@card("last-torch")
class LastTorch:
    @action(cost=discard_this)
    def burn(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from draw(g, you)


def test_the_effect_comes_even_if_the_cost_took_its_card_away(table: Tables) -> None:
    """ahlcg/initiation.3"""
    t = table("last-torch")
    t.choose(t.key("burn", "last-torch"))
    assert t.pile("last-torch") == "discard"
    assert t.log == ["burn", "hero-1 draws"]


@card("blood-rite")
class BloodRite:
    @action(cost=suffer(1))
    def offer(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("offered")


def test_a_cost_that_defeats_the_payer_ends_the_action_before_the_effect(table: Tables) -> None:
    """ahlcg/elimination.1, ahlcg/dealing-damage-horror.9"""
    t = table("blood-rite")
    t.hero().damage = 4
    t.choose(t.key("offer", "blood-rite"))
    assert t.log == ["offer", "hero-1 takes 1", "hero-1 is defeated"], "with the turn, not only with the action"
    assert t.asked == (2,)


@card("bargain")
class Bargain:
    @action(cost=printed_cost)
    def strike_it(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note(f"{you.coins} left")


@card("taxes")
class Taxes:
    constant = (adds(COST, 3, lambda g, this, e: getattr(e, "code", "") == "bargain"),)


@card("discount")
class Discount:
    constant = (adds(COST, -1, lambda g, this, e: getattr(e, "code", "") == "bargain"),)


def test_a_cost_is_what_it_is_after_its_modifiers(table: Tables) -> None:
    """lotr/ability.7, ahlcg/initiation.2"""
    plain = table("bargain")
    plain.choose(plain.key("strike-it", "bargain"))
    assert plain.log[-1] == "2 left"
    dear = table("bargain", "taxes")
    assert dear.denial(dear.key("strike-it", "bargain")).clause == dear.g.policy.clauses["cost"]
    cheaper = table("bargain", "taxes", "discount")
    cheaper.choose(cheaper.key("strike-it", "bargain"))
    assert cheaper.log[-1] == "0 left"


@card("oracle")
class Oracle:
    @action(cost=coins(1), useful=lambda g, this, you: bool(g.pile("deck", you.index).cards))
    def ask(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from draw(g, you)


def test_nothing_is_paid_for_an_effect_that_would_change_nothing(table: Tables) -> None:
    """lotr/cost.5, lotr/ability.6, ahlcg/costs.9"""
    t = table("oracle")
    assert t.denial(t.key("ask", "oracle")).clause == t.g.policy.clauses["no-effect"]
    full = table("oracle", "blank@deck-1")
    assert full.key("ask", "oracle") in full.options


@card("beggar")
class Beggar:
    @reaction(after(Noise), cost=coins(3))
    def plead(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("pleaded")


def test_a_reaction_that_cannot_be_paid_is_not_offered(table: Tables) -> None:
    """lotr/cost.2, ahlcg/costs.5: and only with one's own coins."""
    t = table("beggar", "beggar@area-2")
    t.hero(2).coins = 2
    t.choose("shout")
    assert t.options == (t.key("plead", "beggar"), "pass")
    t.choose(t.key("plead", "beggar"))
    assert t.in_turn()
    assert (t.hero(1).coins, t.hero(2).coins) == (0, 2)


def test_a_cost_knows_what_it_takes_to_pay(table: Tables) -> None:
    t = table("bargain", "taxes")
    cost: Cost = printed_cost
    assert cost.due(t.g, t.card("bargain"), t.hero()) == 4
    assert coins(2).due(t.g, t.card("bargain"), t.hero()) == 2
