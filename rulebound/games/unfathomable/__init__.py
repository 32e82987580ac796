"""Unfathomable: a voyage with traitors aboard."""

from rulebound.games.unfathomable import kernel
from rulebound.games.unfathomable.rulebook import BOOK
from rulebound.games.unfathomable.state import Unfathomable

GAME = Unfathomable

__all__ = ["BOOK", "GAME", "Unfathomable", "kernel"]
