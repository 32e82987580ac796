"""An investigator who closes gates, follows clues to the mystery, fights what can be fought, rests and buys.

It answers from its own view alone. Every option gets a worth; the best is taken, equals by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rulebound.games.eldritch.bots.meeting import encounter, facing, low_dice, nudged, reaction, reroll
from rulebound.games.eldritch.bots.picking import (
    buy,
    effect,
    gate,
    least_loved,
    loan,
    moving,
    number,
    omen_space,
    other,
    partner,
    pays,
    person,
    skill_wanted,
    somebody,
    stays_lead,
    to_space,
    weak,
)
from rulebound.games.eldritch.bots.sharing import chosen
from rulebound.games.eldritch.bots.sight import Thing
from rulebound.games.eldritch.bots.turn import action, ticket
from rulebound.games.eldritch.bots.wanted import Outlook


class Investigator:
    """Looks one step ahead, with a rule of thumb for each kind of question."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        decision = view["decision"]
        options = list(decision["options"])
        sight = Outlook(view, seat)
        self._random.shuffle(options)  # so that equals are treated as equals
        prompt, least, most = decision["prompt"], decision["least"], decision["most"]
        if (least, most) == (1, 1):
            known = bool(sight.you["code"]) or prompt == "eldritch-prompt-investigator"
            value = ANSWERS.get(prompt, plain) if known else plain  # who has fallen has nothing to weigh it by
            return (max(options, key=lambda option: value(sight, option))["key"],)
        several = SEVERAL.get(prompt) if sight.you["code"] else None
        wanted = several(sight, options)[:most] if several is not None else []
        for option in options:
            if len(wanted) >= least:
                break
            if option not in wanted:
                wanted.append(option)
        return tuple([o["key"] for o in wanted])


def plain(sight: Outlook, option: Thing) -> float:
    """Whatever is not thought about: yes rather than no, doing rather than passing."""
    return {"pass": -0.5, "no": 0.0, "yes": 1.0, "leave": 0.0}.get(option["key"], 0.5)


SPACES_TO_BE = [f"eldritch-prompt-{what}" for what in (
    "spawn-first", "random-space", "clue-where", "hurt-space", "lies", "goes-near", "clue-goes", "nearest-gate",
    "token-nearby", "nearest-people", "nearest-clue", "monster-goes",
)]  # fmt: skip
STEPS = [f"eldritch-prompt-{what}" for what in ("walk", "walk-up-to", "way", "walk-between", "sail")]
MONSTERS = [f"eldritch-prompt-{what}-monster" for what in ("discard", "hurt", "call", "move")]

ANSWERS: dict[str, Callable[[Outlook, Thing], float]] = {
    "eldritch-prompt-action": action,
    "eldritch-prompt-ticket": ticket,
    "eldritch-prompt-encounter": encounter,
    "eldritch-prompt-fight": facing,
    "eldritch-prompt-reroll": reroll,
    "eldritch-prompt-dice": lambda s, o: -int(o["key"].split()[1]),
    "eldritch-prompt-nudge": nudged,
    "eldritch-prompt-acquire": buy,
    "eldritch-prompt-loan": loan,
    **dict.fromkeys(SPACES_TO_BE, to_space),
    **dict.fromkeys(STEPS, moving),
    "eldritch-prompt-void": to_space,
    **dict.fromkeys(MONSTERS, weak),
    "eldritch-prompt-gate-gone": gate,
    "eldritch-prompt-omen": omen_space,
    "eldritch-prompt-next": lambda s, o: o["key"] == "rest",
    "eldritch-prompt-next-player": lambda s, o: o["key"] == "rest",
    "eldritch-prompt-improve": skill_wanted,
    "eldritch-prompt-discard": least_loved,
    "eldritch-prompt-reserve": lambda s, o: -least_loved(s, o),
    "eldritch-prompt-ally": lambda s, o: -least_loved(s, o),
    "eldritch-prompt-for-whom": person,
    "eldritch-prompt-feed": person,
    "eldritch-prompt-help": other,
    "eldritch-prompt-agree": lambda s, o: o["key"] == "agree",
    "eldritch-prompt-trade-with": partner,
    "eldritch-prompt-share": pays,
    "eldritch-prompt-investigator": somebody,
    "eldritch-prompt-lead": stays_lead,
    "eldritch-prompt-sanity-for-dice": number,
    "eldritch-prompt-clues-for-successes": number,
    "eldritch-prompt-sanity-for-clue": lambda s, o: (s.you["sanity"] > 3) == (o["key"] == "yes"),
    "core-prompt-react": reaction,
    "core-prompt-form": effect,
    "core-prompt-one-of": effect,
    "core-prompt-unless": effect,
}
SEVERAL: dict[str, Callable[[Outlook, list[Thing]], list[Thing]]] = {
    "eldritch-prompt-dice": low_dice,
    "eldritch-prompt-trade": chosen,
}
"""Where several may be chosen: which of them are wanted."""
BOTS = {"sleuth": Investigator}
