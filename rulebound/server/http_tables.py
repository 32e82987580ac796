"""HTTP: who one is, which games there are, setting up, sitting down, saves and reports."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from functools import cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from rulebound.core.state.chance import new_key
from rulebound.core.state.entities import PUBLIC
from rulebound.games import game_class, listed, names
from rulebound.play.bots import bots
from rulebound.play.optional_modules import part
from rulebound.play.record import RESEED, Entry
from rulebound.play.report import report as report_of
from rulebound.play.translate import languages
from rulebound.server.names import cleaned, taken
from rulebound.server.notices import FOREWARNED, SAVED, note_once
from rulebound.server.open_tables import House
from rulebound.server.refusal import NOTHING, Refusal, has_nothing
from rulebound.server.room import Room
from rulebound.server.seating import accept, change_seat, change_watcher, leave
from rulebound.server.security import COOKIE, COOKIE_SECONDS, address_of, secure
from rulebound.server.static_answers import packed
from rulebound.server.store import Person

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
T = TypeVar("T")
TABLE = re.compile("^[0-9a-f]{1,32}$")
TableId = Annotated[str, Path(pattern=TABLE.pattern)]
MORE_SEATS = 16
HEADER_LINES = 2000
"""Lines of a save besides its answers: most of them are its checkpoint."""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Kept(Strict):
    """Its texts are kept, or looked for among what is kept."""

    @model_validator(mode="before")
    @classmethod
    def _text(cls, given: Any) -> Any:
        if has_nothing(given):
            raise ValueError(NOTHING)
        return given


class NewSession(Strict):
    name: Name


class NewTable(Kept):
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, Annotated[str, Field(max_length=20_000)]], Field(max_length=40)] = {}
    seats: Annotated[list[str], Field(max_length=MORE_SEATS)] = []
    undo: Annotated[str, Field(max_length=20)] = ""
    """free, information or consent; unless said otherwise, free for one person, and information for several"""
    absent: Annotated[str, Field(max_length=20)] = "wait"
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] | Annotated[str, Field(max_length=64)] | None = None


class SeatChange(Kept):
    do: Annotated[str, Field(max_length=20)]


class WatcherChange(Kept):
    name: Annotated[str, Field(max_length=40)]
    do: Literal["kick", "mute", "unmute"]


class Invitation(Kept):
    secret: Annotated[str, Field(min_length=1, max_length=64)]


class Fork(Strict):
    line: Annotated[int, Field(ge=0, le=2**31)]


api = APIRouter(prefix="/api")


def house_of(request: Request) -> House:
    found: House = request.app.state.house
    return found


AtHouse = Annotated[House, Depends(house_of)]


async def somebody(request: Request, house: AtHouse) -> Person | None:
    token = request.cookies.get(COOKIE, "")
    return await house.store.person(token) if token else None


async def known(person: Annotated[Person | None, Depends(somebody)]) -> Person:
    if person is None:
        raise Refusal("who", "say your name first")
    return person


Somebody = Annotated[Person | None, Depends(somebody)]
Known = Annotated[Person, Depends(known)]


async def room_of(house: House, person: Person, table: str) -> Room:
    """A table that this person may enter; of others nobody is told whether they exist."""
    room = await house.room(table, person.id)
    if not room.may_enter(person.id):
        raise Refusal("no-table", "there is no such table")
    return room


# ------------------------------------------------------------------ who one is, which games there are


@api.get("/session")
async def session(person: Somebody) -> dict[str, str]:
    return {"name": "" if person is None else person.name}


@api.post("/session")
async def name_oneself(new: NewSession, request: Request, response: Response, house: AtHouse) -> dict[str, str]:
    """A name is enough to play. Who has a session keeps it, under the new name."""
    name = cleaned(new.name)
    person = await somebody(request, house)
    if person is not None:
        rooms = [room for room in house.rooms.values() if person.id in room.names]
        if taken(name, await house.store.names_around(person.id)) or any(
            taken(name, room.called_here(person.id)) for room in rooms
        ):
            raise Refusal("name-taken", "somebody at one of your tables has the same name: choose another one")
        await house.store.rename(person.id, name)
        for room in rooms:
            room.names[person.id] = name
            room.tell_people()
    else:
        house.quotas.demand("sessions", address=address_of(request.scope))
        person, token = await house.store.new_person(name)
        response.set_cookie(
            COOKIE, token, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure(request)
        )
    return {"name": name}


@api.get("/games")
async def games() -> dict[str, Any]:
    """The games, with the options that each declares."""
    return {"games": [_game(name) for name in listed()], "languages": languages()}


def _game(name: str) -> dict[str, Any]:
    if name not in names():
        return {"name": name, "title": f"lobby-title-{name}", "playable": False, "seats": [], "options": [], "bots": []}
    book = game_class(name).book
    options = [
        {"key": c.key, "text": c.text, "values": c.values, "default": c.default, "per_seat": c.per_seat,
         "free": c.check is not None and not c.per_seat}
        for c in book.choices
    ]  # fmt: skip
    return {
        "name": name, "title": book.title, "playable": True, "seats": book.seats, "options": options,
        "bots": list(bots(name)), "phases": [phase for phase, _ in book.phases],
    }  # fmt: skip


@api.get("/faces/{game}")
async def faces(request: Request, game: Annotated[str, Path(max_length=40)]) -> Response:
    """Facts of the box that a board needs for drawing, as the game gives them."""
    if game not in names():
        raise Refusal("no-game", f"there is no game {game!r} to play")
    return packed(request, printed(game), "application/json", "private, max-age=3600")


@cache
def printed(game: str) -> bytes:
    """What a game's cards look like: written once, for everybody."""
    module = part(game, "faces")
    return msgspec.json.encode({} if module is None else module.faces())


