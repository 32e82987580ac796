"""Rulebound plays co-operative tabletop games by the book.

>>> import rulebound
>>> "lantern" in rulebound.games()
True
>>> table = rulebound.new("lantern", {"seats": "2"}, seed=7)
>>> table.outcome is None
True

Everything is loaded when it is first used: importing the package alone costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from rulebound.core.state.chance import Seed
    from rulebound.core.state.errors import RuleboundError
    from rulebound.play.table import Table

    def games() -> tuple[str, ...]:
        """The games that can be played, in alphabetical order (at run time: the package of that name, called)."""
        ...


__all__ = ["RuleboundError", "Table", "games", "load", "new"]


def new(game: str, options: Mapping[str, str] | None = None, seed: Seed | None = None) -> Table:
    """A new table. A game or an option that does not exist is answered with those that do.

    >>> table = new("lantern", {"seats": "3", "roles": "secret"}, seed=1)
    >>> table.options
    {'seats': '3', 'roles': 'secret'}

    Without a seed, luck begins with a key that the operating system draws, and that nobody knows.
    """
    from rulebound.games import game_class
    from rulebound.play.table import Table

    return Table(game_class(game), options, seed)


def load(path: str | Path, salvage: bool = False) -> Table:
    """The table from a save. A damaged save is refused with the line that is wrong.

    With `salvage` it is opened as far as it can be read; a save made under other rules is opened at its checkpoint.
    In both cases `table.changed` says what happened.
    """
    from rulebound.play.opening import load

    return load(path, salvage)


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("rulebound.games")
    if name == "Table":
        from rulebound.play.table import Table

        return Table
    if name == "RuleboundError":
        from rulebound.core.state.errors import RuleboundError

        return RuleboundError
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
