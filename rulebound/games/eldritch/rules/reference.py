"""The reference card: how many gates, clues and monsters the mythos brings (chapter "reference card")."""

from __future__ import annotations

from rulebound.core.state.clauses import cite
from rulebound.games.eldritch.state import EldritchHorror

EASIER = {1: (1, 2, 1), 5: (2, 3, 1)}
HARDER = {4: (2, 2, 1), 7: (3, 4, 1), 8: (3, 4, 1)}
VARIANTS = {"easier": EASIER, "harder": HARDER}


@cite("eldritch/reference-card.1 .2 /monster-surge.2 .3 .4 /phase-mythos.8 .9 .10")
def printed(players: int) -> tuple[int, int, int]:
    """The reference card for so many players: gates, clues, monsters of a surge."""
    if players <= 2:
        return 1, 1, 1
    if players <= 4:
        return 1, 2, 2
    return (2, 3, 2) if players <= 6 else (2, 4, 3)


@cite("eldritch/reference-card.1 .2")
def reference(g: EldritchHorror) -> tuple[int, int, int]:
    """The reference card: how many gates, clues, monsters."""
    n = g.ancient.players
    return VARIANTS.get(g.ancient.variant, {}).get(n) or printed(n)
