"""An investigator who follows clues to the codex, wards off doom, fights what can be fought, evades, recovers and buys.

It answers from its own view alone, and from what it remembers of earlier views. Every option gets a worth; the best is
taken, equals by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rulebound.games.ah3.bots.dice import low_dice, pool, reroll
from rulebound.games.ah3.bots.memory import Memory
from rulebound.games.ah3.bots.picking import (
    bears,
    buy,
    clears,
    effect,
    least_loved,
    most,
    reaction,
    redirect,
    skill_dropped,
    skill_wanted,
    somebody,
    starting,
    weak,
)
from rulebound.games.ah3.bots.sight import Thing
from rulebound.games.ah3.bots.together import exchanged, order, partner, remnants_kept, share, sharer
from rulebound.games.ah3.bots.turn import action, move_on, to_space
from rulebound.games.ah3.bots.wanted import Outlook


class Investigator:
    """Plans its turn to the end, with a rule of thumb for every other kind of question."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._memory = Memory()

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        decision = view["decision"]
        options = list(decision["options"])
        sight = Outlook(view, seat, self._memory)
        self._random.shuffle(options)  # so that equals are treated as equals
        prompt, least, most = decision["prompt"], decision["least"], decision["most"]
        known = bool(sight.you["code"]) or prompt == "ah3-prompt-investigator"
        if (least, most) == (1, 1):
            value = ANSWERS.get(prompt, plain) if known else plain  # who has fallen has nothing to weigh it by
            chosen: str = max(options, key=lambda option: value(sight, option))["key"]
            if chosen.startswith("understand "):
                self._memory.read = view["round"]
            return (chosen,)
        several = SEVERAL.get(prompt) if known else None
        wanted = several(sight, options)[:most] if several is not None else []
        for option in options:
            if len(wanted) >= least:
                break
            if option not in wanted:
                wanted.append(option)
        return tuple([o["key"] for o in wanted])


def plain(sight: Outlook, option: Thing) -> float:
    """Whatever is not thought about: yes rather than no, doing rather than passing."""
    return {"pass": -0.5, "no": 0.0, "yes": 1.0, "leave": 0.0, "as-they-lie": 1.0, "in-player-order": 0.0}.get(
        option["key"], 0.5
    )


def dangerous(sight: Outlook, options: list[Thing]) -> list[Thing]:
    """The monsters worst to be held by."""
    return sorted(options, key=lambda o: -weak(sight, o))


ANSWERS: dict[str, Callable[[Outlook, Thing], float]] = {
    "ah3-prompt-turn": order,
    "ah3-prompt-action": action,
    "ah3-prompt-this-action": action,
    "ah3-prompt-move-on": move_on,
    "ah3-prompt-move": to_space,
    "ah3-prompt-pool": pool,
    "ah3-prompt-reroll": reroll,
    "ah3-prompt-dice": lambda s, o: -int(o["key"].split()[1]),
    "ah3-prompt-nudge": lambda s, o: float(int(o["key"].split()[1]) == s.lowest - 1),
    "ah3-prompt-one-or-all": lambda s, o: float(o["key"] == "one"),
    "ah3-prompt-research": most,
    "ah3-prompt-remnants-for-dice": most,
    "ah3-prompt-remove-doom": clears,
    "ah3-prompt-doom": bears,
    "ah3-prompt-buy": buy,
    "ah3-prompt-gain-item": buy,
    "ah3-prompt-discard": least_loved,
    "ah3-prompt-focus": skill_wanted,
    "ah3-prompt-drop-focus": skill_dropped,
    "ah3-prompt-redirect-damage": redirect,
    "ah3-prompt-redirect-horror": redirect,
    "ah3-prompt-investigator": somebody,
    "ah3-prompt-starting": starting,
    "ah3-prompt-evade": weak,
    "ah3-prompt-end-rumor": lambda s, o: float(o["key"] == "leave"),
    "ah3-prompt-join-lodge": lambda s, o: float(o["key"] in ("pass", "leave", "no")),
    "ah3-prompt-agree": lambda s, o: float(o["key"] == "agree"),
    "ah3-prompt-trade-with": partner,
    "ah3-prompt-exchange": sharer,
    "ah3-prompt-exchange-damage": share,
    "ah3-prompt-exchange-horror": share,
    "ah3-prompt-remnants": remnants_kept,
    "core-prompt-react": reaction,
    "core-prompt-form": effect,
    "core-prompt-one-of": effect,
    "core-prompt-unless": effect,
}
SEVERAL: dict[str, Callable[[Outlook, list[Thing]], list[Thing]]] = {
    "ah3-prompt-dice": low_dice,
    "ah3-prompt-evade": dangerous,
    "ah3-prompt-trade": exchanged,
}
"""Where several may be chosen: which of them are wanted."""
BOTS = {"sleuth": Investigator}
