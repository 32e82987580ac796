"""Who is asked: one seat, any of the group, all at once, all who might hold a card, or only the one in peril."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core.card_language.words import in_player_order
from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.abilities import action, after, cancels, fast, reaction
from rulebound.core.game.decision import ask_all, choose_some, choose_together, options_for
from rulebound.core.game.game import Line
from rulebound.core.knowing.view import lines_for, view
from rulebound.core.material.cards import HAND, cards_in
from rulebound.core.state.entities import PUBLIC, Option
from rulebound.core.state.errors import IllegalAnswer
from rulebound.core.timing.actions import player_window
from rulebound.core.timing.timing import cancel, occur, occur_together, together
from tests.timing.conftest import Tables
from tests.timing.skirmish import (
    PERIL,
    Damage,
    Figure,
    Healed,
    Hero,
    Noise,
    Skirmish,
    Whisper,
    card,
    coins,
    discard,
    discard_this,
    exhaust_this,
    hurt,
    make_noise,
)
from tests.timing.table import Table

# ------------------------------------------------------------------ all seats at once


BIDS = tuple([Option(f"bid {n}", "bid", value=n) for n in range(3)])


@card("auction")
class Auction:
    @action()
    def hold(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """Everybody bids at the same time; all bids are paid together."""
        seats = g.order()
        bids = yield from ask_all(g, seats, tuple([BIDS for _ in seats]))
        for seat, (bid,) in zip(seats, bids, strict=True):
            g.change(g.seat(seat), coins=g.seat(seat).coins - bid.value)
            g.note(f"{seat + 1} bids {bid.value}")


def test_all_answer_in_any_order_and_it_takes_effect_together(table: Tables) -> None:
    """ahlcg/priority-of-simultaneous-resolution.1"""
    t = table("auction", seats=3)
    t.choose(t.key("hold", "auction"))
    assert t.asked == (1, 2, 3)
    t.choose("bid 2", seat=3).choose("bid 0", seat=1)
    assert t.asked == (2,)
    assert [h.coins for h in t.g.heroes] == [3, 3, 3], "nothing happens before the last answer"
    t.choose("bid 1", seat=2)
    assert t.log == ["hold", "1 bids 0", "2 bids 1", "3 bids 2"], "in the order of the seats, whoever was quickest"


def test_answers_given_so_far_survive_copies_and_saves(table: Tables) -> None:
    t = table("auction", seats=3)
    t.choose(t.key("hold", "auction")).choose("bid 2", seat=2)
    if not t.frozen:
        return
    copies = (t.g.clone(), type(t.g).decode(t.g.encode()))
    for copy in copies:
        assert copy.given == ((1, ("bid 2",)),)
        copy.choose("bid 1", seat=0)
        copy.choose("bid 0", seat=2)
        assert [h.coins for h in copy.heroes] == [2, 1, 3]
    assert t.asked == (1, 3), "the original still waits"


def test_nobody_answers_twice_or_for_another(table: Tables) -> None:
    t = table("auction")
    t.choose(t.key("hold", "auction")).choose("bid 1", seat=2)
    before = t.g.state_hash()
    for answer, seat in (("bid 2", 2), ("bid 9", 1), ("bid 1", 3)):
        with pytest.raises(IllegalAnswer):
            t.choose(answer, seat=seat)
    assert t.g.state_hash() == before


# ------------------------------------------------------------------ the group, and several things at once


@card("council")
class Council:
    @action()
    def meet(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """The group decides where to go."""
        picked = yield from choose_together(g, g.order(), (Option("north", "north"), Option("south", "south")))
        g.note(picked.key)


def test_any_seat_may_answer_for_the_group(table: Tables) -> None:
    t = table("council")
    t.choose(t.key("meet", "council"))
    assert t.asked == (1, 2)
    t.choose("south", seat=2)
    assert t.log[-1] == "south"


@card("volley")
class Volley:
    @action()
    def loose(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """Choose 1 or 2 foes: each takes 1 damage, at the same time."""
        picked = yield from choose_some(g, you.index, options_for(g, g.foes), 1, 2)
        yield from occur_together(g, tuple([Damage(about=o.about[0]) for o in picked]))


def test_several_things_are_one_answer(table: Tables) -> None:
    """lotr/choose.2"""
    t = table("volley", "orc@foes", "orc@foes", "troll@foes")
    t.choose(t.key("loose", "volley"))
    first, second, troll = t.options
    for wrong in ("", f"{first}, {second}, {troll}", f"{first}, {first}", "dragon-1"):
        with pytest.raises(IllegalAnswer):
            t.choose(wrong)
    t.choose(f"{troll}, {first}")
    assert t.log == ["loose", "orc takes 1", "troll takes 1"]
    assert t.card("orc", 2).damage == 0


@card("tribute")
class Tribute:
    @action()
    def demand(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        """In player order each hero chooses what to lose; then all lose it at the same time."""
        lost: tuple[Any, ...] = ()
        for seat in in_player_order(g):
            hero = g.seat(seat)
            options = (Option("coin", "coin", call=pay.later(hero)), Option("blood", "blood", call=hurt.later(hero, 1)))
            picked = yield from choose_together(g, (seat,), options)
            lost += (picked.call,)
        yield from together(g, lost)


@flow
def pay(g: Skirmish, hero: Hero) -> Any:
    g.change(hero, coins=hero.coins - 1)
    g.note(f"hero-{hero.index + 1} pays")


def test_choices_are_made_in_player_order_and_resolved_together(table: Tables) -> None:
    """ahlcg/priority-of-simultaneous-resolution.1, ahlcg/in-player-order.1"""
    t = table("tribute")
    t.g.clock.lead = 1
    t.choose(t.key("demand", "tribute"))
    assert t.asked == (2,)
    t.choose("blood")
    assert t.hero(2).damage == 0
    t.choose("coin")
    assert t.log == ["demand", "hero-2 takes 1", "hero-1 pays"]


# ------------------------------------------------------------------ secret windows


@card("ambush")
class Ambush:
    @reaction(after(Healed), cost=discard_this, zones=(HAND,))
    def spring(g: Skirmish, this: Figure, you: Hero, event: Healed) -> Any:
        g.note(f"sprung by {you.index + 1}")


@card("potion")
class Potion:
    @action()
    def sip(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from occur_together(g, (Healed(about=you.id),))

    @reaction(after(Healed), cost=exhaust_this)
    def gulp(g: Skirmish, this: Figure, you: Hero, event: Healed) -> Any:
        g.note("gulped")


def seen(t: Table, seat: int) -> tuple[Any, list[Line]]:
    """All that a seat gets to know."""
    return view(t.g, seat), lines_for(t.lines, seat)


def test_a_window_on_hidden_cards_asks_all_who_hold_any(table: Tables) -> None:
    """Whether anybody could answer is nobody's business: the seats without cards are the only ones left out."""
    holding, empty = table("potion", "ambush@hand-2", seats=3), table("potion", "blank@hand-2", seats=3)
    for t in (holding, empty):
        t.choose(t.key("sip", "potion"))
        assert t.asked == (1, 2), "seat 1 for the potion everybody sees, seat 2 for a hand nobody does"
    for seat in (PUBLIC, 0, 2):
        assert seen(holding, seat) == seen(empty, seat)
    assert holding.offered(2) == (holding.key("spring", "ambush"), "pass")
    assert empty.offered(2) == ("pass",)


