"""Arkham Horror: The Card Game: the core set, as a campaign or scenario by scenario."""

from rulebound.games.ahlcg import kernel
from rulebound.games.ahlcg.rulebook import BOOK
from rulebound.games.ahlcg.state import ArkhamHorror

GAME = ArkhamHorror

__all__ = ["BOOK", "GAME", "ArkhamHorror", "kernel"]
