"""Whose a card is, who may use it, and who "you" is."""

from __future__ import annotations

from typing import Any

from rulebound.core.cards import DISCARD, HAND
from rulebound.core.rules import cite
from rulebound.games.ahlcg.cards import RECYCLING
from rulebound.games.ahlcg.state import Investigator, definition, where


@cite("ahlcg/you-your.1")
@cite("ahlcg/ownership-and-control.2")
def you_of(g: Any, card: Any) -> int:
    """The seat a card calls "you": who controls it or has it in the threat area; -1 if it is nobody's."""
    if type(card) is Investigator:
        return card.index
    if card.engaged >= 0:
        return card.engaged  # type: ignore[no-any-return]
    return g.entities[card.pile].owner if card.pile else -1


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