def test_answers_in_secret_take_effect_in_player_order(table: Tables) -> None:
    t = table("potion", "ambush@hand-1", "ambush@hand-2")
    t.choose(t.key("sip", "potion"))
    t.choose(t.key("spring", "ambush", 2), seat=2).choose(t.key("spring", "ambush"), seat=1)
    assert t.asked == (1,), "that both answer is known, but not with what: each says so when the turn comes"
    t.choose(t.key("spring", "ambush"))
    assert t.asked == (2,)
    t.choose(t.key("spring", "ambush", 2))
    assert t.log == ["sip", "hero-1 heals 1", "spring", "sprung by 1", "spring", "sprung by 2"]
    assert t.pile("ambush") == t.pile("ambush", 2) == "discard"


def test_of_several_who_answer_in_secret_nothing_is_kept_but_who_they_are(table: Tables) -> None:
    """What one of them will answer with is not in the position that the others may imagine."""
    hands = ("ambush@hand-2", "blank@hand-2"), ("blank@hand-2", "ambush@hand-2")
    kept = []
    for hand in hands:
        t = table("potion", "ambush@hand-1", *hand)
        t.choose(t.key("sip", "potion"))
        t.choose(t.key("spring", "ambush"), seat=1).choose(t.key("spring", "ambush", 2), seat=2)
        assert t.asked == (1,)
        kept.append((t.g.transients, seen(t, 0), seen(t, PUBLIC)))
    assert [repr(k) for k in kept[:1]] == [repr(k) for k in kept[1:]]


def test_after_an_answer_all_are_asked_again_until_all_pass(table: Tables) -> None:
    """lotr/response.4, ahlcg/trigger-order.3"""
    t = table("potion", "ambush@hand-2", "blank@hand-2")
    t.choose(t.key("sip", "potion"))
    t.choose("pass", seat=1).choose(t.key("spring", "ambush"), seat=2)
    assert t.asked == (1, 2)
    t.choose(t.key("gulp", "potion"), seat=1).choose("pass", seat=2)
    t.choose("pass")
    assert t.in_turn()
    assert t.log[2:] == ["spring", "sprung by 2", "gulp", "gulped"]


