"""Nobody acts for another: every caller tries every route and every message, and what they may not do changes nothing.

The matrix is made from the application's own routes and the protocol's own messages: what is new there and has no entry
here fails.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed

from rulebound.core.state.entities import PUBLIC
from rulebound.server import protocol
from tests.server.at_table import Caller, Player, Server, new_id, serving

# ------------------------------------------------------------------ who tries

NOBODY, EXPIRED = "somebody without a session", "somebody whose session has expired"
GUEST, KICKED, ELSEWHERE = "a guest", "somebody who was sent away", "the host of another table"
OTHER, SPECTATOR = "the holder of another seat", "a spectator"
UNKNOWN, OUTSIDE, INSIDE = (NOBODY, EXPIRED), (GUEST, KICKED, ELSEWHERE), (OTHER, SPECTATOR)
CALLERS = (*UNKNOWN, *OUTSIDE, *INSIDE)

# ------------------------------------------------------------------ what they try

OPEN = "everybody"
"""Needs no rights: it tells what is in the box, or concerns the caller alone."""
KNOWN = "whoever has a session"
ENTER = "whoever may enter the table"
HOST = "the host"
SEAT = "the holder of the seat"
ALONE = "who plays alone"

TABLE = "/api/tables/{table}"
EXAMPLE = "/api/rules/{game}/{clause}/examples/{name}"
ROUTES: dict[tuple[str, str], str] = {
    ("GET", "/api/session"): OPEN,
    ("POST", "/api/session"): OPEN,
    ("GET", "/api/games"): OPEN,
    ("GET", "/api/faces/{game}"): OPEN,
    ("POST", "/api/tools/{game}/{tool}"): OPEN,
    ("GET", "/api/rules/{game}"): OPEN,
    ("GET", "/api/rules/{game}/{clause}"): OPEN,
    ("GET", EXAMPLE): OPEN,
    ("GET", "/api/schema.json"): OPEN,
    ("POST", "/api/invitation"): OPEN,
    ("GET", "/api/words/{language}/{name}.ftl"): OPEN,
    ("GET", "/api/{rest:path}"): OPEN,
    ("GET", "/{path:path}"): OPEN,
    ("GET", "/openapi.json"): OPEN,
    ("GET", "/healthz"): OPEN,
    ("GET", "/readyz"): OPEN,
    ("GET", "/metrics"): OPEN,
    ("POST", EXAMPLE): KNOWN,
    ("POST", "/api/tables"): KNOWN,
    ("GET", "/api/tables"): KNOWN,
    ("POST", "/api/saves"): KNOWN,
    ("POST", "/api/join"): KNOWN,
    ("GET", TABLE): ENTER,
    ("POST", f"{TABLE}/leave"): ENTER,
    ("WEBSOCKET", f"{TABLE}/play"): ENTER,
    ("DELETE", TABLE): HOST,
    ("POST", f"{TABLE}/seats/{{seat}}"): HOST,
    ("POST", f"{TABLE}/watchers"): HOST,
    ("GET", f"{TABLE}/invites"): HOST,
    ("GET", f"{TABLE}/save"): HOST,
    ("GET", f"{TABLE}/report"): SEAT,
    ("POST", f"{TABLE}/fork"): ALONE,
}
BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/api/tables"): {"game": "lantern"},
    ("POST", "/api/saves"): "rulebound save 1\n",
    ("POST", "/api/join"): {"secret": "guessed"},
    ("POST", f"{TABLE}/fork"): {"line": 1},
    ("POST", f"{TABLE}/watchers"): {"name": "Eve", "do": "kick"},
}
REFUSED = {HOST: (403, "not-host"), SEAT: (403, "not-yours"), ALONE: (403, "secrets")}

MESSAGES: dict[str, tuple[dict[str, Any], str]] = {
    "hello": ({"seats": [0]}, "not-yours"),
    "answer": ({"seat": 0, "keys": ["pass"]}, "not-yours"),
    "undo": ({"seat": 0}, "not-yours"),
    "consent": ({"wish": "guessed", "yes": True}, "stale"),
    "why": ({"seat": 0}, "not-yours"),
    "odds": ({"seat": 0}, "not-yours"),
    "explain": ({"seat": 0, "entity": 5}, "not-yours"),
    "moment": ({"seat": 0, "line": 1}, "not-yours"),
    "older": ({"seat": 0, "before": 9}, "not-yours"),
    "prefer": ({"seat": 0, "what": "turn"}, "not-yours"),
    "phrase": ({"seat": 0, "key": "anything"}, "not-yours"),
    "point": ({"seat": 0, "entity": 5}, "not-yours"),
    "arrange": ({"step": "dice", "args": {"results": "6 6"}}, "not-host"),
    "chat": ({"text": "hello"}, ""),
    "ping": ({}, ""),
}
"""What somebody at the table sends for the host's seat, and how it is refused ("": it may be said by all of them)."""


