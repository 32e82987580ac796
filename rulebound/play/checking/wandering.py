"""Indexes follow a card wherever it goes: they go by what it says as it lies there now, in whatever role."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulebound.core.game.game import Game
from rulebound.core.material.cards import PLAY, Pile, apart_in, face, flip, move
from rulebound.play.checking.invariants import hold, indexes_are_right


class Wandering:
    """Every card in play is moved on a copy to a pile of each kind there is and back again: as it is, turned over, and
    as whatever its game can make of it.

    A card that says the same as one that was tried in this game in such a place is not tried again.
    """

    def __init__(self) -> None:
        self.tried: set[Any] = set()

    def check(self, g: Game) -> None:
        for pile in g.all(Pile):
            for id in pile.cards if pile.zone == PLAY else ():
                card: Any = g.entities[id]
                alike = (type(card), card.code, card.speaking(g), kind_of(pile)) if card.code else id
                if alike not in self.tried:
                    self.tried.add(alike)
                    for name, becomes in shapes(g, card):
                        wander(g, id, name, becomes)


def wander(g: Game, id: int, name: str, becomes: Callable[[Any, Any], None]) -> None:
    """One card, which has become something else perhaps, goes wherever it could, each time from where it lies now."""
    other = g.clone()
    card: Any = other.entities[id]
    home: Any = other.entities[card.pile]
    what = f"{card.handle(g)}{name}"
    becomes(other, card)
    follows(other, card, what)
    kinds = {kind_of(pile): pile for pile in reversed(other.all(Pile)) if pile is not home}
    for pile in (*kinds.values(), None):
        where = "the box" if pile is None else pile.handle(g)
        move(other, card, pile)
        follows(other, card, f"{what} in {where}")
        move(other, card, home)
        follows(other, card, f"{what}, back from {where}")
    indexes_are_right(other)


def shapes(g: Game, card: Any) -> Iterator[tuple[str, Callable[[Any, Any], None]]]:
    """What a card can become where it lies: it stays as it is, shows its other side, counts as something else."""
    yield "", lambda g, card: None
    if card.code and face(g, card).other:
        yield " turned", flip
    for n, count_as in enumerate(g.book.shapes, 1):
        yield f" in shape {n}", count_as


def follows(g: Game, card: Any, what: str) -> None:
    """What stands in the indexes for this card is what it says."""
    listening, granting = card.speaking(g)
    heard = {
        (on, at, a)
        for on, slots in g.listeners.items()
        for at, slot in enumerate(slots)
        for i, a in slot
        if i == card.id
    }
    given = {(stat, m) for stat, entries in g.modifiers.items() for i, m in entries if i == card.id}
    hold(heard == {*listening} and given == {*granting}, "indexes follow a card", what)


def kind_of(pile: Pile) -> tuple[str, str, str, bool]:
    """All there is to a pile for a card that comes to it."""
    return pile.zone, pile.sight, apart_in(pile), pile.owner >= 0