@card("counterspell")
class Counterspell:
    @reaction(cancels(Whisper), cost=discard_this, zones=(HAND,))
    def deny(g: Skirmish, this: Figure, you: Hero, event: Whisper) -> Any:
        cancel(g, event)


@card("rumour")
class Rumour:
    @action()
    def spread(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from occur(g, Whisper())


def test_of_two_secret_answers_the_first_may_take_the_reason_of_the_other_away(table: Tables) -> None:
    """lotr/cancel.2: and what was not used is not lost."""
    t = table("rumour", "counterspell@hand-1", "counterspell@hand-2")
    t.choose(t.key("spread", "rumour"))
    t.choose(t.key("deny", "counterspell", 2), seat=2).choose(t.key("deny", "counterspell"), seat=1)
    t.choose(t.key("deny", "counterspell"))
    assert t.log == ["spread", "deny", "cancelled whisper"]
    assert (t.pile("counterspell"), t.pile("counterspell", 2)) == ("discard", "hand")
    assert t.in_turn(), "what was cancelled has no window any more"


# ------------------------------------------------------------------ player windows, and peril


@card("flare")
class Flare:
    @fast(cost=exhaust_this)
    def fire(g: Skirmish, this: Figure, you: Hero) -> Any:
        g.note(f"fired by {you.index + 1}")


@card("pause")
class Pause:
    @action()
    def breathe(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from player_window(g, g.registry["window"])
        g.note("over")

    @action()
    def tremble(g: Skirmish, this: Figure, you: Hero) -> Steps[None]:
        yield from within(g, Scope(kind=PERIL, owner=you.index), alone.later())
        g.note("over")


@flow
def alone(g: Skirmish) -> Steps[None]:
    yield from make_noise(g)
    yield from player_window(g, g.registry["window"])


def test_in_a_player_window_all_may_act_until_all_pass_in_a_row(table: Tables) -> None:
    """lotr/action-windows.1, ahlcg/ability.triggered.2"""
    t = table("pause", "flare", "flare@area-2")
    t.choose(t.key("breathe", "pause"))
    assert t.asked == (1,)
    t.choose("pass")
    assert t.asked == (2,)
    t.choose(t.key("fire", "flare", 2))
    assert t.asked == (1,), "a pass is not for good"
    t.choose(t.key("fire", "flare"))
    assert t.log[1:] == ["fire", "fired by 2", "fire", "fired by 1", "over"], "nobody can do anything: it closes"


def test_a_player_window_does_not_tell_whether_a_hidden_hand_could_act(table: Tables) -> None:
    t = table("pause", "blank@hand-2", seats=3)
    t.choose(t.key("breathe", "pause"))
    assert t.asked == (2,)
    assert t.options == ("pass",)
    t.choose("pass")
    assert t.log[-1] == "over"


def test_nobody_else_may_act_in_peril(table: Tables) -> None:
    """ahlcg/peril.2"""
    t = table("pause", "flare", "flare@area-2", "listener", "listener@area-2")
    t.choose(t.key("tremble", "pause"))
    assert t.asked == (1,), "the reaction of seat 1"
    t.choose(t.key("prick-up", "listener"))
    assert t.asked == (1,), "the window, and only for seat 1"
    t.choose(t.key("fire", "flare"))
    assert t.log[-1] == "over"
    t.choose("shout", "pass")
    assert t.asked == (2,), "the peril is over"


def test_who_may_not_act_is_not_even_looked_at(table: Tables) -> None:
    """ahlcg/peril.2: a condition is asked only for somebody who is there to meet it."""
    t = table("pause", "flare", "eavesdropper@area-2")
    t.choose(t.key("tremble", "pause"))
    assert t.asked == (1,), "nothing of seat 2 was looked at, or it would have broken"


def is_there(g: Skirmish, this: Figure, you: Hero, event: Noise) -> bool:
    if not g.policy.may_act(g, you.index):
        raise LookupError("nobody is there")
    return True


@card("eavesdropper")
class Eavesdropper:
    @reaction(after(Noise), if_=is_there)
    def overhear(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("overheard")


@card("listener")
class Listener:
    @reaction(after(Noise))
    def prick_up(g: Skirmish, this: Figure, you: Hero, event: Noise) -> Any:
        g.note("pricked up")


@card("purse")
class Purse:
    @action(cost=coins(1))
    def open_it(g: Skirmish, this: Figure, you: Hero) -> Any:
        for other in cards_in(g, g.pile("hand", you.index)):
            discard(g, other)


def test_what_is_refused_changes_nothing(table: Tables) -> None:
    t = table("purse", "blank@hand-1")
    before = t.g.state_hash()
    for answer in ("open-it", "", "pass, pass", t.key("open-it", "purse") + "!"):
        with pytest.raises(IllegalAnswer):
            t.choose(answer)
    with pytest.raises(IllegalAnswer):
        t.choose("pass", seat=2)
    assert t.g.state_hash() == before
