"""A real server in a thread, and people who talk to it over real sockets: what the tests of the server play with."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rulebound.server.app import create_app
from rulebound.server.limits import Limits, wide
from rulebound.server.open_tables import House
from rulebound.server.room import Room
from rulebound.server.serve import Running, configured, listen
from rulebound.server.settings import SETTINGS, Settings
from rulebound.server.store import url_of

T = TypeVar("T")
PATIENCE = 60.0
SEED = 157
"""With it, the first seat of Lantern is asked first, whatever the number of seats."""
_ids = itertools.count(1)


def new_id() -> str:
    return f"r{next(_ids)}"


class Server:
    """The application on a port of its own, in a thread."""

    def __init__(
        self, database: Path | str, pace: float = 0.0, limits: Limits | None = None, settings: Settings = SETTINGS
    ) -> None:
        limits = limits or wide()
        settings = replace(settings, database=url_of(database), pace=pace, limits=limits)
        self.app = create_app(settings, Path(database).parent / "static")
        socket = listen("127.0.0.1", 0)
        self.port: int = socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = Running(configured(self.app, limits), self.house)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, args=(socket,), daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
            assert self.thread.is_alive()

    def _run(self, socket: Any) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([socket]))

    @property
    def house(self) -> House:
        found: House = self.app.state.house
        return found

    def room(self, id: str) -> Room:
        return self.run(self.house.room(id))

    def room_here(self, id: str) -> Room:
        """The table that is open: for those who already are where the server runs."""
        return self.house.rooms[id]

    def at_rest(self, id: str) -> Room:
        """The table, once nothing is answered by itself any more."""
        room, end = self.room(id), time.monotonic() + PATIENCE
        while self.call(lambda: room._driver is not None and not room._driver.done()) and time.monotonic() < end:
            time.sleep(0.01)
        return room

    def run(self, awaited: Awaitable[T]) -> T:
        """Runs something where the server runs."""

        async def waiting() -> T:
            return await awaited

        return asyncio.run_coroutine_threadsafe(waiting(), self.loop).result(PATIENCE)

    def call(self, what: Callable[[], T]) -> T:
        async def called() -> T:
            return what()

        return self.run(called())

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


@contextmanager
def serving(database: Path | str, pace: float = 0.0, limits: Limits | None = None) -> Iterator[Server]:
    """A server for people who all come from one address; with `limits`, those it has otherwise."""
    server = Server(database, pace, limits)
    try:
        yield server
    finally:
        server.stop()


class Caller:
    """Somebody with a browser: a cookie, once they have said their name."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url, self.name = url, name
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        if name:
            self.post("/api/session", {"name": name})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    def get(self, path: str) -> Any:
        return self._done(self.http.get(path))

    def post(self, path: str, body: Any = None) -> Any:
        return self._done(self.http.post(path, json={} if body is None else body))

    def _done(self, answer: httpx.Response) -> Any:
        assert answer.status_code == 200, f"{answer.request.method} {answer.request.url}: {answer.text[:500]}"
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code of something that is not done."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text[:300]
        return answer.status_code, answer.json()["code"]

    def table(self, game: str = "lantern", **wanted: Any) -> str:
        options = wanted.pop("options", {})
        found: str = self.post("/api/tables", {"game": game, "options": options, "seed": SEED, **wanted})["id"]
        return found

    def invite(self, table: str, seat: int, do: str = "open") -> str:
        link: str = self.post(f"/api/tables/{table}/seats/{seat}", {"do": do})["invite"]
        return link.removeprefix("/join/")

    def join(self, secret: str) -> dict[str, Any]:
        found: dict[str, Any] = self.post("/api/join", {"secret": secret})
        return found

    def sit(self, table: str, seats: list[int] | None = None, **hello: Any) -> Player:
        return Player(self, table, seats, **hello)


