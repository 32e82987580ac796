"""python -m bench.server [--tables 100] [--seconds 60]: how long it takes from an answer to everybody's new view.

One server process holds all tables; bots play at them at the pace people like. At each table one player answers as a
person would, about every two seconds, and somebody watches: both over the real protocol, from another process. The time
runs from the moment the answer is sent until both have seen what came of it. Memory and CPU time are the server's.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.__main__ import table_of
from bench.measure import Row
from rulebound.play.bots import best, make
from rulebound.server.bot_client import Remote
from rulebound.server.store import new_secret

GAMES: tuple[tuple[str, dict[str, str], list[str]], ...] = (
    ("unfathomable", {"seats": "4", "characters": "random"}, ["me", "bot", "bot", "bot"]),
    ("ahlcg", {"investigators": "roland-banks daisy-walker", "mode": "the-gathering"}, ["me", "bot"]),
    ("lantern", {"seats": "3", "roles": "secret"}, ["me", "bot", "bot"]),
)
THINKING = (1.0, 3.0)
"""Seconds a person takes over an answer."""
ALONE = 0.35
"""Seconds after an answer in which no bot answers: what the watcher is sent by then came of the answer."""
SAMPLE = 5.0
QUIET = 20.0
WARM = 0.2
"""The part of the time that is not measured: tables are set up, caches filled."""


@dataclass
class Figures:
    begun: float = 0.0
    since: float = 0.0
    """Measured from then on."""
    latencies: list[float] = field(default_factory=list)
    games: int = 0
    entries: int = 0
    """Answers that were kept, those of bots included."""
    laid_out: float = 0.0
    memory: list[tuple[float, float]] = field(default_factory=list)

    def took(self, seconds: float) -> None:
        if time.monotonic() >= self.since:
            self.latencies.append(seconds)


class Client:
    """One table: somebody who plays, somebody who watches."""

    def __init__(self, url: str, n: int, figures: Figures, end: float) -> None:
        self.url, self.figures, self.end = url, figures, end
        self.game, self.options, self.seats = GAMES[n % len(GAMES)]
        self.random = Random(n)
        self.seed = n
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.sent = 0.0
        self.shown: asyncio.Event = asyncio.Event()
        self.shown_at = 0.0

    async def set_up(self) -> None:
        await self.http.post("/api/session", json={"name": f"player {self.seed}"})

    async def lay_out(self) -> None:
        self.seed += 1000
        wanted = {"game": self.game, "options": self.options, "seats": self.seats, "seed": self.seed}
        answer = await self.http.post("/api/tables", json=wanted)
        answer.raise_for_status()
        self.table = answer.json()["id"]
        self.figures.games += 1

    async def run(self) -> None:
        while time.monotonic() < self.end:
            watching = asyncio.create_task(self.watch())
            try:
                await self.play()
            except (OSError, WebSocketException) as error:
                print(f"a connection was lost: {error}", file=sys.stderr)
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
            if time.monotonic() < self.end:
                await self.lay_out()

    def open(self) -> Any:
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/play"
        return connect(address, additional_headers={"Cookie": cookie}, max_size=None, compression=None)

    async def watch(self) -> None:
        """A spectator reads what everybody may see."""
        async with self.open() as link, pinging(link):
            await link.send('{"t":"hello","seats":[-1]}')
            async for message in link:
                if message.startswith('{"t":"update"'):
                    self.shown_at = time.perf_counter()
                    self.shown.set()

    async def play(self) -> None:
        remote = Remote(self.url, "", self.table, 0)
        bot = make(self.game, best(self.game), self.seed)
        async with self.open() as link, pinging(link):
            await link.send(msgspec.json.encode(remote.hello()).decode())
            while not remote.over and time.monotonic() < self.end:
                with suppress(TimeoutError):
                    remote.hear(msgspec.json.decode(await asyncio.wait_for(link.recv(), 1.0)))
                if remote.asked:
                    await self.think(link, remote)
                    if remote.asked:
                        await self.answer(link, remote, bot)

    async def think(self, link: ClientConnection, remote: Remote) -> None:
        """Time passes; what happens meanwhile is taken in."""
        end = time.monotonic() + self.random.uniform(*THINKING)
        while (left := end - time.monotonic()) > 0:
            try:
                remote.hear(msgspec.json.decode(await asyncio.wait_for(link.recv(), left)))
            except TimeoutError:
                return

    async def answer(self, link: ClientConnection, remote: Remote, bot: Any) -> None:
        decision = remote.head["decision"]["id"]
        keys = bot.choose(remote.view(), 0)
        request = new_secret()
        sent = {"t": "answer", "id": request, "seat": 0, "decision": decision, "keys": keys}
        remote.answered = decision
        self.shown.clear()
        start = time.perf_counter()
        await link.send(msgspec.json.encode(sent).decode())
        while True:
            message = msgspec.json.decode(await link.recv())
            remote.hear(message)
            if message.get("id") == request:
                break
        if message["t"] != "done":
            return
        done = time.perf_counter()
        try:  # an answer that nobody else may see anything of sends them nothing
            await asyncio.wait_for(self.shown.wait(), ALONE)
            done = max(done, self.shown_at)
        except TimeoutError:
            pass
        self.figures.took(done - start)


@asynccontextmanager
async def pinging(link: ClientConnection) -> AsyncIterator[None]:
    """Who is silent for a minute is taken to be gone."""

    async def ping() -> None:
        while True:
            await asyncio.sleep(QUIET)
            await link.send('{"t":"ping","id":"still-here"}')

    task = asyncio.create_task(ping())
    try:
        yield
    finally:
        task.cancel()


def memory(pid: int) -> float:
    """Megabytes that a process really uses."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, pid: int, tables: int, seconds: float) -> tuple[Figures, float]:
    figures = Figures()
    clients = [Client(url, n, figures, 0.0) for n in range(tables)]
    await gently([c.set_up for c in clients])
    start = time.monotonic()
    await gently([c.lay_out for c in clients])
    figures.laid_out = tables / (time.monotonic() - start)
    figures.begun = time.monotonic()
    figures.since = figures.begun + seconds * WARM
    for client in clients:
        client.end = figures.begun + seconds
    used = cpu(pid)
    running = [asyncio.create_task(client.run()) for client in clients]
    while time.monotonic() < figures.begun + seconds:
        figures.memory.append((time.monotonic() - figures.begun, memory(pid)))
        await asyncio.sleep(min(SAMPLE, seconds / 10))
    used = (cpu(pid) - used) / seconds
    await asyncio.gather(*running)
    for client in clients:
        await client.http.aclose()
    return figures, used


