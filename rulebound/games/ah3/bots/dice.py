"""Dice that lie: what another roll is worth, and what may be spent on it."""

from __future__ import annotations

from rulebound.games.ah3.bots.fighting import health_of
from rulebound.games.ah3.bots.sight import Thing
from rulebound.games.ah3.bots.wanted import Outlook


def missing(sight: Outlook) -> tuple[int, float]:
    """How many successes more could be used, and what each is worth."""
    test = sight.all("Test")[-1]
    n = sum(d >= sight.lowest for d in test["dice"]) + int(test["added"])
    sorts = test["sorts"]
    who = next(p for p in sight.people if p["index"] == test["who"])
    if "research" in sorts:
        return int(who["clues"]) - n, 5.0
    if "ward" in sorts:
        space = sight.entities[who["space"]]
        return int(space["doom"]) - n, sight.urgency(space) + (sight.starry if n < 2 <= space["doom"] else 0.0)
    if "attack" in sorts and test["monster"]:
        left = health_of(sight.entities[test["monster"]]) - n
        return left, 4.0 / max(1, left)
    if "evade" in sorts:
        left = sum(who["index"] in m["engaged"] for m in sight.monsters) - n
        return left, 4.0 / max(1, left)
    if "cast" in sorts:
        return 1 - n, 1.5
    found = any(str(sight.entities.get(c["card"], {}).get("code")).startswith("event-") for c in sight.all("Contact"))
    return 1 - n, 14.0 if "codex" in sorts else 9.0 if found else 3.0


def reroll(sight: Outlook, option: Thing) -> float:
    """Cards first, for they cost nothing; then focus, the least useful first; clues only where all hangs on it."""
    key, _, rest = option["key"].partition(" ")
    wanted, each = missing(sight)
    if key == "pass":
        return 0.0
    if wanted <= 0:
        return -1.0
    hoped = each * (7 - sight.lowest) / 6
    if key == "spend-focus":
        used = sight.all("Test")[-1]["skill"]
        keep = 1.4 if rest in ("lore", "observation", used) else 0.8
        return hoped - keep
    if key == "spend-clue":
        return hoped - 3.5
    return 0.5 + hoped


def low_dice(sight: Outlook, options: list[Thing]) -> list[Thing]:
    """The dice that failed, the lowest first."""
    failed = [o for o in options if int(o["key"].split()[1]) < sight.lowest]
    return sorted(failed, key=lambda o: int(o["key"].split()[1]))
