"""What was not done, and why."""

from __future__ import annotations

from rulebound.core.errors import RuleboundError


class Refusal(RuleboundError):
    """Something that was not done: `code` is for programs."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code


class Lost(Exception):
    """The room does not know any more what is kept: it must be built anew."""
