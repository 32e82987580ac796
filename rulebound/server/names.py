"""What people call themselves: names that can be read, and that nobody at a table can take for another's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from rulebound.server.refusal import Refusal

LONGEST = 32
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their category, but nobody sees them. (Control and direction characters go by category.)"""
MARKS = 2
"""So many marks above and below a letter are a language; more are a joke on the lines around it."""
ALIKE = str.maketrans("авекмнорстухіјѕԁԛѡ0135", "abekmhopctyxijsdqwoles")
"""Cyrillic letters, and digits, that look like Latin letters."""


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


def skeleton(name: str) -> str:
    """What is left of a name when everything is taken away that the eye passes over."""
    flat = unicodedata.normalize("NFKD", name).casefold()
    return "".join(char for char in flat if char.isalnum()).translate(ALIKE) or flat


def taken(name: str, others: Iterable[str]) -> bool:
    """Could this name be taken for one of the others?"""
    return skeleton(name) in {skeleton(other) for other in others}
