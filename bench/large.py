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
from rulebound.core.game.game import Game
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
    turn: str = "turn"
    """The menu from which a player acts in a turn."""

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
    Usual(
        "lotr",
        "Passage through Mirkwood",
        {"1 player": {"decks": "leadership"}, "4 players": {"decks": "leadership tactics spirit lore"}},
        turn="planning",
    ),
    Usual(
        "eldritch",
        "Eldritch Horror",
        {
            "1 investigator": {"seats": "1", "investigators": "akachi-onyele"},
            "4 investigators": {
                "seats": "4", "investigators": "akachi-onyele trish-scarborough mark-harrigan norman-withers",
            },
        },
    ),
    Usual(
        "ah3",
        "Arkham Horror",
        {
            "1 investigator": {"seats": "1", "scenario": "azathoth", "investigators": "daniela-reyes"},
            "4 investigators": {
                "seats": "4", "scenario": "azathoth",
                "investigators": "daniela-reyes norman-withers agnes-baker wendy-adams",
            },
        },
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
    middles = {name: middle(kind, options, usual.turn) for name, options in usual.tables.items()}
    name, options = usual.largest
    yield from copies(middles[name], effort)
    for table, g in middles.items():
        yield Row(f"50 rollouts of 20 decisions, {table}", rollouts(g, effort) * 1000, "ms", 200, 80)
    for table, chosen in usual.tables.items():
        tenths, quarters, turns = flatness(kind, chosen, usual.turn, effort)
        yield Row(f"cost of a decision, {table}, last tenth of a game / first", tenths, "x", 1.3, 1.1)
        yield Row("the same, third quarter of a game / second", quarters, "x")
        yield Row("the same, answers given in turns, last tenth / first", turns, "x")
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


def middle(kind: type[Game], options: Options, turn: str) -> Game:
    """A position in the middle of a game of usual length, where a player is to take an action."""
    long = sorted((play(kind.new(options, seed, False), random.Random(seed)), seed) for seed in range(GAMES))
    for decisions, seed in (*long[GAMES // 2 :], *long[: GAMES // 2]):
        g, rng = kind.new(options, seed), random.Random(seed)
        play(g, rng, decisions // 2)
        while g.decision is not None and g.decision.menu != turn:
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


def flatness(kind: type[Game], options: Options, turn: str, effort: Effort) -> tuple[float, float, float]:
    """How much more late decisions cost than early ones, over many games: last tenth to first, third quarter to second;
    and the last tenth to the first of the answers given in turns.

    What a decision costs is what it takes to come to it: from the answer before it, the first one from nothing. The
    answers in turns are there to tell what grows on the table: in a first turn that is empty.
    """
    sums = [0.0] * 6
    for seed in range(4 if effort.quick else 40):
        taken = course(kind, options, seed, turn)
        for _ in range(effort.repeats - 1):
            taken = [
                (min(a, b), acted) for (a, acted), (b, _) in zip(taken, course(kind, options, seed, turn), strict=True)
            ]
        costs, turns = [cost for cost, _ in taken[:-1]], [cost for cost, in_turn in taken if in_turn]
        tenth, quarter = max(1, len(costs) // 10), len(costs) // 4
        tenth_of_turns = max(1, len(turns) // 10)
        parts = (
            costs[:tenth], costs[-tenth:], costs[quarter : 2 * quarter], costs[2 * quarter : 3 * quarter],
            turns[:tenth_of_turns], turns[-tenth_of_turns:],
        )  # fmt: skip
        sums = [whole + sum(part) for whole, part in zip(sums, parts, strict=True)]
    return sums[1] / sums[0], sums[3] / sums[2], sums[5] / sums[4]


def course(kind: type[Game], options: Options, seed: int, turn: str) -> list[tuple[float, bool]]:
    """What the set-up costs and then each answer, with whether it was given in a turn."""
    games: list[Game] = []
    taken = [(seconds_of(lambda: games.append(kind.new(options, seed, False))), False)]
    g, rng = games[0], random.Random(seed)
    while g.decision is not None:
        in_turn = g.decision.menu == turn
        taken.append((seconds_of(lambda: answer(g, rng)), in_turn))
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
