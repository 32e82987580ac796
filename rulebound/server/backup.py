"""A house copied into one file while it is open, and a file unpacked into an empty place.

SQLite is copied by its own backup: a reader as any other, so that everybody plays on. PostgreSQL is copied by `pg_dump`
and unpacked by `pg_restore`, which come with it. A file of SQLite can be unpacked into PostgreSQL, too: that is how a
house moves when it has outgrown one file.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL, Connection, Table, create_engine, func, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool, StaticPool

from rulebound.core.state.errors import RuleboundError
from rulebound.server.schema import metadata
from rulebound.server.store import Store, url_of
from rulebound.server.upgrade import migrate

SQLITE = b"SQLite format 3\0"
DUMP = b"PGDMP"
"""How the files begin."""
MARK = "alembic_version"
"""Each house has this table: it says which shape its others have."""
AT_ONCE = 500
"""Rows that are copied from one kind of database to the other at once."""


async def back_up(database: str, file: Path) -> None:
    """Copies a house into a file, which is there whole or not at all, and for its owner only: it holds all secrets."""
    half = file.with_name(f"{file.name}.part")
    url = make_url(url_of(database))
    try:
        if file.exists():
            raise RuleboundError(f"{file} is there already: a backup overwrites nothing")
        file.parent.mkdir(parents=True, exist_ok=True)
        if url.get_backend_name() == "sqlite":
            _copy(_place(url), half)
        else:
            _make(half)
            run_program("pg_dump", url, "--format=custom", "--no-owner", f"--file={half}")
        half.replace(file)
    except OSError as error:
        raise RuleboundError(f"{file} cannot be written: {error.strerror or error}") from None
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


async def restore(file: Path, database: str) -> None:
    """Unpacks a backup into a place where nothing is, and brings it to the shape of this version."""
    kind = _kind_of(file)
    url = make_url(url_of(database))
    lite = url.get_backend_name() == "sqlite"
    if lite:
        _must_have_room(_place(url))
    if kind == DUMP and lite:
        raise RuleboundError(f"{file} is a backup of PostgreSQL: unpack it with --database postgresql+asyncpg://...")
    if not lite:
        await _must_be_empty(str(database))
    if kind == DUMP:
        run_program("pg_restore", url, "--no-owner", "--single-transaction", "--exit-on-error", str(file))
    elif lite:
        _copy(file, _place(url), still=True)
    store = Store(url_of(database))
    try:
        await store.open()
        if kind == SQLITE and not lite:
            with create_engine("sqlite://", creator=lambda: _read(file), poolclass=NullPool).connect() as source:
                await _pour(source, store)
    finally:
        await store.close()
        if lite:
            _hand_over(_place(url))


# ------------------------------------------------------------------ SQLite


def _place(url: URL) -> Path:
    if not url.database or url.database == ":memory:":
        raise RuleboundError("a house that is kept in memory only cannot be copied")
    return Path(url.database)


def _must_have_room(place: Path) -> None:
    try:
        if place.exists() and place.stat().st_size:
            raise RuleboundError(f"{place} is there already: a backup is unpacked into an empty place only")
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RuleboundError(f"{place} cannot be written: {error.strerror or error}") from None


def _make(file: Path) -> None:
    """Empty, and for its owner only, whatever is in it later."""
    file.unlink(missing_ok=True)
    file.touch(mode=0o600)


def _read(file: Path) -> sqlite3.Connection:
    """To be read only. What nobody writes into needs no files beside it, and may lie where none can be made."""
    log = file.with_name(f"{file.name}-wal")
    still = "" if log.exists() and log.stat().st_size else "&immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{still}", uri=True)


def _hand_over(place: Path) -> None:
    """Root unpacks for whoever owns the folder: otherwise the server could not write what root made."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    owner = place.parent.stat()
    for end in ("", "-wal", "-shm", ".lock"):
        with suppress(FileNotFoundError):
            os.chown(place.with_name(f"{place.name}{end}"), owner.st_uid, owner.st_gid, follow_symlinks=False)


