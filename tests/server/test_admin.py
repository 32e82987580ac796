"""`rulebound admin`: what whoever runs a house sees of it and does to it, while people play and without a server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from rulebound import cli, load
from rulebound.core.state.errors import RuleboundError
from rulebound.server.store import Store, url_of
from tests.server.at_table import Caller, Server, play_on, serving
from tests.server.postgres import Cluster, cluster, program

Run = Callable[..., tuple[int, str, str]]
GAMES = ("lantern", "ahlcg", "lotr")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path, list[str]]]:
    """A server with a table of each of some games, in the middle of the game."""
    place = tmp_path_factory.mktemp("admin") / "tables.db"
    with serving(place) as server:
        anna = Caller(server.url, "Anna")
        made = []
        for game in GAMES:
            made.append(anna.table(game))
            player = anna.sit(made[-1])
            player.sync()
            seats = dict.fromkeys(player.seen, player)
            play_on(seats, Random(game), 6)
            player.close()
        yield server, place, made


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    def run(*args: str | Path) -> tuple[int, str, str]:
        monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path / "home"))
        monkeypatch.setattr(sys, "argv", ["rulebound", "admin", *map(str, args)])
        with pytest.raises(SystemExit) as stop:
            cli.main()
        out, err = capsys.readouterr()
        return int(stop.value.code or 0), out, err

    return run


def contents(database: str | Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row there is, by table."""
    from rulebound.server.schema import metadata

    async def read() -> dict[str, list[tuple[object, ...]]]:
        store = Store(url_of(database))
        async with store.engine.connect() as db:
            found = {t.name: sorted([tuple(r) for r in await db.execute(t.select())]) for t in metadata.sorted_tables}
        await store.close()
        return found

    return asyncio.run(read())


def test_status_counts_what_there_is(house: tuple[Server, Path, list[str]], run: Run) -> None:
    _, place, made = house
    code, out, _ = run("status", "--database", place)
    assert code == 0
    assert f"tables: {len(made)}, {len(made)} of them being played" in out
    assert "  lotr: 1 being played, 0 over" in out
    assert "people: 1, 1 with a session, 1 with a seat" in out


def test_a_backup_of_a_running_house_is_restored_elsewhere(
    house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path
) -> None:
    _, place, _made = house
    copy, there = tmp_path / "copies" / "house.backup", tmp_path / "other" / "tables.db"
    assert run("backup", copy, "--database", place)[0] == 0
    before = contents(place)
    assert before["entries"]
    assert run("restore", copy, "--database", there)[0] == 0
    assert contents(there) == before
    assert run("check", "--database", there) == (0, "Nothing is wrong: every table opens.\n", "")
    assert "overwrites nothing" in run("backup", copy, "--database", place)[2]
    assert "an empty place only" in run("restore", copy, "--database", there)[2]


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("admin-postgres")) as found:
        yield found


def test_a_house_moves_into_postgresql_and_from_there_on(
    house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(Path(program("pg_dump")).parent), prepend=":")
    copy, dump = tmp_path / "house.backup", tmp_path / "house.dump"
    first, second = postgres.database("first"), postgres.database("second")
    assert run("backup", copy, "--database", house[1])[0] == 0
    before = contents(copy)
    assert run("restore", copy, "--database", first) == (
        0,
        "The house is unpacked. `rulebound admin check` tells whether every table opens.\n",
        "",
    )
    assert contents(first) == before
    assert run("backup", dump, "--database", first)[0] == 0
    assert run("restore", dump, "--database", second)[0] == 0
    assert contents(second) == before
    assert run("check", "--database", second)[0] == 0
    assert "already: a backup is unpacked into an empty one" in run("restore", dump, "--database", second)[2]
    assert "unpack it with --database postgresql" in run("restore", dump, "--database", tmp_path / "new.db")[2]

    async def say() -> None:  # what the database numbers by itself goes on after the rows that came along
        store = Store(second)
        await store.note(house[2][0], 0, "core-note-save", {"name": "Anna"})
        await store.close()

    asyncio.run(say())
    assert len(contents(second)["notices"]) == len(before["notices"]) + 1


