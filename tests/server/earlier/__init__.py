"""Databases as earlier versions left them, one of each shape, and how they are put where a test wants them."""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import alembic.command
from sqlalchemy import Connection, MetaData, text
from sqlalchemy.ext.asyncio import create_async_engine

from rulebound.server.upgrade import migrations

FOLDER = Path(__file__).parent
KEPT = sorted(file.name.partition(".")[0] for file in FOLDER.glob("*.db.xz"))


def unpack(shape: str, file: Path) -> None:
    """The database of that shape as a file of SQLite."""
    file.write_bytes(lzma.decompress((FOLDER / f"{shape}.db.xz").read_bytes()))


Row = dict[str, object]


def rows(file: Path) -> dict[str, list[Row]]:
    """Everything in a file, by table."""
    with closing(sqlite3.connect(file)) as db:
        db.row_factory = sqlite3.Row
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return {name: [dict(row) for row in db.execute(f'SELECT * FROM "{name}"')] for name in names}


async def pour(file: Path, shape: str, url: str) -> None:
    """The same rows in another database, which the steps up to that shape have made."""
    engine = create_async_engine(url)

    def make(connection: Connection) -> None:
        config = migrations()
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, shape)
        there = MetaData()
        there.reflect(connection)
        with closing(sqlite3.connect(file)) as db:
            db.row_factory = sqlite3.Row
            for table in there.sorted_tables:
                found = [dict(row) for row in db.execute(f'SELECT * FROM "{table.name}"')]
                for row in found:  # SQLite keeps yes and no as numbers
                    row.update({c.name: bool(row[c.name]) for c in table.c if c.type.python_type is bool})
                if found and table.name != "alembic_version":
                    connection.execute(table.insert(), found)
                if "id" in table.c and table.name in ("messages", "notices"):
                    last = (
                        "SELECT setval(pg_get_serial_sequence(:name, 'id'), (SELECT coalesce(max(id), 0) + 1 FROM {}))"
                    )
                    connection.execute(text(last.format(table.name)), {"name": table.name})

    async with engine.begin() as db:
        await db.run_sync(make)
    await engine.dispose()
