"""A table: one game with its log, its record and its way back. What every client, bot and test uses.

>>> import rulebound
>>> table = rulebound.new("lantern", {"seats": "1"}, seed=7)
>>> table.decision.keys()
('move harbour', 'move chapel', 'move cliff', 'fetch', 'pour', 'kindle', 'draw', 'pass')
>>> table.choose("pour")
>>> table.undo().entry.text
'pour'

Seats are counted from 0; PUBLIC (-1) is a spectator. In sentences and in saves they are counted from 1.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rulebound.core.arrange import arrange
from rulebound.core.decision import Decision, Denial
from rulebound.core.errors import BadOption, RuleboundError
from rulebound.core.game import Game, Line, Outcome
from rulebound.core.state import PUBLIC, Entity
from rulebound.core.values import Reason, Stat
from rulebound.core.view import lines_for, view
from rulebound.play.record import Entry
from rulebound.play.undo import Undone

__all__ = ["Table"]


class Table:
    """One game that is being played."""

    game: Game
    """The position and the rules at work."""
    options: dict[str, str]
    seed: int
    log: list[Line]
    """Everything that happened, for all eyes: show a seat only `lines(seat)`."""
    changed: str
    """What became of an old or damaged save when it was opened; "" if it is as it was."""

    def __init__(self, kind: type[Game], options: Mapping[str, str] | None = None, seed: int | None = None) -> None:
        self.options = kind.book.check_options(dict(options or {}))
        self.seed = int.from_bytes(os.urandom(6)) if seed is None else seed
        if not 0 <= self.seed < 1 << 64:
            raise BadOption(f"a seed is a whole number from 0 to {(1 << 64) - 1}, not {seed}")
        self.log = []
        self.changed = ""
        self.game = kind.new(self.options, self.seed)
        self.game.sink = self.log.append
        self._record: list[Entry] = []

    @property
    def name(self) -> str:
        return self.game.book.game

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; None when it is over."""
        return self.game.decision

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is still missing."""
        return self.game.waiting

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome

    @property
    def answers(self) -> tuple[Entry, ...]:
        """The record: every answer and directive, oldest first."""
        return tuple(self._record)

    def choose(self, answer: str | Sequence[str], seat: int | None = None) -> None:
        """Answers the pending decision: with an option's key, or several ("commit 12, commit 34")."""
        self.game.choose(answer, seat)
        self._record.append(Entry(str(answer), "", seat))

    def why_not(self, seat: int | None = None) -> tuple[Denial, ...]:
        """What the asked seat might expect but may not do, each with the clause that forbids it."""
        return self.game.why_not(seat)

    def view(self, seat: int = PUBLIC) -> dict[str, Any]:
        """The position as this seat sees it, as plain data."""
        return view(self.game, seat)

    def lines(self, seat: int = PUBLIC) -> list[Line]:
        """The log as this seat may read it."""
        return lines_for(self.log, seat)

    def explain(self, entity: Entity | str, stat: Stat | str) -> tuple[Reason, ...]:
        """Why a number is what it is: each source with its clause. Things and stats may be given by name."""
        raise RuleboundError("not written yet")

    def clone(self) -> Table:
        """An independent table in the same position, with the same past."""
        raise RuleboundError("not written yet")

    def replay(self, upto: int) -> Table:
        """A table as it was after so many entries of the record (0: as it began)."""
        raise RuleboundError("not written yet")

    def can_undo(self) -> str:
        """Why the last answer cannot be taken back freely; "" if it can."""
        return "nothing has been answered yet"

    def undo(self, force: bool = False) -> Undone:
        """Takes back the last answer, if it told nobody anything new; with `force` always, and luck is drawn anew."""
        raise RuleboundError("not written yet")

    def arrange(self, step: str, **args: str | int) -> None:
        """Sets the table up by hand: `table.arrange("dice", results="6 1")`. What cannot be is refused."""
        arrange(self.game, step, **args)

    def text(self) -> str:
        """The save as text. It holds every secret: it belongs to the host."""
        raise RuleboundError("not written yet")

    def save(self, path: str | Path) -> None:
        """Writes the save, all of it or nothing."""
        raise RuleboundError("not written yet")

    def report(self, seat: int = PUBLIC, language: str = "en") -> str:
        """What one seat knows, as text: its log and its view, without the seed or the others' answers."""
        raise RuleboundError("not written yet")
