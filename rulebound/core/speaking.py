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


FACE_DOWN: dict[str, Any] = {"id": 0, "kind": "Card", "word": msgspec.to_builtins(Term("core-card"))}
"""What a view holds of a card that the seat cannot tell from others: that it is there."""


def cards_lying(view: Mapping[str, Any], pile: int) -> list[dict[str, Any]]:
    """The cards of a pile in a view, the top one first."""
    entities = view["entities"]
    return [entities.get(i, FACE_DOWN) for i in entities[pile]["cards"]]


def term(word: Any) -> Term:
    """The word of an entity in a view, as a term that can be said or put into a message."""
    return msgspec.convert(word, Term)
