"""Luck: the same everywhere, even, and rigged in one place."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from rulebound.core.state.chance import (
    below,
    draw_one,
    drawn,
    key_of,
    new_key,
    number_of,
    rig,
    roll,
    secretly,
    shuffled,
)
from tests.core.attic import attic, evenly


def test_the_same_seed_gives_the_same_luck_for_ever() -> None:
    """These numbers are in people's saves. They are BLAKE2b's, worked out here by another way."""
    key = blake2b(b"\x0077", digest_size=16).digest()
    assert key_of(77) == key_of("77") == key
    stream = b"".join(blake2b(n.to_bytes(8, "little"), key=key).digest() for n in range(3))
    numbers = [int.from_bytes(stream[i : i + 8], "little") for i in range(0, len(stream), 8)]
    assert [drawn(key, n, 1 << 64) for n in range(24)] == numbers
    g = attic(seed=77)
    assert roll(g, 8) == tuple(n * 6 // 2**64 + 1 for n in numbers[1:9])


def test_nobody_knows_a_key_that_was_drawn() -> None:
    assert len({new_key() for _ in range(100)}) == 100
    assert {len(new_key()) for _ in range(100)} == {16}
    assert key_of(bytes(16)) == bytes(16)


def test_for_each_use_there_is_another_key() -> None:
    for seed in (7, "a dark night", new_key()):
        keys = {key_of(seed), key_of(seed, "lots"), key_of(seed, "imagined"), key_of(seed, "lots2")}
        assert len(keys) == 4
        assert {len(key) for key in keys} == {16}
        assert number_of(seed, "bot 0") != number_of(seed, "bot 1")


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
