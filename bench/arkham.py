"""The Gathering with one and with four investigators: a large game beside the same yardstick and the same bars."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

from bench import yardstick
from bench.measure import Effort, Row, per_call, rates, seconds_of
from bench.players import answer, play, whole_games
from rulebound.core.game import Game
from rulebound.games import game_class
from rulebound.play.table import Table

NAME = "ahlcg"
FOUR = "roland-banks daisy-walker skids-otoole agnes-baker"
TABLES = {"1 investigator": "roland-banks", "4 investigators": FOUR}


def options(investigators: str) -> dict[str, str]:
    return {"investigators": investigators, "mode": "the-gathering"}


def the_gathering(effort: Effort) -> Iterator[Row]:
    """All the figures of one scenario: playing, copies, search, a long game, undo."""
    kind = game_class(NAME)
    yield from random_play(kind, effort)
    positions = {"1 investigator": middle(kind, "roland-banks", 12), "4 investigators": middle(kind, FOUR, 60)}
    g = positions["4 investigators"]
    data = g.encode()
    frames = len(g.stack or ())
    yield Row(f"clone, {len(g.entities)} entities, {frames} frames", per_call(g.clone, effort), "us", 150, 75)
    yield Row("save (encode)", per_call(g.encode, effort), "us", 100, 50)
    yield Row("load (restore)", per_call(lambda: kind.decode(data), effort), "us", 400, 250)
    yield Row("size of that save", len(data) / 1000, "kB", 16)
    for name, position in positions.items():
        yield Row(f"50 rollouts of 20 decisions, {name}", rollouts(position, effort) * 1000, "ms", 200, 80)
    tenths, quarters = flatness(kind, effort)
    yield Row("cost of a turn's decision, last tenth of a game / first", tenths, "x", 1.3, 1.1)
    yield Row("the same, third quarter of a game / second", quarters, "x")
    yield Row("undo one decision", undo(kind, effort) * 1000, "ms", 5, 0.5)


def random_play(kind: type[Game], effort: Effort) -> Iterator[Row]:
    players = {"python-chess": yardstick.play}
    players |= {name: whole_games(kind, False, **options(who)) for name, who in TABLES.items()}
    players["durable"] = whole_games(kind, True, **options(FOUR))
    found = rates(players, effort)
    chess = found["python-chess"]
    yield Row("python-chess, random decisions", chess, "/s")
    for name in TABLES:
        yield Row(f"{name}, plain", found[name], "/s")
        yield Row(f"{name}, beside python-chess", found[name] / chess, "x", 0.5, 1.0, more=True)
    yield Row("4 investigators, durable", found["durable"], "/s")


def middle(kind: type[Game], investigators: str, decisions: int) -> Game:
    """A position in the middle of a game, where a player is to take an action."""
    for seed in range(1000):
        g, rng = kind.new(options(investigators), seed), random.Random(seed)
        play(g, rng, decisions)
        if g.decision is not None and g.decision.menu == "turn":
            return g
    raise AssertionError("no game is long enough")


def rollouts(g: Game, effort: Effort) -> float:
    def fifty() -> None:
        rng = random.Random(1)
        for _ in range(50):
            play(g.clone(), rng, 20)

    return min(seconds_of(fifty) for _ in range(effort.repeats))


def flatness(kind: type[Game], effort: Effort) -> tuple[float, float]:
    """How much more late turns cost than early ones, over many games: last tenth to first, third quarter to second.

    The second figure is there to tell what piles up from what is on the table: at first that is empty.
    """
    first = last = second = third = 0.0
    for seed in range(4 if effort.quick else 40):
        taken = [min(times) for times in zip(*(turns(kind, seed) for _ in range(effort.repeats)), strict=True)]
        tenth, quarter = max(1, len(taken) // 10), len(taken) // 4
        first, last = first + sum(taken[:tenth]), last + sum(taken[-tenth:])
        second, third = second + sum(taken[quarter : 2 * quarter]), third + sum(taken[2 * quarter : 3 * quarter])
    return last / first, third / second


def turns(kind: type[Game], seed: int) -> list[float]:
    """What each answer costs that is given in a turn."""
    g, rng = kind.new(options(FOUR), seed), random.Random(seed)
    taken = []
    while g.decision is not None:
        in_turn = g.decision.menu == "turn"
        cost = seconds_of(lambda: answer(g, rng))
        if in_turn:
            taken.append(cost)
    return taken


def undo(kind: type[Game], effort: Effort) -> float:
    """Seconds to take back the last of many answers."""
    found = []
    for seed in range(effort.repeats):
        table, rng = Table(kind, options(FOUR), seed), random.Random(seed)
        while table.decision is not None and len(table.answers) < 60:
            seat = rng.choice(table.waiting)
            decision = table.decision
            table.choose(rng.sample(decision.keys(seat), rng.randint(decision.least, decision.most)), seat)
        found.append(seconds_of(partial(table.undo, force=True)))
    return min(found)
