"""One's turn: which action is worth most, and which step leads to where one wants to be."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.ah3.bots.effects import dear
from rulebound.games.ah3.bots.plan import NOWHERE, PAID, Plan
from rulebound.games.ah3.bots.sight import Thing
from rulebound.games.ah3.bots.together import sharing
from rulebound.games.ah3.bots.wanted import Outlook

TRADED = 100.0
"""What it is worth that the book comes to whoever can use it."""
JOURNEY_GOES = 3
"""So far the spell leads on average."""
ABILITIES: dict[str, Callable[[Outlook], float]] = {
    "plumb": lambda s: -1.0,
    "trust-fund": lambda s: 3.0,
    "share-pain": lambda s: sharing(s) - 1.0,
    "find": lambda s: s.insight - 8.0,
    "transmute": lambda s: (s.insight or -8.0) + 1.5,
}
"""Actions of components, by the name of the ability."""


def plan_of(sight: Outlook) -> Plan:
    if not isinstance(sight.plan, Plan):
        sight.plan = Plan(sight)
    return sight.plan


def action(sight: Outlook, option: Thing) -> float:
    """What the action brings, and what the rest of the turn brings after it."""
    key, _, rest = option["key"].partition(" ")
    plan, here, acts = plan_of(sight), sight.here, int(sight.you["actions"])
    about = sight.about(option)
    if key == "pass":
        return plan.end(here, plan.held, False, plan.done)
    if key == "move" and about.get("kind") == "Space":
        value, goal = plan.travelling(here, acts, plan.done, plan.held)
        return value if nearer(sight, goal, rest) else NOWHERE
    if key == "move":
        value, _ = plan.travelling(here, acts, plan.done, plan.held, "", JOURNEY_GOES, 0)
        return value + (sight.insight or -dear(sight, "sanity", 1))
    if key == "attack":
        return plan.attacking(about, here, acts, plan.done, plan.held, "")
    if key == "evade":
        return plan.evading(here, acts, plan.done, plan.held, "")
    gain = TRADED if key == "trade" and sight.match is not None else immediate(sight, key, about)
    if key == "focus" and sight.in_the_future:
        gain += 1.0  # first of all
    name = key if key in CHORES else "site" if about.get("code") in sight.codex else rest
    return gain + plan.noticed(key, plan.done) + plan.best(here, acts - 1, plan.done | {name}, plan.held)


CHORES = ("ward", "research", "focus", "gather")


def immediate(sight: Outlook, key: str, about: Thing) -> float:
    """What an action brings by itself."""
    if key in CHORES:
        return plan_of(sight).chores(sight.here, frozenset()).get(key, -0.1)
    if key in ABILITIES:
        return ABILITIES[key](sight)
    if key == "trade":
        return -1.0
    return sight.sites.get(sight.here, -1.0) if about.get("code") in sight.codex else 1.0


# ------------------------------------------------------------------ steps


def nearer(sight: Outlook, goal: str, to: str) -> bool:
    """Does a step lead towards the goal, and not into the arms of a monster on the way?"""
    plan = plan_of(sight)
    if to == goal:
        return True
    if plan.meeting(to):
        return False
    return plan.ways(to).get(goal, 99) < plan.ways(sight.here).get(goal, 99)


def move_on(sight: Outlook, option: Thing) -> float:
    """Further on the way, if it is worth more than to stay."""
    key, _, to = option["key"].partition(" ")
    plan, acts = plan_of(sight), int(sight.you["actions"])
    if key == "pass":
        return plan.best(sight.here, acts, plan.done, plan.held)
    money = min(PAID, int(sight.you["money"]))
    free = 0 if key == "pay-move" else 1
    value, goal = plan.travelling(sight.here, acts + 1, plan.done, plan.held, "", free, money)
    return value if nearer(sight, goal, to) else NOWHERE


def to_space(sight: Outlook, option: Thing) -> float:
    """Where one would like to be, or a step further on the way there."""
    plan, acts, space = plan_of(sight), int(sight.you["actions"]), sight.about(option)
    if option["key"] == "pass":
        return plan.best(sight.here, acts, plan.done, plan.held)
    if space.get("kind") != "Space":
        return 0.0
    if any(o["key"] == "pass" for o in sight.view["decision"]["options"]):  # a walk, of which this is one step
        value, goal = plan.travelling(sight.here, acts + 1, plan.done, plan.held, "", 2, 0)
        return value if nearer(sight, goal, space["code"]) else NOWHERE
    return plan.best(space["code"], acts, plan.done, plan.held | plan.meeting(space["code"]))
