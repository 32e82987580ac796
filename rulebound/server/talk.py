"""What may be said at a table: freely, or, where the rules restrict talk, in ready phrases only."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rulebound.core.game.game import Game
from rulebound.play.optional_modules import part


class Talk(Struct, frozen=True):
    """What a game says about talk, in its `phrases.py`; a game without one does not mind."""

    phrases: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    """The phrases that are about another seat."""
    free: bool = True
    """May players say what they like?"""


@cache
def talk_of(game: str) -> Talk:
    module = part(game, "phrases")
    if module is None:
        return Talk()
    named: frozenset[str] = getattr(module, "ABOUT_A_PLAYER", frozenset())
    return Talk(module.PHRASES, tuple(p for p in module.PHRASES if p in named), getattr(module, "FREE_TALK", True))


def silenced(g: Game, seat: int) -> str:
    """The clause that keeps a seat silent now, or ""."""
    module = part(g.book.game, "phrases")
    rule = getattr(module, "silenced", None)
    return "" if rule is None or g.outcome is not None else str(rule(g, seat))
