"""Playing at random, for tests."""

from __future__ import annotations

import random

import rulebound
from rulebound import Table


def play(table: Table, rng: random.Random, most: int = 10_000) -> Table:
    """Gives so many random legal answers, or plays to the end."""
    for _ in range(most):
        if table.decision is None:
            break
        answer(table, rng)
    return table


def answer(table: Table, rng: random.Random) -> None:
    decision = table.decision
    assert decision is not None
    seat = rng.choice(table.waiting)
    keys = list(decision.keys(seat))
    table.choose(rng.sample(keys, rng.randint(decision.least, decision.most)), seat)


def some_game(seed: int, most: int = 10_000) -> Table:
    """A game of Lantern, played at random: one to four seats, open and secret."""
    options = {"seats": str(seed % 4 + 1), "roles": "secret" if seed % 3 == 2 else "open"}
    return play(rulebound.new("lantern", options, seed), random.Random(seed), most)


def watch(seats: int = 1, **options: str) -> Table:
    """A table at the first watch, without the surprises of dusk."""
    table = rulebound.new("lantern", {"seats": str(seats), **options}, seed=1)
    table.arrange("round", n=1)
    table.arrange("phase", name="watch")
    assert table.decision is not None
    assert {"fetch", "pour", "kindle", "draw"} <= set(table.decision.keys())
    return table


def vigil(seats: int = 3) -> Table:
    """A table with secret hands at the vigil, where all answer at once."""
    table = rulebound.new("lantern", {"seats": str(seats), "roles": "secret"}, seed=1)
    table.arrange("phase", name="vigil")
    assert table.waiting == tuple(range(seats))
    return table


def whole(table: Table) -> tuple[bytes, list[object], str]:
    """Everything of a table that must not change when something is refused."""
    return table.game.encode(), list(table.log), table.text()
