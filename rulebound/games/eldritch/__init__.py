"""Eldritch Horror: the base box."""

from rulebound.games.eldritch.setup import BOOK
from rulebound.games.eldritch.state import EldritchHorror

GAME = EldritchHorror

__all__ = ["BOOK", "GAME", "EldritchHorror"]
