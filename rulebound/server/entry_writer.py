"""Keeping entries: those of many tables are committed together, and none is reported before it is there for good.

SQLite's driver hands every call to a thread of its own and waits for it, eight times for one entry. With SQLite a whole
batch goes to a thread as one piece of work instead; other databases need no threads.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, Insert, Update, bindparam, create_engine, event, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rulebound.server.schema import entries, tables


class EntryRow(Struct, frozen=True):
    """One answer or directive of a table."""

    table: str
    sequence: int
    seat: int
    text: str
    hash: str
    person: str | None
    request: str
    at: float


class Taken(Exception):
    """Another answer has this sequence number already, or this request was carried out before."""


Waiting = list[tuple[EntryRow, "asyncio.Future[None]"]]


class EntryWriter:
    """Writes the entries of all tables, one batch after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._queue: Waiting = []
        self._writer: asyncio.Task[None] | None = None
        self.writing: asyncio.Lock | nullcontext[None] = nullcontext()
        """SQLite has one writer at a time: whoever has to wait waits here, in order, and not until it gives up."""
        self._plain: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "ledger")
        if engine.dialect.name == "sqlite":
            self.writing = asyncio.Lock()
            self._plain = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
            event.listen(self._plain, "connect", prepare_sqlite)

    @property
    def engines(self) -> list[Engine]:
        """All that talk to the database."""
        return [self.engine.sync_engine, *([] if self._plain is None else [self._plain])]

    async def append(self, row: EntryRow) -> None:
        """Keeps an entry: when this returns, it is there for good."""
        done = asyncio.get_running_loop().create_future()
        self._queue.append((row, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        self._thread.shutdown()
        if self._plain is not None:
            self._plain.dispose()

    async def _write(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            try:
                await self._insert([row for row, _ in batch])
            except IntegrityError:
                await self._write_singly(batch)
            except BaseException as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error if isinstance(error, Exception) else RuntimeError("stopped"))
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)
        self._writer = None

    async def _write_singly(self, batch: Waiting) -> None:
        """One of them is refused: find out which."""
        for row, done in batch:
            try:
                await self._insert([row])
            except Exception as error:
                if not done.done():
                    done.set_exception(Taken() if isinstance(error, IntegrityError) else error)
            else:
                if not done.done():
                    done.set_result(None)

    async def _insert(self, rows: list[EntryRow]) -> None:
        """All of them or none."""
        work = statements(rows)
        if self._plain is not None:
            async with self.writing:
                await asyncio.get_running_loop().run_in_executor(self._thread, _commit, self._plain, work)
            return
        async with self.engine.begin() as db:
            for statement, values in work:
                await db.execute(statement, values)


Work = list[tuple[Insert | Update, list[dict[str, Any]]]]


def statements(rows: list[EntryRow]) -> Work:
    """The entries, and when their tables were last played at."""
    last = {row.table: row.at for row in rows}
    played = update(tables).where(tables.c.id == bindparam("played")).values(updated=bindparam("last"))
    return [
        (insert(entries), [msgspec.structs.asdict(row) for row in rows]),
        (played, [{"played": id, "last": at} for id, at in sorted(last.items())]),
    ]


def _commit(engine: Engine, work: Work) -> None:
    with engine.begin() as db:
        for statement, values in work:
            db.execute(statement, values)


def prepare_sqlite(connection: Any, record: object) -> None:
    """Readers do not wait for the writer; a commit is on the disk before it is reported."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
