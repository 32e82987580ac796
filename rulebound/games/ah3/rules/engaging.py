"""Monsters and investigators: engaging, disengaging, exhausting, damage to monsters and their defeat (chapters
"engage", "engaged", "disengage", "exhaust", "ready", "massive", "elusive", "watcher", "feed", "elite", "monster")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.values import Stat
from rulebound.core.material.cards import PLAY, move, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, heeded, occur, together
from rulebound.games.ah3.rules.group import next_of
from rulebound.games.ah3.rules.prey import choose_prey, heeds, rouse
from rulebound.games.ah3.state import (
    ELUSIVE,
    MASSIVE,
    ArkhamHorror,
    Investigator,
    Monster,
    definition,
    fact,
    has_keyword,
    in_codex,
    investigators_at,
    is_ready,
    monsters_at,
    players,
)

WORSHIPERS = "archive-12"
"""The card by which a defeated worshiper is out of the game."""


@cite("ah3/430.1 .2 .3 .4 /459.8e /442.1")
def printed_health(g: ArkhamHorror, monster: Monster) -> int:
    """As printed, and for the elite so much for every investigator there was at the start."""
    facts = definition(g, monster).facts
    n = int(facts["health"])
    n += int(facts.get("elite", 0)) * players(g)
    return n


HEALTH = Stat("monster-health", base=printed_health)
"""The health of a monster, with whatever changes it (asked of the monster)."""


@cite("ah3/403.5f")
def is_epic(g: ArkhamHorror, monster: Monster) -> bool:
    return bool(fact(g, monster, "epic"))


# ------------------------------------------------------------------ engaging


class Engaging(Event):
    """A monster engages somebody: `about` the monster, `who` the seat."""

    who: int = -1

    @staticmethod
    @flow(cite="ah3/415.1 .1a .2 /465.2 .9 .11 .12 /405.2 .3 /419.3")
    def happens(g: ArkhamHorror, e: Engaging) -> Any:
        monster, you = g.entity(e.about), g.seat(e.who)
        if e.who in monster.engaged or not you.code:
            return
        others = monster.engaged if has_keyword(g, monster, MASSIVE) else ()
        g.change(monster, engaged=(*others, e.who), exhausted=False, space=you.space)
        g.tell("ah3-log-engages", e.cite or "ah3/415.1", monster=monster, seat=you)


@flow(cite="ah3/415.1 /465.11")
def engage(g: ArkhamHorror, monster: Monster, you: Investigator, cite: str = "") -> Steps[None]:
    """They are engaged with one another; whoever was engaged with it before is no longer, unless it is massive."""
    if you.code and monster.space and you.index not in monster.engaged:
        yield from occur(g, Engaging(about=monster.id, who=you.index, cite=cite))


@flow(cite="ah3/413.5 .6 /405.2 /461.2 /409.3 /202.4b")
def meet(g: ArkhamHorror, monster: Monster, cite: str = "ah3/413.5", hunted: Investigator | None = None) -> Steps[None]:
    """A ready monster engages whoever is in its space: whom it is hunting, its prey, or one whom the group names. An
    elusive one does not; a massive one engages everybody, engaged or not."""
    if not monster.space or has_keyword(g, monster, ELUSIVE):
        return
    people = tuple([i for i in investigators_at(g, g.here(monster)) if heeds(g, monster, i)])
    if has_keyword(g, monster, MASSIVE):
        yield from engage_everybody(g, monster, people)
    elif people and is_ready(monster):
        you = yield from choose_prey(g, monster, people, hunted)
        if you is not None:
            yield from engage(g, monster, you, cite)


@flow(cite="ah3/405.2 /004")
def engage_everybody(g: ArkhamHorror, monster: Monster, people: tuple[Investigator, ...]) -> Steps[None]:
    """A massive monster engages each of these, in the order the group likes where one of them may step in."""
    left = tuple([i for i in people if i.index not in monster.engaged])
    asking = any(steps_in(g, i) for i in people)
    while left:
        you = left[0]
        if asking:
            picked = yield from next_of(g, left, "ah3-prompt-massive", "engages", "ah3/004")
            you, asking = picked
        left = tuple([i for i in left if i is not you])
        yield from engage(g, monster, you, "ah3/405.2")


def steps_in(g: ArkhamHorror, you: Investigator) -> bool:
    """Is it somebody who may be engaged in place of another?"""
    return any(event is Engaging for event, _, _ in definition(g, you).listening.get(PLAY, ()))


@flow(cite="ah3/413.5 /405.2 /426.3 /461.2 /409.3")
def met_by_monsters(g: ArkhamHorror, you: Investigator, cite: str = "ah3/413.5") -> Steps[None]:
    """Somebody has come to a space: every ready monster there that is not elusive engages them, and a massive one."""
    for monster in monsters_at(g, g.here(you)):
        if has_keyword(g, monster, ELUSIVE) or not heeds(g, monster, you):
            continue
        if is_ready(monster) or has_keyword(g, monster, MASSIVE):
            massive = has_keyword(g, monster, MASSIVE)
            yield from engage(g, monster, you, "ah3/405.2" if massive else cite)


class Disengaged(Event):
    """A monster is no longer engaged with somebody: `about` the monster, `who` the seat, `evaded`: by evading it."""

    who: int = -1
    evaded: bool = False


@flow(cite="ah3/407.1 .2 /410.2 /405.5")
def disengage(
    g: ArkhamHorror, monster: Monster, you: Investigator, exhausting: bool = True, evaded: bool = False
) -> Steps[None]:
    """They are no longer engaged. The monster lies in the space, exhausted or ready; a massive one always ready."""
    if you.index not in monster.engaged:
        return
    g.change(monster, engaged=tuple([s for s in monster.engaged if s != you.index]))
    if exhausting and not has_keyword(g, monster, MASSIVE):
        g.change(monster, exhausted=True)
    g.tell("ah3-log-disengages", "ah3/410.2" if monster.exhausted else "ah3/407.1", monster=monster, seat=you)
    if heeded(g, Disengaged):
        yield from occur(g, Disengaged(about=monster.id, who=you.index, evaded=evaded))


@flow(cite="ah3/407.1 .2 /410.2 /004")
def disengage_all(
    g: ArkhamHorror, several: tuple[Monster, ...], you: Investigator, exhausting: bool = True, evaded: bool = False
) -> Steps[None]:
    """They are rid of several at the same time: what answers that comes when all of them are."""
    yield from together(g, tuple([disengage.later(m, you, exhausting, evaded) for m in several]))


@flow(cite="ah3/410.1 .2 /405.5 /409.1 .2 /002")
def exhaust(g: ArkhamHorror, monster: Monster) -> Steps[None]:
    """A monster is exhausted; whoever was engaged with it is no longer. A massive one cannot be."""
    if has_keyword(g, monster, MASSIVE):
        g.tell("ah3-log-not-exhausted", "ah3/405.5", monster=monster)
        return
    if monster.exhausted:
        return
    if monster.engaged:
        for seat in monster.engaged:
            yield from disengage(g, monster, g.seat(seat))
        return
    g.change(monster, exhausted=True)
    g.tell("ah3-log-exhausted", "ah3/410.1", monster=monster)


@flow(cite="ah3/413.2 .3 .5 /202.4a .4b /409.4")
def ready(g: ArkhamHorror, monster: Monster) -> Steps[None]:
    """An exhausted monster becomes ready, and engages if somebody is there."""
    g.change(monster, exhausted=False)
    g.tell("ah3-log-ready", "ah3/202.4a", monster=monster)
    yield from meet(g, monster, "ah3/202.4b")


# ------------------------------------------------------------------ damage to monsters


class MonsterHurt(Event):
    """A monster is dealt damage: by whom (-1: nobody), in an attack action or not."""

    n: int = 0
    who: int = -1
    attack: bool = False

    @staticmethod
    @flow(cite="ah3/475.13 /419.2")
    def happens(g: ArkhamHorror, e: MonsterHurt) -> Any:
        monster = g.entity(e.about)
        g.change(monster, damage=monster.damage + e.n, foe=e.who, by_attack=e.attack)
        rouse(g, monster, e.who)
        g.touch(monster)
        g.tell(
            "ah3-log-hurt", "ah3/475.13", monster=monster, n=e.n, left=max(0, g.value(monster, HEALTH) - monster.damage)
        )


@flow(cite="ah3/475.13")
def hurt(
    g: ArkhamHorror, monster: Monster, n: int, you: Investigator | None = None, attack: bool = False
) -> Steps[None]:
    """Damage to a monster; the state checks find out whether it is defeated. In somebody's own attack action every
    damage they deal is of that attack."""
    if n > 0 and monster.space:
        yield from occur(g, MonsterHurt(about=monster.id, n=n, who=you.index if you else -1, attack=attack))


class MonsterDefeated(Event):
    """A monster is defeated: `who` by whom (-1: nobody), `attack` in an attack action, `space` where."""

    who: int = -1
    attack: bool = False
    space: int = 0

    @staticmethod
    @flow(cite="ah3/459.9 .10 .11 /475.15 /403.5g /419.7 /459.8c /434.4")
    def happens(g: ArkhamHorror, e: MonsterDefeated) -> Any:
        monster = g.entity(e.about)
        worn_out = monster.damage >= g.value(monster, HEALTH)
        g.tell("ah3-log-defeated", "ah3/459.9" if worn_out else "ah3/459.10", monster=monster)
        remnant = bool(fact(g, monster, "remnant"))
        put_away(g, monster)
        if remnant and e.attack and e.who >= 0 and g.seat(e.who).code:
            you = g.seat(e.who)
            g.change(you, remnants=you.remnants + 1)
            g.tell("ah3-log-remnant", "ah3/419.7", seat=you, n=1)


@flow(cite="ah3/459.9 .10")
def defeat_monster(g: ArkhamHorror, monster: Monster, who: int = -1, attack: bool = False) -> Steps[None]:
    """A monster is defeated; in an attack action a remnant may be left of it. Its card may have a last word."""
    if monster.space:
        yield from occur(g, MonsterDefeated(about=monster.id, who=who, attack=attack, space=monster.space))


@cite("ah3/459.11 /403.5g /412.3")
def put_away(g: ArkhamHorror, monster: Monster) -> None:
    """On top of the monster deck; an epic one back into the archive, a worshiper into the box once a card says so."""
    g.change(
        monster, space=0, engaged=(), exhausted=False, damage=0, foe=-1, by_attack=False, roused=(), activated=False
    )
    if is_epic(g, monster):
        move(g, monster, g.pile("epic"))
    elif fact(g, monster, "worshiper") and in_codex(g, WORSHIPERS):
        move(g, monster, g.pile("box"))
    else:
        reveal(g, monster)
        move(g, monster, g.pile("monster-deck"))
