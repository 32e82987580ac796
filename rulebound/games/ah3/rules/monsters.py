"""The monster phase: activation, attack, ready (chapters "monster phase", "hunter", "patrol", "lurker",
"destination")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, carry_out, heeded, occur, settle
from rulebound.games.ah3.board import BOARDS
from rulebound.games.ah3.rules.engaging import meet, ready
from rulebound.games.ah3.rules.group import agree_on, next_of
from rulebound.games.ah3.rules.losing import suffer
from rulebound.games.ah3.rules.prey import nearest_prey, prey_of
from rulebound.games.ah3.rules.spawning import MOST_DOOM, most_doom
from rulebound.games.ah3.state import (
    ArkhamHorror,
    Investigator,
    Monster,
    Space,
    definition,
    engaged_with,
    fact,
    investigators_at,
    is_ready,
    monsters,
    nearest,
    unstable,
)


class MonsterAttacks(Event):
    """A monster attacks somebody it is engaged with: `about` the monster, `who` the seat."""

    who: int = -1

    @staticmethod
    @flow(cite="ah3/202.3a .3b /465.7 /459.8i /405.4")
    def happens(g: ArkhamHorror, e: MonsterAttacks) -> Steps[None]:
        monster, you = g.entity(e.about), g.seat(e.who)
        g.tell("ah3-log-monster-attacks", "ah3/202.3a", monster=monster, seat=you)
        yield from deal(g, monster, you)


class Beset(Event):
    """Monsters are about to attack somebody: the last moment before the first of them does."""


@flow(cite="ah3/202.3b")
def deal(g: ArkhamHorror, monster: Monster, you: Investigator) -> Steps[None]:
    """The damage and horror on its card."""
    yield from suffer(
        g, you, int(fact(g, monster, "damage")), int(fact(g, monster, "horror")), monster=monster, cite="ah3/202.3b"
    )


@flow(cite="ah3/202.3a /465.7")
def attacks(g: ArkhamHorror, monster: Monster, you: Investigator) -> Steps[None]:
    """One attack of a monster that is engaged with somebody."""
    if you.code and you.index in monster.engaged:
        yield from occur(g, MonsterAttacks(about=monster.id, who=you.index))
        yield from settle(g)


# ------------------------------------------------------------------ the phase


@flow(cite="ah3/202.1 /455.2")
def monster_phase(g: ArkhamHorror) -> Steps[None]:
    """Ready monsters activate, engaged ones attack, exhausted ones become ready."""
    yield from activate_all(g)
    for seat in g.order():
        yield from attack_one(g, g.seat(seat))
    yield from ready_all(g)


@flow(cite="ah3/202.2a .2f /413.4 /409.3 /004")
def activate_all(g: ArkhamHorror) -> Steps[None]:
    """Every ready monster once, also one that comes on the way, in the order the group likes."""
    asking = True
    while True:
        left = tuple([m for m in monsters(g) if is_ready(m) and not m.activated])
        if not left:
            break
        monster = left[0]
        if asking:
            picked = yield from next_of(g, left, "ah3-prompt-activation", "activates", "ah3/202.2a")
            monster, asking = picked
        g.change(monster, activated=True)
        yield from activate(g, monster)
        yield from settle(g)
    for monster in monsters(g):
        if monster.activated:
            g.change(monster, activated=False)


@flow(cite="ah3/202.3a .3c .3d /465.7 /455.2 /476.1")
def attack_one(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Everything engaged with somebody attacks them, in the order the group likes."""
    if you.code and engaged_with(g, you) and heeded(g, Beset):
        yield from occur(g, Beset(about=you.id))
    due = tuple([m.id for m in engaged_with(g, you)]) if you.code else ()
    asking = True
    while you.code:
        left = tuple([m for m in engaged_with(g, you) if m.id in due])
        if not left:
            break
        monster = left[0]
        if asking:
            words = (("seat", g.word(you)),)
            picked = yield from next_of(g, left, "ah3-prompt-attack-order", "attacks", "ah3/004", words)
            monster, asking = picked
        due = tuple([id for id in due if id != monster.id])
        yield from attacks(g, monster, you)


@flow(cite="ah3/202.4a .4b /409.4 /413.2")
def ready_all(g: ArkhamHorror) -> Steps[None]:
    """Every exhausted monster becomes ready, and engages somebody who is there."""
    for monster in monsters(g):
        if monster.exhausted:
            yield from ready(g, monster)
    yield from settle(g)