def routes(app: FastAPI) -> set[tuple[str, str]]:
    """Every route of the application, those of its routers included."""
    found: set[tuple[str, str]] = set()

    def walk(parts: list[Any], prefix: str) -> None:
        for route in parts:
            inner = getattr(route, "original_router", None) or getattr(route, "router", None)
            path = prefix + getattr(route, "path", "")
            if inner is not None:
                walk(inner.routes, path)
            elif hasattr(route, "methods"):
                found.update((method, path) for method in route.methods or () if method != "HEAD")
            elif hasattr(route, "path"):
                found.add(("WEBSOCKET", path))

    walk(app.routes, "")
    return found


@dataclass
class Scene:
    """A table with a host, another player and a spectator; and those who have no business there."""

    server: Server
    database: Path
    table: str
    host: Player
    callers: dict[str, Caller]
    inside: dict[str, Player]

    def fingerprint(self) -> Any:
        """All that is kept, and where the table stands."""
        with sqlite3.connect(self.database) as db:
            kept = [
                sorted(db.execute(f'select * from "{name}"').fetchall(), key=repr)
                for name in ("people", "tables", "seats", "watchers", "invites", "entries", "messages")
            ]
        room = self.server.room(self.table)
        return kept, room.table.game.state_hash(), room.sequence, room.wish, len(room.connections)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    database = tmp_path_factory.mktemp("nobody") / "tables.db"
    with serving(database) as server:
        host, other, kicked, late = (Caller(server.url, name) for name in ("Ann", "Bob", "Kim", "Xen"))
        spectator, guest, elsewhere = (Caller(server.url, name) for name in ("Eve", "Gus", "Zed"))
        table = host.table(options={"seats": "3"}, seats=["me", "open", "open"])
        elsewhere.table()
        other.join(host.invite(table, 1))
        kicked.join(host.invite(table, 2))
        host.post(f"/api/tables/{table}/seats/2", {"do": "kick"})
        late.join(host.invite(table, 2))
        spectator.join(host.invite(table, PUBLIC))
        with sqlite3.connect(database) as db:
            db.execute("update people set expires = 1 where name = 'Xen'")
        callers = {
            NOBODY: Caller(server.url), EXPIRED: late, GUEST: guest, KICKED: kicked, ELSEWHERE: elsewhere,
            OTHER: other, SPECTATOR: spectator,
        }  # fmt: skip
        seated = host.sit(table)
        seated.sync()
        inside = {who: callers[who].sit(table) for who in INSIDE}
        for player in inside.values():
            player.sync()
        found = Scene(server, database, table, seated, callers, inside)
        assert seated.asked(0), "it is the host who is asked"
        yield found


def test_every_route_and_every_message_is_in_the_matrix(scene: Scene) -> None:
    assert routes(scene.server.app) == set(ROUTES)
    assert {m.__struct_config__.tag for m in get_args(protocol.FromClient)} == set(MESSAGES)


def expected(right: str, caller: str) -> tuple[int, str] | None:
    """How a caller is refused; None: they have that right."""
    if right == OPEN:
        return None
    if caller in UNKNOWN:
        return 401, "who"
    if right == KNOWN:
        return None
    return (404, "no-table") if caller in OUTSIDE else REFUSED.get(right)


HTTP = [
    (method, path, caller)
    for (method, path), right in sorted(ROUTES.items())
    for caller in CALLERS
    if method != "WEBSOCKET" and expected(right, caller) is not None
]


@pytest.mark.parametrize(("method", "path", "caller"), HTTP, ids=[f"{m} {p}: {c}" for m, p, c in HTTP])
def test_a_route_refuses(scene: Scene, method: str, path: str, caller: str) -> None:
    places = {"table": scene.table, "seat": 0, "game": "lantern", "clause": "6", "name": "going-along-a-path"}
    body = {"do": "kick"} if "{seat}" in path else BODIES.get((method, path))
    before = scene.fingerprint()
    address = path.format(**places) + ("?seat=0" if path.endswith("/report") else "")
    assert scene.callers[caller].refused(method, address, body) == expected(ROUTES[method, path], caller)
    assert scene.fingerprint() == before


