"""Monsters: how likely one beats or evades them, and what they cost whoever meets them."""

from __future__ import annotations

from rulebound.games.ah3.bots.effects import dear
from rulebound.games.ah3.bots.doom import Omens
from rulebound.games.ah3.bots.sight import Thing, facts
from rulebound.games.ah3.state import ELUSIVE, WATCHER


def health_of(monster: Thing) -> int:
    """What it has left; who is off the board has nothing."""
    if "numbers" not in monster:
        return 0
    return int(monster["numbers"]["monster-health"] - monster["damage"])


def blow(sight: Omens, monster: Thing) -> float:
    """What one attack of it costs."""
    n = monster["numbers"]
    return dear(sight, "health", n["monster-damage"]) + dear(sight, "sanity", n["monster-horror"])


def at_least(sight: Omens, dice: int, wanted: int) -> float:
    """The chance of so many successes."""
    return sum(sight.odds(dice)[max(0, wanted) :])


def strikes(sight: Omens, monster: Thing) -> int:
    """The dice of an attack on it."""
    return sight.dice("strength", "attack", int(monster["numbers"]["monster-attack"]))


def beats(sight: Omens, monster: Thing) -> float:
    """How likely one attack defeats it."""
    return at_least(sight, strikes(sight, monster), health_of(monster))


def frees(sight: Omens) -> float:
    """How likely evading leaves one free of everything."""
    held = [m for m in sight.engaged if WATCHER not in facts(m).get("keywords", ())] or sight.engaged
    if not held:
        return 0.0
    worst = min(int(m["numbers"]["monster-evade"]) for m in held)
    return at_least(sight, sight.dice("observation", "evade", worst), len(held))


def meets(monster: Thing) -> bool:
    """Would it engage whoever comes?"""
    return not monster["exhausted"] and not monster["engaged"] and ELUSIVE not in facts(monster).get("keywords", ())


def menace(sight: Omens, monster: Thing) -> float:
    """How much the town would be better off without it."""
    numbers = monster["numbers"]
    out = 1.0 + 0.7 * float(numbers["monster-damage"] + numbers["monster-horror"])
    out += sight.brings(monster) * sight.burden * sight.horizon
    if "lurks" in facts(monster) and not sight.brings(monster):
        out += 6.0  # it does some other harm every round
    if monster["code"].startswith("archive-"):
        out += 12.0
    return out
