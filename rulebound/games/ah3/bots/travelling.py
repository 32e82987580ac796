"""Where to be at the end of the action phase: what every space is worth, and the way there."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulebound.core.forms import worded
from rulebound.games.ah3.bots.effects import CLUE, worth
from rulebound.games.ah3.bots.fighting import beats, blow, meets, menace
from rulebound.games.ah3.bots.sight import Thing, away, beside, facts
from rulebound.games.ah3.bots.wanted import Outlook
from rulebound.games.ah3.cards import DECKS
from rulebound.games.ah3.state import ELUSIVE, REGISTRY

ENCOUNTER_COUNTS = 0.8
FREE, PAID = 2, 2
"""Spaces a move action goes for nothing, and for money."""
LATER = 0.4
"""What is reached only in a later round is worth less."""
NOWHERE = -99.0


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
    """What an encounter in a space is worth on average."""
    hood = sight.hood_of(space)
    if hood is None:
        return average(sight, printed("street", space["street"])) if space["street"] else 0.0
    if hood["anomaly"]:
        part = "low" if space["doom"] <= 1 else "middle" if space["doom"] <= 3 else "high"
        return average(sight, printed(f"anomalies-{sight.scenario}", part))
    plain = average(sight, printed(hood["code"], space["code"]))
    rivals: int = sum(sight.entities[p["space"]]["hood"] == hood["id"] for p in sight.others)
    clues, drawn = int(hood["clues"]), sight.memory.drawn(sight, hood["code"])
    likely = clues / max(clues, clues + 2 - drawn) if clues else 0.0  # an event lies among the three top cards
    likely = 0.95 * likely / (1 + 0.6 * max(0, rivals + 1 - clues))
    events = printed(f"events-{sight.scenario}", space["code"], hood["code"])
    told = average(sight, events) if events else CLUE / 2
    return likely * told + (1 - likely) * plain


def worth_of(sight: Outlook, code: str, acts: int = 1, done: str = "") -> float:
    """What it is worth to be in a space, with so many actions left there; `done`: what was done just now."""
    known: dict[tuple[str, int, str], float] = sight.known
    if (code, acts, done) not in known:
        known[code, acts, done] = _worth_of(sight, code, acts, done)
    return known[code, acts, done]


def _worth_of(sight: Outlook, code: str, acts: int, done: str) -> float:
    """The encounter to come, and the best of what can be done there; monsters come first."""
    space = sight.spaces[code]
    foes = sight.engaged if code == sight.here else [m for m in sight.monsters_at(code) if meets(m)]
    deeds, likely = chores(sight, space, done), 1.0
    out = 0.0
    for monster in foes:
        won = beats(sight, monster) if acts and "attack" not in (*sight.you["done"], done) else 0.0
        out += won * menace(sight, monster) - (1 - won) * (blow(sight, monster) + 1.0)
        likely, acts = likely * won, max(0, acts - 1)
    if foes and sight.in_the_future:
        return out
    out += likely * sum(deeds[:acts])
    for monster in sight.monsters_at(code):
        if monster["exhausted"] and ELUSIVE not in facts(monster).get("keywords", ()):
            out -= 1.0 + 0.6 * blow(sight, monster)  # it wakes up before the encounter
            likely = 0.0
    out += likely * ENCOUNTER_COUNTS * encounter(sight, space)
    return out + 0.5 * sight.sites.get(code, 0.0) * (not acts)


def chores(sight: Outlook, space: Thing, done: str) -> list[float]:
    """What the actions in a space would be worth, the best first."""
    made = (*sight.you["done"], done)
    crowd = sum(p["space"] == space["id"] and not p["acted"] for p in sight.others)
    out = {
        "ward": sight.warding(space) / (1 + 0.5 * crowd),
        "research": sight.researching,
        "focus": sight.focusing,
        "gather": sight.gathering,
    }
    values = [value for name, value in out.items() if name not in made]
    values.append(sight.sites.get(space["code"], 0.0))
    if "attack" not in made:
        values += [
            beats(sight, m) * menace(sight, m)
            for m in sight.monsters_at(space["code"])
            if not meets(m) and not m["engaged"]
        ]
    return sorted(values, reverse=True)


def reach(sight: Outlook) -> int:
    """How far one move action goes, with all one's money."""
    return FREE + min(PAID, int(sight.you["money"]))


def ways(sight: Outlook) -> dict[str, int]:
    """How many steps every space is away, round the monsters that would stop one."""
    known = sight.way
    if not known:
        closed = {s for s in sight.spaces if any(meets(m) for m in sight.monsters_at(s))} | barred(sight)
        known[sight.here] = 0
        border = [sight.here]
        while border:
            border = [n for s in border if s == sight.here or s not in closed for n in spread(sight, s, known)]
    return dict(known)


def spread(sight: Outlook, code: str, known: dict[str, int]) -> list[str]:
    found = [n for n in beside(sight.scenario, code) if n not in known and n not in barred(sight)]
    for n in found:
        known[n] = known[code] + 1
    return found


def barred(sight: Outlook) -> set[str]:
    """Where nobody may go."""
    return sight.markers("markers", "marker-red") if "archive-7" in sight.codex else set()


def appeal(sight: Outlook, code: str, steps: int, fast: int, acts: int, done: str = "") -> float:
    """What it is worth to go to a space so many steps away."""
    if not steps:
        return worth_of(sight, code, acts, done)
    if steps <= fast:
        return worth_of(sight, code, acts, done) - 0.4 * max(0, steps - FREE)
    rounds = 1 + (steps - fast - 1) // (FREE + 1)
    value = worth_of(sight, code, 1, done)
    return value * LATER**rounds if value > 0 else value


def best_goal(sight: Outlook, fast: int, acts: int, done: str = "") -> tuple[str, float]:
    """Where one wants to be, and what it is worth, with so many actions left on arrival."""
    values = {
        code: appeal(sight, code, steps, fast, acts, done) for code, steps in ways(sight).items() if code != sight.here
    }
    if not values:
        return sight.here, NOWHERE
    goal = max(values, key=lambda code: (values[code], code))
    return goal, values[goal]


def prospect(sight: Outlook, acts: int, done: str) -> float:
    """What the rest of the turn is worth after something was done: staying, or going where it is best."""
    stays = worth_of(sight, sight.here, acts, done)
    if not acts or done == "move" or "move" in sight.you["done"] or sight.hampered:
        return stays
    return max(stays, best_goal(sight, reach(sight), acts - 1, done)[1])


def nearer(sight: Outlook, goal: str, to: str) -> bool:
    """Does a step lead towards the goal?"""
    if to == goal:
        return True
    if any(meets(m) for m in sight.monsters_at(to)):
        return False
    there = away(sight.scenario, goal)
    return there.get(to, 99) < there.get(sight.here, 99)
