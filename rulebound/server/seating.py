"""Who sits where: inviting, sitting down, handing over, leaving, bots, and who may watch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from rulebound.core.knowing.view import keeps_secrets
from rulebound.core.state.entities import PUBLIC
from rulebound.server.consent import SIT, TAKE, ask_others, end_wish
from rulebound.server.names import taken
from rulebound.server.notices import note
from rulebound.server.refusal import Refusal
from rulebound.server.room import Room
from rulebound.server.seat_count import BOT, OPEN, PERSON
from rulebound.server.store import Person, SeatRow, Watcher

DOINGS = ("bot", "open", "kick", "take", "give", "renew")
ASKED = "the others are asked whether they agree: the seat has secrets of this game"


async def change_seat(room: Room, person: Person, seat: int, what: str) -> str | None:
    """Does something with a seat. Returns the secret of a new invitation, if there is one."""
    async with room.turn():
        if what not in DOINGS:
            raise Refusal("bad-request", f"a seat can be given to: {', '.join(DOINGS)}, not {what!r}")
        hosting = person.id == room.row.host
        if seat == PUBLIC:
            if not hosting or what not in ("open", "renew"):
                raise Refusal("not-host", "only the host invites spectators")
            known = (await room.store.invites(room.row.id)).get(PUBLIC)
            return known if known is not None and what == "open" else await _renew(room)
        if not 0 <= seat < len(room.seats) or what == "renew":
            raise Refusal("no-seat", f"this table has the seats 1 to {len(room.seats)}; a link to watch is renewed")
        own = room.holds(person.id, seat)
        if not hosting and not (own and what in ("open", "give")):
            raise Refusal("not-host", "only the host can do that")
        row = room.seats[seat]
        if what == "give":
            if row.kind == PERSON and not own:
                raise Refusal("not-yours", "only whoever sits there can hand this seat over")
            return await room.store.invite(room.row.id, seat)
        if what == "take":
            await _take(room, person, row)
            return None
        async with room.change():
            return await _give_up(room, person, row, what)


async def _give_up(room: Room, person: Person, row: SeatRow, what: str) -> str | None:
    """A seat becomes a bot's, or open; whoever sat there is sent away. Returns the secret of a new invitation."""
    before = row.person
    await _empty(room, row, BOT if what == "bot" else OPEN)
    secret = await room.store.invite(room.row.id, row.seat) if what == "open" else None
    if secret is None:
        await room.store.forget_invite(room.row.id, row.seat)
    if before is not None and before != person.id:
        if not room.seats_of(before):  # who was sent away does not go on watching
            await _forget_watcher(room, before)
        room.send_away(before, "kicked" if not room.may_enter(before) else "moved")
    elif before is not None:
        room.send_away(before, "moved")
    if row.kind == OPEN:
        await room.share()
    await _tell_emptied(room, row, person, before)
    changed(room)
    return secret


async def _take(room: Room, person: Person, row: SeatRow) -> None:
    """The host takes a seat where nobody sits; if it has secrets, the others are asked."""
    if row.kind == PERSON:
        raise Refusal("taken", "somebody sits there")

    async def agreed() -> None:
        if row.kind == PERSON:
            raise Refusal("taken", "somebody sits there")
        async with room.change():
            await room.store.forget_invite(room.row.id, row.seat)
            await sit(room, person, row.seat)

    await _asking(room, person, row, agreed, TAKE, set())


async def _asking(
    room: Room, person: Person, row: SeatRow, agreed: Callable[[], Awaitable[None]], text: str, willing: set[str]
) -> None:
    """Does it at once, or, where the seat has secrets of a game that is on, asks those who sit there."""
    others = room.people() - {person.id} - willing
    if room.guarded and others and keeps_secrets(room.table.game, row.seat):
        asked: dict[str, str | int] = {"name": person.name, "n": row.seat + 1}
        ask_others(room, person.id, person.name, f"seat {row.seat}", agreed, text, asked, others)
        raise Refusal("asked", ASKED)
    await agreed()


