"""Undo at a table: whose answer may be taken back at once, and whom one has to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from rulebound.server.protocol import Back, Wished
from rulebound.server.refusal import Refusal
from rulebound.server.store import new_secret
from rulebound.server.undoing import CONSENT, FREE, Way, take_back, way_back

if TYPE_CHECKING:
    from rulebound.server.room import Room


class Wish(Struct):
    """Somebody wants to take back an answer, and the others are asked."""

    id: str
    person: str
    request: str
    seat: int
    at: int
    """The place of the answer in the record."""
    missing: set[str]


def back(room: Room, seat: int) -> Way | None:
    """The way back to the last answer of whoever holds the seat, if it was theirs."""
    person = room.seats[seat].person if seat >= 0 else None
    way = None if person is None else way_back(room.table, room.made, person)
    return way if way is not None and way.made.person == person else None


def shown_back(room: Room, seat: int) -> Back | None:
    """What undo would take back, told to whoever answered it."""
    way = back(room, seat)
    if way is None:
        return None
    blocked = ""
    if way.told and room.row.undo != FREE:
        blocked = "consent" if room.row.undo == CONSENT else "revealed"
    return Back(way.made.text, way.made.args, blocked)


async def undo(room: Room, person: str, seat: int, request: str) -> None:
    async with room.turn():
        if room.done(person, request):
            return
        room.may_answer(person, seat)
        way = way_back(room.table, room.made, person)
        if way is None:
            raise Refusal("nothing", "there is nothing to take back")
        own = way.made.person == person
        others = room.people() - {person}
        if room.row.undo == FREE or (own and not way.told) or (room.row.undo == CONSENT and not others):
            await _take_back(room, way, seat, person, request)
            return
        if room.row.undo != CONSENT:
            why = "something was revealed since" if own else "the last answer was not yours"
            raise Refusal("revealed" if own else "not-yours", f"it cannot be taken back: {why}")
        if room.wish is not None:
            if (room.wish.person, room.wish.request) == (person, request):
                return  # the same wish once more
            raise Refusal("wished", "somebody has already asked to take back an answer")
        room.wish = Wish(new_secret()[:12], person, request, seat, _place(room, way), others)
        room.tell(wished(room, room.wish))


async def consent(room: Room, person: str, wish: str, yes: bool) -> None:
    async with room.turn():
        asked = room.wish
        if asked is None or asked.id != wish or person not in asked.missing:
            raise Refusal("stale", "nobody waits for your consent")
        if not yes:
            end_wish(room, "refused")
            return
        asked.missing.discard(person)
        if asked.missing:
            room.tell(wished(room, asked))
            return
        end_wish(room, "agreed")
        way = way_back(room.table, room.made, asked.person)
        if way is not None:
            await _take_back(room, way, asked.seat, asked.person, asked.request)


async def _take_back(room: Room, way: Way, seat: int, person: str, request: str) -> None:
    written = way.written()
    take_back(room.table, room.made, written)
    for wishes in room.automatic.wishes.values():
        wishes.passing = ""
    await room.keep(seat, written, person, request)


def wished(room: Room, wish: Wish, over: str = "") -> Wished:
    missing = tuple(sorted(room.names.get(p, "") for p in wish.missing))
    return Wished(wish.id, room.names.get(wish.person, ""), missing, over)


def end_wish(room: Room, over: str) -> None:
    if room.wish is not None:
        room.tell(wished(room, room.wish, over))
        room.wish = None


def overtake(room: Room) -> None:
    """Whoever answers while others think about an undo has answered it; what is answered in secret does not count."""
    if room.wish is not None:
        way = way_back(room.table, room.made, room.wish.person)
        if way is None or _place(room, way) != room.wish.at:
            end_wish(room, "overtaken")


def _place(room: Room, way: Way) -> int:
    return len(room.table.answers) - way.steps
