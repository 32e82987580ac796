"""The same games in other processes: nothing may depend on where a game is played, or on how Python hashes there."""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec
from msgspec import Struct

from rulebound.core.game.game import Game
from rulebound.games import game_class
from rulebound.play.checking.invariants import some_answer

HASH_SEEDS = ("1", "2")
LONGEST = 100_000
TOLD = 12
"""So many lines of what another process said before it failed are told."""
SAME, RUN = "the same in every process", "the rules run"

Answer = tuple[int, tuple[str, ...]]


class Errand(Struct):
    """What another process is to play: a game from its beginning, and the same one from the middle on."""

    game: str
    options: dict[str, str]
    seed: int
    half_way: bytes
    rest: list[Answer]


class Trail(Struct):
    """The hash of every position of a game, and of the last one of the game that was taken up half-way."""

    hashes: list[str]
    taken_up: str


class Parted(NamedTuple):
    """Where a game is not what it ought to be: here, or here and elsewhere."""

    options: dict[str, str]
    seed: int
    step: int
    found: str
    invariant: str = SAME
    answers: tuple[Answer, ...] = ()


class ElsewhereFailed(Exception):
    """The rules failed in another process, though not in this one."""


def compare_processes(kind: type[Game], games: list[tuple[dict[str, str], int]]) -> Iterator[Parted]:
    """Plays games here and in two other processes, and yields where they part, or where the rules fail already here."""
    errands, trails = [], []
    for options, seed in games:
        answers: list[Answer] = []
        try:
            g, hashes = play_at_random(kind, options, seed, answers)
            half = kind.new(options, seed)
            middle = len(answers) // 2
            for seat, keys in answers[:middle]:
                half.choose(keys, seat)
        except Exception as error:
            yield Parted(options, seed, len(answers), what_failed(error), RUN, tuple(answers))
            continue
        errands.append(Errand(kind.book.game, options, seed, half.encode(), answers[middle:]))
        trails.append(Trail(hashes, g.state_hash()))
    for hash_seed in HASH_SEEDS if errands else ():
        try:
            there = _sent(errands, hash_seed)
        except ElsewhereFailed as failed:
            yield Parted(errands[0].options, errands[0].seed, 0, f"{failed} with PYTHONHASHSEED={hash_seed}", RUN)
            continue
        for errand, mine, theirs in zip(errands, trails, there, strict=True):
            where = f"with PYTHONHASHSEED={hash_seed}"
            if theirs.hashes != mine.hashes:
                step = next((i for i, (a, b) in enumerate(zip(mine.hashes, theirs.hashes, strict=False)) if a != b), 0)
                yield Parted(errand.options, errand.seed, step, f"another hash {where}")
            elif theirs.taken_up != mine.taken_up:
                yield Parted(errand.options, errand.seed, len(mine.hashes) // 2, f"another end after loading {where}")


def play_at_random(
    kind: type[Game], options: dict[str, str], seed: int, answers: list[Answer]
) -> tuple[Game, list[str]]:
    """A random game and the hash of every position; its answers are written down as they are given."""
    g = kind.new(options, seed)
    random = Random(seed)
    hashes = [g.state_hash()]
    while g.decision is not None and len(answers) < LONGEST:
        seat = random.choice(g.waiting)
        picked = some_answer(g.decision, seat, random)
        answers.append((seat, tuple([o.key for o in picked])))
        g.submit(picked, seat)
        hashes.append(g.state_hash())
    return g, hashes


def what_failed(error: Exception) -> str:
    """Where it went wrong, the error itself, and the rules that were at work."""
    where = traceback.format_tb(error.__traceback__)[-2:]
    return "".join([*where, *traceback.format_exception_only(error)]).strip()


def _sent(errands: list[Errand], hash_seed: str) -> list[Trail]:
    path = os.pathsep.join(p for p in sys.path if p)
    done = subprocess.run(
        [sys.executable, "-c", "from rulebound.play.checking.process_check import run_errands; run_errands()"],
        input=msgspec.msgpack.encode(errands),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
    )
    if done.returncode:
        said = done.stderr.decode().strip().splitlines()
        raise ElsewhereFailed("\n".join(["one of these games failed in another process:", *said[-TOLD:]]))
    return msgspec.msgpack.decode(done.stdout, type=list[Trail])


def run_errands() -> None:
    """What the other process does: it reads errands from its input and writes trails."""
    trails = []
    for errand in msgspec.msgpack.decode(sys.stdin.buffer.read(), type=list[Errand]):
        kind = game_class(errand.game)
        g = kind.decode(errand.half_way)
        for seat, keys in errand.rest:
            g.choose(keys, seat)
        trails.append(Trail(play_at_random(kind, errand.options, errand.seed, [])[1], g.state_hash()))
    sys.stdout.buffer.write(msgspec.msgpack.encode(trails))
