"""A player over the protocol, from any machine: follows an invitation, keeps its view up to date, lets a bot answer."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from rulebound.core.state.chance import number_of
from rulebound.core.state.errors import RuleboundError
from rulebound.play.bots import Bot, RandomBot, best, make
from rulebound.server.protocol import VERSION
from rulebound.server.store import new_secret

PATIENCE = 5
"""Times in a row that a lost connection is tried again."""
BREATH = 0.3
"""Seconds to wait when the table says that one is too quick for it."""
FAILED = ("illegal", "refused", "failed")
"""How the table says that it is this answer which cannot be carried out."""
QUIET = 20.0
"""Seconds after which the table is told that one is still there."""


class Remote:
    """One seat at a table somewhere else."""

    def __init__(self, address: str, cookie: str, table: str, seat: int) -> None:
        parts = urlsplit(address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.url = f"{scheme}://{parts.netloc}/api/tables/{table}/play"
        self.cookie, self.seat = cookie, seat
        self.game, self.epoch, self.v = "", "", 0
        self.head: dict[str, Any] = {}
        self.entities: dict[int, dict[str, Any]] = {}
        self.answered = ""
        """The decision that was answered last."""
        self.others: tuple[str, Iterator[tuple[str, ...]]] = "", iter(())
        """The decision at which an answer failed, and what can be tried instead."""
        self.failures = 0
        """Times in a row that the table could not be reached."""

    def view(self) -> dict[str, Any]:
        """The position, as bots at home get it."""
        return {"game": self.game, "seat": self.seat, "entities": self.entities, **self.head}

    @property
    def asked(self) -> bool:
        decision = self.head.get("decision")
        return (
            decision is not None
            and self.seat in decision["seats"]
            and not decision.get("answered", False)
            and not decision.get("settled", False)
            and decision["id"] != self.answered
        )

    @property
    def over(self) -> bool:
        return self.head.get("outcome") is not None

    def hello(self) -> dict[str, Any]:
        since = {str(self.seat): self.v} if self.epoch else {}
        return {"t": "hello", "version": VERSION, "seats": [self.seat], "epoch": self.epoch, "since": since}

    def hear(self, message: dict[str, Any]) -> None:
        """Takes in a message from the table."""
        kind = message["t"]
        if kind == "welcome":
            self.failures = 0
            if message["epoch"] != self.epoch:
                self.answered = ""
            self.game, self.epoch = message["table"]["game"], message["epoch"]
        elif kind == "state":
            self.v, self.head = message["v"], message["head"]
            self.entities = {int(i): e for i, e in message["entities"].items()}
        elif kind == "update":
            self.v, self.head = message["v"], message["head"]
            self.entities.update({int(i): e for i, e in message.get("changed", {}).items()})
            for gone in message.get("gone", ()):
                self.entities.pop(gone, None)
        elif kind == "refused":
            self.refused(message["code"], message["why"])
        elif kind == "farewell" and message["why"] in ("kicked", "closed"):
            raise RuleboundError(f"the table said goodbye: {message['why']}")

    def refused(self, code: str, why: str) -> None:
        """The answer was not carried out: it is given again, or another one if it is the answer that fails."""
        if code in FAILED:
            asked = self.head.get("decision")
            if asked is not None and self.others[0] != asked["id"]:
                self.others = asked["id"], RandomBot(number_of(0, asked["id"])).others(self.view(), self.seat)
        elif code not in ("stale", "slow"):
            raise RuleboundError(f"the table refused an answer: {why}")
        if code == "slow":
            time.sleep(BREATH)
        self.answered = ""

    def answer(self, bot: Bot) -> dict[str, Any]:
        """What the bot says to the decision it is asked; if that failed, something else that is offered."""
        self.answered = self.head["decision"]["id"]
        keys = next(self.others[1], None) if self.others[0] == self.answered else bot.choose(self.view(), self.seat)
        if keys is None:
            raise RuleboundError("the table can carry out nothing of what it offers")
        return {"t": "answer", "id": new_secret(), "seat": self.seat, "decision": self.answered, "keys": keys}

    def play(self, bot: Bot) -> None:
        """Plays until the game is over."""
        while not self.over:
            try:
                with connect(self.url, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                    socket.send(msgspec.json.encode(self.hello()).decode())
                    self._converse(socket, bot)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                self.failures += 1
                if self.failures > PATIENCE:
                    raise RuleboundError(f"the table cannot be reached: {error}") from None
                time.sleep(0.5 * self.failures)

    def _converse(self, socket: ClientConnection, bot: Bot) -> None:
        ping = time.monotonic() + QUIET
        while not self.over:
            with suppress(TimeoutError):
                self.hear(msgspec.json.decode(socket.recv(max(0.0, ping - time.monotonic()))))
            if time.monotonic() >= ping:  # who only listens is taken to be gone after a while
                socket.send(msgspec.json.encode({"t": "ping", "id": new_secret()}).decode())
                ping = time.monotonic() + QUIET
            if self.asked:
                socket.send(msgspec.json.encode(self.answer(bot)).decode())


def request(address: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """An HTTP request to the server: what it answers, and the cookie it gives."""
    asked = urllib.request.Request(
        f"{address}{path}",
        msgspec.json.encode(body),
        {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})},
    )
    try:
        with urllib.request.urlopen(asked, timeout=20) as answer:
            given = (answer.headers.get("Set-Cookie") or "").partition(";")[0]
            return msgspec.json.decode(answer.read(), type=dict[str, Any]), given
    except urllib.error.HTTPError as error:
        told = error.read()
        try:
            why = msgspec.json.decode(told, type=dict[str, Any])["why"]
        except (msgspec.DecodeError, msgspec.ValidationError, KeyError):
            why = error.reason
        raise RuleboundError(f"{address} refuses: {why}") from None
    except (OSError, ValueError) as error:
        raise RuleboundError(f"{address} cannot be reached: {error}") from None


def follow(link: str, name: str) -> Remote:
    """Sits down where an invitation leads."""
    address, found, secret = link.rstrip("/").rpartition("/join/")
    if not found or not address.startswith(("http://", "https://")):
        raise RuleboundError(f"an invitation looks like http://.../join/..., not {link!r}")
    _, cookie = request(address, "/api/session", {"name": name})
    taken, _ = request(address, "/api/join", {"secret": secret}, cookie)
    return Remote(address, cookie, taken["table"], taken["seat"])


def sit_down(link: str, seat: int | None, kind: str, name: str, seed: int) -> None:
    """A bot follows an invitation and plays until the game is over."""
    remote = follow(link, name)
    if seat is not None and remote.seat != seat - 1:
        raise RuleboundError(f"the invitation is for seat {remote.seat + 1}, not {seat}")
    if remote.seat < 0:
        raise RuleboundError("the invitation is for a spectator: a bot needs a seat")
    with connect(remote.url, additional_headers={"Cookie": remote.cookie}, max_size=None) as socket:
        socket.send(msgspec.json.encode(remote.hello()).decode())
        while not remote.game:
            remote.hear(msgspec.json.decode(socket.recv(QUIET)))
    print(f"{name} sits at seat {remote.seat + 1} of {remote.game}.", flush=True)
    remote.play(make(remote.game, kind or best(remote.game), number_of(seed, f"bot {remote.seat}")))
    won = remote.head["outcome"]
    print(f"The game is over: {'won' if won[0] else 'lost'}." if isinstance(won, list) else "The game is over.")
