"""Tokens: from the supply and back, as many as there are; and bags to draw from."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebound.core.material.tokens import (
    UNLIMITED,
    Bag,
    Supply,
    draw,
    odds,
    place,
    put_back,
    put_in,
    remove,
    shift,
    supply,
    take_out,
)
from rulebound.core.state.chance import rig
from rulebound.core.state.errors import ContentError
from tests.core.attic import Attic, attic, evenly


def coins(g: Attic) -> tuple[int, int, int]:
    stock = supply(g, "coins")
    assert stock is not None
    return stock.left, g.seat(0).coins, g.seat(1).coins


def cup(g: Attic) -> Bag:
    return g.named(Bag, "cup")


def test_tokens_come_from_the_supply_as_long_as_it_has_some() -> None:
    g = attic()
    assert place(g, g.seat(0), "coins", 7) == 7
    assert coins(g) == (3, 7, 0)
    assert place(g, g.seat(1), "coins", 7) == 3
    assert coins(g) == (0, 7, 3)
    assert place(g, g.seat(1), "coins") == 0


def test_tokens_go_back_as_long_as_there_are_some() -> None:
    g = attic()
    place(g, g.seat(0), "coins", 2)
    assert remove(g, g.seat(0), "coins", 5) == 2
    assert coins(g) == (10, 0, 0)
    assert remove(g, g.seat(0), "coins") == 0


def test_tokens_go_from_one_to_the_other() -> None:
    g = attic()
    place(g, g.seat(0), "coins", 4)
    assert shift(g, g.seat(0), g.seat(1), "coins", 3) == 3
    assert shift(g, g.seat(0), g.seat(1), "coins", 3) == 1
    assert coins(g) == (6, 0, 4)


@pytest.mark.parametrize("n", [0, -3])
def test_less_than_one_is_nothing(n: int) -> None:
    g = attic()
    place(g, g.seat(0), "coins", 4)
    assert place(g, g.seat(0), "coins", n) == 0
    assert remove(g, g.seat(0), "coins", n) == 0
    assert shift(g, g.seat(0), g.seat(1), "coins", n) == 0
    assert coins(g) == (6, 4, 0)


def test_what_has_no_limit_never_runs_out() -> None:
    g = attic()
    stock = g.named(Supply, "coins")
    g.change(stock, left=UNLIMITED)
    assert place(g, g.seat(0), "coins", 1000) == 1000
    assert remove(g, g.seat(0), "coins", 400) == 400
    assert (stock.left, g.seat(0).coins) == (UNLIMITED, 600)


def test_what_has_no_supply_is_only_a_number() -> None:
    g = attic()
    assert supply(g, "index") is None
    assert place(g, g.seat(1), "index", 2) == 2


def test_the_state_checks_look_at_what_tokens_were_moved_to_and_from() -> None:
    g = attic()
    place(g, g.seat(0), "coins", 2)
    assert g.unsettled == (g.seat(0).id,)
    shift(g, g.seat(0), g.seat(1), "coins")
    assert g.unsettled == (g.seat(0).id, g.seat(1).id)
    g.unsettled = ()
    shift(g, g.seat(0), g.seat(1), "coins", 0)
    assert g.unsettled == ()


# ------------------------------------------------------------------ bags


def test_a_token_goes_back_at_once_or_lies_beside_the_bag() -> None:
    g = attic()
    draw(g, cup(g))
    assert (cup(g).inside, cup(g).drawn) == (("moon", "star", "star"), ())
    kept = draw(g, cup(g), keep=True)
    assert cup(g).drawn == (kept,)
    assert Counter([*cup(g).inside, kept]) == Counter(moon=1, star=2)
    draw(g, cup(g), keep=True)
    assert len(cup(g).inside) == 1
    put_back(g, cup(g))
    assert (cup(g).inside, cup(g).drawn) == (("moon", "star", "star"), ())


def test_every_token_is_as_likely() -> None:
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(3000):
        g = attic(seed)
        g.change(cup(g), inside=("a", "b", "c"))
        found[draw(g, cup(g), keep=True), draw(g, cup(g), keep=True)] += 1
    assert evenly(found, 6)


def test_an_empty_bag_is_an_error_of_the_rules() -> None:
    g = attic()
    for _ in range(3):
        draw(g, cup(g), keep=True)
    with pytest.raises(ContentError, match="the cup is empty"):
        draw(g, cup(g))


def test_tokens_are_put_in_and_taken_out_for_good() -> None:
    g = attic()
    put_in(g, cup(g), "comet")
    assert odds(cup(g)) == {"comet": 1, "moon": 1, "star": 2}
    assert take_out(g, cup(g), "star")
    assert not take_out(g, cup(g), "sun")
    assert odds(cup(g)) == {"comet": 1, "moon": 1, "star": 1}


def test_rigged_tokens_come_while_the_bag_has_them() -> None:
    g = attic()
    rig(g, "token", "moon", "moon", "star")
    assert [draw(g, cup(g), keep=True) for _ in range(3)] == ["moon", "star", "star"]
    assert g.luck.rigged == (("token", "moon"),)
