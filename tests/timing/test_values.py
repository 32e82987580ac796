"""Numbers: base, modifiers, what sets them, what they are never below; and why they are what they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulebound.core.flows.flow import Scope
from rulebound.core.game.abilities import action
from rulebound.core.game.game import PHASE, ROUND, TURN
from rulebound.core.game.values import (
    Reason,
    Stat,
    adds,
    combine,
    end_lasting_on,
    expire,
    lasting,
    sets,
    times,
    value_of,
)
from rulebound.core.material.cards import (
    Card,
    Pile,
    exhaust,
    flip,
    learn,
    look,
    move,
    new_card,
    new_deck,
    ready_card,
    refill,
    reveal,
    shuffle,
)
from rulebound.core.material.tokens import Bag, Supply, place, put_back, put_in, remove, shift, take_out
from rulebound.core.material.tokens import draw as draw_token
from tests.timing.conftest import Tables
from tests.timing.skirmish import MIGHT, REGISTRY, Figure, Hero, Skirmish, card
from tests.timing.table import Table


def any_hero(g: Skirmish, this: Any, e: Any) -> bool:
    return isinstance(e, Hero)


@card("sword")
class Sword:
    constant = (adds(MIGHT, 3, any_hero, cite="lotr/modifiers.1"),)


@card("chains")
class Chains:
    constant = (adds(MIGHT, -9, any_hero, cite="lotr/modifiers.4"),)


@card("fury")
class Fury:
    constant = (times(MIGHT, 2, any_hero, cite="lotr/modifiers.2"),)


@card("fatigue")
class Fatigue:
    constant = (times(MIGHT, 1, any_hero, cite="lotr/modifiers.5", divide=2),)


@card("oath")
class Oath:
    constant = (sets(MIGHT, 4, any_hero, cite="lotr/modifiers.3"),)


def might(t: Table) -> int:
    return t.g.value(t.hero(), MIGHT)


# ------------------------------------------------------------------ arithmetic


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ((), 2),
        (("sword",), 5),
        (("sword", "sword"), 8),  # lotr/constant-ability.3: each copy counts
        (("fury", "sword"), 10),  # first what is added, then what is multiplied
        (("fatigue", "sword"), 3),  # 5 / 2, rounded up
        (("fatigue", "fatigue", "sword"), 2),  # 5 / 4, rounded up once, at the end
        (("fury", "fatigue", "sword"), 5),
        (("chains",), 0),
        (("chains", "sword"), 0),  # 2 - 9 + 3
        (("chains", "sword", "sword", "sword"), 2),  # worked out anew from the base, not from 0
        (("oath", "sword", "fury"), 4),
    ],
)
def test_arithmetic(table: Tables, cards: tuple[str, ...], value: int) -> None:
    """lotr/modifiers.1 to .5, ahlcg/modifiers.2 to .5"""
    assert might(table(*cards)) == value


def test_fractions_are_rounded_up_below_zero_too() -> None:
    assert combine(-3, [("times", 1, 2)]) == -1
    assert combine(3, [("times", 1, 2), ("add", 2, 1)]) == 3


SET_1, SET_7 = sets(MIGHT, 1, any_hero), sets(MIGHT, 7, any_hero)
for _key, _modifier in (("set-1", SET_1), ("set-7", SET_7)):
    _modifier.key = _key
    REGISTRY.add(_modifier)


def test_of_several_that_set_a_value_the_last_one_counts(table: Tables) -> None:
    """lotr/modifiers.3"""
    t = table("sword", "oath")
    for first, second, value in ((SET_1, SET_7, 7), (SET_7, SET_1, 1)):
        lasting(t.g, first, t.card("sword"), PHASE, (t.hero(),))
        lasting(t.g, second, t.card("sword"), PHASE, (t.hero(),))
        assert might(t) == value


def test_a_stat_without_floor_may_be_negative(table: Tables) -> None:
    t = table()
    debt = Stat("debt", base=lambda g, e: -3, floor=None)
    assert value_of(t.g, t.hero(), debt) == -3
    assert value_of(t.g, t.hero(), Stat("no-debt", base=lambda g, e: -3)) == 0


# ------------------------------------------------------------------ explanations


def test_every_source_and_clause_is_told(table: Tables) -> None:
    """lotr/modifiers.2, in the order in which it is worked out"""
    t = table("oath", "fatigue", "sword", "chains")
    sources = [t.card(code).id for code in ("sword", "chains", "fatigue", "oath")]
    assert t.g.explain(t.hero(), MIGHT) == (
        Reason(t.hero().id, "base", 2),
        Reason(sources[0], "add", 3, ("lotr/modifiers.1",)),
        Reason(sources[1], "add", -9, ("lotr/modifiers.4",)),
        Reason(sources[2], "times/2", 1, ("lotr/modifiers.5",)),
        Reason(sources[3], "set", 4, ("lotr/modifiers.3",)),
    )


def test_the_floor_is_a_reason_too(table: Tables) -> None:
    """lotr/modifiers.4, ahlcg/modifiers.5"""
    t = table("chains")
    assert t.g.explain(t.hero(), MIGHT)[-1] == Reason(t.hero().id, "floor", 0)


def test_an_explanation_adds_up(table: Tables) -> None:
    t = table("sword", "fury", "chains")
    reasons = t.g.explain(t.hero(), MIGHT)
    steps = [(r.op.partition("/")[0], r.amount, int(r.op.partition("/")[2] or 1)) for r in reasons[1:]]
    assert max(0, combine(reasons[0].amount, [s for s in steps if s[0] != "floor"])) == might(t)


# ------------------------------------------------------------------ the cache is right after every atom

DEPENDS = Stat("depends", base=lambda g, e: fingerprint(g), floor=None)


def fingerprint(g: Skirmish) -> int:
    """A value that feeds on everything: whatever changes, it changes."""
    things = [tuple(getattr(e, f) for f in e.__struct_fields__) for e in g.entities.values()]
    lasts = [(e.scope, getattr(e, "targets", None)) for e in g.transients.values() if e.LISTENS]
    return hash((repr(things), repr(lasts), g.scopes))


@card("coin")
class Coin:
    @action()
    def toss(g: Skirmish, this: Figure, you: Hero) -> Any:
        """Its abilities matter for the index only."""


@card("obverse", other="reverse")
class Obverse:
    constant = (adds(MIGHT, 1, any_hero),)


@card("reverse", other="obverse")
class Reverse:
    constant = (adds(MIGHT, 2, any_hero),)


def _scope(g: Skirmish) -> None:
    g.open(Scope(kind=TURN))


def _close(g: Skirmish) -> None:
    g.close(g.scope(TURN))


def _pile(g: Skirmish, code: str) -> Pile:
    return next(p for p in g.all(Pile) if p.handle(g) == code)


def _card(g: Skirmish, code: str) -> Any:
    return next(c for c in g.all(Card) if c.code == code)


def _bag(g: Skirmish) -> Bag:
    return g.all(Bag)[0]


ATOMS: dict[str, Callable[[Skirmish], Any]] = {
    "add": lambda g: g.add(Supply(code="gem", left=4)),
    "change": lambda g: g.change(g.seat(0), coins=7),
    "move": lambda g: move(g, _card(g, "sword"), _pile(g, "hand-2")),
    "move back": lambda g: move(g, _card(g, "sword"), _pile(g, "area-1")),
    "new card": lambda g: new_card(g, Figure, "fury", _pile(g, "area-1"), 0),
    "new deck": lambda g: new_deck(g, Figure, ["blank", "sword"], _pile(g, "deck-1"), 0),
    "look": lambda g: look(g, g.entity(_pile(g, "deck-1").cards[0]), 0),
    "learn": lambda g: learn(g, g.entity(_pile(g, "deck-1").cards[1]), 4),
    "reveal": lambda g: reveal(g, g.entity(_pile(g, "deck-1").cards[0])),
    "shuffle": lambda g: shuffle(g, _pile(g, "deck-1")),
    "discard": lambda g: move(g, _card(g, "chains"), _pile(g, "discard-1")),
    "refill": lambda g: refill(g, _pile(g, "deck-1"), _pile(g, "discard-1")),
    "flip": lambda g: flip(g, _card(g, "obverse")),
    "exhaust": lambda g: exhaust(g, _card(g, "coin")),
    "ready": lambda g: ready_card(g, _card(g, "coin")),
    "place": lambda g: place(g, g.seat(0), "damage", 2),
    "shift": lambda g: shift(g, g.seat(0), g.seat(1), "damage", 1),
    "remove": lambda g: remove(g, g.seat(0), "damage", 1),
    "bag": lambda g: g.add(Bag(code="bag", inside=("a", "b"))),
    "draw": lambda g: draw_token(g, _bag(g), keep=True),
    "put in": lambda g: put_in(g, _bag(g), "c"),
    "take out": lambda g: take_out(g, _bag(g), "c"),
    "put back": lambda g: put_back(g, _bag(g)),
    "open": _scope,
    "lasting": lambda g: lasting(g, SET_7, _card(g, "coin"), TURN, (g.seat(0),)),
    "lasting anew": lambda g: lasting(g, SET_1, _card(g, "coin"), ROUND),
    "end lasting": lambda g: end_lasting_on(g, g.seat(0)),
    "lasting again": lambda g: lasting(g, SET_7, _card(g, "coin"), TURN, (g.seat(0),)),
    "expire": lambda g: expire(g, TURN),
    "close": _close,
    "verdict": lambda g: g.verdict(False, "lost", "lotr/grim.1"),
}


def test_the_cache_is_right_after_every_atom(table: Tables) -> None:
    """lotr/modifiers.1, ahlcg/modifiers.2: whenever something changes, values are worked out anew."""
    t = table("sword", "chains", "coin", "obverse")
    g = t.g
    for name, atom in ATOMS.items():
        before = g.value(g.seat(0), DEPENDS)
        atom(g)
        after, values = g.value(g.seat(0), DEPENDS), [g.value(h, MIGHT) for h in g.heroes]
        g.cache.clear()
        assert after == g.value(g.seat(0), DEPENDS) != before, name
        assert values == [g.value(h, MIGHT) for h in g.heroes], name


def test_a_value_is_not_worked_out_twice_while_nothing_changes(table: Tables) -> None:
    asked: list[int] = []
    counted = Stat("counted", base=lambda g, e: asked.append(1) or 1)
    t = table()
    assert t.g.value(t.hero(), counted) == t.g.value(t.hero(), counted) == 1
    assert len(asked) == 1
    t.g.change(t.hero(), coins=9)
    t.g.value(t.hero(), counted)
    assert len(asked) == 2
