"""The modules that a game may have or leave out: `bot.py`, `view.py`."""

from __future__ import annotations

import importlib
import sys
from functools import cache
from importlib.util import find_spec
from types import ModuleType

from rulebound.games import game_class

LEFT_OUT = ("bot", "bots", "examples", "faces", "phrases", "tools", "view")
"""All there are. None of them decides how a game goes."""


@cache
def part(game: str, name: str) -> ModuleType | None:
    """A game's module of this name; None if it has none."""
    full = f"{sys.modules[game_class(game).__module__].__package__}.{name}"
    return importlib.import_module(full) if find_spec(full) is not None else None
