"""Dice that lie: what another roll is worth, and what may be spent on it."""

from __future__ import annotations

from rulebound.games.ah3.bots.effects import CLUE, dear
from rulebound.games.ah3.bots.fighting import blow, health_of, menace
from rulebound.games.ah3.bots.sight import VOICE, Thing
from rulebound.games.ah3.bots.wanted import CARRY, Outlook

FREED = 10.0
"""What it is worth to be free of monsters before one's actions are over."""


def missing(sight: Outlook) -> tuple[int, float]:
    """How many successes more could be used, and what each is worth."""
    test = sight.all("Test")[-1]
    n = sum(d >= sight.lowest for d in test["dice"]) + int(test["added"])
    sorts = test["sorts"]
    who = next(p for p in sight.people if p["index"] == test["who"])
    if "research" in sorts:
        return int(who["clues"]) - n, sight.knowing
    if "ward" in sorts:
        space = sight.entities[who["space"]]
        gain = sight.clearing(space, min(n + 1, int(space["doom"]))) - sight.clearing(space, min(n, int(space["doom"])))
        return int(space["doom"]) - n, gain + (sight.starry / 2 if n < 2 <= space["doom"] else 0.0)
    if "attack" in sorts and test["monster"]:
        monster = sight.entities[test["monster"]]
        left = health_of(monster) - n
        return left, (menace(sight, monster) + blow(sight, monster)) / max(1, left) if left > 0 else 0.0
    if "evade" in sorts:
        held = [m for m in sight.monsters if who["index"] in m["engaged"]]
        left = len(held) - n
        return left, (FREED + sum(blow(sight, m) for m in held)) / max(1, left)
    if "cast" in sorts:
        return 1 - n, 1.5
    found = any(str(sight.entities.get(c["card"], {}).get("code")).startswith("event-") for c in sight.all("Contact"))
    return 1 - n, CARRY if "codex" in sorts else 14.0 if found else 4.0


def reroll(sight: Outlook, option: Thing) -> float:
    """Cards first, for they cost nothing; then focus, the least useful first; clues only where all hangs on it."""
    key, _, rest = option["key"].partition(" ")
    wanted, each = missing(sight)
    if key == "pass":
        return 0.0
    voice = sight.about(option).get("code") == VOICE
    if voice and sight.insight:
        return 20.0
    failed: int = sum(d < sight.lowest for d in sight.all("Test")[-1]["dice"])
    if wanted <= 0 or not failed:
        return -1.0
    hoped = each * (7 - sight.lowest) / 6
    if key == "spend-focus":
        used = sight.all("Test")[-1]["skill"]
        keep = 2.5 if rest in ("lore", "observation", used) else 1.5
        return hoped - keep
    if key == "spend-clue":
        return hoped - 0.8 * CLUE
    if voice:
        return hoped * min(wanted, failed) - dear(sight, "sanity", 1) - 1.0
    return 0.5 + hoped


def pool(sight: Outlook, option: Thing) -> float:
    """Before the roll: whatever helps, all of it at once if it can be had; nothing is spared for others."""
    verb = option["key"].partition(" ")[0]
    return {"hold-all": 2.0, "pass": 0.0, "spare": -1.0}.get(verb, 1.0)


def low_dice(sight: Outlook, options: list[Thing]) -> list[Thing]:
    """The dice that failed, the lowest first."""
    failed = [o for o in options if int(o["key"].split()[1]) < sight.lowest]
    return sorted(failed, key=lambda o: int(o["key"].split()[1]))
