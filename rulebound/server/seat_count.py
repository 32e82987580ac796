"""As many chairs as the game has seats: between two chapters somebody may join, and what was answered may be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.play.preferences import Preferences
from rulebound.server.notices import note
from rulebound.server.store import SeatRow

if TYPE_CHECKING:
    from rulebound.server.room import Room

OPEN, PERSON, BOT = ("open", "person", "bot")
"""Who may sit on a chair."""


async def fit(room: Room) -> None:
    """Puts chairs to the table, or takes away those whose seats are gone, and tells everybody.

    Who has the table alone sits at the new seat, too, and can open it to others. Where several people play, the seat
    is open, and the host has the link to it. Bots are joined by a bot.
    """
    seats = len(room.table.game.seats)
    before = len(room.seats)
    async with room.change():
        for n in range(before, seats):
            await _put(room, n)
        while len(room.seats) > seats:
            await _take_away(room)
        if room.row.shared:
            for n in range(before, seats):
                await note(room, "new-seat", n=n + 1)
            for n in range(seats, before):
                await note(room, "seat-gone", n=n + 1)
        room.tell_people()


async def _put(room: Room, n: int) -> None:
    people = room.people()
    kind = OPEN if room.row.shared else PERSON if people else BOT
    row = SeatRow(n, kind, next(iter(people)) if kind == PERSON else None, {}, kind != OPEN)
    await room.store.add_seat(room.row.id, row)
    if kind == OPEN:
        await room.store.invite(room.row.id, n)
    room.seats.append(row)
    room.automatic.wishes[n] = Preferences(n)
    if row.person is not None:
        room.send_away(row.person, "moved")  # and comes back at once, to one seat more


async def _take_away(room: Room) -> None:
    row = room.seats[-1]
    await room.store.remove_seat(room.row.id, row.seat)
    room.seats.pop()
    room.automatic.wishes.pop(row.seat, None)
    room.automatic.bots.pop(row.seat, None)
    stream = room.streams.pop(row.seat, None)
    if stream is not None:
        room.numbers[row.seat] = stream.v
    if row.person is not None:
        room.send_away(row.person, "moved" if room.may_enter(row.person) else "kicked")
