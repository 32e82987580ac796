"""Tokens: numbers on entities, taken from supplies with or without a limit, and bags to draw from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from rulebound.core.state.chance import draw_one
from rulebound.core.state.entities import PUBLIC, Entity, Term
from rulebound.core.state.errors import ContentError

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

UNLIMITED = -1


class Supply(Entity):
    """The tokens of one kind that lie beside the board. `left` is UNLIMITED where the reference says so."""

    code: str = ""
    left: int = UNLIMITED

    NAME: ClassVar[tuple[str, ...]] = ("code",)

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return f"supply-{self.code}"

    def word(self, g: Game, seat: int = PUBLIC) -> Term:
        return Term(f"{g.book.game}-token-{self.code}")


class Bag(Entity):
    """Tokens to draw from unseen: what is inside, and what lies drawn beside it."""

    code: str = ""
    inside: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()

    NAME: ClassVar[tuple[str, ...]] = ("code",)

    def handle(self, g: Game, seat: int = PUBLIC) -> str:
        return self.code


def supply(g: Game, kind: str) -> Supply | None:
    id = g.names.get(Supply, {}).get(kind)
    return None if id is None else cast(Supply, g.entities[id])


def place(g: Game, entity: Entity, kind: str, n: int = 1) -> int:
    """Puts tokens on an entity, as many as the supply has. Returns how many."""
    if n <= 0:
        return 0
    stock = supply(g, kind) if Supply in g.kinds else None
    if stock is not None and stock.left != UNLIMITED:
        n = min(n, stock.left)
        stock.left -= n
    return add(g, entity, kind, n)


def remove(g: Game, entity: Entity, kind: str, n: int = 1) -> int:
    """Takes tokens off an entity, back to the supply, as many as there are. Returns how many."""
    n = max(0, min(n, getattr(entity, kind)))
    stock = supply(g, kind) if Supply in g.kinds else None
    if stock is not None and stock.left != UNLIMITED:
        stock.left += n
    return -add(g, entity, kind, -n)


def shift(g: Game, source: Entity, target: Entity, kind: str, n: int = 1) -> int:
    """Moves tokens from one entity to another, as many as there are."""
    n = max(0, min(n, getattr(source, kind)))
    add(g, source, kind, -n)
    return add(g, target, kind, n)


def add(g: Game, entity: Entity, kind: str, n: int) -> int:
    """Puts tokens on an entity, or takes them off, whatever the supply has."""
    if n:
        setattr(entity, kind, getattr(entity, kind) + n)
        unsettling = g.book.unsettling
        if unsettling is None or kind in unsettling:
            g.touch(entity)
        g.version += 1
    return n


def draw(g: Game, bag: Bag, keep: bool = False) -> str:
    """Draws one token at random. It goes back at once, or lies beside the bag (`keep`) until put back."""
    if not bag.inside:
        raise ContentError(f"the {bag.code} is empty: ask before drawing")
    at = draw_one(g, bag.inside, "token")
    token = bag.inside[at]
    if keep:
        bag.inside = bag.inside[:at] + bag.inside[at + 1 :]
        bag.drawn += (token,)
    g.version += 1
    return token


def put_back(g: Game, bag: Bag) -> None:
    """All drawn tokens return to the bag."""
    bag.inside, bag.drawn = tuple(sorted(bag.inside + bag.drawn)), ()
    g.version += 1


def put_in(g: Game, bag: Bag, token: str) -> None:
    bag.inside = tuple(sorted((*bag.inside, token)))
    g.version += 1


def take_out(g: Game, bag: Bag, token: str) -> bool:
    """One such token leaves the bag for good; False if there is none."""
    if token not in bag.inside:
        return False
    at = bag.inside.index(token)
    bag.inside = bag.inside[:at] + bag.inside[at + 1 :]
    g.version += 1
    return True


def odds(bag: Bag) -> Mapping[str, int]:
    """How many of each token are inside: drawing is counting."""
    counts: dict[str, int] = {}
    for token in bag.inside:
        counts[token] = counts.get(token, 0) + 1
    return counts
