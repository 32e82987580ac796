"""Monsters come on the board (chapter "monster": spawning)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.cards import move, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, occur
from rulebound.games.ah3.rules.engaging import engage, meet
from rulebound.games.ah3.rules.group import agree_on
from rulebound.games.ah3.rules.piles import reveal_until
from rulebound.games.ah3.rules.prey import prey_of
from rulebound.games.ah3.state import (
    MASSIVE,
    ArkhamHorror,
    Investigator,
    Monster,
    Space,
    fact,
    has_keyword,
    has_trait,
    nearest,
    places,
    streets,
    unstable,
)

MOST_DOOM, UNSTABLE, NEAREST_STREET, STREET_NEAR_LEADER = (
    "most-doom",
    "unstable",
    "nearest-street",
    "street-near-leader",
)
"""Where the card of a monster says that it appears."""
READY, EXHAUSTED = "ready", "exhausted"


class Spawned(Event):
    """A monster has come on the board, and has not engaged anybody yet."""

    @staticmethod
    @flow(cite="ah3/459.5 .7")
    def happens(g: ArkhamHorror, e: Spawned) -> Any:
        monster = g.entity(e.about)
        g.tell("ah3-log-spawns", e.cite or "ah3/459.5", monster=monster, space=g.here(monster))


# ------------------------------------------------------------------ which monster


@cite("ah3/459.5 /104.1 /003")
def lowest(g: ArkhamHorror) -> Any:
    """The bottom card of the monster deck, revealed; None if there is none."""
    deck = g.pile("monster-deck")
    if not deck.cards:
        g.tell("ah3-log-no-monster", "ah3/003")
        return None
    monster = g.entity(deck.cards[-1])
    reveal(g, monster)
    return monster


@cite("ah3/462.3 .3b")
def find_monsters(g: ArkhamHorror, trait: str, n: int = 1) -> tuple[Monster, ...]:
    """The first n of a trait, revealed from the bottom; the others go on top in random order."""
    found = reveal_until(g, g.pile("monster-deck"), lambda m: has_trait(g, m, trait), n, bottom=True)
    show_top(g)
    return found


@cite("ah3/104.1")
def show_top(g: ArkhamHorror) -> None:
    """The deck lies with the ready side up: everybody sees its top card."""
    deck = g.pile("monster-deck")
    if deck.cards:
        reveal(g, g.entity(deck.cards[0]))


@cite("ah3/412.2 /403.5e")
def set_aside(g: ArkhamHorror, code: str) -> Any:
    """A monster that was set aside, or lies in the archive; None if it is not there."""
    return next((m for pile in ("set-aside", "epic") for m in g.cards(pile) if m.code == code), None)


# ------------------------------------------------------------------ where


@cite("ah3/459.3b .5 /460.2 /202.2g")
def spawn_spaces(g: ArkhamHorror, monster: Monster) -> tuple[Space, ...]:
    """The spaces that its card means: several if they tie, none if there is none."""
    where = str(fact(g, monster, "spawn", ""))
    if where == UNSTABLE:
        return unstable(g)
    if where == MOST_DOOM:
        return most_doom(g)
    leader = g.leader
    if where == STREET_NEAR_LEADER:
        return nearest(g, g.here(leader), streets(g)) if leader is not None else ()
    if where == NEAREST_STREET:
        prey = prey_of(g, monster)
        return tuple(dict.fromkeys([s for i in prey for s in nearest(g, g.here(i), streets(g))]))
    return ()


@cite("ah3/459.3b /493.1")
def most_doom(g: ArkhamHorror) -> tuple[Space, ...]:
    """The spaces with the most doom; without any doom all of them."""
    most = max(s.doom for s in places(g))
    return tuple([s for s in places(g) if s.doom == most])


# ------------------------------------------------------------------ spawning


@flow(cite="ah3/459.4 .5 .6 .7 /204.8a /003")
def spawn_monster(g: ArkhamHorror, space: Space | None = None, status: str = READY) -> Steps[Any]:
    """The bottom monster of the deck appears where its card says, or in the space that the effect names. None if there
    is no monster, or no space for it."""
    monster = lowest(g)
    if monster is None:
        return None
    clause = "ah3/459.6"
    if space is None:
        space = yield from agree_on(g, spawn_spaces(g, monster), "ah3-prompt-spawn", "space", "ah3/459.5")
        clause = "ah3/459.5"
    if space is None:
        move(g, monster, g.pile("monster-deck"))
        g.tell("ah3-log-nowhere", "ah3/003", monster=monster)
        return None
    yield from put_on_board(g, monster, space, status, cite=clause)
    return monster


@flow(cite="ah3/459.5 .6 .7 /413.3 .5 /405.5 /002")
def put_on_board(
    g: ArkhamHorror, monster: Monster, space: Space, status: str = READY, engaging: Investigator | None = None,
    cite: str = "ah3/459.6",
) -> Steps[None]:  # fmt: skip
    """A monster comes to a space: ready, exhausted, or engaged with somebody there. Ready, it engages by itself. A
    massive one cannot be exhausted."""
    unbent = status == EXHAUSTED and has_keyword(g, monster, MASSIVE)
    if unbent:
        status = READY
    move(g, monster, g.pile("monsters"), -1)
    g.change(monster, space=space.id, damage=0, exhausted=status == EXHAUSTED, engaged=())
    show_top(g)
    yield from occur(g, Spawned(about=monster.id, cite=cite))
    if unbent:
        g.tell("ah3-log-not-exhausted", "ah3/405.5", monster=monster)
    if engaging is not None:
        yield from engage(g, monster, engaging, "ah3/459.6")
    elif status == READY:
        yield from meet(g, monster)


@flow(cite="ah3/459.6 .8a /412.2")
def spawn_named(g: ArkhamHorror, code: str, space: Space, engaging: Investigator | None = None) -> Steps[Any]:
    """A monster that was set aside (or an epic one) appears. None if it is not there any more."""
    monster = set_aside(g, code)
    if monster is not None:
        yield from put_on_board(g, monster, space, READY, engaging)
    else:
        g.tell("ah3-log-not-set-aside", "ah3/003", thing=Term(f"ah3-{code}"))
    return monster