@api.post("/tools/{game}/{tool}")
async def use_tool(
    game: Annotated[str, Path(max_length=40)],
    tool: Annotated[str, Path(max_length=40)],
    asked: Annotated[dict[str, Any], Body()],
    house: AtHouse,
    request: Request,
) -> JSONResponse:
    """A game's own tools, a deck builder for example: data in, data out, no table touched."""
    house.quotas.demand("reading", address=address_of(request.scope))
    module = part(game, "tools") if game in names() else None
    known_tools = {} if module is None else module.TOOLS
    if tool not in known_tools:
        raise Refusal("no-tool", f"{game} has no tool {tool!r}")
    return JSONResponse(msgspec.to_builtins(known_tools[tool](asked)))


# ------------------------------------------------------------------ tables


@api.post("/tables")
async def new_table(new: NewTable, person: Known, house: AtHouse, request: Request) -> dict[str, str]:
    house.quotas.demand("tables", person.id, address_of(request.scope))
    table = house.lay_out(new.game, new.options, new.seed)
    room = await house.new_table(person, table, "table", new.seats, new.undo, new.absent, chosen=new.seed is not None)
    return {"id": room.row.id}


@api.get("/tables")
async def my_tables(person: Known, house: AtHouse) -> dict[str, Any]:
    """Those one hosts or sits at, the last one played first."""
    found = await house.store.tables_of(person.id)
    people = {s.person for _, seats in found for s in seats if s.person}
    called = await house.store.names(sorted(people))
    tables = [
        {
            "id": row.id, "game": row.game, "kind": row.kind, "updated": row.updated, "over": row.over,
            "title": game_class(row.game).book.title if row.game in names() else row.game,
            "hosting": row.host == person.id, "yours": [s.seat for s in seats if s.person == person.id],
            "seats": [{"seat": s.seat, "kind": s.kind, "name": called.get(s.person or "", "")} for s in seats],
        }
        for row, seats in found
    ]  # fmt: skip
    return {"tables": tables}


@api.get("/tables/{table}")
async def about_table(table: TableId, person: Known, house: AtHouse) -> JSONResponse:
    room = await room_of(house, person, table)
    return JSONResponse(msgspec.to_builtins(room.info(person.id)))


@api.delete("/tables/{table}")
async def remove_table(table: TableId, person: Known, house: AtHouse) -> dict[str, str]:
    room = await room_of(house, person, table)
    host_only(room, person)
    await house.remove(room, person)
    return {}


@api.post("/tables/{table}/seats/{seat}")
async def seat_somebody(
    table: TableId, seat: Annotated[int, Path(ge=-1, le=MORE_SEATS)], change: SeatChange, person: Known, house: AtHouse
) -> dict[str, str | None]:
    room = await room_of(house, person, table)
    secret = await change_seat(room, person, seat, change.do)
    return {"invite": None if secret is None else f"/join/{secret}"}


@api.post("/tables/{table}/watchers")
async def about_spectators(table: TableId, change: WatcherChange, person: Known, house: AtHouse) -> dict[str, str]:
    """The host sends a spectator away, or lets them only listen."""
    await change_watcher(await room_of(house, person, table), person, change.name, change.do)
    return {}


@api.get("/tables/{table}/invites")
async def invitations(table: TableId, person: Known, house: AtHouse) -> dict[str, Any]:
    room = await room_of(house, person, table)
    host_only(room, person)
    secrets = {seat: f"/join/{secret}" for seat, secret in (await house.store.invites(table)).items()}
    return {"seats": {str(s): link for s, link in secrets.items() if s >= 0}, "spectator": secrets.get(PUBLIC)}


