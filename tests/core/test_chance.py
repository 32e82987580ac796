"""Luck: the same everywhere, even, and rigged in one place."""

from __future__ import annotations

from collections import Counter

from rulebound.core.chance import below, draw_one, mix, rig, roll, secretly, shuffled
from tests.core.attic import attic, evenly


def test_the_same_seed_gives_the_same_luck_for_ever() -> None:
    """These numbers are in people's saves."""
    assert [mix(0, n) for n in range(3)] == [0, 16294208416658607535, 7960286522194355700]
    assert mix(2**64 - 1, 5) == mix(-1, 5)
    g = attic(seed=77)
    assert (roll(g, 8), roll(g, 4, 20)) == ((3, 3, 4, 2, 5, 3, 6, 3), (9, 14, 9, 9))


def test_dice_are_even() -> None:
    g = attic(seed=1)
    assert evenly(Counter(roll(g, 6000)), 6)
    assert evenly(Counter(roll(g, 6000, 10)), 10)
    pairs = Counter((roll(g, 2)) for _ in range(7200))
    assert evenly(pairs, 36)


def test_dice_of_neighbouring_seeds_have_nothing_to_do_with_each_other() -> None:
    found = Counter((roll(attic(seed), 1)[0], roll(attic(seed + 1), 1)[0]) for seed in range(3600))
    assert evenly(found, 36)


def test_every_order_is_as_likely() -> None:
    g = attic(seed=3)
    assert evenly(Counter(shuffled(g, ("a", "b", "c", "d")) for _ in range(4800)), 24)


def test_numbers_stay_below() -> None:
    g = attic()
    assert {below(g, 3) for _ in range(100)} == {0, 1, 2}
    assert {below(g, 1) for _ in range(5)} == {0}


def test_luck_that_nobody_sees_is_no_news() -> None:
    g = attic()
    before, count = g.reveals, g.luck.count
    secretly(g, 10)
    assert (g.reveals, g.luck.count) == (before, count + 1)
    below(g, 10)
    assert (g.reveals, g.luck.count) == (before + 1, count + 2)


def test_rigged_dice_come_first_then_chance() -> None:
    g, other = attic(seed=5), attic(seed=5)
    rig(g, "die", 6, "1")
    assert roll(g, 2) == (6, 1)
    assert roll(g, 5) == roll(other, 5)


def test_a_rigged_die_waits_for_a_die_that_can_show_it() -> None:
    g = attic()
    rig(g, "die", 12, 3)
    assert roll(g, 1) == (3,)
    assert roll(g, 1, 12) == (12,)


def test_streams_do_not_mix() -> None:
    g = attic()
    rig(g, "token", "star")
    rig(g, "die", 2)
    assert roll(g, 1) == (2,)
    assert draw_one(g, ("moon", "star"), "face") in (0, 1)
    assert draw_one(g, ("moon", "star"), "token") == 1


def test_what_is_rigged_is_news_like_any_luck() -> None:
    g = attic()
    before = g.reveals
    rig(g, "die", 2)
    roll(g, 1)
    assert g.reveals == before + 1


def test_the_test_of_evenness_has_teeth() -> None:
    assert evenly(Counter(a=100, b=110, c=95), 3)
    assert not evenly(Counter(a=100, b=200, c=100), 3)
    assert not evenly(Counter(a=300, b=310), 3)
