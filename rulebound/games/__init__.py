"""The games, one package each. A game is a package that exports `GAME`, its class.

Games from outside this project join by an entry point in the group `rulebound.games`.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from rulebound.core.game.game import Game
from rulebound.core.state.errors import RuleboundError, Sentence

FOLDER = Path(__file__).parent


@cache
def outside() -> Mapping[str, str]:
    """The games of other packages, each with its module. Read once: it means looking through all that is installed."""
    return {e.name: e.value for e in entry_points(group="rulebound.games")}


@cache
def names() -> tuple[str, ...]:
    """The games that can be played, in alphabetical order."""
    return tuple(sorted({*(p.parent.name for p in FOLDER.glob("*/rulebook.py")), *outside()}))


def look_again() -> None:
    """Forgets which games there are: one was installed while the program runs."""
    outside.cache_clear()
    names.cache_clear()


def listed() -> tuple[str, ...]:
    """Every game whose clauses are listed, playable or not."""
    return tuple(sorted({*names(), *(p.parent.name for p in FOLDER.glob("*/clauses.txt"))}))


def game_class(name: str) -> type[Game]:
    """The class of a game; an unknown one is answered with those there are."""
    if name not in names():
        listed = ", ".join(names())
        raise RuleboundError(
            f"there is no game {name!r} to play. There are: {listed}",
            Sentence("core-bad-game", (("game", name), ("known", listed))),
        )
    module = importlib.import_module(outside().get(name, f"rulebound.games.{name}"))
    found: type[Game] = module.GAME
    return found


def folder(name: str) -> Path:
    """Where a game keeps its clauses and its ledger."""
    if name in listed() and (FOLDER / name).exists():
        return FOLDER / name
    found = importlib.import_module(game_class(name).__module__)
    return Path(str(found.__file__)).parent


class _Games(ModuleType):
    """Makes `rulebound.games()` a call, although importing this package puts it where that function would be."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Games
