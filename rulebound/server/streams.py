"""What one seat is sent: a fresh view first, then what changed, numbered.

A stream knows nothing but what that seat may know. Its numbers count its own messages, so that nobody can tell from
them that something happened which they may not know of.
"""

from __future__ import annotations

import hashlib
from collections import deque
from typing import Any

import msgspec

from rulebound.core.game.decision import ALL
from rulebound.core.game.game import Line
from rulebound.play.preferences import Preferences
from rulebound.play.table import Table
from rulebound.server.protocol import Back, Head, LineInfo, State, Update, write

KEPT = 24
"""So many messages can be sent again to somebody who was away for a moment."""
RECALLED = 300
"""Lines of the log in a fresh view."""


def decision_id(table: Table, sequence: int, naming: str) -> str:
    """Names the pending decision, and tells nothing else: neither how many there were nor who has answered, and
    nothing about the game's luck, for it is made with a secret that has to do with nothing else.

    It is the same after a restart, so that an answer that was not acknowledged can be sent again.
    """
    decision = table.decision
    if decision is None:
        return ""
    # Where all are asked, the answers already given are not part of it: the decision stays the same one.
    given = len(table.game.given) if decision.mode == ALL else 0
    return hashlib.blake2b(f"{sequence - given}".encode(), key=naming.encode(), digest_size=9).hexdigest()


def line_info(line: Line) -> LineInfo:
    return LineInfo(line.text, msgspec.to_builtins(line.args), line.cite)


def head_of(table: Table, view: dict[str, Any], id: str) -> Head:
    """The parts of a view that are not things on the table."""
    decision = view["decision"]
    if decision is not None:
        book = table.game.book
        decision["window"] = decision["prompt"] in book.windows
        decision["odds"] = book.stakes is not None and decision["prompt"] in book.stakes.prompts
        if "options" in decision:
            decision["id"] = id
    return Head(view["round"], view["phase"], view["turn"], view["lead"], decision, view["outcome"])


class Stream:
    """The messages to everybody who looks through the eyes of one seat."""

    def __init__(self, seat: int, v: int = 0) -> None:
        self.seat = seat
        self.v = v
        """The number of the last message. An earlier stream of the seat may have come so far already."""
        self.head: Head | None = None
        self.entities: dict[int, dict[str, Any]] = {}
        self.lines: list[Line] = []
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self.begun = False

    def advance(
        self, table: Table, lines: list[Line], id: str, back: Back | None, wishes: Preferences | None,
        settled: bool = False,
    ) -> bytes | None:  # fmt: skip
        """Brings the stream up to date. Returns what is to be sent, or None if the seat can see no difference."""
        view = table.view(self.seat)
        head = head_of(table, view, id)
        if settled and head.decision is not None:
            head.decision["settled"] = True
        head.back = back
        if wishes is not None:
            head.wishes, head.passing = dict(wishes.abilities), wishes.passing
        entities: dict[int, dict[str, Any]] = view["entities"]
        first = _same(self.lines, lines)
        old = self.entities
        changed = {i: e for i, e in entities.items() if old.get(i) != e}
        gone = tuple([i for i in old if i not in entities])
        cut = first < len(self.lines)
        if head == self.head and not changed and not gone and not cut and first == len(lines):
            return None
        self.head, self.entities, self.lines = head, entities, lines
        self.v += 1
        told = tuple([line_info(line) for line in lines[first:]])
        message = write(Update(self.seat, self.v, head, changed, gone, first, told))
        if self.begun:  # the first one goes on from nothing: nobody has what it would add to
            self.recent.append((self.v, message))
        self.begun = True
        return message

    def fresh(self) -> bytes:
        """Everything at once."""
        assert self.head is not None
        first = max(0, len(self.lines) - RECALLED)
        told = tuple([line_info(line) for line in self.lines[first:]])
        return write(State(self.seat, self.v, self.head, self.entities, first, told))

    def since(self, v: int) -> list[bytes] | None:
        """The messages after this one; None if they are not kept any more."""
        if v == self.v:
            return []
        if v > self.v or not self.recent or self.recent[0][0] > v + 1:
            return None
        return [message for n, message in self.recent if n > v]


def _same(old: list[Line], new: list[Line]) -> int:
    """How many lines at the beginning are the same. The log is only ever cut and added to."""
    both = min(len(old), len(new))
    if both == 0 or old[both - 1] is new[both - 1]:
        return both
    return next(i for i in range(both) if old[i] is not new[i])
