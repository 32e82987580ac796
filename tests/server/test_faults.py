"""What goes wrong with the server itself is said in a sentence, and it goes on when that is mended."""

from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from rulebound.core.proving.arrange import CORE_STEPS
from rulebound.core.state.errors import ArrangeError
from rulebound.games import game_class, names
from rulebound.server.connection_limits import Terse
from rulebound.server.entry_writer import EntryWriter
from rulebound.server.security import host_names, known_host
from tests.server.at_table import Caller, Server


def full(*_: Any) -> None:
    raise OperationalError("insert", {}, Exception("database or disk is full"))


async def afull(*_: Any) -> None:
    full()


def test_a_full_disk_is_a_sentence_to_the_players(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    bob.join(ann.invite(table, 1))
    hers, his = ann.sit(table), bob.sit(table)
    hers.sync()
    his.sync()
    before = server.room(table).table.game.state_hash()
    with monkeypatch.context() as patch:
        patch.setattr(EntryWriter, "_insert", afull)
        for _ in range(2):  # it does not get better by coming back
            decision = hers.decision(0)
            assert decision is not None
            hers.send({"t": "answer", "id": "a", "seat": 0, "decision": decision["id"], "keys": ["fetch"]})
            assert hers.farewell() == "fault"
            hers = ann.sit(table)
            hers.sync()
            assert server.room(table).table.game.state_hash() == before
        assert his.farewell() == "fault", "the others hear it, too"
    assert hers.answer(0, ["fetch"])["t"] == "done", "as soon as there is room again, one plays on"


def test_a_database_that_is_away_is_a_sentence(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "1"})
    server.call(lambda: server.room_here(table).lose())
    with monkeypatch.context() as patch:
        patch.setattr(type(server.house.store), "table", afull)
        assert ann.sit(table).farewell() == "fault"
        answer = ann.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "fault")
        assert "disk is full" in answer.json()["why"]
        patch.setattr(type(server.house.store), "alive", afull)
        assert ann.http.get("/healthz").status_code == 503
    assert ann.get("/healthz")["ok"] is True
    ann.sit(table).sync()


def test_deep_json_is_an_error_like_any_other(server: Server) -> None:
    ann = Caller(server.url, "Ann")
    player = ann.sit(ann.table(options={"seats": "1"}))
    player.sync()
    for text in ("[" * 30_000, '{"t":' * 9_000, '{"t":"chat","id":"x","text":' + "[" * 30_000 + "]" * 30_000 + "}"):
        player.socket.send(text)
        assert player.until("refused")["code"] == "malformed"
    player.sync()
    deep = '{"deck": ' + "[" * 90_000 + "]" * 90_000 + "}"
    for path in ("/api/tools/ahlcg/check", "/api/tables", "/api/session"):
        answer = ann.http.post(path, content=deep, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 404, 422), answer.text
    player.sync()


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/tables/0", "/api/nowhere"])
def test_head_is_answered_as_get_without_a_body(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.url) as http:
        get, head = http.get(path), http.head(path)
    assert head.status_code == get.status_code != 405
    assert head.content == b""
    assert head.headers["content-type"] == get.headers["content-type"]


def test_a_server_that_is_meant_by_another_name_refuses(server: Server) -> None:
    """A page on another site gives its own name our address, and asks in its visitor's name."""
    with httpx.Client(base_url=server.url) as http:
        for host in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", ""):
            answer = http.get("/api/games", headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "host"), host
        for host in (f"localhost:{server.port}", f"127.0.0.1:{server.port}", "[::1]:80", "192.168.0.7"):
            assert http.get("/api/games", headers={"host": host}).status_code == 200, host
    assert known_host("Table.Example.org:443", host_names(["table.example.org"]))


def test_a_socket_of_another_name_is_refused(server: Server) -> None:
    upgrade = {
        "host": "evil.example", "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==", "origin": "http://evil.example",
    }  # fmt: skip
    assert httpx.get(f"{server.url}/api/tables/0/play", headers=upgrade).status_code == 403


@pytest.mark.parametrize("game", names())
def test_what_refers_to_another_thing_is_no_token(game: str) -> None:
    """A hand is a number inside, but no number of things: setting it would put one pile in the place of another."""
    g = game_class(game).new({}, seed=1)
    tried = 0
    for thing in list(g.entities.values()):
        for field in ("hand", "loyalty", "place", "location", "deck", "space", "area"):
            if type(getattr(thing, field, None)) is int:
                tried += 1
                with pytest.raises(ArrangeError, match=f"'{field}' is no kind of token here|holds no {field}"):
                    CORE_STEPS["tokens"].run(g, on=thing.handle(g), kind=field, n=3)
    assert tried


def test_the_log_has_a_limit(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("rulebound.test")
    now = 0.0
    terse = Terse(lambda: now)
    log.addFilter(terse)
    try:
        for n in range(10_000):
            log.warning("line %s", n)
        assert len(caplog.records) == 100
        now = 60.0
        log.warning("later")
        assert "9900 more" in caplog.records[-1].getMessage()
    finally:
        log.removeFilter(terse)
