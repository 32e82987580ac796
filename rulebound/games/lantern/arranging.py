"""Arranging steps of Lantern's own."""

from __future__ import annotations

from rulebound.core.material.cards import Card, Pool, cards_in, move
from rulebound.core.proving.arrange import Step, faces_called, fetch, find, step
from rulebound.core.state.errors import ArrangeError
from rulebound.games.lantern.state import Lantern, Paper, Place

STEPS: dict[str, Step] = {}


@step("stand", STEPS)
def stand(g: Lantern, seat: int, place: str) -> None:
    """A keeper stands somewhere."""
    where = find(g, place)
    if not isinstance(where, Place) or not 1 <= seat <= len(g.seats):
        raise ArrangeError(f"seat {seat} cannot stand at {place!r}")
    g.change(g.seat(seat - 1), place=where.id)


def lay_down(g: Lantern) -> None:
    """A phase begins: nobody's watch is under way."""
    g.change(g.clock, seat=-1)
    for keeper in g.keepers:
        g.change(keeper, actions=0)


@step("hazard", STEPS)
def hazard(g: Lantern, code: str, place: str) -> Card:
    """A hazard lies at a place."""
    where = find(g, place)
    if not isinstance(where, Place):
        raise ArrangeError(f"{place!r} is not a place")
    if not faces_called(g, code) or not g.registry[code].facts.get("hazard"):
        raise ArrangeError(f"{code!r} is not a hazard")
    card = fetch(g, code, g.pile("hazards"))
    move(g, card, g.pile("hazards"), -1)
    g.change(card, place=where.id)
    return card


@step("no-nights", STEPS)
def no_nights(g: Lantern) -> None:
    """All night cards have been drawn already."""
    for card in cards_in(g, g.pile("nights")):
        move(g, card, g.pile("night-discard"))


@step("wrecker", STEPS, restarts=False)
def wrecker(g: Lantern, seat: int) -> None:
    """This keeper is the wrecker."""
    roles = [c for c in g.all(Paper) if c.code in ("keeper", "wrecker") and c.owner >= 0]
    if not roles or not 1 <= seat <= len(g.seats):
        raise ArrangeError(f"seat {seat} has no secret role at this table")
    pool = next(p for p in g.all(Pool) if p.id == roles[0].pool)
    for card in roles:
        g.change(card, code="wrecker" if card.owner == seat - 1 else "keeper")
    g.change(pool, faces=("keeper",))
