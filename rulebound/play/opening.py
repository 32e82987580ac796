"""Opening saves."""

from __future__ import annotations

from pathlib import Path

from rulebound.core.errors import SaveError
from rulebound.play.table import Table


def load(path: str | Path, salvage: bool = False) -> Table:
    """The table from a save file."""
    raise SaveError("not written yet")
