"""Who sits where: inviting, sitting down, handing over, leaving, bots."""

from __future__ import annotations

from rulebound.core.state import PUBLIC
from rulebound.server.consent import end_wish
from rulebound.server.refusal import Refusal
from rulebound.server.room import BOT, OPEN, PERSON, Room
from rulebound.server.store import Person, SeatRow

DOINGS = ("bot", "open", "kick", "take", "give")


async def change_seat(room: Room, person: Person, seat: int, what: str) -> str | None:
    """Does something with a seat. Returns the secret of a new invitation, if there is one."""
    async with room.turn():
        if what not in DOINGS:
            raise Refusal("bad-request", f"a seat can be given to: {', '.join(DOINGS)}, not {what!r}")
        hosting = person.id == room.row.host
        if seat == PUBLIC:
            if not hosting or what != "open":
                raise Refusal("not-host", "only the host invites spectators")
            return await room.store.invite(room.row.id, PUBLIC)
        if not 0 <= seat < len(room.seats):
            raise Refusal("no-seat", f"this table has the seats 1 to {len(room.seats)}")
        own = room.holds(person.id, seat)
        if not hosting and not (own and what in ("open", "give")):
            raise Refusal("not-host", "only the host can do that")
        row = room.seats[seat]
        if what == "give":
            return await room.store.invite(room.row.id, seat)
        if what == "take":
            if row.kind == PERSON:
                raise Refusal("taken", "somebody sits there")
            await room.store.forget_invite(room.row.id, seat)
            await sit(room, person, seat)
            return None
        before = row.person
        await _empty(room, row, BOT if what == "bot" else OPEN)
        secret = await room.store.invite(room.row.id, seat) if what == "open" else None
        if secret is None:
            await room.store.forget_invite(room.row.id, seat)
        if before is not None and before != person.id:
            if not room.seats_of(before):  # who was sent away does not go on watching
                room.watchers.discard(before)
                await room.store.stop_watching(room.row.id, before)
            room.send_away(before, "kicked" if not room.may_enter(before) else "moved")
        elif before is not None:
            room.send_away(before, "moved")
        changed(room)
        return secret


async def accept(room: Room, person: Person, seat: int, secret: str) -> None:
    """Somebody follows an invitation; the link has led where it should and leads there no more."""
    async with room.turn():
        if await room.store.invited(secret) != (room.row.id, seat):  # somebody was quicker
            raise Refusal("no-invite", "this invitation is not valid any more")
        if seat == PUBLIC:
            await room.store.watch(room.row.id, person.id)
            room.watchers.add(person.id)
            room.names[person.id] = person.name
            return
        before = room.seats[seat].person
        if before == person.id:
            return
        await room.store.forget_invite(room.row.id, seat)
        await sit(room, person, seat)
        if before is not None:
            room.send_away(before, "moved" if room.may_enter(before) else "kicked")
        room.send_away(person.id, "moved")


async def leave(room: Room, person: Person) -> None:
    """Somebody gets up for good; a host hands the table over to somebody who stays."""
    async with room.turn():
        for seat in room.seats_of(person.id):
            await _empty(room, room.seats[seat], OPEN)
            await room.store.invite(room.row.id, seat)
        if person.id in room.watchers:
            room.watchers.discard(person.id)
            await room.store.stop_watching(room.row.id, person.id)
        if room.row.host == person.id:
            stays = next((s.person for s in room.seats if s.person is not None), None)
            if stays is not None:
                room.row.host = stays
                await room.store.new_host(room.row.id, stays)
        room.send_away(person.id, "closed")
        changed(room)


async def sit(room: Room, person: Person, seat: int) -> None:
    row = room.seats[seat]
    row.kind, row.person, row.wishes = PERSON, person.id, {}
    room.names[person.id] = person.name
    await _set(room, row)
    room.send_away(person.id, "moved")
    changed(room)


async def _empty(room: Room, row: SeatRow, kind: str) -> None:
    row.kind, row.person, row.wishes = kind, None, {}
    await _set(room, row)


async def _set(room: Room, row: SeatRow) -> None:
    wishes = room.automatic.wishes[row.seat]
    wishes.abilities.clear()
    wishes.passing = ""
    await room.store.set_seat(room.row.id, row)


def changed(room: Room) -> None:
    end_wish(room, "overtaken")  # those who were asked may be gone
    room.publish()
    room.tell_people()
    room.drive()
