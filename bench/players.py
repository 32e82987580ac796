"""Random legal play, as quick as the rules allow; and at a table."""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Callable

from rulebound.core.game.game import Game
from rulebound.play.table import Table


def answer(g: Game, rng: random.Random) -> None:
    """One random legal answer to the pending decision."""
    decision = g.decision
    assert decision is not None
    seats = g.waiting
    seat = seats[0] if len(seats) == 1 else rng.choice(seats)
    options = decision.options_for(seat)
    if decision.most == 1 == decision.least:
        g.submit((rng.choice(options),), seat)
    else:
        g.submit(tuple(rng.sample(options, rng.randint(decision.least, decision.most))), seat)


def play(g: Game, rng: random.Random, most: int = 1_000_000) -> int:
    """Plays on to the end, or so many decisions; returns how many were made."""
    made = 0
    while g.decision is not None and made < most:
        answer(g, rng)
        made += 1
    return made


def whole_games(kind: type[Game], durable: bool, **options: str) -> Callable[[int], int]:
    """A player of whole games, for `rates`."""
    return lambda seed: play(kind.new(options, seed, durable), random.Random(seed))


def choose(table: Table, rng: random.Random) -> None:
    """One random legal answer, by its key, as clients give it."""
    decision = table.decision
    assert decision is not None
    seat = rng.choice(table.waiting)
    table.choose(rng.sample(decision.keys(seat), rng.randint(decision.least, decision.most)), seat)


def megabytes(kind: type[Game], options: dict[str, str], decisions: int) -> float:
    """What a table holds after so many decisions, without what all tables share."""
    rng = random.Random(6)
    choose(Table(kind, options, 1), rng)
    tracemalloc.start()
    try:
        table = Table(kind, options, 2)
        while table.decision is not None and len(table.answers) < decisions:
            choose(table, rng)
        gc.collect()
        return tracemalloc.get_traced_memory()[0] / 1e6
    finally:
        tracemalloc.stop()
