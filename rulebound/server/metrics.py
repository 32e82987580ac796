"""What is counted and measured, for whoever watches over the server: the names are those that Prometheus reads."""

from __future__ import annotations

import shutil
import time
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from sqlalchemy import Engine, event, func, select

from rulebound.server.schema import people, tables

if TYPE_CHECKING:
    from rulebound.server.open_tables import House

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: close together where answers usually are, so that half and all but one in a hundred can be read off."""
TAKEN = "rulebound-taken"
"""Under this name a connection of the database keeps the time since which somebody has it."""

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, processor time, open files: where the system tells them

ANSWERS = Counter("rulebound_answers", "Answers that were given and kept", ["by"], registry=REGISTRY)
ANSWERED = Histogram(
    "rulebound_answer_seconds", "From a person's answer to the new view of everybody at the table", buckets=QUICK,
    registry=REGISTRY,
)  # fmt: skip
DATABASE = Histogram(
    "rulebound_database_seconds", "One piece of work with the database, what is kept by it included", buckets=QUICK,
    registry=REGISTRY,
)  # fmt: skip
REFUSALS = Counter("rulebound_refusals", "What was not done, by kind", ["kind"], registry=REGISTRY)
REQUESTS = Counter("rulebound_requests", "Requests over HTTP, by their status", ["status"], registry=REGISTRY)
OPEN = Gauge("rulebound_tables_open", "Tables that somebody plays at, or did a moment ago", registry=REGISTRY)
KEPT = Gauge("rulebound_tables_kept", "Tables in the database", registry=REGISTRY)
PEOPLE = Gauge("rulebound_people_kept", "People in the database", registry=REGISTRY)
CONNECTIONS = Gauge("rulebound_connections", "Connections to tables", registry=REGISTRY)
SIZE = Gauge("rulebound_database_bytes", "Bytes of the database, where it is a file", registry=REGISTRY)
ROOM = Gauge("rulebound_disk_free_bytes", "Bytes that are free where that file lies", registry=REGISTRY)
VERSION = Gauge("rulebound_version", "The program that runs", ["version"], registry=REGISTRY)
VERSION.labels(version("rulebound")).set(1)


def refused(kind: str) -> None:
    REFUSALS.labels(kind).inc()


def time_database(engine: Engine) -> None:
    """Measures how long each piece of work has the database: from taking a connection to giving it back."""

    def taken(connection: Any, record: Any, proxy: Any) -> None:
        record.info[TAKEN] = time.perf_counter()

    def given_back(connection: Any, record: Any) -> None:
        if (since := record.info.pop(TAKEN, None)) is not None:
            DATABASE.observe(time.perf_counter() - since)

    event.listen(engine, "checkout", taken)
    event.listen(engine, "checkin", given_back)


async def figures(house: House) -> bytes:
    """Everything as it is now, as Prometheus reads it."""
    async with house.store.engine.connect() as db:
        KEPT.set((await db.execute(select(func.count()).select_from(tables))).scalar() or 0)
        PEOPLE.set((await db.execute(select(func.count()).select_from(people))).scalar() or 0)
    OPEN.set(len(house.rooms))
    CONNECTIONS.set(sum(len(room.connections) for room in house.rooms.values()))
    url = house.store.engine.url
    if url.get_backend_name() == "sqlite" and url.database:
        SIZE.set(size_of(Path(url.database)))
        ROOM.set(shutil.disk_usage(Path(url.database).parent).free)
    return generate_latest(REGISTRY)


def size_of(database: Path) -> int:
    """Bytes of a SQLite database, with what is not yet put in its place."""
    parts = [database.with_name(database.name + end) for end in ("", "-wal", "-shm")]
    return sum(part.stat().st_size for part in parts if part.exists())