async def accept(room: Room, person: Person, seat: int, secret: str) -> None:
    """Somebody follows an invitation; the link has led where it should and leads there no more."""
    async with room.turn():
        if room.holds(person.id, seat):
            return
        if await room.store.invited(secret) != (room.row.id, seat):  # somebody was quicker
            raise Refusal("no-invite", "this invitation is not valid any more")
        if taken(person.name, room.called_here(person.id)):
            raise Refusal("name-taken", "somebody at this table has the same name: choose another one first")
        if seat == PUBLIC:
            await room.store.watch(room.row.id, person.id)
            room.watchers.setdefault(person.id, Watcher(person.id))
            room.names[person.id] = person.name
            room.tell_people()
            return
        row = room.seats[seat]

        async def agreed() -> None:
            if await room.store.invited(secret) != (room.row.id, seat):
                raise Refusal("no-invite", "this invitation is not valid any more")
            before = row.person
            async with room.change():
                await room.store.forget_invite(room.row.id, seat)
                await sit(room, person, seat)
                if before is not None:
                    room.send_away(before, "moved" if room.may_enter(before) else "kicked")
                room.send_away(person.id, "moved")

        async def agreed_late() -> None:
            await agreed()
            room.granted[secret] = person.id  # who had to wait follows the link once more

        if row.held and room.guarded:
            await _asking(room, person, row, agreed_late, SIT, {row.person} if row.person else set())
        else:
            await agreed()


async def leave(room: Room, person: Person) -> None:
    """Somebody gets up for good; a host hands the table over to somebody who stays."""
    async with room.turn(), room.change():
        own = room.seats_of(person.id)
        for seat in own:
            await _empty(room, room.seats[seat], OPEN)
            await room.store.invite(room.row.id, seat)
        await _forget_watcher(room, person.id)
        room.send_away(person.id, "closed")
        for seat in own:
            await room.share()
            await note(room, "left", name=person.name, n=seat + 1)
        if room.row.host == person.id:
            stays = next((s.person for s in room.seats if s.person is not None), None)
            if stays is not None:
                room.row.host = stays
                await room.store.new_host(room.row.id, stays)
                await note(room, "host", name=room.names.get(stays, ""))
        changed(room)


async def sit(room: Room, person: Person, seat: int) -> None:
    row = room.seats[seat]
    again = row.held
    row.kind, row.person, row.wishes, row.held = PERSON, person.id, {}, True
    room.names[person.id] = person.name
    await _set(room, row)
    room.send_away(person.id, "moved")
    if person.id != room.row.host:
        await room.share()
    if room.row.shared:
        await note(room, "took" if again else "sat", name=person.name, n=seat + 1)
    changed(room)


# ------------------------------------------------------------------ spectators


async def _renew(room: Room) -> str:
    """A new link for spectators: whoever came by the old one is shut out."""
    async with room.change():
        for person in list(room.watchers):
            await _forget_watcher(room, person)
            if not room.may_enter(person):
                room.send_away(person, "kicked")
        secret = await room.store.invite(room.row.id, PUBLIC)
        changed(room)
    return secret


async def change_watcher(room: Room, person: Person, name: str, what: str) -> None:
    """The host sends a spectator away, or lets them only listen."""
    async with room.turn():
        if person.id != room.row.host:
            raise Refusal("not-host", "only the host can do that")
        found = next((w for w in room.watchers.values() if room.names.get(w.person) == name), None)
        if found is None:
            raise Refusal("no-watcher", f"nobody called {name!r} watches this table")
        async with room.change():
            if what == "kick":
                await _forget_watcher(room, found.person)
                if not room.may_enter(found.person):
                    room.send_away(found.person, "kicked")
            else:
                found.muted = what == "mute"
                await room.store.mute(room.row.id, found.person, found.muted)
            room.tell_people()


async def _forget_watcher(room: Room, person: str) -> None:
    if room.watchers.pop(person, None) is not None:
        await room.store.stop_watching(room.row.id, person)


# ------------------------------------------------------------------ what follows


async def _tell_emptied(room: Room, row: SeatRow, by: Person, before: str | None) -> None:
    if not room.row.shared:
        return
    args: dict[str, str | int] = {"host": by.name, "n": row.seat + 1}
    if before is not None and before != by.id:
        args["name"] = room.names.get(before, "")
        await note(room, "bot-for" if row.kind == BOT else "sent-away", **args)
    else:
        await note(room, "bot" if row.kind == BOT else "opened", **args)


async def _empty(room: Room, row: SeatRow, kind: str) -> None:
    row.kind, row.person, row.wishes = kind, None, {}
    row.held = row.held or kind == BOT
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
