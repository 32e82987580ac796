"""The matrix once more, for every state a table can be in: with open seats, begun, over; and for who was sent away.

Whoever may not do something is refused in each of them, the position stays as it is, and no answer holds a secret.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rulebound.core.material.cards import Card, sees
from rulebound.core.state.entities import PUBLIC
from tests.server.at_table import Caller, Player, Server, new_id, play_on, serving
from tests.server.test_nobody_else import MESSAGES, ROUTES

OPEN_SEATS, BEGUN, OVER = STATES = ("with open seats", "begun", "over")
HOST, GUEST, WATCHER, STRANGER, KICKED = CALLERS = (
    "the host",
    "a guest",
    "a spectator",
    "a stranger",
    "somebody sent away",
)
TABLE = "/api/tables/{table}"
POWERS: dict[tuple[str, str], Any] = {
    ("GET", f"{TABLE}/save"): None,
    ("POST", f"{TABLE}/fork"): {"line": 10**6},
    ("GET", f"{TABLE}/report?seat=1"): None,
    ("GET", f"{TABLE}/report?seat=0"): None,
    ("GET", TABLE): None,
    ("GET", f"{TABLE}/invites"): None,
    ("POST", f"{TABLE}/watchers"): {"name": "Nobody", "do": "kick"},
}


@dataclass
class Scene:
    server: Server
    state: str
    table: str
    callers: dict[str, Caller]
    players: dict[str, Player]

    def hidden(self, caller: str) -> set[str]:
        """The handles of cards that nobody of this caller's seats may know, written as a save or a view would."""
        room = self.server.room(self.table)
        if room.table.outcome is not None:
            return set()
        g = room.table.game
        seats = {HOST: (0,), GUEST: (1,)}.get(caller, (PUBLIC,))
        return {
            f'"code":"{c.code}","id":{c.id}' for c in g.all(Card) if c.code and not any(sees(c, s) for s in seats)
        } | {f"{c.code}-{c.id}" for c in g.all(Card) if c.code and not any(sees(c, s) for s in seats)}

    def position(self) -> tuple[str, int]:
        room = self.server.room(self.table)
        return room.table.game.state_hash(), room.sequence


