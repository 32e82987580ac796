"""The activation of Mother Hydra, Father Dagon and Deep Ones (chapters 1, 10, 32, 41, 47)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.board import distances, steps_towards
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, occur
from rulebound.games.unfathomable.rules.attack import deep_one_attacks
from rulebound.games.unfathomable.rules.damage import BY_DEEP_ONE, BY_HYDRA, damage_room
from rulebound.games.unfathomable.rules.dice import BOW as TO_THE_BOW
from rulebound.games.unfathomable.rules.dice import roll_die
from rulebound.games.unfathomable.rules.order import choose_next
from rulebound.games.unfathomable.rules.passengers import defeat_passenger_at
from rulebound.games.unfathomable.rules.supplies import put_deep_ones, shift_deep_ones
from rulebound.games.unfathomable.state import (
    ARROWS,
    ATLANTICA,
    BOW,
    CELL,
    DECK_SPACES,
    DEEP,
    NUMBER,
    ROOM,
    ROOMS,
    WATERS,
    Character,
    Monarch,
    Space,
    Unfathomable,
    adjacent,
    damaged,
    humans_at,
    passengers_on,
)

HYDRA, DAGON, DEEP_ONES = "mother-hydra", "father-dagon", "deep-ones"
BOARD = (*WATERS, *DECK_SPACES, *ROOMS)
CROWD = 4
"""So many Deep Ones in the Deep rise to the bow."""


@flow(cite="unfathomable/1 /1.1 /1.2 /1.3 /1.3-1 /32.2 /22.24 /22.24-1 /22.24-2 /22.24-3")
def activate(g: Unfathomable, what: str, cite: str = "unfathomable/1.3") -> Steps[None]:
    """An activation symbol is resolved, of a text unless the clause of a mythos card's own symbol is given."""
    g.tell(f"unfathomable-log-activate-{what}", cite)
    if what == DEEP_ONES:
        yield from activate_deep_ones(g)
    elif g.here(g.monarch(what)).code == DEEP:
        yield from stir_the_deep(g, what)
    elif what == HYDRA:
        yield from activate_hydra(g)
    else:
        yield from activate_dagon(g)


@flow(cite="unfathomable/22.23")
def activate_all(g: Unfathomable, symbols: tuple[str, ...]) -> Steps[None]:
    """Several symbols of one effect, from left to right."""
    for what in symbols:
        yield from activate(g, what)


@flow(cite="unfathomable/1.5 /1.6 /1.6-1 /1.7 /7.9")
def activate_hydra(g: Unfathomable) -> Steps[None]:
    """She damages the room beside her water, then moves towards the bow."""
    hydra = g.monarch(HYDRA)
    beside = g.space(ARROWS[ARROWS[g.here(hydra).code]])
    yield from damage_room(g, beside, g.current, BY_HYDRA)
    towards_bow(g, hydra, "unfathomable/1.7")


@flow(cite="unfathomable/1.9 /1.10 /1.10-1 /1.10-2 /1.11")
def activate_dagon(g: Unfathomable) -> Any:
    """He sets two Deep Ones on the deck beside him, then moves towards the bow."""
    dagon = g.monarch(DAGON)
    put_deep_ones(g, g.space(ARROWS[g.here(dagon).code]), 2, "unfathomable/1.10")
    towards_bow(g, dagon, "unfathomable/1.11")


@cite("unfathomable/1.7 /1.7-1 /1.11 /1.11-1 /41.1 /41.1-1")
def towards_bow(g: Unfathomable, monarch: Monarch, cite: str) -> None:
    """One water space towards the bow, on the same side; at the bow, in 1 or 2, it stays."""
    ahead = int(g.here(monarch).code[-1]) - 2
    if ahead > 0:
        move_monarch(g, monarch, g.space(f"water-{ahead}"), cite)
    else:
        g.tell("unfathomable-log-monarch-stays", f"{cite}-1", card=monarch, place=g.here(monarch))


def move_monarch(g: Unfathomable, monarch: Monarch, space: Space, cite: str = "") -> None:
    g.change(monarch, space=space.id)
    g.tell("unfathomable-log-monarch", cite, card=monarch, place=space)


# ------------------------------------------------------------------ the Deep


STIRRED = {HYDRA: "unfathomable/1.8", DAGON: "unfathomable/1.12", DEEP_ONES: "unfathomable/1.18"}
"""The clause by which the Deep fills in place of an activation."""


@flow(cite="unfathomable/1.8 /1.8-1 /1.12 /1.12-1 /1.18 /1.18-1 /1.4")
def stir_the_deep(g: Unfathomable, who: str) -> Steps[None]:
    """Two Deep Ones into the Deep; with four or more there, they rise with the monarch (or with all monsters)."""
    deep, clause = g.space(DEEP), STIRRED[who]
    put_deep_ones(g, deep, 2, clause)
    if deep.deep_ones >= CROWD:
        face = yield from roll_die(g, g.current, TO_THE_BOW, cite=clause)
        rising = (HYDRA, DAGON) if who == DEEP_ONES else (who,)
        rise(g, bow_space(g, face), rising, clause)


@cite("unfathomable/1.8 /1.12 /1.18 /15.3")
def bow_space(g: Unfathomable, face: int) -> Space:
    """The numbered water that a die names: 1 to 4, or 5 to 8."""
    return g.space(BOW[0] if face <= 4 else BOW[1])


@cite("unfathomable/1.8 /1.12 /1.18")
def rise(g: Unfathomable, space: Space, monarchs: tuple[str, ...] = (HYDRA, DAGON), cite: str = "") -> None:
    """All Deep Ones of the Deep, and these monarchs if they are there, come to a water space."""
    deep = g.space(DEEP)
    shift_deep_ones(g, deep, space, deep.deep_ones, cite)
    for code in monarchs:
        if g.monarch(code).space == deep.id:
            move_monarch(g, g.monarch(code), space, cite)


