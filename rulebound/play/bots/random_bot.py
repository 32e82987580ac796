"""A bot that takes any legal answer, each as likely as the next."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rulebound.core.game.decision import Decision
from rulebound.core.state.entities import Option


class RandomBot:
    """Plays by chance, from its own seed: the same seed and the same game give the same answers."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        decision = view["decision"]
        keys = [option["key"] for option in decision["options"]]
        return tuple([keys[i] for i in self._indices(len(keys), decision["least"], decision["most"])])

    def others(self, view: dict[str, Any], seat: int) -> Iterator[tuple[str, ...]]:
        """What can be tried where an answer failed: one answer with each of the options, in any order, and none."""
        decision = view["decision"]
        keys, least, most = [o["key"] for o in decision["options"]], decision["least"], decision["most"]
        for at in self._random.sample(range(len(keys)), len(keys) if most else 0):
            rest = [i for i in range(len(keys)) if i != at]
            picked = {at, *self._random.sample(rest, max(0, least - 1))}
            yield tuple([key for i, key in enumerate(keys) if i in picked])
        if least == 0:
            yield ()

    def pick(self, decision: Decision, seat: int) -> tuple[Option, ...]:
        options = decision.options_for(seat)
        return tuple([options[i] for i in self._indices(len(options), decision.least, decision.most)])

    def _indices(self, count: int, least: int, most: int) -> list[int]:
        if least == most == 1:
            return [int(self._random.random() * count)]
        return sorted(self._random.sample(range(count), self._random.randint(least, most)))
