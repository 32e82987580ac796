"""What everybody at a table is told for good: it stands in the log, and no undo takes it away.

The game's own log is cut when an answer is taken back. What is done to the table itself (a seat taken over, a bot put
in somebody's place, luck that was chosen, things arranged by hand) is kept beside it, and shown among its lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from rulebound.core.game.game import Line
from rulebound.play.record import ARRANGE, Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulebound.server.room import Room


SAVED = "saved"
FOREWARNED = tuple([f"core-note-{key}" for key in ("chosen", "save", SAVED)])
"""What one is told before one sits down: somebody may know more of this table than a seat at it does."""


class Notice(Struct):
    """A line, and how many lines of the game's own log come before it."""

    place: int
    line: Line


def notice(place: int, text: str, args: dict[str, str | int]) -> Notice:
    return Notice(place, Line(text, tuple(args.items())))


def read(place: int, text: str, args: str) -> Notice:
    """A notice as it was kept."""
    return notice(place, text, msgspec.json.decode(args, type=dict[str, str | int]))


def among(log: Sequence[Line], notices: Sequence[Notice], seat: int) -> list[Line]:
    """The log as a seat may read it, with what everybody is told."""
    if not notices:
        return [line for line in log if line.seats is None or seat in line.seats]
    out: list[Line] = []
    at = 0
    for told in notices:
        out += [line for line in log[at : told.place] if line.seats is None or seat in line.seats]
        out.append(told.line)
        at = max(at, told.place)
    return out + [line for line in log[at:] if line.seats is None or seat in line.seats]


def own_lines(log: Sequence[Line], notices: Sequence[Notice], seat: int, count: int) -> int:
    """How many of the first so many lines that a seat reads are the game's own."""
    told = {id(n.line) for n in notices}
    return sum(id(line) not in told for line in among(log, notices, seat)[:count])


async def note(room: Room, key: str, /, **args: str | int) -> None:
    """Tells everybody something that stays."""
    made = notice(len(room.table.log), f"core-note-{key}", args)
    await room.store.note(room.row.id, made.place, made.line.text, args)
    room.notices.append(made)
    room.publish()


async def note_once(room: Room, key: str, /, **args: str | int) -> None:
    """Tells it if it has not been told yet."""
    if all(told.line.text != f"core-note-{key}" for told in room.notices):
        await note(room, key, **args)


async def note_undone(room: Room, gone: Sequence[Entry]) -> None:
    """The log was cut: what was told stays, and what had been arranged by hand is told once more."""
    end = len(room.table.log)
    if any(told.place > end for told in room.notices):
        for told in room.notices:
            told.place = min(told.place, end)
        await room.store.move_notices(room.row.id, end)
    for entry in gone:
        if not entry.offered and entry.text.startswith(ARRANGE):
            await note(room, "undone", what=entry.text.removeprefix(ARRANGE))