def test_a_table_is_exported_as_it_stands(house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path) -> None:
    server, place, made = house
    for id in made:
        file = tmp_path / f"{id}.save"
        assert run("export", id, file, "--database", place)[0] == 0
        assert load(file).game.state_hash() == server.room(id).table.game.state_hash()
    assert "nothing is overwritten" in run("export", made[0], tmp_path / f"{made[0]}.save", "--database", place)[2]
    assert "there is no table 'nowhere'" in run("export", "nowhere", tmp_path / "x", "--database", place)[2]


def test_removing_tells_first_and_does_it_when_told_to(
    house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path
) -> None:
    copy, place = tmp_path / "house.backup", tmp_path / "tables.db"
    made = house[2]
    run("backup", copy, "--database", house[1])
    run("restore", copy, "--database", place)
    with closing(sqlite3.connect(place)) as db, db:
        db.execute("UPDATE tables SET updated = updated - 40 * 86400 WHERE id = ?", (made[0],))
    code, out, _ = run("remove", "--unused-days", "30", "--database", place)
    assert code == 0
    assert made[0] in out
    assert "1 tables would go" in out
    assert len(contents(place)["tables"]) == 3
    assert "1 tables are removed" in run("remove", "--unused-days", "30", "--yes", "--database", place)[1]
    assert "1 tables are removed" in run("remove", made[1], "--yes", "--database", place)[1]
    left = contents(place)
    assert [row[0] for row in left["tables"]] == [made[2]]
    assert {row[0] for row in left["entries"]} == {made[2]}
    assert run("check", "--database", place)[0] == 0
    assert "say which tables" in run("remove", "--database", place)[2]


def test_sessions_are_ended(house: tuple[Server, Path, list[str]], run: Run) -> None:
    server, place, _ = house
    boris, clara = Caller(server.url, "Boris"), Caller(server.url, "Clara")
    assert "1 sessions have ended" in run("end-sessions", "Boris", "--database", place)[1]
    assert boris.refused("POST", "/api/tables", {"game": "lantern"})[0] == 401
    assert clara.table()
    assert "say whose" in run("end-sessions", "--database", place)[2]


