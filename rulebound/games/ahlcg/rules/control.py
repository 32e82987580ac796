"""Who may use a card."""

from __future__ import annotations

from typing import Any

from rulebound.core.cards import DISCARD, HAND
from rulebound.core.rules import cite
from rulebound.games.ahlcg.cards import RECYCLING
from rulebound.games.ahlcg.state import Investigator, definition, where, you_of


@cite("ahlcg/activate-action.4 .5 .6")
def may_activate(g: Any, card: Any, seat: int) -> bool:
    """Your own cards; scenario cards at your location, threat areas there included; the current act and agenda."""
    if type(card) is Investigator:
        return card.index == seat
    zone = g.entities[card.pile].zone
    if zone == DISCARD and RECYCLING.key not in g.modifiers:
        return False  # the longer the game, the more events lie there: they cost next to nothing
    if card.controller >= 0 or zone in (HAND, DISCARD):
        return you_of(g, card) == seat
    if definition(g, card).type in ("act", "agenda", "scenario"):
        return True
    return bool(where(g, card) == g.seat(seat).location)


def usable(g: Any, kind: str, seat: int) -> list[tuple[Any, Any]]:
    """The action or free abilities a seat may activate: of its own hand all, of other cards those it may use."""
    might = might_use(g, kind)[seat] if kind in g.listeners else ()
    return [(card, ability) for card, ability, sure in might if sure or may_activate(g, card, seat)] if might else []


def might_use(g: Any, kind: str) -> tuple[tuple[tuple[Any, Any, bool], ...], ...]:
    """For each seat the abilities of a kind, without those that only others can use. Kept until what listens changes.

    The third part says that the card is in the seat's own hand, so that there is nothing more to ask.
    """
    listening, recycling = g.listeners[kind][0], RECYCLING.key in g.modifiers
    known = g.cache.get(kind)
    if known is not None and known[0][0] is listening and known[0][1] is recycling:
        return known[1]  # type: ignore[no-any-return]
    found: list[list[tuple[Any, Any, bool]]] = [[] for _ in g.seats]
    for id, ability in listening:
        card = g.entities[id]
        zone = "" if type(card) is Investigator else g.entities[card.pile].zone
        if zone in (HAND, DISCARD):
            if zone == HAND or recycling:
                found[you_of(g, card)].append((card, ability, zone == HAND))
        elif not zone or card.controller >= 0:
            found[you_of(g, card)].append((card, ability, False))
        else:
            for mine in found:
                mine.append((card, ability, False))
    made = tuple([tuple(mine) for mine in found])
    g.cache[kind] = ((listening, recycling), made)
    return made
