"""Seeds as people write them: a number or a word that somebody chose, or `0x` and the key that was drawn."""

from __future__ import annotations

import re

from rulebound.core.state.chance import KEY, Seed, new_key
from rulebound.core.state.errors import BadOption, Sentence

LONGEST = 64
LARGEST = (1 << 64) - 1
_KEY = re.compile(f"0x[0-9a-f]{{{2 * KEY}}}")


def checked(seed: Seed | None) -> Seed:
    """A seed that can be one; without any, a key that nobody knows."""
    if seed is None:
        return new_key()
    if isinstance(seed, bytes) and len(seed) == KEY:
        return seed
    if isinstance(seed, int) and 0 <= seed <= LARGEST:
        return seed
    if isinstance(seed, str) and len(seed) <= LONGEST and seed.isprintable() and seed[:1].isalpha():
        return seed.rstrip()
    raise BadOption(
        f"a seed is a whole number from 0 to {LARGEST}, or a word that begins with a letter and has at most {LONGEST}"
        f" characters, not {seed!r}",
        Sentence("core-bad-seed", (("most", str(LARGEST)), ("long", LONGEST), ("seed", str(seed)[:LONGEST]))),
    )


def written(seed: Seed) -> str:
    return f"0x{seed.hex()}" if isinstance(seed, bytes) else str(seed)


def read(text: str) -> Seed:
    """The seed that a text stands for.

    >>> read("7"), read("a dark night")
    (7, 'a dark night')
    """
    if _KEY.fullmatch(text):
        return bytes.fromhex(text[2:])
    return checked(int(text) if re.fullmatch("[0-9]{1,20}", text) else text)