async def gently(doings: list[Callable[[], Awaitable[None]]]) -> None:
    """A few at a time."""
    for at in range(0, len(doings), 10):
        await asyncio.gather(*[do() for do in doings[at : at + 10]])


def grown(samples: list[tuple[float, float]], seconds: float) -> float:
    """By how many per cent memory has grown from the second quarter of the time to the last one."""
    early = [m for at, m in samples if seconds * 0.25 <= at < seconds * 0.5]
    late = [m for at, m in samples if at >= seconds * 0.75]
    return 100 * (sum(late) / len(late) / (sum(early) / len(early)) - 1) if early and late else 0.0


def rows(figures: Figures, used: float, tables: int, seconds: float) -> list[Row]:
    times = sorted(figures.latencies)
    share = lambda part: 1000 * times[min(len(times) - 1, int(len(times) * part))] if times else 0.0  # noqa: E731
    return [
        Row("answer to everybody's new view, p50", share(0.5), "ms"),
        Row("answer to everybody's new view, p99", share(0.99), "ms", 50, 20),
        Row("the slowest", share(1.0), "ms"),
        Row("answers of people measured", len(times), ""),
        Row("their answers a second", len(times) / (seconds * (1 - WARM)), "/s"),
        Row("games begun", figures.games, ""),
        Row("tables laid out", figures.laid_out, "/s"),
        Row("answers kept, those of bots included", figures.entries / seconds, "/s"),
        Row("CPU of the server", 100 * used, "% of a core"),
        Row("CPU of the server for each answer", 1000 * used * seconds / max(1, figures.entries), "ms"),
        Row("memory at the end", figures.memory[-1][1], "MB"),
        Row("memory for each open table", figures.memory[-1][1] / tables, "MB"),
        Row("memory, last quarter over the second", grown(figures.memory, seconds), "%", 10, 3),
    ]


def serve(database: Path, port: int) -> None:
    """The server alone, without a limit of requests for one address: all the players are at this one."""
    from rulebound.server.limits import wide
    from rulebound.server.serve import serve as run
    from rulebound.server.settings import Settings

    run(Settings(database=str(database), port=port, limits=wide()))


def main(arguments: list[str] | None = None) -> list[Row]:
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--serve", nargs=2, metavar=("DATABASE", "PORT"), help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.serve:
        serve(Path(chosen.serve[0]), int(chosen.serve[1]))
        return []
    console = Console(width=110)
    gc.disable()  # the pauses of the players' process are not the server's
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        database = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "bench.server", "--serve", str(database), str(port)]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            with console.status(f"{chosen.tables} tables, {chosen.seconds:.0f} seconds"):
                figures, used = asyncio.run(measure(url, server.pid, chosen.tables, chosen.seconds))
            with sqlite3.connect(database) as kept:
                figures.entries = kept.execute("select count(*) from entries").fetchone()[0]
        finally:
            server.terminate()
            server.wait(20)
    found = rows(figures, used, chosen.tables, chosen.seconds)
    console.print(table_of({f"{chosen.tables} tables, {chosen.seconds:.0f} seconds": found}))
    every = max(1, len(figures.memory) // 10)
    course = ", ".join(f"{at / 60:.1f} min {m:.0f}" for at, m in figures.memory[::every])
    console.print(f"Memory (MB): {course}.", style="dim")
    console.print(f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.", style="dim")
    return found


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            httpx.get(f"{url}/api/session")
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


if __name__ == "__main__":
    main()