@api.post("/invitation")
async def invitation(invitation: Invitation, house: AtHouse) -> dict[str, Any]:
    """What an invitation leads to: the game, who lays it out, which seat, and what somebody there may know already."""
    found = await house.store.invited(invitation.secret)
    if found is None:
        raise Refusal("no-invite", "this invitation is not valid any more")
    table, seat = found
    room = await house.room(table)
    g = room.table.game
    word = None if seat < 0 else msgspec.to_builtins(g.word(g.seat(seat)))
    host = room.names.get(room.row.host, "")
    told = [(n.line.text, n.line.args) for n in room.notices if n.line.text in FOREWARNED]
    return {"game": room.row.game, "title": g.book.title, "host": host, "seat": seat, "word": word, "told": told}


@api.post("/join")
async def join(invitation: Invitation, person: Known, house: AtHouse) -> dict[str, Any]:
    found = await house.store.invited(invitation.secret) or house.granted(invitation.secret, person.id)
    if found is None:
        raise Refusal("no-invite", "this invitation is not valid any more")
    table, seat = found
    await accept(await house.room(table, person.id), person, seat, invitation.secret)
    return {"table": table, "seat": seat}


@api.post("/tables/{table}/leave")
async def leave_table(table: TableId, person: Known, house: AtHouse) -> dict[str, str]:
    await leave(await room_of(house, person, table), person)
    return {}


# ------------------------------------------------------------------ saves, reports, forks


@api.get("/tables/{table}/save")
async def save(table: TableId, person: Known, house: AtHouse) -> PlainTextResponse:
    """The whole save. It holds every secret: nobody gets it while a game is on that others play, too."""
    room = await room_of(house, person, table)
    async with room.turn():
        host_only(room, person)
        if room.guarded:
            raise Refusal("secrets", "a save holds everybody's secrets: it is given when the game is over")
        if room.table.outcome is None and len(room.seats) > 1:  # whoever sits down later shall know
            await note_once(room, SAVED, name=person.name)
        return attachment(room.table.text(), f"{room.row.game}-{room.row.id[:6]}.rulebound")


@api.post("/saves")
async def upload(
    text: Annotated[str, Body(media_type="text/plain", max_length=4_000_000)],
    person: Known,
    house: AtHouse,
    request: Request,
) -> dict[str, str]:
    """A table from a save; what was not played under these rules goes on from its checkpoint."""
    house.quotas.demand("uploads", person.id, address_of(request.scope))
    if has_nothing(text):
        raise Refusal("malformed", NOTHING)
    if text.count("\n") > house.limits.entries + HEADER_LINES:
        raise Refusal("too-long", f"a save has at most {house.limits.entries} answers")
    table = await while_there(request, house.replays.opened(person.id, text))
    room = await house.new_table(person, table, "save")
    return {"id": room.row.id}


@api.get("/tables/{table}/report")
async def report(
    table: TableId,
    person: Known,
    house: AtHouse,
    request: Request,
    seat: Annotated[int, Query(ge=-1, le=MORE_SEATS)] = PUBLIC,
    language: Annotated[str, Query(max_length=8)] = "en",
) -> PlainTextResponse:
    """What one of one's seats knows, to send with a complaint: nobody else's secrets."""
    room = await room_of(house, person, table)
    house.quotas.demand("costly", person.id, address_of(request.scope))
    async with room.turn():
        if not room.may_see(person.id, seat):
            raise Refusal("not-yours", f"seat {seat + 1} is not yours to look through")
        now, lines = room.table.clone(), room.lines(seat)
    text = await house.replays.run(person.id, lambda step: report_of(now, seat, language, lines), kept=True)
    return attachment(text, f"{room.row.game}-{room.row.id[:6]}-report.txt")


@api.post("/tables/{table}/fork")
async def fork(table: TableId, wanted: Fork, person: Known, house: AtHouse, request: Request) -> dict[str, str]:
    """A new table that goes on from an earlier moment of this one: only where no secrets of others are in it."""
    room = await room_of(house, person, table)
    house.quotas.demand("tables", person.id, address_of(request.scope))
    async with room.turn():
        if room.guarded or (room.table.outcome is None and person.id != room.row.host):
            raise Refusal("secrets", "while others play, or may still come, nobody may go on from here alone")
        own = room.seats_of(person.id)
        seat = own[0] if own else PUBLIC
        past, at = room.table.clone(), room.entries_before(wanted.line, seat)
    then = await house.replays.back(person.id, past, at)
    if then.outcome is None:
        then.enter(Entry(f"{RESEED}{new_key().hex()}"))  # what luck would have brought there is not told here
    seats = ["bot" if s.kind == "bot" else "me" for s in room.seats]
    made = await house.new_table(person, then, "fork", seats, room.row.undo, room.row.absent)
    return {"id": made.row.id}


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Work that takes long is left as soon as whoever asked for it has hung up."""
    working, there = asyncio.ensure_future(work), asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait((working, there), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("gone", "nobody waits for this any more")
        return working.result()
    finally:
        working.cancel()
        there.cancel()


def host_only(room: Room, person: Person) -> None:
    if room.row.host != person.id:
        raise Refusal("not-host", "only the host can do that")


def attachment(text: str, name: str) -> PlainTextResponse:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
