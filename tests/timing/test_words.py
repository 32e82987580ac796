"""The small words: may, or, unless, in order to, choose, nearest, half, in player order."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import (
    choose_entity,
    either,
    half,
    in_order_to,
    in_player_order,
    may,
    nearest,
    unless,
)
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import action
from rulebound.core.material.board import Board
from rulebound.core.state.entities import Option
from tests.timing.conftest import Tables
from tests.timing.skirmish import Figure, Hero, Skirmish, card, draw, hurt, note


@flow
def pay_coin(g: Skirmish, you: Hero) -> Any:
    """All of the price or nothing: True if it was paid."""
    if you.coins < 1:
        return False
    g.change(you, coins=you.coins - 1)
    return True


# ------------------------------------------------------------------ may, or, unless, in order to


@card("offer")
class Offer:
    @action()
    def make(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """You may draw."""
        done = yield from may(g, you.index, draw.later(you), "core-prompt-may")
        g.note("taken" if done else "left")


def test_may_leaves_the_choice(table: Tables) -> None:
    """lotr/may.1, ahlcg/may.1"""
    t = table("offer")
    t.choose(t.key("make", "offer"))
    assert t.options == ("yes", "no")
    t.choose("no", t.key("make", "offer"), "yes")
    assert t.log == ["make", "left", "make", "hero-1 draws", "taken"]


@card("fork")
class Fork:
    @action()
    def choose_way(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """Draw, or take 1 damage; without coins only the latter."""
        ways = (Option("hurt", "hurt", call=hurt.later(you, 1)), Option("draw", "draw", call=draw.later(you)))
        done = yield from either(g, you.index, ways if you.coins else ways[:1])
        g.note(done)


def test_either_does_one_of_several(table: Tables) -> None:
    """lotr/effects.6, ahlcg/must.2"""
    t = table("fork")
    t.choose(t.key("choose-way", "fork"), "draw")
    assert t.log == ["way", "hero-1 draws", "draw"]
    t.hero().coins = 0
    t.choose(t.key("choose-way", "fork"))
    assert t.log[3:] == ["way", "hero-1 takes 1", "hurt"], "with one way there is nothing to ask"


@card("bandits")
class Bandits:
    @action()
    def rob(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """Take 2 damage unless you pay 1 coin."""
        way_out = Option("pay", "pay", call=pay_coin.later(you))
        hit = yield from unless(g, you.index, hurt.later(you, 2), way_out, you.coins > 0, "core-prompt-choose")
        g.note("robbed" if hit else "let go")


def test_unless_lets_a_seat_out_if_it_can_and_will(table: Tables) -> None:
    """lotr/grim.1, ahlcg/must.1"""
    t = table("bandits")
    rob = t.key("rob", "bandits")
    t.choose(rob, "pay", rob, "suffer")
    assert t.log == ["rob", "let go", "rob", "hero-1 takes 2", "robbed"]
    t.hero().coins = 0
    t.choose(rob)
    assert t.in_turn(), "who cannot pay is not asked"
    assert t.hero().damage == 4


@card("shrine")
class Shrine:
    @action()
    def pray(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """Pay 1 coin in order to draw."""
        done = yield from in_order_to(g, pay_coin.later(you), draw.later(you))
        g.note("heard" if done else "unheard")


def test_in_order_to_needs_the_price(table: Tables) -> None:
    """lotr/cost.6, ahlcg/costs.3"""
    t = table("shrine")
    t.hero().coins = 1
    t.choose(t.key("pray", "shrine"), t.key("pray", "shrine"))
    assert t.log == ["pray", "hero-1 draws", "heard", "pray", "unheard"]


# ------------------------------------------------------------------ choose, nearest


@card("duel")
class Duel:
    @action()
    def pick(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        foe = yield from choose_entity(g, 1, g.foes, verb="fight")
        g.note("nobody" if foe is None else f"{foe.code}-{foe.id}")


def test_choose_asks_the_seat_that_is_named(table: Tables) -> None:
    """lotr/choose.1, lotr/choose.2"""
    t = table("duel", "orc@foes", "troll@foes")
    t.choose(t.key("pick", "duel"))
    assert t.asked == (2,)
    assert t.options == (t.key("fight", "orc"), t.key("fight", "troll"))
    t.choose(t.key("fight", "troll"))
    assert t.log[-1] == f"troll-{t.card('troll').id}"


def test_choose_does_not_ask_about_one_or_none(table: Tables) -> None:
    """lotr/choose.3"""
    one = table("duel", "orc@foes")
    one.choose(one.key("pick", "duel"))
    assert one.log[-1].startswith("orc-")
    none = table("duel")
    none.choose(none.key("pick", "duel"))
    assert none.log[-1] == "nobody"


ROADS = Board("roads", "abcdef", {"road": ("ab", "bc", "ad", "de"), "ford": ("ce",)})


@card("hunter")
class Hunter:
    @action()
    def track(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """The nearest foe from a; foes stand on b, c ... as their damage says, and on f nobody can come to them."""
        near = nearest(g.foes, lambda foe: "abcdef"[foe.damage], "a", ROADS.neighbours)
        foe = yield from choose_entity(g, you.index, near, verb="track")
        g.note("nobody" if foe is None else f"{foe.code} at {'abcdef'[foe.damage]}")


def test_nearest_and_the_seat_chooses_between_ties(table: Tables) -> None:
    """ahlcg/nearest.1"""
    t = table("hunter", "orc@foes", "troll@foes", "dragon@foes")
    for code, steps in (("orc", 2), ("troll", 1), ("dragon", 1)):
        t.card(code).damage = steps
    t.choose(t.key("track", "hunter"))
    assert t.options == (t.key("track", "troll"), t.key("track", "dragon"))
    t.choose(t.key("track", "dragon"))
    assert t.log[-1] == "dragon at b"


def test_who_cannot_be_reached_is_not_nearest() -> None:
    assert nearest("f", lambda t: t, "a", ROADS.neighbours) == ()
    assert nearest("fe", lambda t: t, "a", ROADS.neighbours) == ("e",)
    assert nearest("ce", lambda t: t, "a", ROADS.neighbours) == ("c", "e")
    assert nearest("a", lambda t: t, "a", ROADS.neighbours) == ("a",)


# ------------------------------------------------------------------ half, in player order


def test_half_is_rounded_up() -> None:
    """lotr/modifiers.5, ahlcg/modifiers.4"""
    assert [half(n) for n in range(6)] == [0, 1, 1, 2, 2, 3]


@card("round-robin")
class RoundRobin:
    @action()
    def go(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        for seat in in_player_order(g):
            yield from note(g, f"seat {seat + 1}")


def test_in_player_order_begins_with_the_first_player(table: Tables) -> None:
    """ahlcg/in-player-order.1"""
    t = table("round-robin", seats=3)
    t.g.clock.lead = 1
    t.choose(t.key("go", "round-robin"))
    assert t.log[1:] == ["seat 2", "seat 3", "seat 1"]
    assert in_player_order(t.g, (0, 2)) == (2, 0)
