"""Large games at their usual tables, beside the same yardstick and the same bars. One more game is one entry more."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from bench import yardstick
from bench.measure import Effort, Row, per_call, rates, seconds_of
from bench.players import answer, choose, megabytes, play, whole_games
from rulebound import games
from rulebound.core.game import Game
from rulebound.games import game_class
from rulebound.play.table import Table

Options = dict[str, str]
GAMES = 9
"""So many games are looked at for one of usual length."""


@dataclass(frozen=True)
class Usual:
    """How a game is usually played."""

    game: str
    title: str
    tables: dict[str, Options]
    """From the smallest to the largest. Copies, late turns, undo and saves are measured at the largest."""

    @property
    def largest(self) -> tuple[str, Options]:
        return list(self.tables.items())[-1]


USUAL = (
    Usual(
        "ahlcg",
        "The Gathering",
        {
            "1 investigator": {"mode": "the-gathering", "investigators": "roland-banks"},
            "4 investigators": {
                "mode": "the-gathering", "investigators": "roland-banks daisy-walker skids-otoole agnes-baker",
            },
        },
    ),
    Usual(
        "unfathomable",
        "Unfathomable",
        {f"{n} players": {"seats": str(n), "characters": "suggested"} for n in (3, 6)},
    ),
)  # fmt: skip


def groups() -> dict[str, Callable[[Effort], Iterator[Row]]]:
    """The figures of all large games that are here."""
    here = games.names()
    return {usual.title: partial(figures, usual) for usual in USUAL if usual.game in here}


def figures(usual: Usual, effort: Effort) -> Iterator[Row]:
    """All the figures of one game: playing, copies, search, a long game, undo, saves, memory."""
    kind = game_class(usual.game)
    yield from random_play(kind, usual, effort)
    middles = {name: middle(kind, options) for name, options in usual.tables.items()}
    name, options = usual.largest
    yield from copies(middles[name], effort)
    for table, g in middles.items():
        yield Row(f"50 rollouts of 20 decisions, {table}", rollouts(g, effort) * 1000, "ms", 200, 80)
    tenths, quarters = flatness(kind, options, effort)
    yield Row("cost of a turn's decision, last tenth of a game / first", tenths, "x", 1.3, 1.1)
    yield Row("the same, third quarter of a game / second", quarters, "x")
    yield from tables(kind, options, effort)


def random_play(kind: type[Game], usual: Usual, effort: Effort) -> Iterator[Row]:
    largest, options = usual.largest
    players = {"python-chess": yardstick.play}
    players |= {name: whole_games(kind, False, **chosen) for name, chosen in usual.tables.items()}
    players["durable"] = whole_games(kind, True, **options)
    found = rates(players, effort)
    chess = found["python-chess"]
    yield Row("python-chess, random decisions", chess, "/s")
    for name in usual.tables:
        yield Row(f"{name}, plain", found[name], "/s")
        yield Row(f"{name}, beside python-chess", found[name] / chess, "x", 0.5, 1.0, more=True)
    yield Row(f"{largest}, durable", found["durable"], "/s")


def middle(kind: type[Game], options: Options) -> Game:
    """A position in the middle of a game of usual length, where a player is to take an action."""
    long = sorted((play(kind.new(options, seed, False), random.Random(seed)), seed) for seed in range(GAMES))
    for decisions, seed in (*long[GAMES // 2 :], *long[: GAMES // 2]):
        g, rng = kind.new(options, seed), random.Random(seed)
        play(g, rng, decisions // 2)
        while g.decision is not None and g.decision.menu != "turn":
            answer(g, rng)
        if g.decision is not None:
            return g
    raise AssertionError(f"in no game of {kind.book.game} has anybody a turn after its middle")


def copies(g: Game, effort: Effort) -> Iterator[Row]:
    data, kind = g.encode(), type(g)
    frames = len(g.stack or ())
    yield Row(f"clone, {len(g.entities)} entities, {frames} frames", per_call(g.clone, effort), "us", 150, 75)
    yield Row("save (encode)", per_call(g.encode, effort), "us", 100, 50)
    yield Row("load (restore)", per_call(lambda: kind.decode(data), effort), "us", 400, 250)
    yield Row("size of that save", len(data) / 1000, "kB", None, 16)


def rollouts(g: Game, effort: Effort) -> float:
    def fifty() -> None:
        rng = random.Random(1)
        for _ in range(50):
            play(g.clone(), rng, 20)

    return min(seconds_of(fifty) for _ in range(effort.repeats))


def flatness(kind: type[Game], options: Options, effort: Effort) -> tuple[float, float]:
    """How much more late turns cost than early ones, over many games: last tenth to first, third quarter to second.

    The second figure is there to tell what piles up from what is on the table: at first that is empty.
    """
    first = last = second = third = 0.0
    for seed in range(4 if effort.quick else 40):
        taken = [min(times) for times in zip(*(turns(kind, options, seed) for _ in range(effort.repeats)), strict=True)]
        tenth, quarter = max(1, len(taken) // 10), len(taken) // 4
        first, last = first + sum(taken[:tenth]), last + sum(taken[-tenth:])
        second, third = second + sum(taken[quarter : 2 * quarter]), third + sum(taken[2 * quarter : 3 * quarter])
    return last / first, third / second


def turns(kind: type[Game], options: Options, seed: int) -> list[float]:
    """What each answer costs that is given in a turn."""
    g, rng = kind.new(options, seed), random.Random(seed)
    taken = []
    while g.decision is not None:
        in_turn = g.decision.menu == "turn"
        cost = seconds_of(lambda: answer(g, rng))
        if in_turn:
            taken.append(cost)
    return taken


def tables(kind: type[Game], options: Options, effort: Effort) -> Iterator[Row]:
    """Live tables: undo, the save of whole games, memory."""
    undone, size, answers = [], 0, 0
    for seed in range(effort.repeats):
        table, rng = Table(kind, options, seed), random.Random(seed)
        while table.decision is not None:
            choose(table, rng)
        size, answers = size + len(table.text()), answers + len(table.answers)
        undone.append(seconds_of(partial(table.undo, force=True)))
    yield Row("undo one decision, at the end of a game", min(undone) * 1000, "ms", 5, 0.5)
    yield Row("save of whole games, per decision", size / answers, "bytes", 40, 20)
    yield Row("memory of a live table", megabytes(kind, options, 300), "MB", 4, 2)
