"""What was not done, and why."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from rulebound.core.state.errors import RuleboundError


class Refusal(RuleboundError):
    """Something that was not done: `code` is for programs."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code


FAULTS = (SQLAlchemyError, OSError)
"""The database is away, or the disk is full: nobody's mistake, and nothing that the players could mend."""
FAULT = "the server cannot keep what is played at the moment: its disk is full, or its database is away"


class Lost(Exception):
    """The room does not know any more what is kept: it must be built anew."""


NOTHING = "U+0000 is no character of a text, and not every database can keep it"


def has_nothing(given: Any) -> bool:
    """Is U+0000 anywhere in what was sent?"""
    if isinstance(given, str):
        return "\0" in given
    if isinstance(given, dict):
        return any(has_nothing(key) or has_nothing(value) for key, value in given.items())
    return isinstance(given, list) and any(map(has_nothing, given))
