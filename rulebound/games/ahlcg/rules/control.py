"""Who may use a card."""

from __future__ import annotations

from typing import Any

from rulebound.core.material.cards import DISCARD, HAND
from rulebound.core.state.clauses import cite
from rulebound.games.ahlcg.cards import RECYCLING
from rulebound.games.ahlcg.state import DEFINITIONS, Investigator, where, you_of

NOTHING_KNOWN: tuple[Any, Any] = (None, ())


def usable(g: Any, kind: str, seat: int) -> list[tuple[Any, Any]]:
    """The action or free abilities a seat may activate: of its own cards all, of scenario cards those it may use.

    What a seat might use is kept until what listens changes: a card that goes elsewhere, or to somebody else, listens
    anew.
    """
    if kind not in g.listeners:
        return []
    listening, recycling = g.listeners[kind][0], RECYCLING.key in g.modifiers
    known, found = g.cache.get(("usable", kind, recycling)) or NOTHING_KNOWN
    if known is not listening:
        found = might_use(g, listening, recycling)
        g.cache["usable", kind, recycling] = (listening, found)
    might, shared = found
    mine = might[seat]
    return [use for use in mine if use[0].id not in shared or may_activate(g, use[0], seat)] if shared else mine


@cite("ahlcg/activate-action.5 .6")
def may_activate(g: Any, card: Any, seat: int) -> bool:
    """Scenario cards at your location, threat areas there included; the current act and agenda."""
    kind = DEFINITIONS[card.code].type
    return kind in ("act", "agenda", "scenario") or bool(where(g, card) == g.seat(seat).location)


@cite("ahlcg/activate-action.4")
def might_use(g: Any, listening: Any, recycling: bool) -> tuple[list[list[tuple[Any, Any]]], list[int]]:
    """For each seat the abilities on its own cards and on scenario cards, and which cards are the latter."""
    entities = g.entities
    might: list[list[tuple[Any, Any]]] = [[] for _ in g.seats]
    shared: list[int] = []
    for id, ability in listening:
        card = entities[id]
        if type(card) is Investigator:
            might[card.index].append((card, ability))
            continue
        zone = entities[card.pile].zone
        if zone == HAND or card.controller >= 0 or (zone == DISCARD and recycling):
            you = you_of(g, card)
            if you >= 0:
                might[you].append((card, ability))
        elif zone != DISCARD:
            shared.append(id)
            for mine in might:
                mine.append((card, ability))
    return might, shared
