"""How a fight would go: who defends, who dies, what is killed. Numbers only; the lower the cost the better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple


class Fighter(NamedTuple):
    """A character in a fight."""

    id: int
    will: int
    attack: int
    defense: int
    life: int
    hero: bool
    worth: float


class Foe(NamedTuple):
    """An enemy in a fight."""

    id: int
    attack: int
    defense: int
    life: int
    threat: int
    harm: float
    """What it costs that it is still there after the fight."""
    engagement: int
    attacked: bool
    """Has it attacked already in this phase?"""
    greets: float
    """What it costs to be engaged by it."""
    crush: float = 0.0
    """What each point of damage costs that is more than the struck character could take."""


EFFECTS: dict[str, tuple[int, int, float, float]] = {
    "01074": (0, 0, 2, 4), "01075": (0, 0, 6, 12), "01076": (0, 0, 5, 10), "01081": (0, 0, 5, 5),
    "01085": (1, 2, 0, 0), "01086": (2, 0, 0, 0), "01089": (1, 3, 0, 0), "01092": (0, 0, 1, 4),
    "01096": (0, 0, 1, 1), "01097": (1, 1, 0, 4), "01103": (0, 0, 1, 4), "01104": (0, 0, 2, 2),
    "01105": (0, 0, 2, 2), "01111": (0, 0, 1, 4), "01112": (1, 1, 0, 0), "01115": (1, 2, 0, 0), "01117": (0, 0, 3, 3),
}  # fmt: skip
"""Shadow effects: more attack if defended, if undefended, and what the rest of it costs in either case."""


class Shadows(NamedTuple):
    """What a shadow card may bring: chances of so much more attack, and what else it costs on the average."""

    defended: tuple[tuple[int, float], ...]
    undefended: tuple[tuple[int, float], ...]
    rest: float
    """What being undefended costs more than being defended."""

    @classmethod
    def of(cls, cards: Counter[str]) -> Shadows:
        total = sum(cards.values())
        defended: Counter[int] = Counter()
        undefended: Counter[int] = Counter()
        rest = 0.0
        for code, n in cards.items():
            more, worse, cost, loss = EFFECTS.get(code, (0, 0, 0.0, 0.0))
            defended[more] += n
            undefended[worse] += n
            rest += (loss - cost) * n / total
        return cls(
            tuple((bonus, n / total) for bonus, n in defended.items()),
            tuple((bonus, n / total) for bonus, n in undefended.items()),
            rest,
        )


NOTHING = Shadows(((0, 0.6), (1, 0.4)), ((0, 0.6), (2, 0.4)), 1.0)
"""What is expected where nothing is known."""
BRUISE = 1.3
"""What a point of damage on a hero costs,"""
WOUND = 5.0
"""and what it costs more the nearer to death it brings."""


def loss(fighter: Fighter, harm: int, life: int | None = None) -> float:
    """What it costs that a character takes damage."""
    left = fighter.life if life is None else life
    if harm <= 0:
        return 0.0
    if harm >= left:
        return fighter.worth
    if fighter.hero:
        return BRUISE * harm + WOUND * harm / left
    return fighter.worth * 0.5 * harm / left


def blow(foe: Foe, fighter: Fighter, harm: int, life: int | None = None) -> float:
    """What it costs that this enemy deals so much damage to a character."""
    left = fighter.life if life is None else life
    return loss(fighter, harm, left) + foe.crush * max(0, harm - left)


def defence(fighter: Fighter, foe: Foe, shadows: Shadows) -> float:
    """What it costs to let this character defend."""
    return sum(p * blow(foe, fighter, foe.attack + more - fighter.defense) for more, p in shadows.defended)


def undefended(foe: Foe, heroes: Sequence[Fighter], lives: dict[int, int], shadows: Shadows) -> tuple[float, int]:
    """What it costs if nobody defends, and which hero takes the damage."""
    best, victim = 1000.0, 0
    for hero in heroes:
        life = lives.get(hero.id, hero.life)
        if life > 0:
            cost = sum(p * blow(foe, hero, foe.attack + more, life) for more, p in shadows.undefended)
            if cost < best:
                best, victim = cost, hero.id
    return best + shadows.rest, victim


def strikes(foes: Sequence[Foe], ready: Sequence[Fighter]) -> tuple[float, dict[int, list[int]]]:
    """What the attacks of these characters gain, and who attacks what: first all that can be killed."""
    free = sorted([f for f in ready if f.attack], key=lambda f: -f.attack)
    gain, plan = 0.0, {}
    left = sorted(foes, key=lambda e: -e.harm / (e.defense + e.life))
    alive: list[Foe] = []
    for foe in left:
        needed = foe.defense + foe.life
        team = cheapest(free, needed)
        if team:
            gain += foe.harm
            plan[foe.id] = [f.id for f in team]
            free = [f for f in free if f not in team]
        else:
            alive.append(foe)
    if free and alive:
        strength = sum(f.attack for f in free)
        foe = max(alive, key=lambda e: e.harm * (strength - e.defense) / e.life)
        if strength > foe.defense:
            gain += 0.6 * foe.harm * (strength - foe.defense) / foe.life
            plan[foe.id] = [f.id for f in free]
    return gain, plan


def cheapest(free: Sequence[Fighter], needed: int) -> list[Fighter]:
    """As few of them as are strong enough together, the last one as weak as it may be; none if they are not."""
    team: list[Fighter] = []
    strength = 0
    for fighter in free:
        if strength >= needed:
            break
        team.append(fighter)
        strength += fighter.attack
    if strength < needed:
        return []
    short = needed - (strength - team[-1].attack)
    team[-1] = min([f for f in free if f not in team[:-1] and f.attack >= short], key=lambda f: f.attack)
    return team


def fight(
    foes: Sequence[Foe], ready: Sequence[Fighter], heroes: Sequence[Fighter], shadows: Shadows, width: int = 1
) -> float:
    """What a combat phase costs a player. With a greater width more ways to defend are tried."""
    attackers = sorted([e for e in foes if not e.attacked], key=lambda e: -e.attack)
    return sum(e.harm + e.greets for e in foes) + _defend(foes, attackers, tuple(ready), heroes, {}, shadows, width)


def _defend(
    foes: Sequence[Foe], attackers: Sequence[Foe], ready: tuple[Fighter, ...], heroes: Sequence[Fighter],
    lives: dict[int, int], shadows: Shadows, width: int,
) -> float:  # fmt: skip
    if not attackers:
        return -strikes(foes, ready)[0]
    foe, rest = attackers[0], attackers[1:]
    ways = sorted([(defence(f, foe, shadows) + 1.2 * f.attack, f) for f in ready], key=lambda way: way[0])[:width]
    open_cost, victim = undefended(foe, heroes, lives, shadows)
    best = 1000.0
    for cost, fighter in ways:
        others = tuple([f for f in ready if f is not fighter])
        total = cost - 1.2 * fighter.attack + _defend(foes, rest, others, heroes, lives, shadows, width)
        best = min(best, total)
    if not ways or width > 1 or ways[0][0] > open_cost:
        taken = lives | {victim: lives.get(victim, next((h.life for h in heroes if h.id == victim), 0)) - foe.attack}
        best = min(best, open_cost + _defend(foes, rest, ready, heroes, taken, shadows, width))
    return best
