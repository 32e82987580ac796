"""Lantern: a small game that shows everything the kernel can do."""

from rulebound.games.lantern.setup import BOOK, Lantern

__all__ = ["BOOK", "Lantern"]