@pytest.mark.parametrize("caller", [OTHER, SPECTATOR])
@pytest.mark.parametrize("do", ["bot", "open", "kick", "take", "give"])
@pytest.mark.parametrize("seat", [PUBLIC, 0, 2])
def test_only_the_host_says_who_sits_where(scene: Scene, caller: str, do: str, seat: int) -> None:
    before = scene.fingerprint()
    path = f"/api/tables/{scene.table}/seats/{seat}"
    assert scene.callers[caller].refused("POST", path, {"do": do}) == (403, "not-host")
    assert scene.fingerprint() == before


def message(scene: Scene, kind: str, **parts: Any) -> dict[str, Any]:
    """A message that tries to act for the host."""
    sent: dict[str, Any] = {"t": kind, **MESSAGES[kind][0], **({} if kind == "hello" else {"id": new_id()}), **parts}
    if kind == "answer":
        decision = scene.host.decision(0)
        assert decision is not None
        sent |= {"decision": decision["id"], "keys": [decision["options"][0]["key"]], **parts}
    return sent


@pytest.mark.parametrize("caller", [*UNKNOWN, *OUTSIDE])
@pytest.mark.parametrize("kind", MESSAGES)
def test_who_may_not_enter_sends_to_nobody(scene: Scene, kind: str, caller: str) -> None:
    before = scene.fingerprint()
    player = Player(scene.callers[caller], scene.table)
    with suppress(ConnectionClosed):  # the door may be shut already
        player.send(message(scene, kind))
    assert player.farewell() == "closed"
    assert [m["t"] for m in player.heard] == ["farewell"]
    assert player.socket.protocol.close_code == (4401 if caller in UNKNOWN else 4404)
    assert scene.fingerprint() == before


@pytest.mark.parametrize("caller", INSIDE)
@pytest.mark.parametrize("kind", [kind for kind, (_, code) in MESSAGES.items() if code])
def test_a_message_for_another_seat_is_refused(scene: Scene, kind: str, caller: str) -> None:
    player, before = scene.inside[caller], scene.fingerprint()
    sent = message(scene, kind)
    player.send(sent)
    reply = player.next()
    while reply["t"] != "refused":
        reply = player.next()
    assert reply["id"] == sent.get("id", "")
    assert reply["code"] == MESSAGES[kind][1], reply
    assert scene.fingerprint() == before


@pytest.mark.parametrize(("caller", "seat", "code"), [(OTHER, 1, "illegal"), (SPECTATOR, PUBLIC, "not-yours")])
def test_whoever_is_not_asked_cannot_answer(scene: Scene, caller: str, seat: int, code: str) -> None:
    before = scene.fingerprint()
    scene.inside[caller].send(message(scene, "answer", seat=seat))
    assert scene.inside[caller].until("refused")["code"] == code
    assert scene.fingerprint() == before


@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if kind not in ("chat", "ping")])
def test_before_hello_nothing_is_done(scene: Scene, kind: str) -> None:
    player = Player(scene.callers[OTHER], scene.table, [0])  # this hello is refused
    assert player.until("refused")["code"] == "not-yours"
    before = scene.fingerprint()
    player.send(message(scene, kind, **({"seat": 1} if kind == "answer" else {})))
    assert player.until("refused")["code"] == ("not-yours" if kind == "hello" else "hello")
    assert scene.fingerprint() == before
    player.close()


@pytest.mark.parametrize("kind", MESSAGES)
def test_who_is_sent_away_says_nothing_more(scene: Scene, kind: str) -> None:
    """The connection was open when its holder lost the seat."""
    host, victim = Caller(scene.server.url, "Ann"), Caller(scene.server.url, "Kim")
    table = host.table(options={"seats": "2"}, seats=["open", "open"])
    victim.join(host.invite(table, 0))
    player = victim.sit(table)
    player.sync()
    room = scene.server.room(table)
    decision = player.decision(0)
    assert decision is not None
    sent: dict[str, Any] = {"t": kind, **MESSAGES[kind][0], **({} if kind == "hello" else {"id": new_id()})}
    if kind == "answer":
        sent |= {"decision": decision["id"], "keys": [decision["options"][0]["key"]]}
    host.post(f"/api/tables/{table}/seats/0", {"do": "kick"})
    before = room.table.game.state_hash(), room.sequence
    with suppress(ConnectionClosed):
        player.send(sent)
    assert player.farewell() == "kicked"
    assert (room.table.game.state_hash(), room.sequence) == before
    assert not room.connections
    assert scene.server.run(room.store.said(table)) == []
