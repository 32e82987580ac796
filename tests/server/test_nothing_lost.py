"""Nothing lost: four players, a thousand answers, and a server that is killed without warning at twenty moments.

Every answer that was acknowledged is in the database, none is there twice, and all players see the table that what was
kept leads to.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rulebound.play.opening import opened
from rulebound.play.table import Table
from rulebound.server.entry_writer import EntryRow
from rulebound.server.rebuild import rebuild
from rulebound.server.store import Store, url_of
from rulebound.server.streams import line_info
from tests.server.at_table import Caller, Player, Seen, new_id
from tests.server.process import Processes

SEATS, ANSWERS, KILLS = 4, 1000, 20
AT_ONCE = 4
"""Tables that the same four players play at, at the same time."""
LONGEST = 150.0
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError)


class Sitting:
    """One player, through all tables: answers whatever is asked, comes back when the server is gone."""

    def __init__(self, caller: Caller, seat: int, game: Game) -> None:
        self.caller, self.seat, self.game = caller, seat, game
        self.random = Random(seat)
        self.player: Player | None = None
        self.table, self.epoch, self.seen = "", "", Seen()
        self.open: dict[str, Any] | None = None
        """An answer that was sent and not acknowledged."""
        self.returns = 0

    def run(self) -> None:
        while not self.game.over:
            try:
                if self.player is None:
                    self.come()
                else:
                    self.take(self.player.next(0.5))
            except TimeoutError:
                if self.table != self.game.table:
                    self.leave()
            except GONE:
                self.leave()
                time.sleep(0.02)

    def come(self) -> None:
        if self.table != self.game.table:
            self.table, self.epoch, self.seen, self.open = self.game.table, "", Seen(), None
        since = {str(self.seat): self.seen.v} if self.epoch else {}
        self.player = Player(self.caller, self.table, [self.seat], epoch=self.epoch, since=since)
        self.player.seen[self.seat] = self.seen
        self.returns += 1

    def leave(self) -> None:
        if self.player is not None:
            self.player.socket.close_socket()
        self.player = None

    def take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "welcome":
            self.epoch = message["epoch"]
            if self.open is not None:
                self.send(self.open)
        elif kind == "farewell":
            self.game.tally.farewells[message["why"]] += 1
            self.leave()
        elif self.open is not None and message.get("id") == self.open["id"]:
            answer, self.open = self.open, None
            if kind == "done":
                self.game.acknowledged(self.table, self.seat, answer)
            elif message["code"] == "slow":
                time.sleep(0.05)
                self.send(answer)
            else:
                assert message["code"] == "stale", message
                self.game.tally.refused.append((self.table, answer["id"]))
        self.think()

    def think(self) -> None:
        """Answers, if asked; and when the game is over, somebody lays out the next one."""
        if self.player is None or self.open is not None or not self.seen.head:
            return
        if self.seen.head["outcome"] is not None:
            self.game.next_table(self.table)
            if self.table != self.game.table:
                self.leave()
        elif self.player.asked(self.seat):
            decision = self.player.decision(self.seat)
            assert decision is not None
            keys = self.player.any_answer(self.seat, self.random)
            self.send({"t": "answer", "id": new_id(), "seat": self.seat, "decision": decision["id"], "keys": keys})

    def send(self, answer: dict[str, Any]) -> None:
        self.open = answer
        assert self.player is not None
        self.player.send(answer)


class Tally:
    """What was acknowledged, and what was refused, at all tables; over after so many answers."""

    def __init__(self, url: str, answers: int) -> None:
        self.answers, self.end = answers, time.monotonic() + LONGEST
        self.farewells: Counter[str] = Counter()
        self.callers = [Caller(url, f"player {n}") for n in range(SEATS)]
        self.done: list[tuple[str, int, dict[str, Any]]] = []
        self.refused: list[tuple[str, str]] = []
        self.over = False

    def until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            time.sleep(0.001)
            assert time.monotonic() < self.end, f"only {len(self.done)} answers, {self.farewells}"


class Game:
    """Tables that are played one after the other."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.tables: list[str] = []
        self.lock = threading.Lock()
        self.lay_out()

    @property
    def over(self) -> bool:
        return self.tally.over

    @property
    def table(self) -> str:
        return self.tables[-1]

    def acknowledged(self, table: str, seat: int, answer: dict[str, Any]) -> None:
        self.tally.done.append((table, seat, answer))
        self.tally.over = len(self.tally.done) >= self.tally.answers

    def next_table(self, ended: str) -> None:
        with self.lock:
            if self.table == ended and not self.over:
                self.lay_out()

    def lay_out(self) -> None:
        """A new table with everybody at it. A killed server is asked again."""
        while True:
            try:
                host, *guests = self.tally.callers
                table = host.table(options={"seats": str(SEATS)}, seats=["me", *["open"] * (SEATS - 1)])
                links = host.get(f"/api/tables/{table}/invites")["seats"]
                for seat, guest in enumerate(guests, 1):
                    guest.join(links[str(seat)].removeprefix("/join/"))
            except (*GONE, AssertionError):
                time.sleep(0.02)
            else:
                self.tables.append(table)
                return


