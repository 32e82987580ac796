"""Defeat (chapter 39), moving by effects, Brig and Sick Bay, titles (chapters 25, 28, 43)."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.material.cards import LAST, move
from rulebound.core.state.clauses import cite
from rulebound.core.timing.timing import Event, occur
from rulebound.games.unfathomable.state import (
    BRIG,
    SICK_BAY,
    Character,
    Space,
    Unfathomable,
    definition,
    in_brig,
)

TITLES = ("captain", "keeper")


class Defeated(Event):
    """A character would be defeated: what prevents it cancels this."""

    who: int = -1

    @staticmethod
    @flow(cite="unfathomable/39.3 /39.3-1 /39.3-2 /39.4 /39.4-1 /28 /28.3 /25.3 /25.8 /2.9-3 /2.9-4")
    def happens(g: Unfathomable, e: Defeated) -> Any:
        """A human goes to the Sick Bay, a revealed traitor to the Brig; who is in the Brig stays there."""
        you = g.entity(e.about)
        by_clause = "unfathomable/39.4" if you.traitor else "unfathomable/39.3"
        g.tell("unfathomable-log-defeated", e.cite, seat=you)
        to = g.space(BRIG if you.traitor or in_brig(g, you) else SICK_BAY)
        if you.space == to.id:
            stays = "unfathomable/39.3-2" if to.code == BRIG else "unfathomable/39.3-1"
            g.tell("unfathomable-log-stays", "unfathomable/39.4-1" if you.traitor else stays, seat=you, place=to)
        else:
            put(g, you, to, True, by_clause)


@flow(cite="unfathomable/39 /39.7")
def defeat(g: Unfathomable, you: Character, by: int = 0, cite: str = "") -> Steps[bool]:
    """A character is defeated unless something prevents it."""
    return (yield from occur(g, Defeated(about=you.id, who=you.index, by=by, cite=cite)))


@cite("unfathomable/25.4-6")
def put(g: Unfathomable, you: Character, space: Space, released: bool = False, cite: str = "") -> None:
    """A character is moved somewhere, for whatever reason; out of the Brig only by what names it (`released`)."""
    if in_brig(g, you) and not released:
        g.tell("unfathomable-log-stays", "unfathomable/25.4-6", seat=you, place=g.here(you))
        return
    line = "stays" if you.space == space.id else "move"
    g.change(you, space=space.id)
    g.tell(f"unfathomable-log-{line}", cite, seat=you, place=space)


@flow(cite="unfathomable/25 /25.2 /43.3-1")
def to_the_brig(g: Unfathomable, you: Character) -> Any:
    """A character goes to the Brig and loses all titles."""
    if in_brig(g, you):
        g.tell("unfathomable-log-stays", seat=you, place=g.here(you))
    else:
        put(g, you, g.space(BRIG))
    lose_titles(g, you, "unfathomable/25.2")


# ------------------------------------------------------------------ titles


@cite("unfathomable/43.3 /43.3-1 /43.3-2 /36.4")
def lose_titles(g: Unfathomable, you: Character, cite: str) -> None:
    for title in TITLES:
        if g.holder(title).id == you.id:
            pass_title(g, title, cite=cite)


@cite("unfathomable/43.4 /43.4-1 /43.4-2 /43.4-3")
def successor(g: Unfathomable, title: str, lowest: bool = False) -> tuple[Character, str]:
    """The first in succession of the humans outside the Brig, the loser only without another; else of those in it.
    With the clause by which it is this one."""
    loser = g.holder(title)
    line = sorted(g.humans, key=lambda c: rank(g, c, title), reverse=lowest)
    free = [c for c in line if not in_brig(g, c)]
    for heir in free:
        if heir.id != loser.id:
            return heir, "" if lowest else "unfathomable/43.4"
    return (loser, "unfathomable/43.4-2") if free else (next(iter(line), loser), "unfathomable/43.4-3")


def rank(g: Unfathomable, you: Character, title: str) -> int:
    return int(definition(g, you).facts[f"{title}_order"])


def pass_title(g: Unfathomable, title: str, lowest: bool = False, cite: str = "") -> None:
    """The title, with its deck, goes to the next in line."""
    loser = g.holder(title)
    to, by_clause = successor(g, title, lowest)
    card = next(c for c in g.cards(loser.area) if c.code == title)
    g.change(card, owner=to.index)
    move(g, card, g.pile("area", to.index), LAST)
    if to.id != loser.id:
        g.tell("unfathomable-log-title-lost", cite, seat=loser, card=card)
        g.tell("unfathomable-log-title", by_clause, seat=to, card=card)
    else:
        g.tell("unfathomable-log-title-kept", by_clause, seat=to, card=card)
