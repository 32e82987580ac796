"""Brings a database to the shape that this version needs: all of it or nothing, with everything that is in it.

SQLite changes a table by building it anew beside the old one. While that goes on nothing may refer to the old one, so
foreign keys are off, and checked at the end; and because its driver would commit in between, the transaction is begun
by hand. The file is copied beside itself first: whoever wants the earlier version back finds it there.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rulebound.core.state.errors import RuleboundError

TURN = 7_240_112
"""Servers of one PostgreSQL that start at the same time bring it up to date one after the other: they meet at this
number."""
HALF = "_alembic_tmp_"
"""How a table is called while it is built anew."""

log = logging.getLogger("rulebound.server")


def migrations() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def shapes() -> list[str]:
    """Every shape that this version knows, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]


def newest_shape() -> str:
    return shapes()[0]


def shape_of(connection: Connection) -> str | None:
    """Which shape a database has; None if there is nothing yet."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> None:
    """Takes all the steps there are, in the transaction of this connection."""
    config = migrations()
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


async def upgrade(engine: AsyncEngine) -> None:
    """Brings a database to the newest shape, if it has another one; whoever runs the server is told."""
    if engine.dialect.name == "sqlite":
        await asyncio.to_thread(upgrade_file, engine.url)
        return
    patient = create_async_engine(engine.url, hide_parameters=True, poolclass=NullPool)  # a large house takes its time
    async with patient.begin() as db:
        if engine.dialect.name == "postgresql":
            await db.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
        shape = await db.run_sync(shape_of)
        if not needed(shape, f"the database {engine.url.database}"):
            return
        await db.run_sync(migrate)
    if shape is not None:
        log.warning(
            "the database had the shape %s of an earlier version: it has the shape %s now", shape, newest_shape()
        )


def needed(shape: str | None, place: str) -> bool:
    """Has something to be done? What a newer version made is not touched."""
    known = shapes()
    if shape is not None and shape not in known:
        raise RuleboundError(
            f"{place} was made by a newer version of Rulebound (it has the shape {shape}, this version knows them up "
            f"to {known[0]}): start that version, or restore a copy from before it came"
        )
    return shape != known[0]


# ------------------------------------------------------------------ SQLite


def upgrade_file(url: URL) -> None:
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool)
    event.listen(engine, "connect", _by_hand)
    event.listen(engine, "begin", _begin)
    place, newest = f"the database {url.database}", newest_shape()
    try:
        with engine.connect() as db:
            shape = shape_of(db)
        if not needed(shape, place):
            return
        copy = None if shape is None else _copied(Path(str(url.database)), newest)
        try:
            with engine.begin() as db:
                _all_steps(db)
        except Exception as error:
            engine.dispose()
            if copy is not None:
                _put_back(copy, Path(str(url.database)))
            why = str(error).splitlines()[0]
            raise RuleboundError(
                f"{place} could not be brought from the shape {shape or 'of an empty file'} to {newest}, and is as it "
                f"was: {why}"
            ) from error
    finally:
        engine.dispose()
    if copy is not None:
        log.warning(
            "%s had the shape %s of an earlier version: it has the shape %s now. As it was before, it is kept in %s",
            place, shape, newest, copy,
        )  # fmt: skip


def _by_hand(connection: Any, record: object) -> None:
    """Neither the driver nor the foreign keys do anything by themselves."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _all_steps(db: Connection) -> None:
    before = _dangling(db)
    names = inspect(db).get_table_names()
    for name in names:  # an earlier version stopped half-way, and left an empty one
        if name.startswith(HALF) and name.removeprefix(HALF) in names:
            db.execute(text(f'DROP TABLE "{name}"'))
    migrate(db)
    for (table, parent), many in (_dangling(db) - before).items():
        raise RuleboundError(f"{many} rows of {table} would belong to {parent} that are not there")


def _dangling(db: Connection) -> Counter[tuple[str, str]]:
    """How many rows refer to something that is not there."""
    return Counter((row[0], row[2]) for row in db.exec_driver_sql("PRAGMA foreign_key_check"))


def _copied(file: Path, newest: str) -> Path:
    """The file as it is, beside itself."""
    copy = file.with_name(f"{file.name}.before-{newest}")
    half = copy.with_name(f"{copy.name}.part")
    try:
        half.unlink(missing_ok=True)
        with closing(sqlite3.connect(file)) as there, closing(sqlite3.connect(half)) as here:
            there.backup(here)
        shutil.copymode(file, half)
        os.replace(half, copy)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise RuleboundError(
            f"the database {file} is of an earlier version, and before it is brought to the shape {newest} it has to "
            f"be copied beside itself, but that cannot be done ({error}): make room there, and start again"
        ) from error
    return copy


def _put_back(copy: Path, file: Path) -> None:
    for rest in ("-wal", "-shm"):
        file.with_name(f"{file.name}{rest}").unlink(missing_ok=True)
    os.replace(copy, file)
