"""Taking back what a person answered: how far that goes, what is in the way, who has to agree."""

from __future__ import annotations

from msgspec import Struct

from rulebound.play.table import Table

FREE, INFORMATION, CONSENT = POLICIES = ("free", "information", "consent")
UNDO = "!undo "


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

    def written(self) -> str:
        return f"{UNDO}{self.steps}{' anyway' if self.told else ''}"


def way_back(table: Table, made: list[Made]) -> Way | None:
    """How far undo goes: what bots and wishes did since a person last answered goes with it. None: nowhere."""
    steps, told = 0, False
    record = table.answers
    for at in range(len(record) - 1, -1, -1):
        if record[at].reseeds:
            continue
        steps += 1
        told = told or bool(table.told(at))
        if made[at].person is not None:
            return Way(steps, made[at], told)
    return None


def take_back(table: Table, written: str) -> None:
    """Does what a kept undo says."""
    steps, _, anyway = written.removeprefix(UNDO).partition(" ")
    for _ in range(int(steps)):
        table.undo(force=bool(anyway))
