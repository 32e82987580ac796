"""Lantern: a small game that shows everything the kernel can do."""

from rulebound.games.lantern.rulebook import BOOK
from rulebound.games.lantern.state import Lantern

GAME = Lantern

__all__ = ["BOOK", "GAME", "Lantern"]
