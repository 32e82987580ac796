"""What an encounter in a space is worth on average."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulebound.core.card_language.forms import worded
from rulebound.games.ah3.board import FUTURE
from rulebound.games.ah3.bots.effects import CLUE, dear, worth
from rulebound.games.ah3.bots.sight import Thing
from rulebound.games.ah3.bots.wanted import Outlook
from rulebound.games.ah3.cards import DECKS
from rulebound.games.ah3.state import REGISTRY


@cache
def printed(deck: str, part: str, hood: str = "") -> tuple[Any, ...]:
    """What the cards of a deck say about a space, in words; of event cards those of one neighbourhood."""
    made = [REGISTRY[code].facts for code in DECKS.get(deck, ())]
    return tuple([
        worded("ah3", told[part]) for told in made
        if told.get(part) is not None and (not hood or told["hood"] == hood)
    ])  # fmt: skip


def average(sight: Outlook, words: tuple[Any, ...]) -> float:
    return sum(worth(sight, w) for w in words) / len(words) if words else 0.0


def encounter(sight: Outlook, space: Thing) -> float:
    if space["code"] not in sight.met:
        sight.met[space["code"]] = _encounter(sight, space) + sight.leads.get(space["hood"], 0.0)
    return sight.met[space["code"]]


def _encounter(sight: Outlook, space: Thing) -> float:
    hood = sight.hood_of(space)
    if space["code"] == FUTURE:
        return sight.insight - dear(sight, "sanity", 2)
    if hood is None:
        return average(sight, printed("street", space["street"]))
    if hood["anomaly"]:
        part = "low" if space["doom"] <= 1 else "middle" if space["doom"] <= 3 else "high"
        return average(sight, printed(f"anomalies-{sight.scenario}", part))
    plain = average(sight, printed(hood["code"], space["code"]))
    clues, drawn = int(hood["clues"]), sight.memory.drawn(sight, hood["code"])
    if not clues:
        return plain
    rivals: int = sum(sight.entities[p["space"]]["hood"] == hood["id"] for p in sight.others)
    likely: float = clues / max(clues, clues + 2 - drawn)  # an event lies among the three top cards
    likely = 0.95 * likely / (1 + 0.6 * max(0, rivals + 1 - clues))
    events = printed(f"events-{sight.scenario}", space["code"], hood["code"])
    told = average(sight, events) if events else CLUE / 2
    return likely * told + (1 - likely) * plain
