"""Taking back what a person answered: how far that goes, what is in the way, who has to agree."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rulebound.core.game.decision import ALL
from rulebound.play.table import Table

FREE, INFORMATION, CONSENT = POLICIES = ("free", "information", "consent")
UNDO = "!undo "
ANYWAY, ALONE = "anyway", "alone"


class Made(Struct, frozen=True):
    """Who made an entry of the record (nobody: it came by itself), and how the answer read."""

    person: str | None = None
    text: str = ""
    args: object = ()


class Way(Struct, frozen=True):
    """The way back to the last answer of a person."""

    steps: int
    made: Made
    told: bool
    """Did anybody learn something since?"""
    alone: bool = False
    """Is it this answer alone, while what others answered to the same decision stays?"""

    def written(self) -> str:
        how = ANYWAY if self.told else ALONE if self.alone else ""
        return f"{UNDO}{self.steps} {how}".strip()


def way_back(table: Table, made: list[Made], person: str | None) -> Way | None:
    """How far undo goes for somebody: what bots and wishes did since a person last answered goes with it.

    Where all are asked at once, one can take back one's own answer; whether others have given theirs makes no
    difference to what one is told, for that may be secret.
    """
    record = table.answers
    given = pending(table)
    for at in range(len(record) - 1, len(record) - 1 - given, -1):
        if person is not None and made[at].person == person:
            return Way(len(record) - at, made[at], False, True)
    steps, told = given, False
    for at in range(len(record) - 1 - given, -1, -1):
        if record[at].reseeds:
            continue
        steps += 1
        told = told or bool(table.told(at))
        if made[at].person is not None:
            return Way(steps, made[at], told)
    return None


def pending(table: Table) -> int:
    """How many entries at the end of the record are answers to the decision that still waits for others."""
    decision, record = table.decision, table.answers
    given = len(table.game.given) if decision is not None and decision.mode == ALL else 0
    return given if all(entry.offered for entry in record[len(record) - given :]) else 0


def take_back(table: Table, made: list[Made], written: str) -> None:
    """Does what a kept undo says."""
    for _ in taking_back(table, made, written):
        continue


def taking_back(table: Table, made: list[Made], written: str) -> Iterator[None]:
    """The same in steps: a long way back is not gone in a moment."""
    count, _, how = written.removeprefix(UNDO).partition(" ")
    steps = int(count)
    later = len(table.answers) - steps + 1
    stay = list(zip(table.answers[later:], made[later:], strict=True)) if how == ALONE else []
    for _ in range(steps):
        table.undo(force=how == ANYWAY)
        yield
    align(table, made)
    for entry, who in stay:
        table.enter(entry)
        made.append(who)


def align(table: Table, made: list[Made]) -> None:
    """Undo shortens the record, and may add a directive that draws luck anew."""
    count = len(table.answers)
    del made[count:]
    made += [Made()] * (count - len(made))
