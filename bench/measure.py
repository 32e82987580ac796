"""How figures are taken: CPU time, the best of several repeats, and rivals in turn within each repeat."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """How much time a figure may take."""

    repeats: int = 5
    seconds: float = 0.2
    """CPU time of one repeat, about."""
    quick: bool = False


@dataclass(frozen=True)
class Row:
    """One figure, with what it must hold and what it should reach."""

    name: str
    measured: float
    unit: str
    floor: float | None = None
    goal: float | None = None
    more: bool = False
    """Is more better?"""

    def reaches(self, mark: float | None) -> bool:
        return mark is None or (self.measured >= mark if self.more else self.measured <= mark)

    @property
    def verdict(self) -> str:
        if self.floor is None and self.goal is None:
            return ""
        if not self.reaches(self.floor):
            return "not"
        return "goal" if self.goal is not None and self.reaches(self.goal) else "ok"


def seconds_of(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def per_call(work: Callable[[], object], effort: Effort) -> float:
    """Microseconds of one call: as many calls as fit into a repeat, the best repeat counts."""
    number = 1
    while (taken := _calls(work, number)) < effort.seconds / 4:
        number = max(number * 2, min(number * 100, int(number * effort.seconds / max(taken, 1e-6) / 2)))
    return min(taken, *(_calls(work, number) for _ in range(effort.repeats))) / number * 1e6


def _calls(work: Callable[[], object], number: int) -> float:
    rounds = range(number)
    start = time.process_time()
    for _ in rounds:
        work()
    return time.process_time() - start


def rates(players: Mapping[str, Callable[[int], int]], effort: Effort) -> dict[str, float]:
    """Steps a second of each player (`player(seed)` plays one game and returns its steps).

    Every repeat lets each play in turn, so that a busy machine slows all of them; the best repeat of each counts.
    """
    best = dict.fromkeys(players, 0.0)
    for _ in range(effort.repeats):
        for name, player in players.items():
            steps, seed, start = 0, 0, time.process_time()
            while (taken := time.process_time() - start) < effort.seconds or not steps:
                steps += player(seed)
                seed += 1
            best[name] = max(best[name], steps / taken)
    return best
