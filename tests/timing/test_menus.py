"""Menus: what is offered and what is denied come from the same table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from rulebound.core.game.abilities import action, fast
from rulebound.core.material.cards import HAND
from rulebound.core.state.clauses import CITED
from rulebound.core.state.errors import IllegalAnswer
from rulebound.core.timing.actions import Act, Law, Menu
from tests.timing.conftest import Tables
from tests.timing.skirmish import Figure, Hero, Skirmish, card, coins, exhaust_this, once_a_round, shout


@card("lute")
class Lute:
    @action(
        cost=(exhaust_this, coins(2)),
        limit=once_a_round,
        if_=lambda g, this, you: you.damage == 0,
        useful=lambda g, this, you: g.clock.round < 3,
        cite="ahlcg/ability.triggered.8",
    )
    def play(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("played")

    @fast(zones=(HAND,))
    def hum(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note("hummed")


def test_what_is_offered_is_not_denied_and_the_other_way_round(table: Tables) -> None:
    t = table("lute", "orc@foes", "friend")
    t.card("orc").exhausted = True
    t.choose("shout")
    denied = {d.key: d for d in t.g.why_not()}
    assert not denied.keys() & set(t.options)
    figures = [t.key(act, code) for act in ("strike", "provoke") for code in ("lute", "orc", "friend")]
    assert set(figures) <= denied.keys() | set(t.options), "every target of every act is one or the other"


def test_the_first_row_that_fails_names_the_clause(table: Tables) -> None:
    """A friend who is tired as well: that it is no foe comes first in the table."""
    t = table("orc@foes", "friend")
    t.card("friend").exhausted = t.card("orc").exhausted = True
    assert t.denial(t.key("provoke", "friend")).clause == "lotr/choose.3"
    assert t.denial(t.key("provoke", "orc")).clause == "ahlcg/attack-of-opportunity.1"
    assert t.denial(t.key("provoke", "orc")).reason == "skirmish-denied-tired"
    assert t.denial(t.key("provoke", "orc")).about == (t.card("orc").id,)


def test_a_denied_answer_is_refused_with_the_clause(table: Tables) -> None:
    t = table("friend")
    before = t.g.state_hash()
    with pytest.raises(IllegalAnswer, match=re.escape("lotr/choose.3")):
        t.choose(t.key("strike", "friend"))
    assert t.g.state_hash() == before


def test_an_ability_is_denied_by_what_stands_in_its_way_first(table: Tables) -> None:
    """Limit, cost, condition, effect, in this order: each with its clause."""
    t = table("lute")
    play = t.key("play", "lute")
    clauses = t.g.policy.clauses
    assert play in t.options
    t.g.change(t.g.clock, round=3)
    assert t.denial(play).clause == clauses["no-effect"]
    t.g.change(t.hero(), damage=1)
    assert t.denial(play).clause == "ahlcg/ability.triggered.8"
    t.g.change(t.hero(), coins=1)
    assert t.denial(play).clause == clauses["cost"]
    for field, value in (("coins", 3), ("damage", 0)):
        t.g.change(t.hero(), **{field: value})
    t.g.change(t.g.clock, round=1)
    t.choose(play)
    t.card("lute").exhausted = False
    assert t.denial(play).clause == clauses["limit"]
    assert t.denial(play).reason == "core-denied-limit"


def test_abilities_are_offered_where_they_work_and_to_whom_they_belong(table: Tables) -> None:
    """lotr/in-play-and-out-of-play.3, ahlcg/ability.triggered.10"""
    t = table("lute@hand-1", "lute@area-2")
    assert t.key("hum", "lute") in t.options
    assert t.key("play", "lute") not in t.options
    assert t.key("play", "lute", 2) not in t.options
    t.choose("pass")
    assert t.key("play", "lute", 2) in t.options


def test_options_carry_what_they_do_and_what_they_are_about(table: Tables) -> None:
    t = table("orc@foes", "lute@hand-1")
    assert t.g.decision is not None
    options = {o.key: o for o in t.g.decision.options}
    strike = options[t.key("strike", "orc")]
    assert strike.about == (t.card("orc").id,)
    assert strike.call is not None
    assert strike.call.flow == "tests.timing.skirmish.strike"
    assert options[t.key("hum", "lute")].free
    assert options["pass"].call is None


def test_a_law_is_cited_by_its_condition() -> None:
    def never(g: Any, you: Any, target: Any) -> bool:
        return False

    Act("whistle", shout, (Law("lotr/may.1", never, "skirmish-denied-friend"),))
    assert any(code is never for code in CITED["lotr/may.1"])


def test_laws_are_looked_at_only_as_far_as_needed(table: Tables) -> None:
    seen: list[str] = []

    def fails(g: Any, you: Any, target: Any) -> bool:
        seen.append("first")
        return False

    def unasked(g: Any, you: Any, target: Any) -> bool:
        seen.append("second")
        return True

    laws: Iterable[Law] = (Law("lotr/may.1", fails, "no"), Law("lotr/cannot.1", unasked, "no"))
    menu = Menu("whistling", (Act("whistle", shout, laws),))
    t = table()
    assert menu.options(t.g, 0) == ()
    assert [d.clause for d in menu.denials(t.g, 0)] == ["lotr/may.1"]
    assert seen == ["first", "first"]
