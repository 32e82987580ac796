"""One's turn: which action is worth most, and where a ticket takes one."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.eldritch.bots.sharing import best_partner, wish
from rulebound.games.eldritch.bots.sight import Thing, away
from rulebound.games.eldritch.bots.travelling import best_goal, near, reach, ride, step_towards, tickets_on
from rulebound.games.eldritch.bots.wanted import Outlook
from rulebound.games.eldritch.state import REGISTRY, SHIP, TRAIN

ABILITIES: dict[str, Callable[[Outlook], float]] = {
    "snoop": lambda s: 4.5,
    "talk": lambda s: 6.0,
    "pay": lambda s: 3.0,
    "pull-strings": lambda s: 3.4,
    "play": lambda s: 1.5 * sum(p["sanity"] < p["numbers"]["most-sanity"] and p["space"] == s.you["space"]
                                for p in s.people),
    "recruit": lambda s: 2.4 * s.chance(s.skill("influence")),
    "sail": lambda s: 2.5,
    "read": lambda s: 3.0 * s.chance(s.skill("lore")) * min(1.0, s.you["sanity"] / 3),
    "infiltrate": lambda s: 2.5 + len(s.monsters_at(s.here)),
    "brawl": lambda s: 1.0,
    "banish": lambda s: 0.5,
    "blow-up": lambda s: sum(m["numbers"]["toughness"] for m in s.monsters_at(s.here)) - 1.5,
    "discharge": lambda s: float(len(s.monsters_at(s.here))) - 1.0,
    "send": lambda s: 1.6,
    "gaze": lambda s: 2.2 if s.you["sanity"] > 2 else -1.0,
    "balance": lambda s: 0.0,
    "rehearse": lambda s: -1.0,
    "listen": lambda s: 0.8,
    "commune": lambda s: best_partner(s)[1].worth - 0.1,
    "connect": lambda s: -1.0,
    "bless": lambda s: 2.5,
}  # fmt: skip
"""Actions of components, by the name of the ability."""
RITUALS = {"feed-the-mind": 3.0, "blessing-of-isis": 3.5, "conjuration": 2.0, "plumb-the-void": -1.0}
"""Spells that are cast as an action."""


def action(sight: Outlook, option: Thing) -> float:
    key, _, rest = option["key"].partition(" ")
    made = TURN.get(key)
    if made is not None:
        return made(sight, rest)
    if key == "pass":
        return 0.0
    return ability(sight, option)


def ability(sight: Outlook, option: Thing) -> float:
    """An action of a component, by the name of the ability."""
    name = option["key"].partition(" ")[0]
    if name == "cast":
        return ritual(sight, sight.about(option).get("code", ""))
    value = ABILITIES.get(name)
    return value(sight) if value is not None else 0.5


def ritual(sight: Outlook, code: str) -> float:
    """A Spell cast as an action: what it brings, if Lore and Sanity suffice."""
    gain = RITUALS.get(code, 1.0)
    if code == "shriveling":
        gain = 3.0 if sight.monsters_at(sight.here) else -1.0
    if sight.mystery == "arcane-understanding" and sight.left and sight.own_supply(sight.you):
        gain = 12.0
    dice = sight.skill("lore") + sight.bonus("lore", "spell")
    return float(gain * sight.chance(dice) * min(1.0, (sight.you["sanity"] - 1) / 3))


def hurt(sight: Outlook) -> float:
    """How much a rest is wanted: the nearer to a defeat the more."""
    you, out = sight.you, 0.0
    for what in ("health", "sanity"):
        lost = you["numbers"][f"most-{what}"] - you[what]
        out += min(1, lost) * (1.0 + max(0, 4 - you[what]) * 1.3)
    return out


def travel(sight: Outlook, to: str) -> float:
    goal = best_goal(sight)
    if goal == sight.here:
        return -1.0
    if to == goal:
        return 5.0
    left = away(to)[goal]
    danger = 0.6 * sum(sight.cost_of(m) for m in sight.monsters_at(to))
    if goal in reach(sight.here, sight.you["train"], sight.you["ship"]):
        onward = goal in ride(to, sight.you["train"], sight.you["ship"])
        return 5.0 if onward else -3.0
    if goal in near(sight, sight.you):
        return 1.0 - left
    nearer = step_towards(sight, goal, to)
    on = 0.6 if any(sight.you[kind] for kind in tickets_on(goal, to)) else 0.0
    return 4.5 * nearer - danger + on if nearer > 0 else -3.0


def prepare(way: str) -> Callable[[Outlook, str], float]:
    def value(sight: Outlook, _: str) -> float:
        you = sight.you
        if you["train"] + you["ship"] >= 2:
            return -1.0
        goal = best_goal(sight)
        if goal != sight.here and "travel" not in you["done"]:
            tickets = {TRAIN: you["train"], SHIP: you["ship"]}
            if goal in reach(sight.here, **tickets):
                return 1.0
            if you["actions"] == 2 and goal in reach(sight.here, **(tickets | {way: tickets[way] + 1})):
                return 6.0
        return 2.6 if goal != sight.here and way in tickets_on(goal, sight.here) else 1.4

    return value


def acquire(sight: Outlook, _: str) -> float:
    values = [REGISTRY[c["code"]].value for c in sight.cards("reserve") if c.get("code")]
    hoped = sight.successes(sight.skill("influence") + sight.bonus("influence", "acquire"))
    return 1.2 + 0.8 * hoped if values and min(values) <= max(1.0, hoped) else 0.4


def trade(sight: Outlook, code: str) -> float:
    other = next((p for p in sight.people if p["code"] == code), None)
    return wish(sight, other).worth - 0.1 if other is not None else -1.0


TURN: dict[str, Callable[[Outlook, str], float]] = {
    "travel": travel,
    "rest": lambda sight, _: hurt(sight) + (1.0 if sight.cards(sight.you["conditions"]) else 0.0),
    "acquire": acquire,
    "prepare-train": prepare("train"),
    "prepare-ship": prepare("ship"),
    "trade": trade,
}


def ticket(sight: Outlook, option: Thing) -> float:
    """On by ticket, if it is the way to where one wants to be."""
    if option["key"] == "pass":
        return 0.0
    goal = best_goal(sight)
    way, _, to = option["key"].partition(" ")
    left = {w: sight.you[w] - (w == way) for w in (TRAIN, SHIP)}
    if sight.here != goal and goal in ride(to, **left):
        return 3.0 + float(sum(left.values()))
    return step_towards(sight, goal, to) - 0.5
