"""Malformed messages, requests and saves: never a failure of the server, never a changed table."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulebound.core.state.entities import PUBLIC
from rulebound.server import protocol
from rulebound.server.limits import LIMITS
from rulebound.server.websocket import LARGEST
from tests.server.at_table import PATIENCE, Caller, Player, Server, serving

QUICK = settings(
    derandomize=True, deadline=None, max_examples=120, database=None, suppress_health_check=list(HealthCheck)
)
SOME = settings(QUICK, max_examples=12)
TAGS = [m.__struct_config__.tag for m in get_args(protocol.FromClient)]
CODES = {
    "malformed", "too-large", "not-yours", "stale", "illegal", "unknown", "nothing", "refused", "version", "spectator",
    "about", "over", "revealed",
}  # fmt: skip
"""How what is wrong may be refused. `failed` is not among them."""


@dataclass
class Scene:
    server: Server
    database: Path
    table: str
    host: Caller
    spectator: Caller
    player: Player

    def fingerprint(self) -> Any:
        room = self.server.room(self.table)
        with sqlite3.connect(self.database) as db:
            seats = db.execute('select * from seats where "table" = ? order by seat', [self.table]).fetchall()
            rows = db.execute('select * from entries where "table" = ?', [self.table]).fetchall()
        return room.table.game.state_hash(), room.sequence, seats, rows, room.row.host

    def send(self, frame: str | bytes) -> dict[str, Any]:
        """Sends a frame and returns what is said to it; every frame is answered."""
        self.player.socket.send(frame)
        while (reply := self.player.next())["t"] in ("people", "update", "state", "welcome", "said", "pointed"):
            continue
        return reply


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    patch = pytest.MonkeyPatch()
    patch.setattr("rulebound.server.websocket.TOO_MANY", 10**9)
    database = tmp_path_factory.mktemp("malformed") / "tables.db"
    with serving(database) as server:
        host, spectator = Caller(server.url, "Ann"), Caller(server.url, "Eve")
        table = host.table(options={"seats": "2"})
        spectator.join(host.invite(table, PUBLIC))
        player = host.sit(table)
        player.sync()
        yield Scene(server, database, table, host, spectator, player)
    patch.undo()


# ------------------------------------------------------------------ frames

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WORDS = "id seat seats decision keys wish yes entity line before what key text about step args version epoch since"
FIELDS = WORDS.split()


def test_frames_of_anything(scene: Scene) -> None:
    before = scene.fingerprint()

    @QUICK
    @given(st.text() | st.binary() | JSON.map(lambda data: json.dumps(data)))
    def frames(frame: str | bytes) -> None:
        try:
            text = frame if isinstance(frame, bytes) else frame.encode()
        except UnicodeEncodeError:
            return  # no frame can hold that
        reply = scene.send(frame if isinstance(frame, bytes) else text.decode())
        assert (reply["t"], reply["code"]) == ("refused", "malformed"), reply

    frames()
    assert scene.fingerprint() == before


def test_messages_with_anything_in_them(scene: Scene) -> None:
    """Messages of every kind, with fields that are missing, wrong, or right in themselves."""
    before = scene.fingerprint()
    likely: dict[str, st.SearchStrategy[Any]] = {
        "id": st.just("x"), "seat": st.integers(-1, 2), "seats": st.lists(st.integers(-1, 2), max_size=3),
        "keys": st.lists(st.sampled_from(["pass", "fetch", "move harbour"]), max_size=3), "line": st.integers(0, 99),
        "entity": st.integers(0, 90), "before": st.integers(0, 99), "yes": st.booleans(), "version": st.just(1),
        "what": st.sampled_from(["never", "ask", "always", "stop"]), "step": st.sampled_from(["dice", "move", "oil"]),
        "args": st.dictionaries(st.sampled_from(["results", "card", "seat"]), st.text(max_size=9), max_size=3),
    }  # fmt: skip
    fields = st.fixed_dictionaries({}, optional={f: likely.get(f, st.text(max_size=9)) | JSON for f in FIELDS})

    @settings(QUICK, max_examples=300)
    @given(st.sampled_from([t for t in TAGS if t not in ("chat", "ping", "undo")]), fields)
    def messages(tag: str, parts: dict[str, Any]) -> None:
        parts["decision"] = "not this one" if isinstance(parts.get("decision"), str) else parts.get("decision", "x")
        reply = scene.send(json.dumps({"t": tag, **parts}))
        assert reply["t"] != "refused" or reply["code"] in CODES, (tag, parts, reply)

    scene.player.send({"t": "hello"})
    messages()
    scene.player.send({"t": "hello"})
    assert scene.fingerprint() == before


def test_an_answer_that_is_nearly_right(scene: Scene) -> None:
    before = scene.fingerprint()
    decision = scene.player.decision(0)
    assert decision is not None
    key = decision["options"][0]["key"]
    right = {"t": "answer", "id": "near", "seat": 0, "decision": decision["id"], "keys": [key]}
    wrong: list[dict[str, Any]] = [
        {"keys": []}, {"keys": [key, key]}, {"keys": [key + " "]}, {"keys": [key.upper()]}, {"keys": key},
        {"keys": [decision["options"][1]["key"], key]}, {"keys": [key] * 401}, {"keys": ["x" * 201]},
        {"decision": decision["id"][:-1]}, {"decision": ""}, {"decision": None}, {"seat": 2}, {"seat": -1},
        {"seat": 0.5}, {"seat": "0"}, {"seat": True}, {"id": ""}, {"id": "y" * 65}, {"id": None}, {"more": 1},
        {"seat": 2**64}, {"t": "answers"}, {"t": None},
    ]  # fmt: skip
    for part in wrong:
        reply = scene.send(json.dumps({**right, **part}))
        assert reply["t"] == "refused", (part, reply)
        assert reply["code"] in CODES
        assert reply["why"]
    assert scene.fingerprint() == before


def test_a_frame_that_is_too_large_ends_the_connection(scene: Scene) -> None:
    before = scene.fingerprint()
    for frame in ("x" * (LARGEST + 1), b"x" * (LARGEST + 1)):
        player = scene.spectator.sit(scene.table)
        player.sync()
        player.socket.send(frame)
        player.farewell()
        assert player.socket.protocol.close_code == 1009
    deep = scene.send("[" * 60_000)
    assert deep["code"] == "malformed"
    assert scene.fingerprint() == before


# ------------------------------------------------------------------ requests


def operations(server: Server) -> Any:
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]


@pytest.mark.parametrize("who", ["host", "spectator"])
def test_requests_of_every_kind(scene: Scene, who: str) -> None:
    """What the host sends goes to no table of this world; what the spectator sends goes to this one."""
    before, tried = scene.fingerprint(), 0
    caller: Caller = getattr(scene, who)
    for operation in operations(scene.server):
        if who == "spectator" and operation.path.endswith("/leave"):
            continue

        @SOME
        @given(case=operation.as_strategy())
        def requests(case: Any) -> None:
            nonlocal tried
            tried += 1
            if who == "spectator" and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = scene.table
            answer = case.call(base_url=scene.server.url, headers={"Cookie": caller.cookie}, timeout=PATIENCE)
            assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text[:300]}"
            if answer.status_code >= 400 and case.path.startswith("/api"):
                assert set(answer.json()) == {"code", "why"}

        requests()
    assert tried > 100
    assert scene.fingerprint() == before


STRANGE = (
    "/%00", "/..%2f..%2fetc/passwd", f"/{'x' * 5000}", "/assets/%ff", "/api/", "/api/words/en/..%2fcore.ftl",
    f"/api/tables/{'f' * 33}", "/api/tables/%00", "/api/rules/lantern/%2e%2e", "/api/words/en/%00.ftl",
)  # fmt: skip


def test_addresses_of_anything(scene: Scene) -> None:
    for path in STRANGE:
        answer = scene.host.http.get(path)
        assert answer.status_code in (404, 422, 503), (path, answer.status_code)
        assert "root:" not in answer.text


def test_bodies_that_are_too_large(scene: Scene) -> None:
    http = scene.host.http
    assert http.post("/api/saves", content=b"x" * (LIMITS.body + 1)).status_code == 413
    parts = (b"x" * 2**20 for _ in range(6))  # without a stated length
    assert http.post("/api/saves", content=parts, headers={"content-type": "text/plain"}).status_code in (400, 413)
    for length in ("-1", "x", "9" * 30):
        try:
            answer = httpx.post(f"{scene.server.url}/api/join", content=b"{}", headers={"content-length": length})
        except httpx.HTTPError:
            continue  # not even a request
        assert 400 <= answer.status_code < 500


def test_cookies_of_anything(scene: Scene) -> None:
    for cookie in ("rulebound=", "rulebound=x", "rulebound=" + "y" * 4000, ";;;=;", "rulebound", "rulebound=\x7f\xff"):
        answer = httpx.get(f"{scene.server.url}/api/tables", headers={"cookie": cookie.encode("latin-1")})
        assert (answer.status_code, answer.json()["code"]) == (401, "who")


def test_broken_saves(scene: Scene) -> None:
    save = scene.host.get(f"/api/tables/{scene.table}/save")
    other = Caller(scene.server.url, "Zed")
    lines = save.split("\n")

    def upload(text: str | bytes) -> httpx.Response:
        answer = other.http.post("/api/saves", content=text, headers={"content-type": "text/plain; charset=utf-8"})
        assert answer.status_code in (200, 400, 422), answer.text[:300]
        assert answer.status_code == 200 or answer.json()["why"]
        return answer

    assert upload(save).status_code == 200
    for broken in (
        "",
        "\0",
        "rulebound save 1",
        "rulebound save 9\n",
        save[: len(save) // 2],
        b"\xff\xfe\x00",
        save * 2,
    ):
        assert upload(broken).status_code != 200

    @settings(QUICK, max_examples=60)
    @given(
        st.integers(0, len(lines) - 1), st.text(max_size=40), st.sampled_from(["replace", "insert", "drop", "twice"])
    )
    def saves(at: int, text: str, how: str) -> None:
        parts = {"replace": [text], "insert": [lines[at], text], "drop": [], "twice": [lines[at]] * 2}[how]
        upload("\n".join([*lines[:at], *parts, *lines[at + 1 :]]).encode(errors="replace"))

    saves()


# ------------------------------------------------------------------ where it comes from, what goes back


def test_requests_from_other_sites_are_refused(scene: Scene) -> None:
    before = scene.fingerprint()
    http, own = scene.host.http, f"127.0.0.1:{scene.server.port}"
    for origin in ("http://evil.example", "null", "http://[broken", f"http://{own}.evil.example", f"http://evil@{own}"):
        answer = http.delete(f"/api/tables/{scene.table}", headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        upgrade = {
            "origin": origin, "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }  # fmt: skip
        assert http.get(f"/api/tables/{scene.table}/play", headers=upgrade).status_code == 403
    assert http.post("/api/join", json={"secret": "x"}, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert http.post("/api/join", json={"secret": "x"}, headers={"origin": f"http://{own}"}).status_code == 404
    assert scene.fingerprint() == before


def test_what_every_answer_forbids(scene: Scene) -> None:
    for path in ("/", "/api/games", "/api/tables/0", "/nowhere"):
        headers = scene.host.http.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert path.startswith("/api") is (headers.get("cache-control") == "no-store")


def test_the_cookie(scene: Scene) -> None:
    answer = httpx.post(f"{scene.server.url}/api/session", json={"name": "New"})
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags
    kept = sqlite3.connect(scene.database).execute("select token from people").fetchall()
    token = answer.cookies["rulebound"]
    assert len(token) >= 32
    assert (token,) not in kept, "who reads the database cannot be anybody"


def test_over_tls_the_cookie_is_for_tls_only(scene: Scene) -> None:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(scene.server.app)
        async with httpx.AsyncClient(transport=transport, base_url="https://localhost") as client:
            return await client.post("/api/session", json={"name": "New"})

    assert "secure" in scene.server.run(ask()).headers["set-cookie"].lower()


def test_every_refusal_of_the_protocol_is_a_message(scene: Scene) -> None:
    """What the server sends fits the schema it gives out."""
    for raw in scene.player.raw[:2000]:
        msgspec.json.decode(raw, type=protocol.FromServer)
