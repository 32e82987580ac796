"""Where it is worth being: gates to close, clues to find, the places of the mystery, and how far they are."""

from __future__ import annotations

from functools import cache
from math import ceil

from rulebound.games.eldritch.bots.sight import Thing, away
from rulebound.games.eldritch.bots.wanted import SCHOOLS, Outlook
from rulebound.games.eldritch.state import CITIES, CITY, SHIP, SPACES, TRAIN, WORLD

STEPS_A_ROUND = 1.6
"""Paths that one goes in a round, tickets counted in."""
PATIENCE = 0.72
"""What a thing is worth a round later."""


# ------------------------------------------------------------------ how far


@cache
def ride(start: str, train: int, ship: int) -> frozenset[str]:
    """Where one comes by tickets alone."""
    found = {start}
    for way, left, after in ((TRAIN, train, (train - 1, ship)), (SHIP, ship, (train, ship - 1))):
        if left:
            for to in WORLD.neighbours(start, way):
                found |= ride(to, *after)
    return frozenset(found)


@cache
def reach(start: str, train: int, ship: int) -> frozenset[str]:
    """Where one travel action leads with so many tickets."""
    return frozenset().union(*[ride(to, train, ship) for to in WORLD.neighbours(start)])


def near(sight: Outlook, who: Thing) -> frozenset[str]:
    """Where somebody can be this round: by what tickets there are, or one bought first."""
    start = sight.code_of(who["space"])
    if who["delayed"] or ("travel" in who["done"] and who is sight.you):
        return frozenset({start})
    found = reach(start, who["train"], who["ship"])
    mine = who is sight.you
    if SPACES[start] == CITY and who["train"] + who["ship"] < 2 and (not mine or who["actions"] == 2):
        for way, more in ((TRAIN, (1, 0)), (SHIP, (0, 1))):
            if WORLD.neighbours(start, way):
                found |= reach(start, who["train"] + more[0], who["ship"] + more[1])
    return found | {start}


def rounds_to(sight: Outlook, who: Thing, goal: str) -> float:
    """How many rounds later one is there: none, if it can be reached in this one."""
    now = near(sight, who)
    if goal in now:
        return 0.0
    ahead = away(goal)
    return max(1.0, min(ahead[place] for place in now) / STEPS_A_ROUND)


def step_towards(sight: Outlook, goal: str, to: str) -> float:
    """How much nearer a step brings one."""
    return float(away(sight.here)[goal] - away(to)[goal])


def tickets_on(goal: str, start: str) -> tuple[str, ...]:
    """The kinds of path with which a shortest way goes on."""
    ahead = away(goal)
    return tuple([w for w in (TRAIN, SHIP) if any(ahead[n] < ahead[start] for n in WORLD.neighbours(start, w))])


# ------------------------------------------------------------------ how good


def best_goal(sight: Outlook) -> str:
    if not sight.goal:
        sight.goal = max(SPACES, key=lambda code: (plan(sight, sight.you, code), code == sight.here))
    return sight.goal


def plan(sight: Outlook, who: Thing, code: str) -> float:
    """The worth of going there, which waiting makes smaller."""
    rounds = rounds_to(sight, who, code)
    return worth_of(sight, code, ceil(rounds / 1.25)) * float(PATIENCE**rounds) * taken(sight, who, code)


def taken(sight: Outlook, who: Thing, code: str) -> float:
    """Somebody else is nearer: better look for something else."""
    mine = away(sight.code_of(who["space"]))[code]
    nearer = [
        p for p in sight.people
        if p is not who and (away(sight.code_of(p["space"]))[code], p["index"]) < (mine, who["index"])
    ]  # fmt: skip
    together = sight.seals(code) or any(m in sight.hunted for m in sight.monsters_at(code))
    return float((0.75 if together else 0.45) ** min(2, len(nearer)))


def worth_of(sight: Outlook, code: str, later: int = 0) -> float:
    """What an encounter there brings in so many rounds, less what stands in the way."""
    worth = max(
        1.0,
        1.6 if code in CITIES else 0.0,
        school_worth(sight) if code in SCHOOLS else 0.0,
        clue_worth(sight) if code in sight.clue_spaces else 0.0,
        gate_worth(sight, code, later) if code in sight.gates else 0.0,
        2.6 if code == sight.expedition else 0.0,
        site_worth(sight, code),
        sight.rumor_worth(code),
    )
    foes = sight.monsters_at(code)
    if foes:
        cost = sum(sight.cost_of(m) for m in foes)
        win = 1.0
        for monster in foes:
            win *= sight.beats(monster)
        if sight.has("mists-of-releh"):
            unseen = sight.chance(sight.skill("lore"))
            win, cost = unseen + (1 - unseen) * win, (1 - unseen) * cost
        hunted = [m for m in foes if m in sight.hunted]
        prize = sum(14.0 * min(1.0, 2 * sight.beats(m)) for m in hunted)
        if sight.mystery == "hunting-the-thousand" and sight.supply(sight.you) >= 2:
            prize += 9.0 * max(sight.beats(m) for m in foes)
        worth = worth * win + 1.5 * win + prize - cost * (0.5 if hunted else 1.0)
    return worth


def clue_worth(sight: Outlook) -> float:
    worth = 8.0 if sight.short else 5.0
    return worth * (0.4 + 0.6 * sight.chance(sight.skill("observation") + sight.bonus("observation", "research")))


def school_worth(sight: Outlook) -> float:
    """What an encounter brings in a city that is known for its Spells."""
    return 1.6 + 6.0 * sight.spells_wanted


WAITING = 5.0
"""To be at a gate whose omen the mystery waits for, a round early."""


def gate_worth(sight: Outlook, code: str, later: int) -> float:
    """A gate counts as often as its omen comes; doom near the end counts double."""
    if sight.in_play("mysterious-lights"):
        return 1.0
    omen = sight.gates[code]
    comes = sum(sight.omen(n) == omen for n in range(1 + later, 6 + later))
    worth = (2.5 + 2.8 * comes) * (1.5 if sight.ancient["doom"] <= 6 else 1.0)
    if sight.supply(sight.you) >= sight.price:
        if sight.seals(code, later):
            worth += 12.0
        elif sight.seals(code, later + 1):
            worth = WAITING
    skill = (sight.chance(sight.skill("will")) + sight.chance(sight.skill("lore"))) / 2
    return float(worth * (0.3 + 0.9 * skill) * (0.5 + 0.5 * min(1.0, sight.you["sanity"] / 4)))


def site_worth(sight: Outlook, code: str) -> float:
    """The places of the mystery, for who can do something there."""
    if code not in sight.sites:
        return 0.0
    if sight.supply(sight.you) >= sight.price:
        return 16.0
    others = [p for p in sight.people if p is not sight.you and sight.code_of(p["space"]) == code]
    together = sight.clues() + sum(sight.clues(p) for p in others)
    return 10.0 if sight.clues() and (together >= sight.price or sight.all_clues >= sight.price) else 0.0
