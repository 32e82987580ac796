"""The database: what the server asks of it, in SQL that every database speaks."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rulebound.core.state.errors import RuleboundError
from rulebound.server.clock import DAY, ServerClock
from rulebound.server.entry_writer import EntryRow, EntryWriter, Taken, prepare_sqlite, statements
from rulebound.server.lock import Lock
from rulebound.server.schema import entries, house, invites, messages, notices, people, seats, tables, watchers
from rulebound.server.upgrade import upgrade

SESSION_DAYS = 90
RENEW_DAYS = 30
"""A session is made longer when it has less than this many days left."""
AWAY: dict[str, Any] = {"connect_args": {"timeout": 5.0, "command_timeout": 60.0}, "pool_pre_ping": True}
"""A database elsewhere that does not answer is away after so many seconds, and one that is back is found again."""
GRACE = 7 * DAY
"""So long the house runs on with what it is to remove: time enough to see it in the log, or to put a clock right."""
TALK_RECALLED = 100
NOTICES_RECALLED = 500


class Person(Struct, frozen=True):
    """Somebody with a session."""

    id: str
    name: str


class SeatRow(Struct):
    """A seat as it is kept."""

    seat: int
    kind: str
    person: str | None = None
    wishes: dict[str, str] = {}
    held: bool = False
    """Has anybody, a bot included, looked through this seat's eyes?"""


class Watcher(Struct):
    """Somebody who may watch."""

    person: str
    muted: bool = False


class TableRow(Struct):
    """A table as it is kept."""

    id: str
    game: str
    kind: str
    host: str
    undo: str
    absent: str
    updated: float
    over: bool
    covers: int
    checkpoint: str
    naming: str
    """A secret of the table's own, from which its decisions get their names."""
    shared: bool = False
    """Has it ever been more than one person's? Then nobody may look into it alone before the game is over."""


class Unused(Struct, frozen=True):
    """A table that is to be removed, and after how many seconds of the house's own running time."""

    id: str
    game: str
    updated: float
    left: float


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def url_of(place: str | Path) -> str:
    """The address of a database: as it is given, or a file for SQLite."""
    return place if isinstance(place, str) and "://" in place else f"sqlite+aiosqlite:///{place}"


