"""One's turn: which action is worth most."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.ah3.bots.effects import dear
from rulebound.games.ah3.bots.fighting import beats, blow, frees, health_of, menace, strikes
from rulebound.games.ah3.bots.sight import VOICE, Thing
from rulebound.games.ah3.bots.travelling import NOWHERE, best_goal, nearer, prospect, reach, worth_of
from rulebound.games.ah3.bots.wanted import LOOK, WIN, Outlook

SOONER = 1.05
"""Of two things to do the weightier is done first."""
TESTED = ("ward", "attack", "evade", "research")
ABILITIES: dict[str, Callable[[Outlook], float]] = {
    "look-closer": lambda s: LOOK,
    "break-the-barrier": lambda s: 60.0 if s.breaks_the_barrier else -1.0,
    "mend-time": lambda s: WIN,
    "step-through": lambda s: 25.0 if s.goes_to_the_future else -1.0,
    "carry-a-clue": lambda s: 30.0,
    "close-it": lambda s: WIN,
    "mend": lambda s: 20.0,
    "plumb": lambda s: -1.0,
    "trust-fund": lambda s: 1.5,
    "find": lambda s: -1.0,
    "transmute": lambda s: -1.0,
}
"""Actions of components, by the name of the ability."""


def action(sight: Outlook, option: Thing) -> float:
    """What the action brings, and what the rest of the turn brings after it."""
    key, _, rest = option["key"].partition(" ")
    left = int(sight.you["actions"])
    if key == "pass":
        return worth_of(sight, sight.here, 0)
    if key == "move" and sight.about(option).get("kind") == "Space":
        return move(sight, rest, left - 1)
    if key == "move":
        goal, value = best_goal(sight, 3, left - 1)
        return value + (sight.insight or -dear(sight, "sanity", 1))
    tested = sight.insight if key in TESTED and sight.has(VOICE) else 0.0
    return SOONER * immediate(sight, key, option) + tested + prospect(sight, left - 1, key)


def immediate(sight: Outlook, key: str, option: Thing) -> float:
    made = TURN.get(key)
    if made is not None:
        return made(sight, option)
    value = ABILITIES.get(key)
    if value is not None:
        return value(sight)
    return 15.0 if sight.about(option).get("code") in sight.codex else 1.3


def move(sight: Outlook, to: str, left: int) -> float:
    """What the goal is worth, if the step leads there."""
    goal, value = best_goal(sight, reach(sight), left)
    return value if nearer(sight, goal, to) else NOWHERE


def attack(sight: Outlook, option: Thing) -> float:
    """What the town gains, what one is spared, less what a failure costs."""
    monster = sight.about(option)
    won = beats(sight, monster)
    gain = won * (menace(sight, monster) + (0.8 if monster["damage"] else 0.0))
    if sight.seat in monster["engaged"]:
        hits = min(1.0, sight.successes(strikes(sight, monster)) / max(1, health_of(monster)))
        return gain + won * (blow(sight, monster) + 2.0) + hits * 0.8
    if monster["exhausted"]:
        return gain + won
    return gain - (1 - won) * (blow(sight, monster) + 2.0)


def evade(sight: Outlook, _: Thing) -> float:
    """Free one has an action more; who cannot go away then is caught again, but spared the blow."""
    if not sight.hampered:
        return -1.0
    cost = sum(blow(sight, m) for m in sight.engaged)
    goes = "move" not in sight.you["done"]
    dice = sight.dice("observation", "evade", min(int(m["numbers"]["monster-evade"]) for m in sight.engaged))
    spared = min(1.0, sight.successes(dice) / len(sight.engaged)) * cost
    return spared + frees(sight) * (4.0 if goes else 1.0)


TURN: dict[str, Callable[[Outlook, Thing], float]] = {
    "gather": lambda s, o: s.gathering,
    "focus": lambda s, o: s.focusing,
    "ward": lambda s, o: s.warding(s.spaces[s.here]),
    "attack": attack,
    "evade": evade,
    "research": lambda s, o: s.researching,
    "trade": lambda s, o: 20.0 if s.match is not None else -1.0,
}
"""What the actions bring by themselves."""