@pytest.fixture(scope="module", params=STATES)
def scene(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    state: str = request.param
    with serving(tmp_path_factory.mktemp("states") / "tables.db") as server:
        callers = {
            who: Caller(server.url, name)
            for who, name in zip(CALLERS, ["Ann", "Bob", "Eve", "Zed", "Kim"], strict=True)
        }
        host = callers[HOST]
        table = host.table(options={"seats": "3", "roles": "secret"}, seats=["me", "open", "open"], seed=None)
        callers[GUEST].join(host.invite(table, 1))
        callers[WATCHER].join(host.invite(table, PUBLIC))
        callers[KICKED].join(host.invite(table, 2))
        host.post(f"/api/tables/{table}/seats/2", {"do": "kick"})
        if state != OPEN_SEATS:
            host.post(f"/api/tables/{table}/seats/2", {"do": "bot"})
        players = {who: callers[who].sit(table) for who in (HOST, GUEST, WATCHER)}
        for player in players.values():
            player.sync()
        if state != OPEN_SEATS:
            play_on({0: players[HOST], 1: players[GUEST]}, Random(4), 12 if state == BEGUN else 800)
        server.at_rest(table)
        assert (server.room(table).table.outcome is not None) == (state == OVER)
        yield Scene(server, state, table, callers, players)


def may(state: str, caller: str, method: str, path: str) -> bool:
    """Is this what the caller may do at such a table?"""
    if caller in (STRANGER, KICKED):
        return False
    over = state == OVER
    if path.endswith("/save"):
        return caller == HOST and over
    if path.endswith("/fork"):
        return over
    if "/report" in path:
        return over or path.endswith({HOST: "seat=0", GUEST: "seat=1"}.get(caller, "-"))
    if path.endswith(("/invites", "/watchers")):
        return caller == HOST
    return True


@pytest.mark.parametrize("caller", CALLERS)
@pytest.mark.parametrize(("method", "path"), POWERS, ids=[f"{m} {p}" for m, p in POWERS])
def test_a_route_in_every_state(scene: Scene, caller: str, method: str, path: str) -> None:
    assert (method, path.partition("?")[0]) in ROUTES
    before = scene.position()
    answer = scene.callers[caller].http.request(method, path.format(table=scene.table), json=POWERS[method, path])
    allowed = may(scene.state, caller, method, path)
    refused = 404 if path.endswith("/watchers") and allowed else None
    assert answer.status_code == refused or (answer.status_code == 200) == allowed, answer.text[:200]
    assert scene.position() == before
    assert not {h for h in scene.hidden(caller) if h in re.sub(r"\s", "", answer.text)}


@pytest.mark.parametrize("caller", [HOST, GUEST, WATCHER])
@pytest.mark.parametrize("kind", sorted(MESSAGES))
def test_a_message_in_every_state(scene: Scene, caller: str, kind: str) -> None:
    """Whatever is asked for a seat that is not one's own is refused, and nothing secret is in what is heard."""
    player, before = scene.players[caller], scene.position()
    other = 1 if caller == HOST else 0
    parts = {k: v for k, v in MESSAGES[kind][0].items() if k not in ("seat", "seats")}
    sent: dict[str, Any] = {"t": kind, **parts, **({} if kind == "hello" else {"id": new_id()})}
    if kind == "hello":
        sent["seats"] = [other]
    elif "seat" in MESSAGES[kind][0]:
        sent["seat"] = other
    if kind == "answer":
        sent["decision"] = "0" * 18
    hidden = scene.hidden(caller)
    player.send(sent)
    heard = len(player.heard)
    player.sync()
    replies = [m for m in player.heard[heard:] if m.get("id") == sent.get("id", "") and m["t"] == "refused"]
    if kind == "arrange" and caller == HOST and scene.state != OVER:
        assert not replies or replies[0]["code"] == "consent"
        if scene.state == BEGUN:
            wish = [m for m in scene.players[GUEST].heard if m["t"] == "wished"] or [
                scene.players[GUEST].until("wished")
            ]
            scene.players[GUEST].ask("consent", wish=wish[-1]["wish"], yes=False)
    elif MESSAGES[kind][1] and not (
        scene.state == OVER and kind in ("hello", "why", "odds", "explain", "moment", "older")
    ):
        assert replies, f"{kind} for another's seat is not refused"
    assert scene.position() == before
    said = re.sub(rb"\s", b"", b"".join(player.raw[heard:])).decode()
    assert not {h for h in hidden if h in said}


@pytest.mark.parametrize("hello", [False, True], ids=["before hello", "after hello"])
@pytest.mark.parametrize("kind", sorted(MESSAGES))
def test_who_is_sent_away_in_every_state_says_nothing_more(scene: Scene, kind: str, hello: bool) -> None:
    """The connection was open, and had or had not said hello, when the spectator was removed."""
    one = Caller(scene.server.url, f"Gus {new_id()}")
    one.join(scene.callers[HOST].invite(scene.table, PUBLIC))
    before = scene.position()
    address = f"{scene.server.url.replace('http', 'ws', 1)}/api/tables/{scene.table}/play"
    with connect(address, additional_headers={"Cookie": one.cookie}, max_size=None, compression=None) as socket:
        if hello:
            socket.send('{"t": "hello"}')
            while '"state"' not in str(socket.recv(20))[:20]:
                continue
        else:
            socket.send('{"t": "ping", "id": "1"}')
            assert "pong" in str(socket.recv(20))
        scene.callers[HOST].post(f"/api/tables/{scene.table}/watchers", {"name": one.name, "do": "kick"})
        sent: dict[str, Any] = {"t": kind, **MESSAGES[kind][0], **({} if kind == "hello" else {"id": "late"})}
        if kind == "answer":
            sent["decision"] = "0" * 18
        heard = ""
        with suppress(ConnectionClosed):
            socket.send(json.dumps(sent))
        with suppress(ConnectionClosed):
            while True:
                heard += str(socket.recv(20))
    assert '"why":"kicked"' in heard
    assert '"late"' not in heard, "nothing is done for them any more"
    assert scene.position() == before


# ------------------------------------------------------------------ a playing host guesses no better than a guest


def test_a_host_with_all_powers_guesses_no_better_than_a_guest(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A patient onlooker with the host's powers: tries everything the protocol gives, and learns no hidden face.

    All that host and guest hear, over HTTP and over their connections, is looked through for the faces they may not
    know: both know as much as before, nothing.
    """
    with serving(tmp_path_factory.mktemp("onlooker") / "tables.db") as server:
        ann, bob, cid = (Caller(server.url, name) for name in ("Ann", "Bob", "Cid"))
        learned: dict[str, set[tuple[int, str]]] = {}
        table = ann.table(options={"seats": "3", "roles": "secret"}, seats=["me", "open", "open"], seed=None)
        bob.join(ann.invite(table, 1))
        cid.join(ann.invite(table, 2))
        players = {"host": ann.sit(table), "guest": bob.sit(table), "third": cid.sit(table)}
        for player in players.values():
            player.sync()
        texts: dict[str, list[str]] = {who: [] for who in players}
        for _ in range(2):
            play_on({0: players["host"], 1: players["guest"], 2: players["third"]}, Random(2), 5)
            for who, caller in (("host", ann), ("guest", bob)):
                texts[who] += _everything(players[who], caller, table, server)
        g = server.room(table).table.game
        assert server.room(table).table.outcome is None
        for who, seat in (("host", 0), ("guest", 1)):
            heard = "".join([*texts[who], *[raw.decode() for raw in players[who].raw]])
            hidden = [c for c in g.all(Card) if c.code and not sees(c, seat) and not sees(c, PUBLIC)]
            assert hidden, "there is something to guess"
            learned[who] = {(c.id, c.code) for c in hidden if _names(heard, c)}
        assert learned["host"] == learned["guest"] == set()


def _names(heard: str, card: Card) -> bool:
    """Is it said anywhere which face this very card has?"""
    id, code = rf'"id":\s*{card.id}\b', rf'"code":\s*"{card.code}"'
    said = rf"{id}[^{{}}]*{code}|{code}[^{{}}]*{id}|\b{card.code}-{card.id}\b"
    return re.search(said, heard) is not None


def _everything(player: Player, caller: Caller, table: str, server: Server) -> list[str]:
    """Tries every power there is, the others agreeing to nothing; returns all that was answered over HTTP."""
    heard = [
        caller.http.request(method, path.format(table=table), json=body).text for (method, path), body in POWERS.items()
    ]
    g = server.room(table).table.game
    steps = [("show", {"card": f"card-{c.id}"}) for c in list(g.all(Card))[-4:]]
    for step, args in (*steps, ("remove", {"card": "wrecker"}), ("flip", {"card": "keeper"})):
        player.ask("arrange", step=step, args=args)
    for seat in range(PUBLIC, 3):
        for kind, parts in (("moment", {"line": 10**6}), ("older", {"before": 10**6}), ("why", {}), ("odds", {})):
            player.ask(kind, seat=seat, **parts)
        for entity in list(g.entities)[-4:]:
            player.ask("explain", seat=seat, entity=entity)
            player.ask("point", seat=seat, entity=entity)
    player.ask("undo", seat=0 if caller.name == "Ann" else 1)
    return heard
