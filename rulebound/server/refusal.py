"""What was not done, and why."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from rulebound.core.errors import RuleboundError


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