# ------------------------------------------------------------------ one monster


@flow(cite="ah3/202.2b .2c .2d /459.3c .3d /440.1 .2 /457.1 .2 /464.1 .2 /472.1 .2 .3")
def activate(g: ArkhamHorror, monster: Monster) -> Steps[None]:
    """A lurker does what its card says; a hunter goes after its prey, a patrol to its destination."""
    facts = definition(g, monster).facts
    g.tell("ah3-log-activates", "ah3/202.2b", monster=monster)
    if "lurks" in facts:
        scope = Scope(kind="lurking", cite=("ah3/202.2b",))
        yield from within(g, scope, carry_out, monster, facts["lurks"].later(monster))
    elif "hunter" in facts:
        where = monster.space
        yield from pursue(g, monster)
        stays(g, monster, where)
    elif "patrol" in facts:
        where = monster.space
        wanted = most_doom(g) if facts["patrol"] == MOST_DOOM else unstable(g)
        goal = yield from destination(g, g.here(monster), wanted)
        if goal is not None:
            yield from walk_to(g, monster, goal, int(fact(g, monster, "speed")))
        stays(g, monster, where)


@cite("ah3/202.2d /003")
def stays(g: ArkhamHorror, monster: Monster, where: int) -> None:
    """A monster that has come no nearer to anything, and nobody's either, is told to stay."""
    if monster.space == where and not monster.engaged:
        g.tell("ah3-log-stays", "ah3/202.2d", monster=monster)


@flow(cite="ah3/202.2d .2g /441.1 /457.2 /467.4")
def pursue(g: ArkhamHorror, monster: Monster) -> Steps[None]:
    """To its prey: by its criterion first, of those who tie the nearest, then whom the group names. One that moves
    directly is there at once, wherever that is; others go only after whom they can reach."""
    speed = fact(g, monster, "speed", None)
    wanted = prey_of(g, monster)
    near = nearest_prey(g, g.here(monster), wanted) or wanted
    you = yield from agree_on(g, near, "ah3-prompt-prey", "hunts", "ah3/202.2g")
    if you is None:
        return
    if speed is None:
        yield from arrive_at(g, monster, g.here(you), "ah3/467.4", you)
    else:
        yield from walk_to(g, monster, g.here(you), int(speed), you)


@flow(cite="ah3/202.2g /493.1")
def destination(g: ArkhamHorror, here: Space, wanted: tuple[Space, ...]) -> Steps[Any]:
    """The nearest of several spaces, where they tie the one the group names; None if none can be reached."""
    return (yield from agree_on(g, nearest(g, here, wanted), "ah3-prompt-destination", "goes-to", "ah3/202.2g"))


@flow(cite="ah3/202.2c .2d .2e .2g /459.3d /493.1")
def walk_to(
    g: ArkhamHorror, monster: Monster, goal: Space, speed: int, hunted: Investigator | None = None
) -> Steps[None]:
    """As many spaces as it is fast, by a shortest way; where it engages somebody, it stops."""
    for _ in range(speed):
        if not is_ready(monster) or monster.space == goal.id:
            break
        yield from step_to(g, monster, goal, hunted)


@cite("ah3/202.2d")
def ahead(g: ArkhamHorror, here: Space, goal: Space) -> tuple[Space, ...]:
    """The spaces that come next on the shortest ways to somewhere."""
    return tuple([g.space(c) for c in BOARDS[g.sheet.code].towards(here.code, goal.code)])


@flow(cite="ah3/202.2d .2e /004")
def step_to(g: ArkhamHorror, monster: Monster, goal: Space, hunted: Investigator | None = None) -> Steps[None]:
    """One space nearer to somewhere."""
    space = yield from agree_on(g, ahead(g, g.here(monster), goal), "ah3-prompt-way", "by", "ah3/202.2d")
    if space is not None:
        yield from arrive_at(g, monster, space, "ah3/202.2d", hunted)


@flow(cite="ah3/202.2e /413.5 .6 /467.3 .4")
def arrive_at(
    g: ArkhamHorror, monster: Monster, space: Space, cite: str, hunted: Investigator | None = None
) -> Steps[None]:
    """It comes to a space, and if it is ready engages somebody there, first of all whom it is hunting."""
    if monster.space != space.id:
        g.change(monster, space=space.id)
        g.tell("ah3-log-monster-moves", cite, monster=monster, space=space)
    if investigators_at(g, space):
        yield from meet(g, monster, "ah3/202.2e", hunted)
