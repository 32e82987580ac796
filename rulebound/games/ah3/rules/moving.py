"""Moving, step by step or directly (chapters "moving", "move action", "watcher", "engaged")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import PASS, choose, meant, options_for
from rulebound.core.game.values import Stat, forbidden
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, occur, settle
from rulebound.games.ah3.rules.engaging import disengage_all, meet, met_by_monsters
from rulebound.games.ah3.state import (
    WATCHER,
    ArkhamHorror,
    Investigator,
    Monster,
    Space,
    adjacent,
    engaged_with,
    hampered,
    has_keyword,
)

ENTERING = Stat("entering")
"""Forbidden: an investigator coming to it by whatever means (asked of the space)."""


class Moved(Event):
    """Somebody has come to another space."""

    to: int = 0
    unseen: bool = False
    """Monsters take no notice."""

    @staticmethod
    @flow(cite="ah3/467.1 .2 .3 .4 /486.4 /465.3.1")
    def happens(g: ArkhamHorror, e: Moved) -> Any:
        you = g.entity(e.about)
        g.change(you, space=e.to)
        g.tell("ah3-log-moves", e.cite, seat=you, space=g.entity(e.to))
        for monster in engaged_with(g, you):
            g.change(monster, space=e.to)
            watching = has_keyword(g, monster, WATCHER)
            g.tell("ah3-log-comes-along", "ah3/486.4" if watching else "ah3/465.3.1", monster=monster)


@cite("ah3/002")
def can_enter(g: ArkhamHorror, space: Space) -> bool:
    return forbidden(g, space, ENTERING) is None


@flow(cite="ah3/467.2 .4 /486.4 /465.3.1 /465.5.1 /413.5")
def go_to(g: ArkhamHorror, you: Investigator, space: Space, unseen: bool = False, cite: str = "") -> Steps[bool]:
    """They come to a space. Watchers come along; other monsters stay behind, ready. Ready monsters there engage."""
    if not you.code or you.space == space.id or not can_enter(g, space):
        return False
    staying = tuple([m for m in engaged_with(g, you) if not has_keyword(g, m, WATCHER)])
    yield from disengage_all(g, staying, you, False)
    yield from occur(g, Moved(about=you.id, to=space.id, unseen=unseen, cite=cite))
    yield from left_behind(g, staying)
    if not unseen:
        yield from met_by_monsters(g, you, "ah3/426.3" if cite == "ah3/426.2" else "ah3/413.5")
    yield from settle(g)
    return True


@flow(cite="ah3/407.1 /413.5 .6")
def left_behind(g: ArkhamHorror, left: tuple[Monster, ...]) -> Steps[None]:
    """Monsters that somebody got rid of without exhausting them engage whoever is in their space now."""
    for monster in left:
        yield from meet(g, monster)


def ways(g: ArkhamHorror, you: Investigator) -> tuple[Space, ...]:
    """Where one step leads."""
    return tuple([s for s in adjacent(g, g.here(you)) if can_enter(g, s)])


@flow(cite="ah3/467.3 /426.3")
def walk(g: ArkhamHorror, you: Investigator, n: int, unseen: bool = False) -> Steps[None]:
    """Up to so many spaces, one at a time; engaged by a monster that is no watcher, they go no further."""
    if not ways(g, you):
        g.tell("ah3-log-no-way", "ah3/003", seat=you)
    for _ in range(n):
        options = (*options_for(g, ways(g, you), "move", seat=you.index), PASS)
        picked = yield from choose(g, you.index, options, "ah3-prompt-move", cite="ah3/467.3")
        if picked.key == PASS.key:
            break
        yield from go_to(g, you, meant(g, picked), unseen, "ah3/467.3")
        if not you.code or (hampered(g, you) and not unseen):
            break
    if unseen and you.code:
        yield from met_by_monsters(g, you)
