"""What people call themselves: names that can be read, and that nobody at a table can take for another's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from rulebound.server.refusal import Refusal

LONGEST = 32
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their category, but nobody sees them. (Control and direction characters go by category.)"""
MARKS = 2
"""So many marks above and below a letter are a language; more are a joke on the lines around it."""


def cleaned(name: str) -> str:
    """The name without what cannot be seen or turns lines around; one that nobody could read is refused."""
    out: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)
        if char.isspace() or kind in ("Zl", "Zp", "Zs"):
            out.append(" ")
            continue
        if kind[0] == "C" or char in INVISIBLE or 0xFE00 <= ord(char) <= 0xFE0F:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MARKS:
            out.append(char)
    found = re.sub(" +", " ", "".join(out)).strip()
    if not any(char.isalnum() or unicodedata.category(char)[0] == "S" for char in found):
        raise Refusal("name", "a name has at least one letter that can be seen")
    if len(found) > LONGEST:
        raise Refusal("name", f"a name has at most {LONGEST} characters")
    return found


@cache
def _alike() -> dict[str, str]:
    """For each letter that looks like others, the one that stands for all of them; for m that is r and n.

    Unicode's list leads from each letter to the one that stands for it, and from that one to all of them.
    """
    from confusable_homoglyphs.confusables import confusables_data as like

    alone = {letter: others[0]["c"] for letter, others in like.items() if len(others) == 1 and len(letter) == 1}
    return {
        letter: other
        for letter, other in alone.items()
        if letter not in alone.get(other, "") or (not letter.isascii(), letter) > (not other.isascii(), other)
    }


def skeletons(name: str) -> set[str]:
    """What is left of a name when everything is taken away that the eye passes over: as it is written, in small
    letters, and in capitals, for letters look alike in one of these that do not in another."""
    flat = unicodedata.normalize("NFKD", name)
    return {_bare(flat), _bare(flat.casefold()), _bare(flat.upper())}


def _bare(text: str) -> str:
    alike = _alike()
    seen = unicodedata.normalize("NFKD", "".join([alike.get(char, char) for char in text])).casefold()
    return "".join([char for char in seen if char.isalnum()]) or text


def taken(name: str, others: Iterable[str]) -> bool:
    """Could this name be taken for one of the others?"""
    own = skeletons(name)
    return any(own & skeletons(other) for other in others)
