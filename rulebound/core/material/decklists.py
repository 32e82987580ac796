"""Deck lists as people bring them: a card a line, or JSON with the copies of each card by its code.

Which cards there are, and what a deck may hold, each game says itself.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rulebound.core.state.entities import Term
from rulebound.core.state.errors import BadOption

MOST_COPIES = 99
LONGEST = 20_000
"""So many characters a deck list may have."""


@dataclass(frozen=True)
class Problem:
    """What a deck does wrong, by which clause: as a sentence, and as a message with its arguments."""

    clause: str
    says: str
    text: str = ""
    args: tuple[tuple[str, int | Term], ...] = ()

    def __str__(self) -> str:
        return f"{self.says} ({self.clause})"

    def told(self) -> dict[str, Any]:
        """As a program reads it."""
        return {"clause": self.clause, "says": self.says, "text": self.text, "args": self.args}


def read_lines(text: str, find: Callable[[str], str]) -> list[tuple[str, int]]:
    """Codes with how many copies, line by line: `2x Beat Cop (2)`, `3 Gandalf`, `Aragorn`; # begins a comment.

    `find(name)` says which card is meant, or raises BadOption; all lines that name none are told together.
    """
    found, unknown = [], []
    for number, line in enumerate(re.split(r"[\n;]", text), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        match = re.fullmatch(r"(?:(\d\d?)\s*[x×]?\s+)?(.+)", line)
        assert match is not None
        try:
            found.append((find(match[2].strip()), int(match[1] or 1)))
        except BadOption:
            unknown.append(f"{match[2]!r} (line {number})")
    if unknown:
        raise BadOption(f"these cards are not known: {', '.join(unknown)}")
    return found


def read_json(text: str, whose: str) -> tuple[dict[str, Any], dict[str, int]]:
    """The whole of a deck in JSON, and its `slots`: how many copies of each card, by code. `whose` wrote it so."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadOption(f"the deck is not readable JSON: line {error.lineno}, {error.msg}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets in brackets without end
        raise BadOption("the deck is not readable JSON: no deck is written like this") from None
    slots = data.get("slots") if isinstance(data, dict) else None
    if not isinstance(slots, dict) or not all(isinstance(n, int) and 0 < n < 100 for n in slots.values()):
        raise BadOption(f"the deck has no list of cards: JSON from {whose} holds it under 'slots'")
    return data, slots


def must_be_known(codes: Iterable[str], known: Callable[[str], bool]) -> None:
    unknown = sorted({code for code in codes if not known(code)})
    if unknown:
        raise BadOption(f"these cards are not known: {', '.join(unknown)}")


def spread(counts: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """A code for every copy."""
    return tuple(code for code, n in counts for _ in range(n))


def write_lines(first: Iterable[str], cards: Iterable[str], name: Callable[[str], str]) -> str:
    """Some lines as they are, then the cards with how many copies."""
    return "\n".join((*first, *(f"{n}x {name(code)}" for code, n in sorted(Counter(cards).items())))) + "\n"


# ------------------------------------------------------------------ what the builder sends


def text_of_deck(text: Any) -> str:
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadOption(f"a deck is a text of at most {LONGEST} characters")
    return text


def counts_of_deck(counts: Any, known: Callable[[str], bool]) -> tuple[str, ...]:
    """The cards of a deck from a table of codes and copies."""
    if not isinstance(counts, dict) or not all(
        isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= MOST_COPIES for n in counts.values()
    ):
        raise BadOption(f"the cards of a deck are counts by code, from 0 to {MOST_COPIES} each")
    must_be_known(counts, known)
    return spread(sorted(counts.items()))


def name_of_deck(name: Any) -> str:
    if not isinstance(name, str) or len(name) > 100:
        raise BadOption("the name of a deck is a text of at most 100 characters")
    return name
