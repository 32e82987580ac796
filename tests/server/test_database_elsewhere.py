"""A database elsewhere: what it cannot keep is refused before, and when it is away everybody hears a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rulebound.server import store
from rulebound.server.refusal import FAULTS
from rulebound.server.store import Store
from tests.server.at_table import Caller, Player, Server, new_id, serving
from tests.server.postgres import Cluster, cluster

NUL = "\0"


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("elsewhere")) as made:
        yield made


@pytest.fixture(scope="module")
def server(postgres: Cluster) -> Iterator[Server]:
    with serving(postgres.database("elsewhere")) as made:
        yield made


def company(server: Server) -> tuple[str, Caller, Player, Player]:
    ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"])
    bob.join(ann.invite(table, 1))
    hers, his = ann.sit(table), bob.sit(table)
    hers.sync()
    his.sync()
    return table, ann, hers, his


# ------------------------------------------------------------------ what it cannot keep


def messages(player: Player, text: str) -> list[dict[str, Any]]:
    decision = player.decision(0)
    assert decision is not None
    return [
        {"t": "answer", "id": text, "seat": 0, "decision": decision["id"], "keys": ["fetch"]},
        {"t": "answer", "id": new_id(), "seat": 0, "decision": text, "keys": ["fetch"]},
        {"t": "answer", "id": new_id(), "seat": 0, "decision": decision["id"], "keys": [text]},
        {"t": "chat", "id": new_id(), "text": text},
        {"t": "chat", "id": text, "text": "Good evening"},
        {"t": "phrase", "id": new_id(), "seat": 0, "key": text},
        {"t": "undo", "id": text, "seat": 0},
        {"t": "prefer", "id": new_id(), "seat": 0, "what": "never", "key": text},
        {"t": "arrange", "id": text, "step": "dice", "args": {"results": "6 6"}},
        {"t": "arrange", "id": new_id(), "step": "dice", "args": {"results": text}},
        {"t": "arrange", "id": new_id(), "step": "dice", "args": {text: "6 6"}},
        {"t": "consent", "id": new_id(), "wish": text, "yes": True},
        {"t": "ping", "id": text},
    ]


@pytest.mark.parametrize(
    "text", [NUL, f"a{NUL}b", f"\\{NUL}", "\ud800"], ids=["alone", "between", "slash", "surrogate"]
)
def test_a_message_with_what_is_no_text_is_refused_and_nobody_is_thrown_out(server: Server, text: str) -> None:
    _, _, hers, his = company(server)
    for message in messages(hers, text):
        hers.socket.send(json.dumps(message))
        assert hers.until("refused")["code"] == "malformed", message
    hers.sync()
    his.sync()
    assert hers.answer(0, ["fetch"])["t"] == "done"
    assert not [m for m in his.heard if m["t"] == "farewell"]


def test_a_backslash_before_u0000_is_text_like_any_other(server: Server) -> None:
    _, _, hers, his = company(server)
    assert hers.ask("chat", text=r"it is written \u0000")["t"] == "done"
    assert his.until("said")["text"] == r"it is written \u0000"


def test_requests_with_it_are_malformed(server: Server) -> None:
    table, ann, hers, _ = company(server)
    lantern: dict[str, Any] = {"game": "lantern", "options": {"seats": "1"}}
    for path, body in (
        ("/api/join", {"secret": NUL}),
        ("/api/invitation", {"secret": f"x{NUL}"}),
        ("/api/tables", {**lantern, "seed": f"a{NUL}"}),
        ("/api/tables", {**lantern, "game": f"lantern{NUL}"}),
        ("/api/tables", {**lantern, "options": {"seats": f"1{NUL}"}}),
        ("/api/tables", {**lantern, "options": {f"seats{NUL}": "1"}}),
        ("/api/tables", {**lantern, "seats": [NUL]}),
        (f"/api/tables/{table}/seats/1", {"do": NUL}),
        (f"/api/tables/{table}/watchers", {"name": NUL, "do": "kick"}),
    ):
        assert ann.refused("POST", path, body) == (422, "malformed"), (path, body)
    save = ann.http.post(
        "/api/saves", content=f"rulebound save 1\nseed: {NUL}\n", headers={"content-type": "text/plain"}
    )
    assert (save.status_code, save.json()["code"]) == (400, "malformed")
    for path in (f"/api/tables/{table}%00", "/api/faces/%00", f"/api/tables/{table}/report?language=%00"):
        assert ann.http.get(path).status_code in (400, 404, 422), path
    assert Player(ann, f"{table}%00").farewell() == "closed"
    hers.sync()


# ------------------------------------------------------------------ away


def test_who_comes_while_the_database_is_away_hears_it_and_plays_on_when_it_is_back(
    server: Server, postgres: Cluster
) -> None:
    table, ann, hers, his = company(server)
    postgres.stop()
    try:
        assert code(ann, table) == (4503, "fault"), "at the handshake"
        for method, path in (("GET", f"/api/tables/{table}"), ("POST", "/api/session"), ("GET", "/api/tables")):
            answer = ann.http.request(method, path, json={"name": "Ann"} if method == "POST" else None)
            assert (answer.status_code, answer.json()["code"]) == (503, "fault"), path
        decision = hers.decision(0)
        assert decision is not None
        hers.send({"t": "answer", "id": "away", "seat": 0, "decision": decision["id"], "keys": ["fetch"]})
        assert (hers.farewell(), his.farewell()) == ("fault", "fault")
    finally:
        postgres.start()
    hers = ann.sit(table)
    hers.sync()
    assert hers.answer(0, ["fetch"], id="away")["t"] == "done"


def test_who_sits_there_does_not_notice_that_it_was_started_anew(server: Server, postgres: Cluster) -> None:
    table, ann, hers, his = company(server)
    postgres.stop()
    postgres.start()
    assert hers.answer(0, ["fetch"])["t"] == "done"
    his.sync()
    assert code(ann, table) == (None, ""), "nor who comes"


def code(caller: Caller, table: str) -> tuple[int | None, str]:
    """How a connection is refused, if it is."""
    address = f"{caller.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    with connect(address, additional_headers={"Cookie": caller.cookie}, compression=None) as socket_:
        with contextlib.suppress(ConnectionClosed):
            socket_.send('{"t": "hello"}')
            for message in socket_:
                if '"welcome"' in str(message):
                    return None, ""
        return socket_.close_code, str(socket_.close_reason)


@contextmanager
def somebody(says: bytes) -> Iterator[str]:
    """What listens where a database should be, and says something else, or nothing."""
    with socket.socket() as ear:
        ear.bind(("127.0.0.1", 0))
        ear.listen()

        def answer() -> None:
            while True:
                try:
                    one, _ = ear.accept()
                except OSError:
                    return
                if says and one.recv(1000)[4:8] == b"\x04\xd2\x16\x2f":  # may I speak in secret?
                    one.sendall(b"N")
                    one.recv(1000)
                if says:
                    one.sendall(says)
                    one.close()
                else:
                    kept.append(one)

        kept: list[socket.socket] = []
        threading.Thread(target=answer, daemon=True).start()
        yield f"postgresql+asyncpg://nobody@127.0.0.1:{ear.getsockname()[1]}/nothing"


def refusal_of(body: bytes) -> bytes:
    return b"E" + (len(body) + 4).to_bytes(4, "big") + body


@pytest.mark.parametrize(
    "says", [refusal_of(b"SFATAL\0VFATAL\0C57P03\0Mit is starting up\0\0"), b""], ids=["starting", "silent"]
)
def test_a_database_that_does_not_answer_is_away(says: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(store.AWAY["connect_args"], "timeout", 0.3)

    async def asked(url: str) -> None:
        await asyncio.wait_for(Store(url).alive(), 30)

    with somebody(says) as url:
        began = time.monotonic()
        with pytest.raises(FAULTS):
            asyncio.run(asked(url))
        assert time.monotonic() - began < 20


def test_the_handshake_does_not_fail_with_sqlite_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise OSError("the disk is gone")

    with serving(tmp_path / "tables.db") as server:
        ann = Caller(server.url, "Ann")
        table = ann.table(options={"seats": "1"})
        with monkeypatch.context() as patch:
            patch.setattr(Store, "person", away)
            assert code(ann, table) == (4503, "fault")
        assert code(ann, table) == (None, "")
        assert httpx.get(f"{server.url}/healthz").status_code == 200
