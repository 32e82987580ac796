"""Rules that never come to an end are stopped, and what goes round is named.

Two forced abilities may answer each other for ever, state checks may find the same thing again and again, rounds may
go by in which nobody is asked anything. Each of these is legal one step at a time, so nothing but its length tells.
A table would hang; instead the answer that leads into it is refused with a sentence, in plain and durable games alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.core.state.errors import EndlessRules

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

PATIENCE = 1000
"""So much may happen between two decisions. Real games stay below a hundred."""
NESTED = 48
"""So many scopes may be open, one inside the other. It is reached before a stack of rules is too deep, because that
limit holds for durable games only."""
SHOWN = 8


def by_itself(g: Game, what: str) -> None:
    """Notes something that happens without a decision: an ability, a delayed effect, a state check, a round."""
    g.unasked.append(what)
    if len(g.unasked) > PATIENCE:
        raise EndlessRules(f"nobody would ever be asked again, because these go on without end: {names(g)}")


def too_nested(g: Game) -> EndlessRules:
    return EndlessRules(f"these answer each other without end ({len(g.scopes)} scopes deep): {names(g)}")


def names(g: Game) -> str:
    """The last different things that happened, in their order."""
    last = list(dict.fromkeys(reversed(g.unasked)))[:SHOWN]
    return ", ".join(reversed(last))