class Seen:
    """What one stream has told so far."""

    def __init__(self) -> None:
        self.v = 0
        self.head: dict[str, Any] = {}
        self.entities: dict[int, dict[str, Any]] = {}
        self.lines: list[dict[str, Any]] = []

    def hear(self, message: dict[str, Any]) -> None:
        fresh = message["t"] == "state"
        if not fresh:
            assert message["v"] == self.v + 1, f"message {message['v']} came after {self.v}"
        self.v, self.head = message["v"], message["head"]
        if fresh:
            self.entities, self.lines = {}, [{}] * message["first"]
        self.entities |= {int(i): e for i, e in message.get("entities" if fresh else "changed", {}).items()}
        for gone in message.get("gone", ()):
            del self.entities[gone]
        del self.lines[message.get("first", 0) :]
        self.lines += message.get("lines", ())


class Player:
    """A connection to a table, with everything that came over it."""

    def __init__(self, caller: Caller, table: str, seats: list[int] | None = None, **hello: Any) -> None:
        self.caller, self.table = caller, table
        self.raw: list[bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.seen: dict[int, Seen] = {}
        self.welcome: dict[str, Any] = {}
        address = f"{caller.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        headers = {"Cookie": caller.cookie} if caller.cookie else {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                additional_headers=headers,
                max_size=None,
                compression=None,
                ping_interval=None,
                max_queue=None,  # who does not read for a while is still there
            )
        )
        with suppress(ConnectionClosed):  # who may not enter is turned away at once
            self.send({"t": "hello", **({} if seats is None else {"seats": seats}), **hello})

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        raw = self.socket.recv(timeout)
        data = raw.encode() if isinstance(raw, str) else raw
        message: dict[str, Any] = msgspec.json.decode(data)
        self.raw.append(data)
        self.heard.append(message)
        if message["t"] == "welcome":
            self.welcome = message
        elif message["t"] in ("state", "update"):
            self.seen.setdefault(message["seat"], Seen()).hear(message)
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind."""
        end = time.monotonic() + timeout
        while (message := self.next(max(0.01, end - time.monotonic())))["t"] != kind:
            continue
        return message

    def ask(self, t: str, **parts: Any) -> dict[str, Any]:
        """Sends a request and waits for what is said to it."""
        id = parts.pop("id", None) or new_id()
        self.send({"t": t, "id": id, **parts})
        while (message := self.next()).get("id") != id:
            continue
        return message

    def sync(self) -> None:
        """Takes in everything that was sent before now."""
        self.ask("ping")

    def decision(self, seat: int) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.seen[seat].head["decision"]
        return found

    def asked(self, seat: int) -> bool:
        decision = self.decision(seat)
        return (
            decision is not None and "options" in decision and seat in decision["seats"]
            and not decision.get("answered") and not decision.get("settled")
        )  # fmt: skip

    def answer(self, seat: int, keys: list[str], **parts: Any) -> dict[str, Any]:
        decision = self.decision(seat)
        assert decision is not None
        return self.ask("answer", seat=seat, decision=parts.pop("decision", decision["id"]), keys=keys, **parts)

    def any_answer(self, seat: int, random: Random) -> list[str]:
        decision = self.decision(seat)
        assert decision is not None
        options = [o["key"] for o in decision["options"]]
        return random.sample(options, random.randint(decision["least"], decision["most"]))

    def farewell(self) -> str:
        """Why the connection ended."""
        why = ""
        try:
            while True:
                message = self.next()
                if message["t"] == "farewell":
                    why = message["why"]
        except ConnectionClosed:
            return why

    def close(self) -> None:
        self._open.close()


def play_on(players: dict[int, Player], random: Random, answers: int, timeout: float = 60.0) -> int:
    """The people answer at random, whoever is asked; returns how many answers they gave before the game was over."""
    done, end = 0, time.monotonic() + timeout
    while done < answers and time.monotonic() < end:
        for player in set(players.values()):
            player.sync()
        if next(iter(players.values())).seen and all(p.seen[s].head["outcome"] for s, p in players.items()):
            return done
        asked = [(s, p) for s, p in players.items() if p.asked(s)]
        if not asked:
            time.sleep(0.01)
            continue
        seat, player = random.choice(asked)
        reply = player.answer(seat, player.any_answer(seat, random))
        assert reply["t"] == "done" or reply["code"] == "stale", reply
        done += reply["t"] == "done"
    while any((p.decision(s) or {}).get("settled") for s, p in players.items()) and time.monotonic() < end:
        for player in set(players.values()):  # what is answered by itself still comes
            player.sync()
    return done
