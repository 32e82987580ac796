"""The Lord of the Rings: The Card Game: the three quests of the core set, from easy to nightmare."""

from rulebound.games.lotr import kernel
from rulebound.games.lotr.rulebook import BOOK
from rulebound.games.lotr.state import Rings

GAME = Rings

__all__ = ["BOOK", "GAME", "Rings", "kernel"]
