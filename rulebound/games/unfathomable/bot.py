"""A player of Unfathomable: a human as long as the loyalty cards say so, a traitor in hiding or in the open otherwise.

It answers from its own view alone. Every option gets a worth; the best is taken, equals by chance.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rulebound.games.unfathomable.bots.answers import SEVERAL, WORTH, anything
from rulebound.games.unfathomable.bots.beliefs import Beliefs
from rulebound.games.unfathomable.bots.minding import Mind
from rulebound.games.unfathomable.bots.sight import Sight


class UnfathomableBot:
    """Looks one step ahead, with a rule of thumb for each kind of question, and remembers what checks have shown."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.beliefs = Beliefs()

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        decision = view["decision"]
        options = list(decision["options"])
        if len(options) == 1 and decision["least"] == 1:
            return (options[0]["key"],)
        mind = Mind(Sight(view, seat), self.beliefs, self.chance)
        self._random.shuffle(options)  # so that equals are treated as equals
        prompt = decision["prompt"]
        several = SEVERAL.get(prompt)
        if several is not None:
            return several(mind, options, decision["least"], decision["most"])
        worth = WORTH.get(prompt, anything)
        options.sort(key=lambda option: worth(mind, option), reverse=True)
        return tuple([option["key"] for option in options[: decision["least"]]])

    def chance(self) -> float:
        return self._random.random()


BOTS = {"voyager": UnfathomableBot}