def kept(database: Path | str, tables: list[str]) -> dict[str, tuple[list[EntryRow], Table]]:
    """What the database holds, and the table that it leads to."""

    async def read() -> dict[str, tuple[list[EntryRow], Table]]:
        store, out = Store(url_of(database)), {}
        for id in tables:
            found = await store.table(id)
            assert found is not None
            row, _, _ = found
            start = opened(row.checkpoint, salvage=True)
            rebuilt = rebuild(row, start, await store.entries(id, after=row.covers))
            assert rebuilt.whole, rebuilt.table.changed
            out[id] = await store.entries(id), rebuilt.table
        await store.close()
        return out

    return asyncio.run(read())


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    played_through_kills(Processes(database), database, ANSWERS, KILLS, 11)


def played_through_kills(processes: Processes, database: Path, answers: int, kills: int, seed: int) -> None:
    random = Random(seed)

    def killing(processes: Processes, tally: Tally) -> None:
        for moment in sorted(random.sample(range(10, answers - 10), kills)):
            tally.until(lambda moment=moment: len(tally.done) >= moment)  # type: ignore[misc]
            time.sleep(random.random() * 0.02)
            processes.kill()
            processes.start()

    for s in played_through(processes, database, answers, killing):
        assert s.returns > kills / 4


def played_through(
    processes: Processes, database: Path | str, answers: int, disturbing: Callable[[Processes, Tally], None]
) -> list[Sitting]:
    """Four people play, something happens to the server meanwhile, and everything they were promised is there."""
    processes.start()
    try:
        tally = Tally(processes.url, answers)
        games = [Game(tally) for _ in range(AT_ONCE)]
        sitting = [Sitting(caller, seat, game) for game in games for seat, caller in enumerate(tally.callers)]
        threads = [threading.Thread(target=s.run, daemon=True) for s in sitting]
        for thread in threads:
            thread.start()
        disturbing(processes, tally)
        tally.until(lambda: tally.over)
        for thread in threads:
            thread.join(max(1.0, tally.end - time.monotonic()))
            assert not thread.is_alive()
        converged(sitting)
    finally:
        processes.stop()
    found = kept(database, [table for game in games for table in game.tables])
    assert len(tally.done) >= answers
    requests = Counter((id, row.request) for id, (rows, _) in found.items() for row in rows)
    assert set(requests.values()) == {1}, "an answer was taken twice"
    for rows, _ in found.values():
        assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    by_request = {
        (id, row.request.partition(" ")[2]): row for id, (rows, _) in found.items() for row in rows if row.person
    }
    for id, seat, answer in tally.done:
        row = by_request[id, answer["id"]]
        assert row.seat == seat
        assert sorted(row.text.partition(" ")[2].split(", ")) == sorted(answer["keys"]) or not answer["keys"]
    assert not [r for r in tally.refused if r in by_request], "an answer was refused and taken all the same"
    for s in sitting:
        _, table = found[s.table]
        assert plain(s.seen.entities) == plain(table.view(s.seat)["entities"])
        told = [msgspec.to_builtins(line_info(line)) for line in table.lines(s.seat)]
        seen = [line for line in s.seen.lines if line and not line["text"].startswith("core-note-")]
        assert seen == plain(told)[-len(seen) :]
        assert len(s.seen.lines) >= len(told), "besides, everybody is told who sits where"
    return sitting


def converged(sitting: list[Sitting]) -> None:
    """Everybody takes in what is left to be told; an answer that is still open is sent again until it is known."""
    for s in sitting:
        end = time.monotonic() + 20
        while s.player is None or s.table != s.game.table or not s.seen.head or s.open is not None:
            assert time.monotonic() < end
            try:
                if s.player is None or s.table != s.game.table:
                    s.leave()
                    s.come()
                assert s.player is not None
                finish(s)
            except GONE:
                s.leave()
    for s in sitting:
        assert s.player is not None
        s.player.sync()


def finish(s: Sitting) -> None:
    """Reads on, without answering anything new."""
    assert s.player is not None
    message = s.player.next(1.0)
    if message["t"] == "welcome":
        s.epoch = message["epoch"]
        if s.open is not None:
            s.player.send(s.open)
    elif s.open is not None and message.get("id") == s.open["id"]:
        if message["t"] == "done":
            s.game.tally.done.append((s.table, s.seat, s.open))
        s.open = None


def plain(data: Any) -> Any:
    """As it is after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(data))
