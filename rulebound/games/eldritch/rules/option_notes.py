"""What a player is told beside an option that reads like another: what everybody can see of the thing it is about."""

from __future__ import annotations

from typing import Any

from rulebound.core.state.entities import Term
from rulebound.games.eldritch.state import Gate, Monster, Paper


def told_apart(g: Any, entity: Any) -> tuple[Term, ...]:
    """Where a token is and how it fares; whose a card is."""
    if isinstance(entity, Paper):
        return (Term("eldritch-note-of", (("seat", g.word(g.seat(entity.owner))),)),) if entity.owner >= 0 else ()
    if not isinstance(entity, Monster | Gate) or not entity.space:
        return ()
    place = Term("eldritch-note-at", (("place", g.word(g.here(entity))),))
    lost = entity.lost if isinstance(entity, Monster) else 0
    return (place, *((Term("eldritch-note-lost", (("n", lost),)),) if lost else ()))
