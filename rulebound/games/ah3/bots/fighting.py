"""Monsters: how likely one beats or evades them, and what they cost whoever meets them."""

from __future__ import annotations

from math import comb

from rulebound.games.ah3.bots.effects import dear
from rulebound.games.ah3.bots.sight import Sight, Thing, facts
from rulebound.games.ah3.state import ELUSIVE, WATCHER


def health_of(monster: Thing) -> int:
    """What it has left; who is off the board has nothing."""
    if "numbers" not in monster:
        return 0
    return int(monster["numbers"]["monster-health"] - monster["damage"])


def blow(sight: Sight, monster: Thing) -> float:
    """What one attack of it costs."""
    n = monster["numbers"]
    return dear(sight, "health", n["monster-damage"]) + dear(sight, "sanity", n["monster-horror"])


def at_least(sight: Sight, dice: int, wanted: int) -> float:
    """The chance of so many successes."""
    p = (7 - sight.lowest) / 6
    dice = max(0, dice)
    return sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(wanted, dice + 1))


def strikes(sight: Sight, monster: Thing) -> int:
    """The dice of an attack on it."""
    return sight.dice("strength", "attack", int(monster["numbers"]["monster-attack"]))


def beats(sight: Sight, monster: Thing) -> float:
    """How likely one attack defeats it."""
    return at_least(sight, strikes(sight, monster), health_of(monster))


def frees(sight: Sight) -> float:
    """How likely evading leaves one free of everything."""
    held = [m for m in sight.engaged if WATCHER not in facts(m).get("keywords", ())] or sight.engaged
    if not held:
        return 0.0
    worst = min(int(m["numbers"]["monster-evade"]) for m in held)
    return at_least(sight, sight.dice("observation", "evade", worst), len(held))


def meets(monster: Thing) -> bool:
    """Would it engage whoever comes?"""
    return not monster["exhausted"] and not monster["engaged"] and ELUSIVE not in facts(monster).get("keywords", ())


def menace(sight: Sight, monster: Thing) -> float:
    """How much the town would be better off without it."""
    made = facts(monster)
    out = 1.5 + 0.3 * int(monster["numbers"]["monster-health"])
    if sight.scenario == "azathoth" and "cultist" in made.get("traits", ()):
        out += 3.5  # a reckoning brings doom wherever one is
    if "lurks" in made:
        out += 9.0  # it does harm every round
    if monster["code"].startswith("archive-"):
        out += 12.0
    return out
