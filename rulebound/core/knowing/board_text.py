"""What a game's own board text asks of whoever words it, and how it reads the words in a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

import msgspec

from rulebound.core.state.entities import Term

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


class BoardText:
    """What one seat sees, as lines of text: the parts that the boards of all games have in common."""

    prefix = ""
    """What the keys of the board's own messages begin with."""

    def __init__(self, view: Mapping[str, Any], words: Words, signs: Mapping[str, Any]) -> None:
        self.view, self.words, self.signs = view, words, signs
        self.entities: Mapping[int, dict[str, Any]] = view["entities"]
        self.piles = {(p["code"], p["owner"]): p for p in self.all("Pile")}

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [e for e in self.entities.values() if e["kind"] == kind]

    def cards(self, pile: int | str, owner: int = -1) -> list[dict[str, Any]]:
        """Those of a pile, by its id or by its code and whose it is."""
        return cards_lying(self.view, self.piles[pile, owner]["id"] if isinstance(pile, str) else pile)

    def size(self, pile: str) -> int:
        return len(self.piles[pile, -1]["cards"])

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(self.prefix + key, args)

    def name(self, entity: Mapping[str, Any]) -> str:
        word = term(entity["word"])
        return self.words.say(word.term, word.args)

    def join(self, *parts: str) -> str:
        return str(self.signs["and"]).join(p for p in parts if p)
