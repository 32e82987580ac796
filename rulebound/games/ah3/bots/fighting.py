"""Monsters: how likely one beats or evades them, and what they cost whoever meets them."""

from __future__ import annotations

from rulebound.games.ah3.bots.doom import Omens
from rulebound.games.ah3.bots.effects import dear, fear
from rulebound.games.ah3.bots.sight import Thing, away, facts
from rulebound.games.ah3.state import ELUSIVE, SKILLS

WEARING = {
    "river-skulk": "sanity", "void-touched": "sanity", "archive-39": "sanity", "archive-40": "sanity",
    "ghoul-priest": "health",
}  # fmt: skip
"""Who wears everybody down, a point in each round, as long as nobody is engaged with it."""
TOKENS = {"sanity": "horror", "health": "damage"}
WORN = 4
"""The rounds of it to reckon with."""


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


def helped(sight: Omens, monster: Thing) -> int:
    """Damage that needs no dice: clues of the sheet tell where the great ghoul is weak."""
    return int(sight.sheet["clues"]) if monster["code"] == "archive-19" else 0


def beats(sight: Omens, monster: Thing) -> float:
    """How likely one attack defeats it."""
    return at_least(sight, strikes(sight, monster), health_of(monster) - helped(sight, monster))


def meets(monster: Thing) -> bool:
    """Would it engage whoever comes?"""
    return not monster["exhausted"] and not monster["engaged"] and ELUSIVE not in facts(monster).get("keywords", ())


def prey(sight: Omens, monster: Thing) -> list[Thing]:
    """Whom it goes after, by the words of its card; several if they tie, none if it does not hunt."""
    how, _, what = str(facts(monster).get("hunter", "")).partition(" ")
    if not how:
        return []
    if not what:
        return sight.people

    def has(who: Thing) -> int:
        if what in SKILLS:
            return int(who["numbers"][what])
        if what == "spells":
            return sum(facts(c).get("kind") == "spell" for c in sight.cards(who["assets"]))
        return int(who[what])

    best = (min if how == "lowest" else max)(has(p) for p in sight.people)
    return [p for p in sight.people if has(p) == best]


def hunted(sight: Omens, monster: Thing, at: str) -> bool:
    """Would it catch oneself there in the next monster phase?"""
    if not meets(monster) or sight.you not in prey(sight, monster):
        return False
    speed = facts(monster).get("speed")
    here = sight.entities[monster["space"]]["code"]
    return speed is None or away(sight.scenario, here).get(at, 99) <= int(speed)


def menace(sight: Omens, monster: Thing) -> float:
    """How much the town would be better off without it."""
    made, numbers = facts(monster), monster["numbers"]
    out = 2.0 + 1.5 * float(numbers["monster-damage"] + numbers["monster-horror"])
    out += 5.0 if "hunter" in made else 0.0
    out += sight.brings(monster) * sight.burden * sight.horizon
    if monster["code"] in WEARING:
        out += toll(sight, WEARING[monster["code"]])
    elif "lurks" in made and not sight.brings(monster):
        out += 6.0  # it does some other harm every round
    if made.get("worshiper"):
        out += 20.0
    if made.get("epic"):
        out += 100.0
    return out


def toll(sight: Omens, what: str) -> float:
    """What it costs all of them to lose a point of health or sanity in each of the next rounds."""
    left = [int(p["numbers"][f"most-{what}"] - p[TOKENS[what]]) for p in sight.people]
    return sum(fear(sight, n - WORN) - fear(sight, n) for n in left)


def harm(sight: Omens, monster: Thing) -> float:
    """What one attack is worth, if damage that does not defeat it counts for the part of its health that it is."""
    left, more = max(1, health_of(monster)), helped(sight, monster)
    hits = sum(p * min(n + more, left) for n, p in enumerate(sight.odds(strikes(sight, monster))))
    return menace(sight, monster) * hits / left