def test_who_is_connected_is_shut_out_when_the_session_ends(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebound.server.open_tables.SWEEP", 0.05)
    with serving(tmp_path / "tables.db") as server:
        anna, boris = Caller(server.url, "Anna"), Caller(server.url, "Boris")
        table = anna.table()
        thief, other = anna.sit(table), boris.sit(boris.table())
        thief.sync()
        run("end-sessions", "Anna", "--database", tmp_path / "tables.db")
        assert thief.farewell() == "closed"
        other.sync()
        other.close()


def test_a_check_finds_what_is_wrong(house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    run("backup", place, "--database", house[1])
    with closing(sqlite3.connect(place)) as db, db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("INSERT INTO watchers (\"table\", person, muted) VALUES ('nowhere', 'nobody', 0)")
        db.execute("UPDATE tables SET checkpoint = 'torn' WHERE id = ?", (house[2][0],))
        db.execute("UPDATE entries SET hash = 'other' WHERE \"table\" = ?", (house[2][1],))
    code, out, _ = run("check", "--database", place)
    assert code == 1
    assert "watchers: 1 rows belong to tables that are not there" in out
    assert f"table {house[2][0]} does not open" in out
    assert f"table {house[2][1]} (ahlcg) is damaged" in out


def test_tables_that_have_outlived_their_rules_are_named_and_no_fault(
    house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "tables.db"
    run("backup", place, "--database", house[1])
    for module in ("rulebound.play.opening", "rulebound.server.admin"):
        monkeypatch.setattr(f"{module}.same_rules", lambda kind, content: False)
    code, out, _ = run("check", "--database", place)
    assert code == 0
    assert out.endswith("Nothing is wrong: every table opens.\n")
    assert f"table {house[2][1]} (ahlcg) was played under other rules" in out


@pytest.mark.parametrize("command", ["status", "check", "backup copy", "remove --unused-days 3", "end-sessions --all"])
def test_where_no_house_is_none_is_made(run: Run, tmp_path: Path, command: str) -> None:
    nowhere, empty = tmp_path / "nowhere.db", tmp_path / "empty.db"
    code, _, said = run(*command.replace("copy", str(tmp_path / "copy")).split(), "--database", nowhere)
    assert (code, nowhere.exists()) == (2, False)
    assert "there is no house in" in said
    sqlite3.connect(empty).close()
    empty.touch()
    code, _, said = run(*command.replace("copy", str(tmp_path / "copy")).split(), "--database", empty)
    assert code == 2
    assert "no house is in" in said
    assert not (tmp_path / "copy").exists()


def test_copies_are_for_their_owner_and_come_from_where_nothing_can_be_written(
    house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path
) -> None:
    copy, save, place = tmp_path / "copies" / "x.backup", tmp_path / "x.save", tmp_path / "new" / "tables.db"
    run("backup", copy, "--database", house[1])
    run("export", house[2][0], save, "--database", house[1])
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        db.execute("PRAGMA journal_mode = WAL")  # as copies of earlier versions are
    run("restore", copy, "--database", place)
    assert [file.name for file in copy.parent.iterdir()] == ["x.backup"]
    assert {file.stat().st_mode & 0o777 for file in (copy, save, place)} == {0o600}
    with serving(place) as server:
        assert Caller(server.url, "Dora").table()


def test_what_root_unpacks_belongs_to_the_owner_of_the_folder(
    house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, place = tmp_path / "x.backup", tmp_path / "new" / "tables.db"
    place.parent.mkdir()
    given: dict[str, tuple[int, int]] = {}

    def give(file: Path, user: int, group: int, **how: object) -> None:
        file.stat()  # what is not there cannot be given away
        given[file.name] = (user, group)

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", give)
    run("backup", copy, "--database", house[1])
    run("restore", copy, "--database", place)
    folder = place.parent.stat()
    assert given["tables.db"] == (folder.st_uid, folder.st_gid)


def test_a_file_that_cannot_be_written_is_one_sentence(
    house: tuple[Server, Path, list[str]], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("backup", tmp_path / "x.backup", "--database", house[1])
    closed, exists = tmp_path / "closed", Path.exists

    def looked(self: Path) -> bool:  # as it is in a folder of somebody else, also for root
        if closed in self.parents:
            raise PermissionError(13, "Permission denied")
        return exists(self)

    monkeypatch.setattr(Path, "exists", looked)
    for command in (
        ("backup", closed / "y", "--database", house[1]),
        ("export", house[2][0], closed / "y", "--database", house[1]),
        ("restore", tmp_path / "x.backup", "--database", closed / "y"),
    ):
        code, _, said = run(*command)
        assert (code, said.strip()) == (2, f"rulebound: {closed / 'y'} cannot be written: Permission denied")


def test_what_would_remove_or_end_something_else_is_refused(house: tuple[Server, Path, list[str]], run: Run) -> None:
    assert "from 0 on, not -1" in run("remove", "--unused-days", "-1", "--yes", "--database", house[1])[2]
    assert "nobody called 'anna'" in run("end-sessions", "anna", "--database", house[1])[2]


def test_a_server_does_not_begin_with_what_it_cannot_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "tables.db"
    place.touch()
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(RuleboundError, match="may only be read here"):
        asyncio.run(Store(url_of(place)).open())


def test_a_password_is_not_on_a_command_line(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = tmp_path / "seen"
    fake = tmp_path / "pg_dump"
    fake.write_text(f'#!/bin/sh\necho "$@" "$PGPASSWORD" > {seen}\nexit 1\n')
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    database = "postgresql+asyncpg://house:verysecret@127.0.0.1:1/rulebound"
    assert run("backup", tmp_path / "x", "--database", database)[0] == 2
    arguments, _, password = seen.read_text().rpartition(" ")
    assert "verysecret" not in arguments
    assert "--dbname=postgresql://house@127.0.0.1:1/rulebound " in arguments  # no *** either: it would be tried
    assert password.strip() == "verysecret"
    assert urlsplit(database).password == "verysecret"
