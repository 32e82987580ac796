"""python -m bench.attack: somebody plays while somebody else does all they can to stop the server, each way for 20 s.

For every attack: how long an answer takes beside it, against the quiet figure, and the server's memory afterwards. All
of it stays on this machine: whoever plays comes from 127.0.0.1, the attackers from other loopback addresses.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rulebound.games import game_class
from rulebound.play.record import Entry
from rulebound.play.saves import Save, content_hash, write
from rulebound.server.remote import Remote

EVIL = "127.0.0.66"
HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Long: "
THINKS = 0.02
"""Seconds whoever plays takes over an answer."""
LONG = (3_000, 18_000, 18_000, 30_000)
"""Steps of the saves that are uploaded."""
names = itertools.count(1)


@dataclass
class Seen:
    """What an attack came to: how often it was let through, and how often it was told to stop."""

    done: int = 0
    refused: int = 0
    errors: int = 0


@dataclass
class Beside:
    """How long answers took."""

    seconds: list[float] = field(default_factory=list)
    lost: int = 0

    def percentile(self, part: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


async def known(url: str, address: str = "") -> httpx.AsyncClient:
    """Somebody who has said a name."""
    transport = httpx.AsyncHTTPTransport(local_address=address) if address else None
    http = httpx.AsyncClient(base_url=url, timeout=60, transport=transport)
    await http.post("/api/session", json={"name": f"Somebody {next(names)}"})
    return http


async def laid_out(http: httpx.AsyncClient, seats: list[str], game: str = "lantern") -> str:
    wanted = {"game": game, "options": {"seats": str(len(seats))}, "seats": seats}
    answer = await http.post("/api/tables", json=wanted)
    answer.raise_for_status()
    found: str = answer.json()["id"]
    return found


def link(http: httpx.AsyncClient, table: str, address: str = "", **more: Any) -> Any:
    cookie = "; ".join(f"{c.name}={c.value}" for c in http.cookies.jar)
    where = f"{str(http.base_url).rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/play"
    if address:
        more["local_addr"] = (address, 0)
    headers = {"Cookie": cookie}
    return connect(where, additional_headers=headers, max_size=None, compression=None, ping_interval=None, **more)


# ------------------------------------------------------------------ who plays


async def play(url: str, end: Callable[[], bool], beside: Beside) -> None:
    """Plays one table after the other; an answer is timed until it is kept and shown."""
    http = await known(url)
    table = await laid_out(http, ["me"])
    while not end():
        try:
            async with link(http, table) as there:
                if await _answers(there, url, table, end, beside):
                    table = await laid_out(http, ["me"])
        except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
            beside.lost += 1
            await asyncio.sleep(0.2)
    await http.aclose()


async def _answers(there: ClientConnection, url: str, table: str, end: Callable[[], bool], beside: Beside) -> bool:
    """Answers whatever is asked; is the game over?"""
    remote = Remote(url, "", table, 0)
    await there.send(msgspec.json.encode(remote.hello()).decode())
    sent = 0.0
    while not end() and not remote.over:
        message = msgspec.json.decode(await asyncio.wait_for(there.recv(), 30))
        remote.hear(message)
        if message["t"] == "done" and sent:
            beside.seconds.append(time.perf_counter() - sent)
            sent = 0.0
        if remote.asked and not sent:
            await asyncio.sleep(THINKS)
            decision = remote.head["decision"]
            keys = [o["key"] for o in decision["options"]][: max(1, decision["least"])]
            answer = {"t": "answer", "id": f"a{next(names)}", "seat": 0, "decision": decision["id"], "keys": keys}
            remote.answered = decision["id"]
            sent = time.perf_counter()
            await there.send(msgspec.json.encode(answer).decode())
    return remote.over


# ------------------------------------------------------------------ who attacks


@cache
def long_save(entries: int) -> str:
    """A save with so many steps, each of which the rules take up anew."""
    kind = game_class("lantern")
    steps = (Entry("!arrange phase name=watch"),) * entries
    return write(
        Save("lantern", {"seats": "2", "roles": "open"}, 1, kind.book.version, content_hash(kind), entries=steps)
    )


async def uploads(url: str, end: Callable[[], bool], seen: Seen) -> None:
    """Saves with as many steps as may be, and with more, from several people at a time."""

    async def one(n: int) -> None:
        http = await known(url, EVIL)
        while not end():
            try:
                headers = {"content-type": "text/plain"}
                answer = await http.post("/api/saves", content=long_save(n), headers=headers, timeout=3)
                seen.done += answer.status_code == 200
                seen.refused += answer.status_code >= 400
                await asyncio.sleep(0.05)
            except httpx.HTTPError:
                seen.errors += 1
        await http.aclose()

    await asyncio.gather(*[one(n) for n in LONG])


async def half_open(url: str, end: Callable[[], bool], seen: Seen) -> None:
    """Connections on which half a request is sent, and nothing more, from several addresses."""
    host, port = url.removeprefix("http://").split(":")
    held: list[socket.socket] = []
    try:
        for n in itertools.count():
            if end():
                break
            try:
                made = socket.socket()
                made.setblocking(False)
                made.bind((f"127.0.0.{67 + n % 8}", 0))
                loop = asyncio.get_running_loop()
                await asyncio.wait_for(loop.sock_connect(made, (host, int(port))), 2)
                await loop.sock_sendall(made, HALF)
                held.append(made)
                seen.done += 1
            except (OSError, TimeoutError):
                seen.refused += 1
                made.close()
            if len(held) > 1300:
                held.pop(0).close()
            await asyncio.sleep(0.002)
    finally:
        for one in held:
            one.close()


async def _storm(url: str, end: Callable[[], bool], seen: Seen, message: str, connections: int, read: bool) -> None:
    http = await known(url, EVIL)
    table = await laid_out(http, ["me", "me"])

    async def one() -> None:
        while not end():
            try:
                async with link(http, table, EVIL, **({} if read else {"max_queue": 1})) as there:
                    await there.send('{"t":"hello"}')
                    for n in itertools.count():
                        if end():
                            return
                        await asyncio.wait_for(there.send(message.replace("#", f"{n}")), 2)
                        if not read:
                            seen.done += 1
                            await asyncio.sleep(0.01)
                            continue
                        heard = await asyncio.wait_for(there.recv(), 5)
                        seen.refused += '"refused"' in str(heard)[:20]
                        seen.done += 1
            except (OSError, WebSocketException, TimeoutError):
                seen.errors += 1
                await asyncio.sleep(0.1)

    await asyncio.gather(*[one() for _ in range(connections)])
    await http.aclose()


async def hellos(url: str, end: Callable[[], bool], seen: Seen) -> None:
    """Twenty connections that ask for a fresh view all the time."""
    await _storm(url, end, seen, '{"t":"hello"}', 20, True)


async def unread(url: str, end: Callable[[], bool], seen: Seen) -> None:
    """Connections that ask for much and read nothing of it."""
    await _storm(url, end, seen, '{"t":"moment","id":"m#","seat":0,"line":0}', 12, False)


async def chat(url: str, end: Callable[[], bool], seen: Seen) -> None:
    """As much talk as the line takes."""
    await _storm(url, end, seen, '{"t":"chat","id":"c#","text":"' + "spam " * 90 + '"}', 10, True)


async def bots_alone(url: str, end: Callable[[], bool], seen: Seen) -> None:
    """Tables at which only bots play, as many as one may have, and more."""
    people = [await known(url, EVIL) for _ in range(3)]
    watched: list[Any] = []
    try:
        while not end():
            for http in people:
                try:
                    table = await laid_out(http, ["bot"] * 4)
                    there = await link(http, table, EVIL)
                    await there.send('{"t":"hello"}')
                    watched.append(there)
                    seen.done += 1
                except (httpx.HTTPError, OSError, WebSocketException):
                    seen.refused += 1
            await asyncio.sleep(0.05)
    finally:
        for there in watched:
            with suppress(WebSocketException, OSError):
                await there.close()
        for http in people:
            await http.aclose()


Attack = Callable[[str, Callable[[], bool], Seen], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    "uploads": uploads, "half-open connections": half_open, "hello storm": hellos, "bots alone": bots_alone,
    "unread answers": unread, "chat flood": chat,
}  # fmt: skip


async def beside(url: str, attack: Attack | None, end: Callable[[], bool]) -> tuple[Beside, Seen]:
    """Somebody plays, somebody attacks."""
    figures, seen = Beside(), Seen()
    work = [play(url, end, figures)]
    if attack is not None:
        work.append(attack(url, end, seen))  # type: ignore[arg-type]
    await asyncio.gather(*work)
    return figures, seen


async def _alone(attack: Attack, url: str, seconds: float, seen: Seen) -> None:
    for n in LONG:
        long_save(n)
    print("ready", flush=True)
    await attack(url, clock(seconds), seen)


# ------------------------------------------------------------------ measuring


def memory(pid: int) -> float:
    """Resident memory in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def clock(seconds: float) -> Callable[[], bool]:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def started(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "bench.attack", "--serve", str(folder / "tables.db"), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=(folder / "log").open("wb"))
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with suppress(httpx.HTTPError):
            if httpx.get(f"{url}/healthz", timeout=5).status_code == 200:
                return process, url
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack")
    parser.add_argument("--only", default="", help="only attacks with this word in their name")
    parser.add_argument("--attack", nargs=2, metavar=("NAME", "URL"), help=argparse.SUPPRESS)
    parser.add_argument("--serve", nargs=2, metavar=("DATABASE", "PORT"), help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.serve:
        from rulebound.server.serve import serve

        serve(Path(chosen.serve[0]), port=int(chosen.serve[1]))
        return
    if chosen.attack:
        name, url = chosen.attack
        seen = Seen()
        asyncio.run(_alone(ATTACKS[name], url, chosen.seconds, seen))  # type: ignore[arg-type]
        print(f"{seen.done} done, {seen.refused} refused, {seen.errors} errors")
        return
    with tempfile.TemporaryDirectory() as folder:
        process, url = started(Path(folder))
        try:
            asyncio.run(beside(url, None, clock(min(5.0, chosen.seconds))))  # caches are filled
            quiet, _ = asyncio.run(beside(url, None, clock(chosen.seconds)))
            p99 = quiet.percentile(0.99)
            print(f"{'quiet':24} median {1e3 * statistics.median(quiet.seconds):6.1f} ms   p99 {1e3 * p99:6.1f} ms   "
                  f"{len(quiet.seconds)} answers, {memory(process.pid):.0f} MB")  # fmt: skip
            before = memory(process.pid)
            for name in ATTACKS:
                if chosen.only not in name:
                    continue
                apart = subprocess.Popen(  # in a process of its own, or it would hold up whoever plays
                    [sys.executable, "-m", "bench.attack", "--seconds", f"{chosen.seconds}", "--attack", name, url],
                    stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True,
                )  # fmt: skip
                assert apart.stdout is not None
                apart.stdout.readline()  # it is ready
                found, _ = asyncio.run(beside(url, None, clock(chosen.seconds)))
                said = apart.communicate()[0].strip()
                worst = memory(process.pid)
                asyncio.run(beside(url, None, clock(min(20.0, chosen.seconds))))
                after = memory(process.pid)
                print(
                    f"{name:24} median {1e3 * statistics.median(found.seconds):6.1f} ms   "
                    f"p99 {1e3 * found.percentile(0.99):6.1f} ms ({found.percentile(0.99) / p99:.1f} x quiet), "
                    f"{len(found.seconds)} answers, {found.lost} lost; attack: {said}; "
                    f"{worst:.0f} MB, then {after:.0f} ({100 * (after / before - 1):+.0f} %)",
                    flush=True,
                )
            print(f"log: {os.path.getsize(Path(folder) / 'log')} bytes")
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main()
