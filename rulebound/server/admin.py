"""What whoever runs a house asks of it and does to it, beside the running server or without one."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from msgspec import Struct
from sqlalchemy import Row, func, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from rulebound.core.state.errors import RuleboundError
from rulebound.games import game_class
from rulebound.play.opening import opened
from rulebound.play.saves import read, same_rules
from rulebound.server.clock import DAY
from rulebound.server.rebuild import Rebuilt, rebuild
from rulebound.server.schema import entries, messages, metadata, people, seats, tables
from rulebound.server.store import Store, TableRow, url_of
from rulebound.server.upgrade import newest_shape

MEGABYTE = 1_000_000


@asynccontextmanager
async def house_at(database: str) -> AsyncIterator[Store]:
    """The database of a house, as it stands: nothing is made and nothing brought up to date."""
    url = make_url(url_of(database))
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise RuleboundError(f"there is no house in {url.database}: --settings FILE or --database tell where it is")
    store = Store(url_of(database))
    try:
        async with store.engine.connect() as db:
            shape = await shape_of(db)
        if shape is None:
            raise RuleboundError("no house is in this database")
        if shape != newest_shape():
            newer = shape > newest_shape()  # they are numbered with as many digits each
            now = "a newer version made it, use that" if newer else "start the server of this version once"
            raise RuleboundError(f"the database has the shape {shape}, this version knows {newest_shape()}: {now}")
        yield store
    except (SQLAlchemyError, OSError) as error:
        raise RuleboundError(f"the database does not answer: {str(error).splitlines()[0]}") from None
    finally:
        await store.close()


async def shape_of(db: AsyncConnection) -> str | None:
    """Which migration a database has come to."""
    return await db.run_sync(lambda connection: MigrationContext.configure(connection).get_current_revision())


# ------------------------------------------------------------------ status


async def status(store: Store) -> Iterator[tuple[str, str]]:
    """What there is, as pairs of a word and a number."""
    async with store.engine.connect() as db:
        games = (await db.execute(select(tables.c.game, tables.c.over))).all()
        counts = {
            table.name: (await db.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (people, entries, messages)
        }
        seated = select(func.count(func.distinct(seats.c.person)))
        sitting = (await db.execute(seated)).scalar_one()
        sessions = select(func.count()).select_from(people).where(people.c.expires > time.time())
        live = (await db.execute(sessions)).scalar_one()
        newest = (await db.execute(select(func.max(tables.c.updated)))).scalar()
        size = await _size(store, db)
        shape = await shape_of(db)
    going, over = Counter(g.game for g in games if not g.over), Counter(g.game for g in games if g.over)
    told = [("version", version("rulebound")), ("shape of the database", str(shape)), ("size", size)]
    told.append(("tables", f"{len(games)}, {going.total()} of them being played"))
    told += [(f"  {game}", f"{going[game]} being played, {over[game]} over") for game in sorted({*going, *over})]
    told.append(("people", f"{counts['people']}, {live} with a session, {sitting} with a seat"))
    told += [("answers kept", str(counts["entries"])), ("messages kept", str(counts["messages"]))]
    told.append(("last played", "never" if newest is None else moment(newest)))
    return iter(told)


def moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


async def _size(store: Store, db: AsyncConnection) -> str:
    if store.engine.dialect.name == "sqlite":
        file = Path(str(store.engine.url.database))
        parts = [file, *[file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm")]]
        found = sum(part.stat().st_size for part in parts if part.exists())
    else:
        found = (await db.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
    return f"{found / MEGABYTE:.1f} MB"


# ------------------------------------------------------------------ tables


async def _rebuilt(store: Store, id: str) -> tuple[TableRow, Rebuilt]:
    found = await store.table(id)
    if found is None:
        raise RuleboundError(f"there is no table {id!r}")
    row = found[0]
    kept = await store.entries(id, after=row.covers)
    return row, rebuild(row, opened(row.checkpoint, salvage=True), kept)


async def export(store: Store, id: str, file: Path) -> None:
    """A table as a save. It holds every secret."""
    try:
        if file.exists():
            raise RuleboundError(f"{file} is there already: nothing is overwritten")
    except OSError as error:
        raise RuleboundError(f"{file} cannot be written: {error.strerror or error}") from None
    row, rebuilt = await _rebuilt(store, id)
    if rebuilt.whole:
        rebuilt.table.save(file)
    elif row.covers == await store.last_sequence(id):  # under the rules it was made by, its save has all of it
        file.write_text(row.checkpoint, encoding="utf-8", newline="\n")
    else:
        raise RuleboundError(f"table {id} was played under other rules: export it with the version it was played with")
    file.chmod(0o600)


class Found(Struct):
    """A table that is to go."""

    id: str
    game: str
    updated: float
    over: bool

    def __str__(self) -> str:
        return f"{self.id}  {self.game}, {'over' if self.over else 'being played'}, last played {moment(self.updated)}"


async def chosen(store: Store, ids: list[str], unused_days: float | None) -> list[Found]:
    """The tables that are named, or that nobody has played at for so many days before the one played last.

    A clock may be wrong, and what it says to be old is then not: days are counted back from the newest row.
    """
    if unused_days is not None and not unused_days >= 0:
        raise RuleboundError(f"--unused-days is a number from 0 on, not {unused_days:g}")
    async with store.engine.connect() as db:
        rows = (await db.execute(select(tables).order_by(tables.c.updated))).all()
    missing = {*ids} - {row.id for row in rows}
    if missing:
        raise RuleboundError(f"there is no table {min(missing)!r}")
    last = max((row.updated for row in rows), default=0.0)
    named = [row for row in rows if row.id in ids]
    unused = [] if unused_days is None else [row for row in rows if row.updated < last - unused_days * DAY]
    return [_found(row) for row in dict.fromkeys([*named, *unused])]


def _found(row: Row[tuple[object, ...]]) -> Found:
    return Found(row.id, row.game, row.updated, row.over)


async def remove(store: Store, gone: list[Found]) -> None:
    for table in gone:
        await store.remove(table.id)


# ------------------------------------------------------------------ sessions


async def end_sessions(store: Store, person: str | None) -> int:
    """Ends the sessions of everybody with this name or id, or of all people: their cookies open nothing any more."""
    whose = people.c.expires > 0
    if person is not None:
        whose &= (people.c.id == person) | (people.c.name == person)
    async with store.writer.writing, store.engine.begin() as db:
        done = await db.execute(update(people).where(whose).values(expires=0.0))
    if person is not None and not done.rowcount:
        raise RuleboundError(f"nobody called {person!r} has a session: names are written as at the table")
    return int(done.rowcount)


# ------------------------------------------------------------------ checks


class Finding(Struct):
    """What a check has found; a table that has outlived its rules is no fault."""

    said: str
    fault: bool = True


async def findings(store: Store) -> AsyncIterator[Finding]:
    """What is wrong with a house: damaged files, rows that belong to nothing, tables that do not open; and what is
    merely older than the rules."""
    async with store.engine.connect() as db:
        if store.engine.dialect.name == "sqlite":
            for row in await db.execute(text("PRAGMA integrity_check")):
                if row[0] != "ok":
                    yield Finding(f"the file is damaged: {row[0]}")
        for table in metadata.sorted_tables:
            for key in table.foreign_keys:
                mine, other = key.parent, key.column
                lost = select(func.count()).where(mine.is_not(None), mine.not_in(select(other)))
                if n := (await db.execute(lost)).scalar_one():
                    yield Finding(f"{table.name}: {n} rows belong to {other.table.name} that are not there")
        ids = [row.id for row in await db.execute(select(tables.c.id).order_by(tables.c.id))]
    for id in ids:
        try:
            table_row, rebuilt = await _rebuilt(store, id)
        except RuleboundError as error:
            yield Finding(f"table {id} does not open: {error}")
            continue
        if not rebuilt.whole:
            told, older = f"table {id} ({table_row.game})", of_other_rules(table_row)
            why = "was played under other rules: it goes on, without all of its past" if older else "is damaged"
            yield Finding(f"{told} {why}", not older)


def of_other_rules(row: TableRow) -> bool:
    """Was a table played under rules that are not those of now?"""
    save = read(row.checkpoint)
    kind = game_class(row.game)
    return save.rules != kind.book.version or not same_rules(kind, save.content)
