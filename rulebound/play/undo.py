"""Taking back: only what told nobody anything new, unless the table allows it."""

from __future__ import annotations

from msgspec import Struct

from rulebound.core.errors import RuleboundError
from rulebound.play.record import Entry


class UndoRefused(RuleboundError):
    """An answer that cannot be taken back, and why."""


class Undone(Struct, frozen=True):
    """What was taken back, and whether the luck ahead was drawn anew for it."""

    entry: Entry
    reseeded: bool = False
