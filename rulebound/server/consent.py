"""What needs the others: taking back an answer, putting things right by hand, taking a seat that has secrets, removing
a table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from rulebound.core.state.errors import RuleboundError
from rulebound.server.notices import note_undone
from rulebound.server.protocol import Back, Wished
from rulebound.server.refusal import Refusal
from rulebound.server.store import new_secret
from rulebound.server.undoing import CONSENT, FREE, Way, taking_back, way_back

if TYPE_CHECKING:
    from rulebound.server.room import Room

LAPSES = 120.0
"""Seconds after which a wish that nobody has decided gives way to another."""

log = logging.getLogger("rulebound.server")


class Wish(Struct):
    """Somebody wants something, and the others are asked."""

    id: str
    person: str
    name: str
    request: str
    at: int
    """To take back an answer: its place in the record. Otherwise -1."""
    missing: set[str]
    act: Callable[[], Awaitable[None]]
    """What is done when all have agreed."""
    text: str
    args: dict[str, str | int] = {}
    since: float = 0.0


UNDO, ARRANGE, TAKE, SIT = ("core-wish-undo", "core-wish-arrange", "core-wish-take", "core-wish-sit")
REMOVE = "core-wish-remove"


def ask_others(
    room: Room, person: str, name: str, request: str, act: Callable[[], Awaitable[None]], text: str,
    args: dict[str, str | int], missing: set[str], at: int = -1,
) -> None:  # fmt: skip
    """Asks all who have to agree. Somebody's wish that is still open stands in the way, but not for ever."""
    if room.wish is not None:
        if (room.wish.person, room.wish.request) == (person, request):
            return  # the same wish once more
        if time.monotonic() - room.wish.since < LAPSES:
            raise Refusal("wished", "somebody has already asked the others for something: let them decide first")
        end_wish(room, "overtaken")
    room.wish = Wish(new_secret()[:12], person, name, request, at, set(missing), act, text, args, time.monotonic())
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
        room.wish = None
        over = "agreed"
        try:
            await asked.act()
        except RuleboundError:
            over = "failed"  # why is nobody's business: it may be about what somebody may not know
        finally:
            room.tell(wished(room, asked, over))


def wished(room: Room, wish: Wish, over: str = "") -> Wished:
    missing = tuple(sorted(room.names.get(p, "") for p in wish.missing))
    return Wished(wish.id, wish.name, missing, over, wish.text, tuple(wish.args.items()))


def end_wish(room: Room, over: str) -> None:
    if room.wish is not None:
        wish, room.wish = room.wish, None
        room.tell(wished(room, wish, over))


def overtake(room: Room) -> None:
    """Whoever answers while others think about an undo has answered it; what is answered in secret does not count."""
    if room.wish is not None and room.wish.text == UNDO:
        way = way_back(room.table, room.made, room.wish.person)
        if way is None or _place(room, way) != room.wish.at:
            end_wish(room, "overtaken")


# ------------------------------------------------------------------ taking back


def back(room: Room, seat: int) -> Way | None:
    """The way back to the last answer of whoever holds the seat, if it was theirs."""
    person = room.seats[seat].person if seat >= 0 else None
    way = None if person is None or room.table.outcome is not None else way_back(room.table, room.made, person)
    return way if way is not None and way.made.person == person else None


def shown_back(room: Room, seat: int) -> Back | None:
    """What undo would take back, told to whoever answered it."""
    way = back(room, seat)
    if way is None:
        return None
    blocked = ""
    if way.told and room.undo != FREE:
        blocked = "consent" if room.undo == CONSENT else "revealed"
    return Back(way.made.text, way.made.args, blocked)


async def undo(room: Room, person: str, seat: int, request: str) -> None:
    async with room.turn():
        if room.done(person, request):
            return
        room.may_answer(person, seat)
        if room.table.outcome is not None:
            raise Refusal("over", "the game is over, and everybody may see everything: nothing is taken back any more")
        way = way_back(room.table, room.made, person)
        if way is None:
            raise Refusal("nothing", "there is nothing to take back")
        own = way.made.person == person
        others = room.people() - {person}
        if room.undo == FREE or (own and (not way.told or (room.undo == CONSENT and not others))):
            await _take_back(room, way, seat, person, request)
            return
        if room.undo != CONSENT or (not own and way.made.person not in others):
            why = "something was revealed since" if own else "the last answer was not yours"
            raise Refusal("revealed" if own else "not-yours", f"it cannot be taken back: {why}")

        async def agreed() -> None:
            found = way_back(room.table, room.made, person)
            if found is not None:
                await _take_back(room, found, seat, person, request)

        name = room.names.get(person, "")
        ask_others(room, person, name, request, agreed, UNDO, {"name": name}, others, _place(room, way))


async def _take_back(room: Room, way: Way, seat: int, person: str, request: str) -> None:
    written = way.written()
    gone = room.table.answers[len(room.table.answers) - way.steps :]
    # A long way is gone on a copy, in turns: everybody else plays on, and nobody here sees what lies between.
    table, made = room.table.clone(), room.made.copy()
    for _ in taking_back(table, made, written):
        await asyncio.sleep(0)
    room.table, room.made = table, made
    for wishes in room.automatic.wishes.values():
        wishes.passing = ""
    async with room.change():
        await room.keep(seat, written, person, request)
        await note_undone(room, gone)


def _place(room: Room, way: Way) -> int:
    return len(room.table.answers) - way.steps
