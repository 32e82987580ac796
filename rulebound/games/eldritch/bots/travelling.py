"""Where it is worth being: gates to close, clues to find, the places of the mystery, and how far they are."""

from __future__ import annotations

from functools import cache

from rulebound.games.eldritch.bots.sight import Sight, Thing, away
from rulebound.games.eldritch.state import CITIES, CITY, REGIONS, SPACES, WORLD

STEPS_A_ROUND = 1.6
"""Paths that one goes in a round, tickets counted in."""
IMPROVED_AT = {
    "san-francisco": "observation", "rome": "will", "istanbul": "influence", "shanghai": "lore", "sydney": "strength",
}  # fmt: skip
"""What a city is known for."""
CITY_WORTH = {c: 1.6 for cities in REGIONS.values() for c in cities}


@cache
def rounds_to(start: str, goal: str) -> float:
    return away(start)[goal] / STEPS_A_ROUND


def best_goal(sight: Sight) -> str:
    return max(SPACES, key=lambda code: (plan(sight, sight.you, code), code == sight.here))


def plan(sight: Sight, who: Thing, code: str) -> float:
    """The worth of going there, which waiting makes smaller."""
    start = sight.code_of(who["space"])
    return float(worth_of(sight, code) * 0.72 ** rounds_to(start, code) * taken(sight, who, code))


def taken(sight: Sight, who: Thing, code: str) -> float:
    """Somebody else is nearer: better look for something else."""
    mine = away(sight.code_of(who["space"]))[code]
    nearer = [
        p for p in sight.people
        if p is not who and (away(sight.code_of(p["space"]))[code], p["index"]) < (mine, who["index"])
    ]  # fmt: skip
    return 0.45 ** min(2, len(nearer))


def worth_of(sight: Sight, code: str) -> float:
    """What an encounter there brings, less what stands in the way."""
    worth = max(
        1.0,
        CITY_WORTH.get(code, 0.0),
        clue_worth(sight) if code in sight.clue_spaces else 0.0,
        gate_worth(sight, code) if code in sight.gates else 0.0,
        3.2 if code == sight.expedition else 0.0,
        site_worth(sight, code),
    )
    foes = sight.monsters_at(code)
    if foes:
        cost = sum(sight.cost_of(m) for m in foes)
        win = 1.0
        for monster in foes:
            win *= sight.beats(monster)
        worth = worth * win + 1.5 * win - cost
    return worth


def clue_worth(sight: Sight) -> float:
    wanted = 7.0 if sight.mystery in LAYING else 5.0
    return wanted - 0.4 * sight.clues()


LAYING = ("occult-research", "the-beyond-one", "the-stars-are-right", "nature-of-the-all-mother")
"""Mysteries that take clues fresh from research."""


def gate_worth(sight: Sight, code: str) -> float:
    """A gate counts as often as its omen comes; doom near the end counts double."""
    omen = sight.gates[code]
    soon = sum(sight.omen(n) == omen for n in (1, 2, 3))
    need = 1.5 if sight.ancient["doom"] <= 6 else 1.0
    worth = (3.5 + 1.8 * soon) * need * (0.5 + 0.5 * min(1.0, sight.you["sanity"] / 4))
    if sight.mystery == "omen-of-devastation" and sight.clues() and omen == sight.omen():
        worth += 7.0
    if sight.mystery == "where-the-old-ones-broke-through":
        worth += 4.0
    return float(worth)


def site_worth(sight: Sight, code: str) -> float:
    """The places of the mystery, for who can do something there."""
    rumors = [c for c in sight.cards("mythos-in-play") if c["space"] and sight.code_of(c["space"]) == code]
    worth = 5.0 if rumors and sight.all_clues * 2 >= len(sight.people) else 0.0
    if code == sight.mystery_space:
        worth = max(worth, 12.0 if sight.mystery == "rlyeh-risen" or sight.clues() >= 2 else 0.0)
    if code in sight.token_spaces and sight.mystery in ("the-true-name", "rituals-in-the-wild", "the-deep-ones-attack"):
        price = 1 if sight.mystery == "the-deep-ones-attack" else 2
        worth = max(worth, 12.0 if sight.clues() >= price else 0.0)
    return worth


def step_towards(sight: Sight, goal: str, to: str) -> float:
    """How much nearer a step brings one."""
    return float(away(sight.here)[goal] - away(to)[goal])


def tickets_on(goal: str, start: str) -> tuple[str, ...]:
    """The kinds of path with which a shortest way goes on."""
    ahead = away(goal)
    found = []
    for kind in ("train", "ship"):
        if any(ahead[n] < ahead[start] for n in WORLD.neighbours(start, kind)):
            found.append(kind)
    return tuple(found)


def is_city(code: str) -> bool:
    return SPACES[code] == CITY


__all__ = ["CITIES", "best_goal", "is_city", "plan", "step_towards", "tickets_on", "worth_of"]