def deep_is_empty(g: Unfathomable) -> bool:
    deep = g.space(DEEP)
    return not deep.deep_ones and all(m.space != deep.id for m in g.all(Monarch))


# ------------------------------------------------------------------ Deep Ones


@cite("unfathomable/1.4 /10.3 /32.2")
def infested(g: Unfathomable) -> tuple[Space, ...]:
    """The spaces of the board with Deep Ones, from the bow to the stern, the rooms last."""
    return tuple([s for s in g.spaces(*BOARD) if s.deep_ones])


@flow(cite="unfathomable/1.13 /1.18 /7.16 /22.24-1")
def activate_deep_ones(g: Unfathomable) -> Steps[None]:
    """Each Deep One once, in an order the current player chooses; if there is none, the Deep fills."""
    waiting = tuple([(s.id, s.deep_ones) for s in infested(g)])
    if waiting:
        yield from let_act(g, waiting)
    else:
        yield from stir_the_deep(g, DEEP_ONES)


@flow(cite="unfathomable/1.13 /7.16")
def let_act(g: Unfathomable, waiting: tuple[tuple[int, int], ...]) -> Steps[None]:
    """So many Deep Ones of each of these spaces act, one after another."""
    asking = True
    while waiting:
        spaces = tuple([g.entity(i) for i, _ in waiting])
        space = spaces[0]
        if asking and len(spaces) > 1:
            chosen = yield from choose_next(g, spaces, "activate", "unfathomable-prompt-order", "unfathomable/1.13")
            asking = chosen is not None
            space = spaces[0] if chosen is None else chosen
        yield from deep_one_acts(g, space)
        waiting = tuple([
            (i, left) for i, n in waiting
            if (left := min(n - (i == space.id), g.entity(i).deep_ones)) > 0
        ])  # fmt: skip


@flow(cite="unfathomable/1.14 /1.14-2 /1.15 /1.16 /1.16-1 /1.17 /30 /30.1 /37.9 /37.9-1 /39.2")
def deep_one_acts(g: Unfathomable, space: Space) -> Steps[None]:
    """The first that is possible: attack a human, defeat a passenger, damage the room, move."""
    if humans_at(g, space):
        yield from deep_one_attacks(g, space)
    elif passengers_on(g, space):
        yield from defeat_passenger_at(g, space, "unfathomable/1.15")
    elif space.sort == ROOM and not damaged(g, space):
        g.tell("unfathomable-log-deep-one-damages", "unfathomable/1.16", place=space)
        yield from damage_room(g, space, g.current, BY_DEEP_ONE)
    else:
        yield from deep_one_moves(g, space)


@cite("unfathomable/1.17-1 /1.17-2 /15.4 /15.14 /47 /47.1 /47.2 /15.20-2")
def way_of(g: Unfathomable, space: Space) -> Space:
    """Where a Deep One goes: by the arrow; from a room towards the nearest whole one, ties to the highest number."""
    if space.code in ARROWS:
        return g.space(ARROWS[space.code])
    away = distances(space.code, corridors)
    whole = [r for r in ROOMS if not damaged(g, g.space(r))]
    nearest = min(whole, key=lambda r: (away[r], -NUMBER[r]))
    return g.space(max(steps_towards(space.code, nearest, corridors), key=lambda r: NUMBER[r]))


def corridors(room: str) -> tuple[str, ...]:
    return ATLANTICA.neighbours(room, "corridor")


@flow(cite="unfathomable/1.17 /1.17-1 /1.17-2 /47 /15.1 /15.4 /15.14")
def deep_one_moves(g: Unfathomable, space: Space) -> Steps[None]:
    to = way_of(g, space)
    if (yield from may_enter(g, to)):
        shift_deep_ones(g, space, to, 1, "unfathomable/1.17-2" if space.sort == ROOM else "unfathomable/1.17-1")


# ------------------------------------------------------------------ hatches


class HatchReached(Event):
    """Deep Ones are about to move into a room: what bars the hatches answers it."""


@cite("unfathomable/7.3")
def barred(g: Unfathomable, space: Space) -> bool:
    """Can no Deep One move into this space now?"""
    return space.sort == ROOM and g.ship.barricaded


@flow(cite="unfathomable/7.3 /7.11")
def may_enter(g: Unfathomable, space: Space) -> Steps[bool]:
    """Can Deep Ones move into a space? At the hatch of a room they can still be stopped."""
    if space.sort == ROOM and not barred(g, space):
        yield from occur(g, HatchReached(about=space.id))
    if barred(g, space):
        g.tell("unfathomable-log-hatches-hold", "unfathomable/7.3", place=space)
        return False
    return True


@cite("unfathomable/15.20-2 /7.3")
def ways_open(g: Unfathomable, space: Space) -> tuple[Space, ...]:
    """The adjacent spaces into which Deep Ones can be moved: not Brig nor Sick Bay, nor rooms that are barred."""
    return tuple([s for s in adjacent(g, space) if s.sort != CELL and not barred(g, s)])


@flow
def drive_deep_ones(g: Unfathomable, you: Character, space: Space) -> Steps[None]:
    """A player moves all Deep Ones of a space together to one adjacent space."""
    moved = False
    while not moved:  # a hatch that is barred in this moment leaves the other ways
        ways, words = ways_open(g, space), (("place", g.word(space)),)
        to = yield from choose_entity(g, you.index, ways, "unfathomable-prompt-drive", "to", args=words)
        moved = yield from may_enter(g, to)
    shift_deep_ones(g, space, to, space.deep_ones)
