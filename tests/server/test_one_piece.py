"""Each change of seats, links, sharing and the lines about it is one transaction: whole, or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.at_table import Caller, Player, Server, new_id, serving

Change = Callable[["Evening"], Callable[[], httpx.Response]]
Whole = dict[str, list[tuple[Any, ...]]]
WHOLE = {
    "tables": "SELECT id, host, shared FROM tables ORDER BY id",
    "seats": 'SELECT "table", seat, kind, person, held FROM seats ORDER BY "table", seat',
    "invites": 'SELECT "table", seat FROM invites ORDER BY "table", seat',
    "watchers": 'SELECT "table", person, muted FROM watchers ORDER BY "table", person',
    "notices": 'SELECT "table", text, args FROM notices ORDER BY id',
    "entries": 'SELECT "table", count(*) FROM entries GROUP BY "table" ORDER BY "table"',
}
"""What belongs together; which words a link is made of, and which luck was drawn, is left out."""


def whole(database: Path) -> Whole:
    with closing(sqlite3.connect(database)) as db:
        return {name: db.execute(query).fetchall() for name, query in WHOLE.items()}


class Writing:
    """Counts what a server writes, and may break it off."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.statements = self.commits = self.open = 0
        self.breaks = -1

    @contextmanager
    def watched(self, breaks: int = -1) -> Iterator[None]:
        self.statements = self.commits = self.open = 0
        self.breaks = breaks
        engines = self.server.house.store.writer.engines
        for engine in engines:
            event.listen(engine, "before_cursor_execute", self.writes)
            event.listen(engine, "commit", self.commit)
        try:
            yield
        finally:
            for engine in engines:
                event.remove(engine, "before_cursor_execute", self.writes)
                event.remove(engine, "commit", self.commit)

    def writes(self, connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            self.statements += 1
            self.open += 1
            if self.statements == self.breaks:
                raise OperationalError(statement, {}, Exception("database or disk is full"))

    def commit(self, connection: Any) -> None:
        if self.breaks == self.statements + 1:
            raise OperationalError("COMMIT", {}, Exception("database or disk is full"))
        self.commits += self.open > 0
        self.open = 0


class Evening:
    """A table of Ann's with three seats: Bob sits at the second, the third is a bot's, Eve watches."""

    def __init__(self, server: Server, alone: bool = False) -> None:
        self.server = server
        self.ann, self.bob, self.eve, self.kim = (Caller(server.url, name) for name in ("Ann", "Bob", "Eve", "Kim"))
        seats = ["me", "me", "bot"] if alone else ["me", "open", "bot"]
        self.table = self.ann.table(options={"seats": "3"}, seats=seats)
        if not alone:
            self.bob.join(self.ann.invite(self.table, 1))
            self.eve.join(self.ann.invite(self.table, -1))

    def seat(self, who: Caller, seat: int, do: str) -> httpx.Response:
        return who.http.post(f"/api/tables/{self.table}/seats/{seat}", json={"do": do})

    def join(self, who: Caller, link: str) -> httpx.Response:
        return who.http.post("/api/join", json={"secret": link})


def opened(e: Evening) -> Callable[[], httpx.Response]:
    return lambda: e.seat(e.ann, 2, "open")


def kicked(e: Evening) -> Callable[[], httpx.Response]:
    return lambda: e.seat(e.ann, 1, "kick")


def replaced(e: Evening) -> Callable[[], httpx.Response]:
    return lambda: e.seat(e.ann, 1, "bot")


def joined(e: Evening) -> Callable[[], httpx.Response]:
    link = e.ann.invite(e.table, 2)
    return lambda: e.join(e.kim, link)


def handed_over(e: Evening) -> Callable[[], httpx.Response]:
    link = e.bob.invite(e.table, 1, "give")
    return lambda: e.join(e.kim, link)


def taken(e: Evening) -> Callable[[], httpx.Response]:
    e.seat(e.ann, 1, "kick")
    return lambda: e.seat(e.ann, 1, "take")


def left(e: Evening) -> Callable[[], httpx.Response]:
    return lambda: e.bob.http.post(f"/api/tables/{e.table}/leave", json={})


def left_by_the_host(e: Evening) -> Callable[[], httpx.Response]:
    return lambda: e.ann.http.post(f"/api/tables/{e.table}/leave", json={})


def renewed(e: Evening) -> Callable[[], httpx.Response]:
    return lambda: e.seat(e.ann, -1, "renew")


def shut_out(e: Evening) -> Callable[[], httpx.Response]:
    return lambda: e.ann.http.post(f"/api/tables/{e.table}/watchers", json={"name": "Eve", "do": "kick"})


def laid_out(e: Evening) -> Callable[[], httpx.Response]:
    asked = {"game": "lantern", "options": {"seats": "3"}, "seats": ["me", "open", "open"], "seed": 3}
    return lambda: e.ann.http.post("/api/tables", json=asked)


CHANGES = (
    opened, kicked, replaced, joined, handed_over, taken, left, left_by_the_host, renewed, shut_out, laid_out,
)  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=[c.__name__ for c in CHANGES])
def test_a_change_is_kept_as_one_piece(
    change: Callable[[Evening], Callable[[], httpx.Response]], server: Server
) -> None:
    evening, writing = Evening(server), Writing(server)
    do = change(evening)
    with writing.watched():
        assert do().status_code == 200
    assert writing.commits == 1, f"{writing.commits} transactions"


def test_a_table_that_is_opened_to_others_is_shared_in_one_piece(server: Server) -> None:
    """The seat, its link, that luck is drawn anew, and that the table is not one person's any more."""
    evening, writing = Evening(server, alone=True), Writing(server)
    with writing.watched():
        assert evening.seat(evening.ann, 1, "open").status_code == 200
    assert writing.commits == 1


@pytest.mark.parametrize("change", CHANGES, ids=[c.__name__ for c in CHANGES])
def test_wherever_a_change_breaks_off_nothing_of_it_is_there_and_nobody_was_told(
    change: Change, tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as server:
        evening, writing = Evening(server), Writing(server)
        do = change(evening)
        before, broken, at = whole(database), 0, 0
        while True:
            at += 1
            watching = evening.ann.sit(evening.table)
            watching.sync()
            heard = len(watching.heard)
            with writing.watched(at):
                answer = do()
            if answer.status_code == 200:
                break
            broken += 1
            assert (answer.status_code, answer.json()["code"]) == (503, "fault")
            assert whole(database) == before
            if change is not laid_out:
                assert told(watching, heard) == ["farewell"], "only that the table is opened anew"
            watching.close()
        assert broken > 1
        assert whole(database) != before, "in the end it is there"


def told(player: Player, since: int) -> list[str]:
    assert player.farewell() == "fault"
    return [message["t"] for message in player.heard[since:]]


def test_what_is_taken_back_and_the_line_about_it_are_one_piece(server: Server) -> None:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "2"}, seats=["me", "me"], undo="free")
    hers = ann.sit(table)
    hers.sync()
    assert hers.ask("arrange", step="dice", args={"results": "6 6"})["t"] == "done"
    assert hers.ask("chat", id=new_id(), text="so")["t"] == "done"
    writing = Writing(server)
    with writing.watched():
        assert hers.ask("undo", seat=0)["t"] == "done"
    assert writing.commits == 1
    assert any("core-note-undone" in line["text"] for line in hers.seen[0].lines)
