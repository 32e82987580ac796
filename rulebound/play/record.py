"""The record of a table: every answer and directive, oldest first. Played again, it gives the same game."""

from __future__ import annotations

import hashlib
import re

from msgspec import Struct

from rulebound.core.game.decision import Decision
from rulebound.core.game.game import Game
from rulebound.core.proving.arrange import arrange, read
from rulebound.core.state.chance import key_of
from rulebound.core.state.errors import SaveError

ARRANGE, RESEED = "!arrange ", "!reseed "
_ANSWER = re.compile(r"([0-9a-f]{4})(?:@([1-9][0-9]?))?(?: (.+))?")
_KEY = re.compile(r"[0-9a-f]{32}")
_NUMBER = re.compile(r"[0-9]{1,19}")
"""Older saves name a number instead of a key."""


class Entry(Struct, frozen=True):
    """One line of the record: an answer, or a directive (`!arrange dice results=6`, `!reseed` and a key).

    >>> str(Entry("commit oil-34, commit flint-12", "9c01", seat=1))
    '9c01@2 commit oil-34, commit flint-12'
    """

    text: str
    offered: str = ""
    """A short hash of what could be answered; "" for a directive."""
    seat: int | None = None
    """Who answered, where several were asked."""

    def __str__(self) -> str:
        seat = "" if self.seat is None else f"@{self.seat + 1}"
        return f"{self.offered}{seat} {self.text}".strip()

    @property
    def reseeds(self) -> bool:
        return not self.offered and self.text.startswith(RESEED)


def entry_of(line: str) -> Entry:
    """The entry a line of a save stands for."""
    if line.startswith(ARRANGE) or (line.startswith(RESEED) and _key(line.removeprefix(RESEED))):
        return Entry(line)
    found = _ANSWER.fullmatch(line)
    if found is None:
        raise SaveError(f"{line[:60]!r} is neither an answer nor a directive")
    offered, seat, text = found.groups(default="")
    return Entry(text, offered, int(seat) - 1 if seat else None)


def _key(text: str) -> bytes:
    """The key that a reseeding names; b"" if it is none."""
    if _KEY.fullmatch(text):
        return bytes.fromhex(text)
    return key_of(int(text)) if _NUMBER.fullmatch(text) else b""


def offered(decision: Decision, seat: int) -> str:
    """A short hash of what a seat can answer: other rules that offer other things give another one."""
    keys = "\n".join((f"{decision.least} {decision.most}", *decision.keys(seat)))
    return hashlib.blake2b(keys.encode(), digest_size=2).hexdigest()


def perform(g: Game, entry: Entry) -> str:
    """Does what an entry says. If it arranges something, what that is called comes back."""
    if entry.offered:
        g.choose(entry.text, entry.seat)
    elif entry.reseeds:
        g.luck.key = _key(entry.text.removeprefix(RESEED))
        g.tell("core-log-reseed")
    else:
        name, args = read(entry.text.removeprefix(ARRANGE))
        return arrange(g, name, **args)
    return ""
