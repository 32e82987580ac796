"""The figures themselves, in groups. Each group is a function that takes an effort and gives rows."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterator

from bench import large, yardstick
from bench.drill import STRENGTH, TIMES, again, drill, sub_rule
from bench.measure import Effort, Row, per_call, rates, seconds_of
from bench.players import answer, choose, megabytes, play, whole_games
from bench.synthetic import Town, town
from rulebound.core.game.game import Game
from rulebound.games.lantern import Lantern
from rulebound.play.simulate import simulate
from rulebound.play.table import Table

TABLES = {"2 seats": {"seats": "2"}, "4 seats": {"seats": "4"}, "secret roles": {"seats": "4", "roles": "secret"}}


def random_play(effort: Effort) -> Iterator[Row]:
    """Lantern beside the yardstick."""
    games = 0

    def counted(seed: int) -> int:
        nonlocal games
        games += 1
        return usual(seed)

    usual = whole_games(Lantern, False, **TABLES["2 seats"])
    players: dict[str, Callable[[int], int]] = {"python-chess": yardstick.play}
    players |= {name: whole_games(Lantern, False, **options) for name, options in TABLES.items()}
    players["durable"] = whole_games(Lantern, True, **TABLES["2 seats"])
    found = rates(players, effort)
    chess = found["python-chess"]
    yield Row("python-chess, random decisions", chess, "/s")
    for name in TABLES:
        yield Row(f"Lantern, {name}, plain", found[name], "/s")
        yield Row(f"Lantern, {name}, beside python-chess", found[name] / chess, "x", 0.5, 1.0, more=True)
    yield Row("Lantern, 2 seats, durable", found["durable"], "/s")
    yield Row("Lantern, 2 seats, durable beside python-chess", found["durable"] / chess, "x")
    decisions = sum(counted(seed) for seed in range(20))
    yield Row("Lantern, 2 seats, whole games", found["2 seats"] * games / decisions, "/s")


def single_steps(effort: Effort) -> Iterator[Row]:
    """What running rules costs."""
    plain, durable = drill("ask", False), drill("ask", True)
    yield Row("a plain step: answer to next decision", per_call(lambda: again(plain), effort), "us")
    yield Row("a durable resume: answer to next decision", per_call(lambda: again(durable), effort), "us", 8)
    plain_calls, durable_calls = drill("call", False), drill("call", True)
    yield Row("a plain sub-rule call", per_call(lambda: again(plain_calls), effort) / TIMES, "us", 0.5)
    yield Row("a durable sub-rule, push and pop", per_call(lambda: again(durable_calls), effort) / TIMES, "us")
    you = plain.seat(0)
    yield Row("a call kept as data (later)", per_call(lambda: sub_rule.later(you, 1), effort), "us")


def copies(effort: Effort) -> Iterator[Row]:
    """A table of 400 entities, ten rules deep."""
    g = town()
    data = g.encode()
    yield Row("clone, 400 entities, ten frames", per_call(g.clone, effort), "us", 150, 75)
    yield Row("save (encode)", per_call(g.encode, effort), "us", 100, 50)
    yield Row("load (restore)", per_call(lambda: Town.decode(data), effort), "us", 400, 250)
    yield Row("size of that save", len(data) / 1000, "kB", 16)


def events(effort: Effort) -> Iterator[Row]:
    """Events a second, plain, and numbers."""
    for name, cards in (
        ("no listener", {}),
        ("1 listener, not ready", {"bell": 1}),
        ("1 listener, ready", {"door": 1}),
        ("50 listeners, none ready", {"bell": 25, "ear": 25}),
        ("50 listeners, 1 ready", {"bell": 25, "ear": 24, "door": 1}),
    ):
        g = drill("knock", False, **cards)
        yield Row(f"events, {name}", TIMES * 1e6 / per_call(lambda g=g: again(g), effort), "/s")  # type: ignore[misc]
    g = drill("ask", False, gift=24)
    seat = g.seat(0)

    def uncached() -> int:
        g.version += 1
        return g.value(seat, STRENGTH)

    yield Row("value with 24 modifiers, worked out", per_call(uncached, effort), "us")
    yield Row("value with 24 modifiers, cached", per_call(lambda: g.value(seat, STRENGTH), effort), "us")


def search(effort: Effort) -> Iterator[Row]:
    """What bots do: many short games from one position."""
    for name, g in (("Lantern", middle(Lantern.new({"seats": "4"}, 3), 30)), ("400 entities", town())):
        rng = random.Random(1)

        def rollouts(g: Game = g, rng: random.Random = rng) -> None:
            for _ in range(50):
                play(g.clone(), rng, 20)

        taken = min(seconds_of(rollouts) for _ in range(effort.repeats))
        yield Row(f"50 rollouts of 20 decisions, {name}", taken * 1000, "ms", 200, 80)


def middle(g: Game, decisions: int) -> Game:
    play(g, random.Random(5), decisions)
    assert g.decision is not None
    return g


def long_game(effort: Effort) -> Iterator[Row]:
    """Does a game get slower as it gets longer? The rules alone, and a table with its record and its log."""
    length = 200 if effort.quick else 2000
    for name, start in (("rules", town), ("table", lambda: Table(Town, {}, 1))):
        first, last = [], []
        for _ in range(min(3, effort.repeats)):
            taken = timed_answers(start(), length)
            first.append(sum(taken[: length // 10]))
            last.append(sum(taken[-length // 10 :]))
        yield Row(f"cost per decision, last tenth / first, {name}", min(last) / min(first), "x", 1.3, 1.1)
    yield Row("an answer at a table, 400 entities", min(last) / (length // 10) * 1e6, "us")


def timed_answers(g: Game | Table, length: int) -> list[float]:
    rng = random.Random(2)
    return [seconds_of(lambda: choose(g, rng) if isinstance(g, Table) else answer(g, rng)) for _ in range(length)]


def tables(effort: Effort) -> Iterator[Row]:
    """A live table: undo, saves, memory."""
    length = 100 if effort.quick else 1000
    rng = random.Random(4)
    table = Table(Town, {}, 1)
    for name, upto in (("early", 20), ("late", length)):
        while len(table.answers) < upto:
            choose(table, rng)
        at_hand, played_again = undo_costs(table, rng, effort)
        yield Row(f"undo one decision, {name} in a game", at_hand * 1000, "ms", 5, 0.5)
        yield Row(f"undo one decision more, {name} in a game", played_again * 1000, "ms", 5, 0.5)
    yield Row("save, 400 entities, per decision", len(table.text()) / len(table.answers), "bytes", 40, 20)
    small = Table(Lantern, {"seats": "4"}, 3)
    while small.decision is not None:
        choose(small, rng)
    yield Row("save, a whole game of Lantern, per decision", len(small.text()) / len(small.answers), "bytes", 40, 20)
    for name, kind, options in (("Lantern", Lantern, TABLES["4 seats"]), ("400 entities", Town, {})):
        yield Row(f"memory of a live table, {name}", megabytes(kind, options, 300), "MB", 4, 2)


def undo_costs(table: Table, rng: random.Random, effort: Effort) -> tuple[float, float]:
    """Seconds to take back the last answer, and, on average, each of the fifteen before it."""
    at_hand, played_again = [], []
    for _ in range(min(3, effort.repeats)):
        for _ in range(16):
            choose(table, rng)
        at_hand.append(seconds_of(lambda: table.undo(force=True)))
        played_again.append(seconds_of(lambda: [table.undo(force=True) for _ in range(15)]) / 15)
    return min(at_hand), min(played_again)


def processes(effort: Effort) -> Iterator[Row]:
    """Two workers beside one, by the clock on the wall; and what importing costs."""
    games = 60 if effort.quick else 1200
    repeats = 1 if effort.quick else 3
    one = max(simulate("lantern", games, workers=1).speed for _ in range(repeats))
    two = max(simulate("lantern", games * 2, workers=2).speed for _ in range(repeats))
    yield Row("two workers / one (wall clock)", two / one, "x", 1.8, 1.95, more=True)
    for what in ("rulebound", "rulebound.games.lantern"):
        code = f"import time; t = time.process_time(); import {what}; print(time.process_time() - t)"
        taken = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(repeats + 2)]
        yield Row(f"import {what}", min(taken), "s", 0.5)


GROUPS: dict[str, Callable[[Effort], Iterator[Row]]] = {
    "Random play": random_play,
    "Running rules": single_steps,
    "Copies: 400 entities, ten rules deep": copies,
    "Events and numbers": events,
    "Search": search,
    "Long games": long_game,
    "Tables": tables,
    "Processes": processes,
    **large.groups(),
}
