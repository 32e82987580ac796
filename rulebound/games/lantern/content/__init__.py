"""The cards."""

from rulebound.games.lantern.content import nights, tools

__all__ = ["nights", "tools"]
