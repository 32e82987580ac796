"""Arkham Horror, third edition: the base box, for one to six investigators."""

from rulebound.games.ah3 import kernel
from rulebound.games.ah3.rulebook import BOOK
from rulebound.games.ah3.state import ArkhamHorror

GAME = ArkhamHorror

__all__ = ["BOOK", "GAME", "ArkhamHorror", "kernel"]
