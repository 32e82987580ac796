"""What a game's own board text asks of whoever words it, and how it reads the words in a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

import msgspec

from rulebound.core.state import Term

Args: TypeAlias = tuple[tuple[str, object], ...] | Mapping[str, object]


class Words(Protocol):
    """One language: messages with their arguments put in, and what a card does in short."""

    def say(self, key: str, args: Args = ()) -> str: ...

    def summary(self, key: str) -> str: ...


def term(word: Any) -> Term:
    """The word of an entity in a view, as a term that can be said or put into a message."""
    return msgspec.convert(word, Term)