def _copy(source: Path, goal: Path, still: bool = False) -> None:
    """What was kept when the copy was made; what is wrong with it is found now, not when it is needed."""
    if not source.is_file():
        raise RuleboundError(f"there is no house in {source}")
    try:
        _make(goal)
        # A server may be writing into the source: only what certainly lies still is read as such.
        reading = _read(source) if still else sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
        with closing(reading) as there, closing(sqlite3.connect(goal)) as here:
            there.backup(here)
            here.execute("PRAGMA journal_mode = DELETE")  # one file, whoever looks into it
            found = here.execute("PRAGMA integrity_check").fetchone()[0]
            marked = here.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (MARK,)).fetchone()
    except OSError as error:
        raise RuleboundError(f"{goal} cannot be written: {error.strerror or error}") from None
    except sqlite3.Error as error:
        goal.unlink(missing_ok=True)
        raise RuleboundError(f"{source} cannot be copied: {error}") from None
    if found != "ok" or marked is None:
        goal.unlink(missing_ok=True)
        why = "its file is damaged" if found != "ok" else "no house is in it"
        raise RuleboundError(f"{source} cannot be copied: {why}")


def _kind_of(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            begin = opened.read(len(SQLITE))
    except OSError as error:
        raise RuleboundError(f"{file} cannot be read: {error.strerror}") from None
    for kind in (SQLITE, DUMP):
        if begin.startswith(kind):
            return kind
    raise RuleboundError(f"{file} is no backup of a house")


# ------------------------------------------------------------------ PostgreSQL


def run_program(name: str, url: URL, *arguments: str) -> None:
    """One of PostgreSQL's own programs. The password goes by the environment: everybody sees a command line."""
    found = shutil.which(name)
    if found is None:
        raise RuleboundError(f"{name} is not here: install PostgreSQL's programs, the server's version or newer")
    # `set` leaves what is None as it was, and a password that is left there is written as ***, which counts.
    plain = url.set(drivername="postgresql")._replace(password=None).render_as_string(hide_password=False)
    environment = dict(os.environ)
    if url.password is not None:
        environment["PGPASSWORD"] = str(url.password)
    done = subprocess.run([found, f"--dbname={plain}", *arguments], env=environment, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise RuleboundError(f"{name} failed: {said[0]}")


async def _must_be_empty(database: str) -> None:
    store = Store(database)
    try:
        async with store.engine.connect() as db:
            there = await db.run_sync(lambda connection: inspect(connection).get_table_names())
    except (SQLAlchemyError, OSError) as error:
        raise RuleboundError(f"the database does not answer: {error}") from None
    finally:
        await store.close()
    if there:
        raise RuleboundError(f"the database holds {there[0]} already: a backup is unpacked into an empty one")


async def _pour(source: Connection, store: Store) -> None:
    """All rows of a house, in one transaction. A file of an older shape is brought to today's on a copy of it."""
    with closing(sqlite3.connect(":memory:")) as memory:
        original = source.connection.driver_connection
        assert isinstance(original, sqlite3.Connection)
        original.backup(memory)
        engine = create_engine("sqlite://", creator=lambda: memory, poolclass=StaticPool)
        with engine.begin() as copy:
            migrate(copy)
        with engine.connect() as copy:
            async with store.engine.begin() as db:
                for table in metadata.sorted_tables:
                    for rows in _rows(copy, table):
                        await db.execute(table.insert(), rows)
                    if "id" in table.c and table.c.id.autoincrement is True:
                        highest = select(func.coalesce(func.max(table.c.id), 0) + 1)
                        start = (await db.execute(highest)).scalar_one()
                        await db.execute(
                            text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :start, false)"),
                            {"name": table.name, "start": start},
                        )
        engine.dispose()


def _rows(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    found = connection.execute(table.select())
    while rows := found.mappings().fetchmany(AT_ONCE):
        yield [dict(row) for row in rows]