class Store:
    """The database of one server."""

    def __init__(self, url: str) -> None:
        more = AWAY if "+asyncpg:" in url else {}
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **more)  # what goes wrong is logged
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        self.writer = EntryWriter(self.engine)
        self.lock: Lock | None = None
        self.clock = ServerClock()
        self._one: ContextVar[AsyncConnection | None] = ContextVar("one", default=None)
        """The transaction of the piece of work that is being done here."""

    async def open(self, called: str = "") -> None:
        """For a server that is reached there: it alone has the file, and finds it in the shape it needs."""
        file = self.engine.url.database
        if self.engine.dialect.name == "sqlite" and file and file != ":memory:":
            if Path(file).exists() and not os.access(file, os.W_OK):
                raise RuleboundError(f"the database {file} may only be read here: give it to the user of the server")
            lock = Lock(Path(file))
            lock.take(called)
            self.lock = lock
        await upgrade(self.engine)
        await self._read_clock()

    async def alive(self) -> None:
        """Answers if the database does."""
        async with self.reading() as db:
            await db.execute(select(1))

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    # -------------------------------------------------------------- one piece of work

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """What is written inside is one transaction: all of it is there for good afterwards, or nothing is."""
        async with self.writer.writing, self.engine.begin() as db:
            before = self._one.set(db)
            try:
                yield
            finally:
                self._one.reset(before)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: the one that this belongs to, or one of its own."""
        db = self._one.get()
        if db is not None:
            yield db
            return
        async with self.writer.writing, self.engine.begin() as db:
            yield db

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """What has been written in the same piece of work is there already."""
        db = self._one.get()
        if db is not None:
            yield db
            return
        async with self.engine.connect() as db:
            yield db

    # -------------------------------------------------------------- people

    async def new_person(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token only they will know."""
        person, token = Person(secrets.token_hex(8), name), new_secret()
        async with self.writing() as db:
            await db.execute(
                insert(people).values(
                    id=person.id, token=hashed(token), name=name, expires=self.clock.now() + SESSION_DAYS * DAY
                )
            )
        return person, token

    async def person(self, token: str) -> Person | None:
        """Whose token this is; nobody's, if it is unknown or expired."""
        now = self.clock.now()
        async with self.reading() as db:
            row = (await db.execute(select(people).where(people.c.token == hashed(token)))).first()
        if row is None or row.expires < now:
            return None
        if row.expires < now + RENEW_DAYS * DAY:
            async with self.writing() as db:
                renewed = update(people).where(people.c.id == row.id).values(expires=now + SESSION_DAYS * DAY)
                await db.execute(renewed)
        return Person(row.id, row.name)

    async def ended(self, ids: Collection[str]) -> set[str]:
        """Whose session was ended by whoever runs the house, among these people."""
        async with self.reading() as db:
            rows = await db.execute(select(people.c.id).where(people.c.id.in_(ids), people.c.expires <= 0))
        return {row.id for row in rows}

    async def rename(self, person: str, name: str) -> None:
        async with self.writing() as db:
            await db.execute(update(people).where(people.c.id == person).values(name=name))

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        if not ids:
            return {}
        async with self.reading() as db:
            rows = await db.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        return {row.id: row.name for row in rows}

    async def names_around(self, person: str) -> list[str]:
        """What the others are called who sit at the tables that somebody hosts or sits at."""
        there = [row.id for row, _ in await self.tables_of(person)]
        if not there:
            return []
        sits = select(seats.c.person).where(seats.c.table.in_(there))
        hosts = select(tables.c.host).where(tables.c.id.in_(there))
        async with self.reading() as db:
            others = people.c.id.in_(sits) | people.c.id.in_(hosts)
            rows = await db.execute(select(people.c.name).where(others, people.c.id != person))
        return [row.name for row in rows]

    # -------------------------------------------------------------- tables

    async def new_table(self, row: TableRow, seated: Sequence[SeatRow]) -> None:
        async with self.writing() as db:
            await db.execute(insert(tables).values(created=row.updated, **msgspec.structs.asdict(row)))
            await db.execute(insert(seats), [_seat_values(row.id, s) for s in seated])

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[Watcher]] | None:
        """A table, its seats and those who may watch it."""
        async with self.reading() as db:
            row = (await db.execute(select(tables).where(tables.c.id == id))).first()
            if row is None:
                return None
            found = await db.execute(select(seats).where(seats.c.table == id).order_by(seats.c.seat))
            seated = [_seat_row(r) for r in found]
            watching = await db.execute(select(watchers).where(watchers.c.table == id))
            return _table_row(row), seated, [Watcher(r.person, r.muted) for r in watching]

    async def tables_of(self, person: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that somebody hosts or sits at, the last one played first."""
        sits = select(seats.c.table).where(seats.c.person == person)
        async with self.reading() as db:
            query = select(tables).where((tables.c.host == person) | tables.c.id.in_(sits))
            rows = (await db.execute(query.order_by(tables.c.updated.desc()).limit(100))).all()
            found = await db.execute(
                select(seats).where(seats.c.table.in_([r.id for r in rows])).order_by(seats.c.seat)
            )
            seated: dict[str, list[SeatRow]] = {}
            for seat in found:
                seated.setdefault(seat.table, []).append(_seat_row(seat))
        return [(_table_row(r), seated.get(r.id, [])) for r in rows]

    async def checkpoint(self, id: str, covers: int, text: str, over: bool) -> None:
        async with self.writing() as db:
            values = {"covers": covers, "checkpoint": text, "over": over, "updated": self.clock.now()}
            await db.execute(update(tables).where(tables.c.id == id).values(**values))

    async def share(self, id: str) -> None:
        async with self.writing() as db:
            await db.execute(update(tables).where(tables.c.id == id).values(shared=True))

    async def new_host(self, id: str, person: str) -> None:
        async with self.writing() as db:
            await db.execute(update(tables).where(tables.c.id == id).values(host=person))

    async def set_seat(self, table: str, row: SeatRow) -> None:
        values = _seat_values(table, row)
        async with self.writing() as db:
            await db.execute(update(seats).where(seats.c.table == table, seats.c.seat == row.seat).values(**values))

    async def add_seat(self, table: str, row: SeatRow) -> None:
        async with self.writing() as db:
            await db.execute(insert(seats).values(**_seat_values(table, row)))

    async def remove_seat(self, table: str, seat: int) -> None:
        async with self.writing() as db:
            await _forget_invite(db, table, seat)
            await db.execute(delete(seats).where(seats.c.table == table, seats.c.seat == seat))

    async def remove(self, id: str) -> None:
        async with self.writing() as db:
            for kept in (notices, messages, entries, invites, watchers, seats):
                await db.execute(delete(kept).where(kept.c.table == id))
            await db.execute(delete(tables).where(tables.c.id == id))

    # -------------------------------------------------------------- invitations

    async def invite(self, table: str, seat: int) -> str:
        """A new link to a seat (-1: to watch); the one before it leads nowhere from now on."""
        secret = new_secret()
        async with self.writing() as db:
            await _forget_invite(db, table, seat)
            await db.execute(insert(invites).values(secret=secret, table=table, seat=seat))
        return secret

    async def forget_invite(self, table: str, seat: int) -> None:
        async with self.writing() as db:
            await _forget_invite(db, table, seat)

    async def invites(self, table: str) -> dict[int, str]:
        async with self.reading() as db:
            rows = await db.execute(select(invites).where(invites.c.table == table))
        return {row.seat: row.secret for row in rows}

    async def invited(self, secret: str) -> tuple[str, int] | None:
        """The table and the seat a link leads to."""
        async with self.reading() as db:
            row = (await db.execute(select(invites).where(invites.c.secret == secret))).first()
        return None if row is None else (row.table, row.seat)

    async def watch(self, table: str, person: str) -> None:
        async with self.writing() as db:
            known = select(watchers).where(watchers.c.table == table, watchers.c.person == person)
            if (await db.execute(known)).first() is None:
                await db.execute(insert(watchers).values(table=table, person=person))

    async def stop_watching(self, table: str, person: str) -> None:
        async with self.writing() as db:
            await db.execute(delete(watchers).where(watchers.c.table == table, watchers.c.person == person))

    async def mute(self, table: str, person: str, muted: bool) -> None:
        async with self.writing() as db:
            one = (watchers.c.table == table) & (watchers.c.person == person)
            await db.execute(update(watchers).where(one).values(muted=muted))

    # -------------------------------------------------------------- entries

    async def append(self, row: EntryRow) -> None:
        """Keeps an entry: when this returns, it is there for good."""
        db = self._one.get()
        if db is None:
            await self.writer.append(row)
            return
        try:
            for statement, values in statements([row]):
                await db.execute(statement, values)
        except IntegrityError:
            raise Taken from None

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        async with self.reading() as db:
            query = select(entries).where(entries.c.table == table, entries.c.sequence > after)
            rows = await db.execute(query.order_by(entries.c.sequence))
        return [EntryRow(**row._mapping) for row in rows]

    async def requests(self, table: str) -> set[str]:
        """Every request of a table that was carried out."""
        async with self.reading() as db:
            rows = await db.execute(select(entries.c.request).where(entries.c.table == table))
        return {row.request for row in rows}

    async def last_sequence(self, table: str) -> int:
        async with self.reading() as db:
            query = select(func.max(entries.c.sequence)).where(entries.c.table == table)
            return (await db.execute(query)).scalar() or 0

    # -------------------------------------------------------------- talk

    async def say(self, table: str, at: float, name: str, seat: int, text: str, phrase: str) -> None:
        async with self.writing() as db:
            await db.execute(
                insert(messages).values(table=table, at=at, name=name, seat=seat, text=text, phrase=phrase)
            )

    async def said(self, table: str) -> list[Row[Any]]:
        """The last of what was said, oldest first."""
        async with self.reading() as db:
            query = select(messages).where(messages.c.table == table).order_by(messages.c.id.desc())
            return list(reversed((await db.execute(query.limit(TALK_RECALLED))).all()))

    # -------------------------------------------------------------- what everybody is told for good

    async def note(self, table: str, place: int, text: str, args: dict[str, str | int]) -> None:
        values = {"table": table, "at": self.clock.now(), "place": place, "text": text}
        async with self.writing() as db:
            await db.execute(insert(notices).values(args=msgspec.json.encode(args).decode(), **values))

    async def move_notices(self, table: str, place: int) -> None:
        """So much of the game's log was taken back: what stood further down stands at its end now."""
        async with self.writing() as db:
            below = (notices.c.table == table) & (notices.c.place > place)
            await db.execute(update(notices).where(below).values(place=place))

    async def notices(self, table: str) -> list[Row[Any]]:
        async with self.reading() as db:
            query = select(notices).where(notices.c.table == table).order_by(notices.c.id.desc())
            return list(reversed((await db.execute(query.limit(NOTICES_RECALLED))).all()))

    # -------------------------------------------------------------- what nobody uses any more

    async def forget(self, before: float, but: Sequence[str]) -> tuple[list[Unused], int]:
        """What nobody has used since then is marked, and removed when the house has run for some days more.

        Tables that are open stay, and people who belong to one. Returns what is marked, and how many tables are gone.
        """
        ran = self.clock.ran
        idle = (tables.c.updated < before) & tables.c.id.not_in(but)
        async with self.reading() as db:
            waited = select(tables.c.id).where(idle, tables.c.marked <= ran - GRACE).limit(500)
            gone = [row.id for row in await db.execute(waited)]
        for id in gone:
            await self.remove(id)
        used = [
            select(tables.c.host),
            select(watchers.c.person),
            select(seats.c.person).where(seats.c.person.is_not(None)),
        ]
        strangers = people.c.expires < before + SESSION_DAYS * DAY
        for query in used:
            strangers &= people.c.id.not_in(query)
        async with self.writing() as db:
            await db.execute(delete(people).where(strangers, people.c.marked <= ran - GRACE))
            for kind, unused in ((tables, idle), (people, strangers)):
                await db.execute(update(kind).where(~unused, kind.c.marked.is_not(None)).values(marked=None))
                await db.execute(update(kind).where(unused, kind.c.marked.is_(None)).values(marked=ran))
            marked = select(tables).where(tables.c.marked.is_not(None)).order_by(tables.c.marked, tables.c.updated)
            found = [Unused(r.id, r.game, r.updated, r.marked + GRACE - ran) for r in await db.execute(marked)]
        return found, len(gone)

    async def _read_clock(self) -> None:
        """How late it is at least, by what is kept."""
        async with self.reading() as db:
            run = (await db.execute(select(house))).first()
            played = (await db.execute(select(func.max(tables.c.updated)))).scalar()
            came = (await db.execute(select(func.max(people.c.expires)))).scalar()
        told = [run and run.clock, played, came and came - SESSION_DAYS * DAY]
        self.clock.begin(max([at for at in told if at], default=None), run.ran if run else 0.0)

    async def keep_clock(self) -> None:
        values = {"ran": self.clock.ran, "clock": self.clock.now()}
        async with self.writing() as db:
            run = (await db.execute(select(house))).first()
            if run is None:
                await db.execute(insert(house).values(id=1, **values))
            else:
                await db.execute(update(house).values(clock=values["clock"], ran=max(values["ran"], run.ran)))

    async def hosted(self, person: str) -> int:
        """How many tables somebody hosts."""
        async with self.reading() as db:
            query = select(func.count()).select_from(tables).where(tables.c.host == person)
            return (await db.execute(query)).scalar() or 0


async def _forget_invite(db: AsyncConnection, table: str, seat: int) -> None:
    await db.execute(delete(invites).where(invites.c.table == table, invites.c.seat == seat))


def _table_row(row: Row[Any]) -> TableRow:
    return TableRow(**{name: row._mapping[name] for name in TableRow.__struct_fields__})


def _seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.kind, row.person, msgspec.json.decode(row.wishes, type=dict[str, str]), row.held)


def _seat_values(table: str, row: SeatRow) -> dict[str, Any]:
    wishes = msgspec.json.encode(row.wishes).decode()
    return {
        "table": table, "seat": row.seat, "kind": row.kind, "person": row.person, "wishes": wishes, "held": row.held,
    }  # fmt: skip
