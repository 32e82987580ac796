"""Eldritch Horror: the base box, for one to eight investigators."""

from rulebound.games.eldritch import kernel
from rulebound.games.eldritch.rulebook import BOOK
from rulebound.games.eldritch.state import EldritchHorror

GAME = EldritchHorror

__all__ = ["BOOK", "GAME", "EldritchHorror", "kernel"]
