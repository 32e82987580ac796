"""A new version finds what earlier ones kept: every table of every game is there, and played on."""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import create_async_engine

from rulebound.core.state.errors import RuleboundError
from rulebound.games import names
from rulebound.play.bots import best, make
from rulebound.server import upgrade
from rulebound.server.open_tables import House
from rulebound.server.schema import metadata, tables
from rulebound.server.store import Store, url_of
from rulebound.server.upgrade import newest_shape, shapes
from tests.server.earlier import KEPT, pour, rows, unpack
from tests.server.postgres import Cluster, cluster

EACH = 6
"""Tables of each game in each of the databases."""
ANSWERS = 4


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("upgrade")) as made:
        yield made


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the first shape."""
    file = tmp_path / "tables.db"
    unpack("0001", file)
    return file


def opened(place: Path | str) -> None:
    """What a server does with its database when it starts."""

    async def done() -> None:
        store = Store(url_of(place))
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(done())


async def played_on(place: Path | str) -> dict[str, str]:
    """Opens every table and answers a few times at it. What game each of them is."""
    house = House(Store(url_of(place)), pace=0.0)
    await house.open()
    try:
        async with house.store.engine.connect() as db:
            games = {row.id: row.game for row in await db.execute(select(tables.c.id, tables.c.game))}
        for id, game in games.items():
            room = await house.room(id)
            assert len(room.seats) == len(room.table.game.seats)
            before, bot = room.sequence, make(game, best(game), 1)
            for _ in range(ANSWERS):
                if room.table.outcome is not None:
                    break
                seat = Random(room.sequence).choice(room.table.waiting)
                keys = tuple(bot.choose(room.table.view(seat), seat))
                async with room.turn():
                    await room._answer(seat, keys, room.seats[seat].person, f"then {room.sequence}")
            assert room.sequence > before
    finally:
        await house.close()
    return games


async def all_there(place: Path | str, games: dict[str, str]) -> None:
    """What was played on is there after the next start, too."""
    house = House(Store(url_of(place)), pace=0.0)
    await house.open()
    try:
        for id in games:
            room = await house.room(id)
            assert any(row.request.endswith(f"then {room.sequence - 1}") for row in await house.store.entries(id))
    finally:
        await house.close()


def test_of_each_earlier_shape_there_is_a_database() -> None:
    assert {*shapes()} - {*KEPT} <= {newest_shape()}


@pytest.mark.parametrize("shape", KEPT)
def test_all_games_of_an_earlier_version_are_played_on(
    shape: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    unpack(shape, file)
    before = rows(file)
    with caplog.at_level(logging.WARNING, "rulebound.server"):
        opened(file)
    if shape != newest_shape():
        copy = tmp_path / f"tables.db.before-{newest_shape()}"
        assert rows(copy) == before, "as it was before, it lies beside it"
        assert [r.getMessage() for r in caplog.records if str(copy) in r.getMessage()], "who runs it is told"
    after = rows(file)
    for name, kept in before.items():
        if name != "alembic_version":
            assert [{column: row[column] for column in kept[0]} for row in after[name]] == kept
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    games = asyncio.run(played_on(file))
    assert set(Counter(games.values()).values()) == {EACH}
    if shape == max(KEPT):
        assert set(games.values()) == set(names())
    asyncio.run(all_there(file, games))


@pytest.mark.parametrize("shape", KEPT)
def test_the_same_with_postgresql(shape: str, tmp_path: Path, postgres: Cluster) -> None:
    file = tmp_path / "tables.db"
    unpack(shape, file)
    url = postgres.database(f"from_{shape}")
    asyncio.run(pour(file, shape, url))
    games = asyncio.run(played_on(url))
    assert set(Counter(games.values()).values()) == {EACH}
    asyncio.run(all_there(url, games))


def test_the_steps_lead_to_what_the_program_expects(tmp_path: Path, postgres: Cluster) -> None:
    async def differences(place: Path | str) -> list[object]:
        engine = create_async_engine(url_of(place))
        async with engine.connect() as db:
            found = await db.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
        await engine.dispose()
        return list(found)

    for place in (tmp_path / "tables.db", postgres.database("steps")):
        opened(place)
        assert asyncio.run(differences(place)) == []


def test_what_fails_leaves_everything_as_it_was(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, looks = rows(old), []

    def broken(db: object) -> Counter[tuple[str, str]]:
        looks.append(db)
        return Counter({("seats", "tables"): 3 * (len(looks) - 1)})

    with monkeypatch.context() as patch:
        patch.setattr(upgrade, "_dangling", broken)
        with pytest.raises(RuleboundError, match="is as it was: 3 rows of seats would belong to tables"):
            opened(old)
    assert rows(old) == before
    assert sorted(file.name for file in old.parent.glob("*.before-*")) == [], "the copy was put back"
    opened(old)
    assert rows(old)["alembic_version"] == [{"version_num": newest_shape()}]


def test_without_room_for_a_copy_nothing_is_begun(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rows(old)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(upgrade.os, "replace", full)
    with pytest.raises(RuleboundError, match="make room there, and start again"):
        opened(old)
    assert rows(old) == before
    assert {file.name for file in old.parent.iterdir()} == {old.name, f"{old.name}.lock"}


def test_what_an_earlier_version_left_half_done_is_brought_to_an_end(tmp_path: Path) -> None:
    """It added a column, or began to build a table anew, and stopped there at every start."""
    for shape, half in (
        ("0001", "ALTER TABLE tables ADD COLUMN naming VARCHAR(64) DEFAULT '' NOT NULL"),
        ("0002", "CREATE TABLE _alembic_tmp_tables (id VARCHAR(32) NOT NULL PRIMARY KEY)"),
    ):
        file = tmp_path / f"{shape}.db"
        unpack(shape, file)
        with closing(sqlite3.connect(file)) as db:
            db.execute(half)
        many = len(rows(file)["tables"])
        opened(file)
        found = rows(file)
        assert found["alembic_version"] == [{"version_num": newest_shape()}]
        assert len(found["tables"]) == many
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("SELECT count(*) FROM tables WHERE naming = ''").fetchone() == (0,)


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path, postgres: Cluster) -> None:
    file, url = tmp_path / "tables.db", postgres.database("newer")
    for place in (file, url):
        opened(place)

        async def age(place: Path | str = place) -> None:
            engine = create_async_engine(url_of(place))
            async with engine.begin() as db:
                await db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await engine.dispose()

        asyncio.run(age())
        with pytest.raises(RuleboundError, match=r"made by a newer version of Rulebound \(it has the shape 9999"):
            opened(place)
    assert rows(file)["alembic_version"] == [{"version_num": "9999"}]
    assert [f.name for f in tmp_path.iterdir() if "before" in f.name] == [], "nothing is copied either"
