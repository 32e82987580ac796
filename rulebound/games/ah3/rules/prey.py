"""Whom a monster is after (chapter "prey")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.state.clauses import cite
from rulebound.games.ah3.rules.group import agree_on
from rulebound.games.ah3.rules.skill_tests import SKILL
from rulebound.games.ah3.state import (
    SPELL,
    ArkhamHorror,
    Investigator,
    Monster,
    Space,
    distances,
    fact,
    monsters,
    of_kind,
    start_space,
)

UNSEEN = Stat("unseen")
"""Forbidden: being prey or being engaged by a monster that is not epic (asked of the investigator)."""


@cite("ah3/002 /403.5f")
def heeds(g: ArkhamHorror, monster: Monster, you: Investigator) -> bool:
    """Does the monster take notice of somebody at all? Who has attacked or hurt it cannot hide from it."""
    return bool(fact(g, monster, "epic")) or you.index in monster.roused or forbidden(g, you, UNSEEN) is None


def rouse(g: ArkhamHorror, monster: Monster, seat: int) -> None:
    """Somebody has attacked or hurt a monster."""
    if seat >= 0 and seat not in monster.roused:
        g.change(monster, roused=(*monster.roused, seat))


def calm(g: ArkhamHorror, seat: int) -> None:
    """Somebody leaves the game: whoever sits there next has done nothing to any monster."""
    for monster in monsters(g):
        if seat in monster.roused:
            g.change(monster, roused=tuple([s for s in monster.roused if s != seat]))


@cite("ah3/441.1")
def criterion(g: ArkhamHorror, monster: Monster) -> str:
    """What it goes by, in the words of its card: "lowest strength", "most clues", "nearest"; "" if it names none."""
    return str(fact(g, monster, "hunter", "") or fact(g, monster, "prey", ""))


def measure(g: ArkhamHorror, you: Investigator, what: str) -> int:
    """How much of it somebody has."""
    if what in SKILL:
        return g.value(you, SKILL[what])
    if what == "spells":
        return len(of_kind(g, you, SPELL))
    return int(getattr(you, what))


@cite("ah3/441.1 /202.2g")
def preferred(g: ArkhamHorror, monster: Monster, people: tuple[Investigator, ...]) -> tuple[Investigator, ...]:
    """Those of these who are its prey by the criterion on its card: several if they tie, all if it has none."""
    seen = tuple([i for i in people if heeds(g, monster, i)])
    how, _, what = criterion(g, monster).partition(" ")
    if not what or not seen:
        return seen
    found = [measure(g, i, what) for i in seen]
    best = min(found) if how == "lowest" else max(found)
    return tuple([i for i, n in zip(seen, found, strict=True) if n == best])


@cite("ah3/202.2g /441.1")
def nearest_prey(g: ArkhamHorror, start: Space, people: tuple[Investigator, ...]) -> tuple[Investigator, ...]:
    """The nearest of these; none that cannot be reached."""
    away = distances(g, start)
    reached = [i for i in people if g.here(i).code in away]
    least = min([away[g.here(i).code] for i in reached], default=0)
    return tuple([i for i in reached if away[g.here(i).code] == least])


@cite("ah3/202.2g /467.4")
def within_reach(g: ArkhamHorror, monster: Monster) -> tuple[Investigator, ...]:
    """Who could be its prey: everybody for one that moves directly, for others whom a way leads to."""
    if fact(g, monster, "speed", None) is None:
        return g.investigators
    away = distances(g, g.here(monster) if monster.space else start_space(g))
    return tuple([i for i in g.investigators if g.here(i).code in away])


@cite("ah3/441.1")
def prey_of(g: ArkhamHorror, monster: Monster) -> tuple[Investigator, ...]:
    """Its prey, wherever they are."""
    return preferred(g, monster, within_reach(g, monster))


@flow(cite="ah3/413.6 /441.1 /202.2g")
def choose_prey(
    g: ArkhamHorror, monster: Monster, people: tuple[Investigator, ...], hunted: Investigator | None = None
) -> Steps[Any]:
    """One of those in its space: whom it is hunting just now, or else its prey; where that is several of them, or none,
    whom the group says."""
    if hunted is not None and hunted in people:
        return hunted
    prey = prey_of(g, monster)
    found = tuple([i for i in people if i in prey]) or people
    return (yield from agree_on(g, found, "ah3-prompt-prey", "engages", "ah3/413.6"))
