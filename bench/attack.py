"""python -m bench.attack: somebody plays while somebody else does all they can to stop the server, each way for 20 s.

For every attack: how long an answer takes beside it, against the quiet figures right before and right after it, and
the memory of the server and its processes before and afterwards; in several rounds, which are counted together. It
stays on this machine: whoever plays comes from 127.0.0.1, the attackers from other loopback addresses. Attackers have
machines of their own, so the server and whoever plays are given the processor first, where the system lets us: what is
measured is what an attack does to the server, not who gets which core here.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.server import cpu, memory
from rulebound.games import game_class
from rulebound.play.record import Entry
from rulebound.play.saves import Save, content_hash, write
from rulebound.server.bot_client import Remote

EVIL = "127.0.0.66"
HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Long: "
THINKS = 0.02
"""Seconds whoever plays takes over an answer."""
GAMES = 15
"""So many games one person plays, then somebody else does: nobody may begin very many in a row."""
LONG = (3_000, 18_000, 18_000, 30_000)
"""Steps of the saves that are uploaded."""
EXAMPLES = tuple(
    f"/api/rules/ahlcg/campaign-play.joining-or-leaving.{n}/examples/campaign_play.{name}"
    for n, name in ((1, "leaving"), (1, "growing"), (2, "coming_back"), (3, "joining"))
)
PEOPLE, CONNECTIONS = 2, 14
"""Who storms: so many people, with so many connections each."""
NAMES, PUBLISHED = 6, 0.25
"""Who asks questions that take long: so many names of one address, each so many seconds after the last answer."""
T = TypeVar("T")
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
    answer = await http.post("/api/session", json={"name": f"Somebody {next(names)}"})
    answer.raise_for_status()
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


async def play(url: str, end: Callable[[], bool], beside: Beside, address: str = "") -> None:
    """Plays one table after the other; an answer is timed until it is kept and shown."""
    http = await known(url, address)
    table = await laid_out(http, ["me"])
    played = 1
    while not end():
        try:
            async with link(http, table, address) as there:
                over = await _answers(there, url, table, end, beside)
            if over:
                if played % GAMES == 0:
                    await http.aclose()
                    http = await known(url, address)
                table = await laid_out(http, ["me"])
                played += 1
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


async def uploads(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
    """Saves with as many steps as may be, and with more. Some wait for the answer, others hang up and come again."""

    async def one(n: int, patience: float) -> None:
        http = await known(url, address)
        while not end():
            try:
                headers = {"content-type": "text/plain"}
                sent = http.post("/api/saves", content=long_save(n), headers=headers, timeout=patience)
                answer = await _until(end, sent)
                if answer is None:
                    break
                seen.done += answer.status_code == 200
                seen.refused += answer.status_code >= 400
                await asyncio.sleep(0.05)
            except httpx.HTTPError:
                seen.errors += 1
        await http.aclose()

    await asyncio.gather(*[one(n, patience) for n in LONG for patience in (3, 300)])


async def _until(end: Callable[[], bool], work: Coroutine[Any, Any, T]) -> T | None:
    """What comes of it, or None if the time is over before."""
    task = asyncio.ensure_future(work)
    while not task.done():
        await asyncio.wait((task,), timeout=0.2)
        if end():
            task.cancel()
            await asyncio.wait((task,))
            return None
    return task.result()


async def half_open(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
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
                made.bind((f"{address.rpartition('.')[0]}.{67 + n % 8}", 0))
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


def _deaf(url: str, address: str) -> socket.socket:
    """A connection that takes in hardly anything that is not read."""
    host, port = url.removeprefix("http://").split(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.bind((address, 0))
    made.connect((host, int(port)))
    return made


async def _storm(
    url: str, end: Callable[[], bool], seen: Seen, address: str, message: str, seats: list[str], read: bool
) -> None:
    """Some people with as many connections as they may have, and more, each of which sends what it can."""

    async def listen(there: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for heard in there:
                seen.refused += str(heard).startswith('{"t":"refused"')

    async def one(http: httpx.AsyncClient, table: str) -> None:
        while not end():
            try:
                more = {} if read else {"max_queue": 1, "sock": _deaf(url, address)}
                async with link(http, table, address if read else "", **more) as there:
                    listening = asyncio.ensure_future(listen(there)) if read else None
                    await there.send('{"t":"hello"}')
                    try:
                        for n in itertools.count():
                            if end():
                                break
                            await asyncio.wait_for(there.send(message.replace("#", f"{n}")), 2)
                            seen.done += 1
                            await asyncio.sleep(0.005)
                    finally:
                        if listening is not None:
                            listening.cancel()
                        there.transport.abort()
            except (OSError, WebSocketException, TimeoutError):
                seen.errors += 1
                await asyncio.sleep(0.1)

    people = [await known(url, address) for _ in range(PEOPLE)]
    tables = [await laid_out(http, seats) for http in people]
    await asyncio.gather(
        *[one(http, table) for http, table in zip(people, tables, strict=True) for _ in range(CONNECTIONS)]
    )
    for http in people:
        await http.aclose()


async def hellos(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
    """Connections that ask for a fresh view all the time."""
    await _storm(url, end, seen, address, '{"t":"hello"}', ["me", "me"], True)


async def unread(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
    """Connections at tables of bots that ask for much and read nothing of it."""
    await _storm(url, end, seen, address, '{"t":"hello","seats":[-1]}', ["bot"] * 4, False)


async def chat(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
    """As much talk as the line takes."""
    talk = '{"t":"chat","id":"c#","text":"' + "spam " * 90 + '"}'
    await _storm(url, end, seen, address, talk, ["me", "me"], True)


async def bots_alone(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
    """Tables at which only bots play, as many as one may have, and more."""
    people = [await known(url, address) for _ in range(3)]
    watched: list[Any] = []
    try:
        while not end():
            for http in people:
                try:
                    table = await laid_out(http, ["bot"] * 4)
                    there = await link(http, table, address)
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


async def reading(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
    """Whatever may be read without a name, as fast as it comes: pages, rules, examples, whether the server is there."""
    paths = ("/", "/healthz", "/api/games", "/api/rules/ahlcg", "/api/faces/ahlcg", *EXAMPLES)

    async def one(n: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=url, timeout=10, transport=transport) as http:
            for path in itertools.islice(itertools.cycle(paths), n, None):
                if end():
                    return
                try:
                    answer = await http.get(path)
                    seen.done += answer.status_code < 400
                    seen.refused += answer.status_code >= 400
                except httpx.HTTPError:
                    seen.errors += 1

    await asyncio.gather(*[one(n) for n in range(20)])


async def _asking(
    url: str, end: Callable[[], bool], seen: Seen, address: str, game: str, options: dict[str, str], prompt: str
) -> None:
    """Several names, each of which plays on to a question with chances, and then asks for these as often as it may."""

    async def one() -> None:
        http = await known(url, address)
        answer = await http.post("/api/tables", json={"game": game, "options": options, "seats": ["me"]})
        answer.raise_for_status()
        table = answer.json()["id"]
        async with link(http, table, address) as there:
            remote = Remote(url, "", table, 0)
            await there.send(msgspec.json.encode(remote.hello()).decode())
            while not end():
                message = msgspec.json.decode(await asyncio.wait_for(there.recv(), 30))
                remote.hear(message)
                if not remote.asked:
                    continue
                decision = remote.head["decision"]
                if decision["prompt"] == prompt:
                    break
                keys = [o["key"] for o in decision["options"]]
                wanted = [k for k in keys if k.startswith("investigate")][:1] or keys[: max(1, decision["least"])]
                asked = {"t": "answer", "id": f"a{next(names)}", "seat": 0, "decision": decision["id"], "keys": wanted}
                remote.answered = decision["id"]
                await there.send(msgspec.json.encode(asked).decode())
            wanted = [o["key"] for o in remote.head["decision"]["options"]][:1]
            while not end():
                question = {"t": "odds", "id": f"o{next(names)}", "seat": 0, "keys": wanted}
                await there.send(msgspec.json.encode(question).decode())
                while (heard := msgspec.json.decode(await asyncio.wait_for(there.recv(), 30))).get("id") != question[
                    "id"
                ]:
                    continue
                seen.done += heard["t"] != "refused"
                seen.refused += heard["t"] == "refused"
                await asyncio.sleep(PUBLISHED)
        await http.aclose()

    await asyncio.gather(*[one() for _ in range(NAMES)])


async def chances(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
    """Chances that take long to count, asked for by several names as often as the limits let them."""
    options = {"investigators": "roland-banks", "mode": "the-gathering"}
    await _asking(url, end, seen, address, "ahlcg", options, "ahlcg-prompt-commit")


async def reports(url: str, end: Callable[[], bool], seen: Seen, address: str = EVIL) -> None:
    """What a seat knows, as text, asked for by several names as often as the limits let them."""

    async def one() -> None:
        http = await known(url, address)
        table = await laid_out(http, ["bot", "me"], "eldritch")
        while not end():
            answer = await http.get(f"/api/tables/{table}/report?seat=1")
            seen.done += answer.status_code < 400
            seen.refused += answer.status_code >= 400
            await asyncio.sleep(PUBLISHED)
        await http.aclose()

    await asyncio.gather(*[one() for _ in range(NAMES)])


Attack = Callable[..., Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    "uploads": uploads, "half-open connections": half_open, "hello storm": hellos, "bots alone": bots_alone,
    "unread answers": unread, "chat flood": chat, "reading": reading, "chances": chances,
    "reports": reports,
}  # fmt: skip


# ------------------------------------------------------------------ measuring

TIMES, ROOM = 3.0, 20.0
"""What is promised: p99 within so many times the quiet figure, memory within so many per cent of what it was."""
FIRST = -10
"""The priority of the server and of whoever plays."""
SETTLED = 0.1
"""Seconds of work in one second: a server that does less has read everything it reads when it starts."""


@dataclass
class Found:
    """All rounds of one attack."""

    quiet: Beside = field(default_factory=Beside)
    beside: Beside = field(default_factory=Beside)
    said: list[str] = field(default_factory=list)
    before: list[float] = field(default_factory=list)
    worst: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)

    @property
    def times(self) -> float:
        return self.beside.percentile(0.99) / self.quiet.percentile(0.99)

    @property
    def grown(self) -> float:
        """By how many per cent memory is more than before, in the worst round."""
        return max(100 * (after / before - 1) for before, after in zip(self.before, self.after, strict=True))

    @property
    def holds(self) -> bool:
        return self.times <= TIMES and self.grown <= ROOM and not self.beside.lost

    def told(self, name: str) -> str:
        return (
            f"{name:22} median {_ms(self.beside, 0.5)} (quiet {_ms(self.quiet, 0.5)})   p99 {_ms(self.beside, 0.99)} "
            f"(quiet {_ms(self.quiet, 0.99)}): {self.times:.1f} x   {len(self.beside.seconds)} answers, "
            f"{self.beside.lost} connections lost   {statistics.median(self.before):.0f} MB, "
            f"{max(self.worst):.0f} at the end of it, then {self.grown:+.0f} %   {'holds' if self.holds else 'FAILS'}\n"
            f"{'':22} the attack: {'; '.join(self.said)}"
        )


def _ms(figures: Beside, part: float) -> str:
    return f"{1e3 * figures.percentile(part):.1f} ms"


def family(pid: int) -> float:
    """Megabytes of the server, and of all the processes that work for it."""
    found = memory(pid)
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # it has just ended
            found += sum(family(int(child)) for child in (task / "children").read_text().split())
    return found


def clock(seconds: float) -> Callable[[], bool]:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def first(pid: int) -> bool:
    """Lets a process, in a session of its own, have the processor before others; does the system let us?"""
    try:
        os.setpriority(os.PRIO_PROCESS, pid, FIRST)
        group = Path(f"/proc/{pid}/autogroup")
        if group.exists():  # Linux shares out the processor among sessions, then among the processes of each
            group.write_text(f"{FIRST}")
    except OSError:
        return False
    return True


def run(*arguments: str, **more: Any) -> subprocess.Popen[Any]:
    """A part of the measurement, in a process and a session of its own."""
    return subprocess.Popen([sys.executable, "-m", "bench.attack", *arguments], start_new_session=True, **more)


def started(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = run(
        "--serve", str(folder / "tables.db"), str(port), stdout=subprocess.DEVNULL, stderr=(folder / "log").open("wb")
    )
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with suppress(httpx.HTTPError):
            if httpx.get(f"{url}/healthz", timeout=5).status_code == 200:
                return process, url
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def settled(pid: int) -> None:
    """Waits until the server has read its games and compiled their rules."""
    for _ in range(120):
        used = cpu(pid)
        time.sleep(1.0)
        if cpu(pid) - used < SETTLED:
            return


class Player:
    """Whoever plays, in a process that nothing else holds up."""

    def __init__(self, url: str) -> None:
        self.process = run("--play", url, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def play(self, seconds: float) -> Beside:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        lost, taken = json.loads(self.process.stdout.readline())
        return Beside(taken, lost)


def _plays(url: str) -> None:
    for n, line in enumerate(
        sys.stdin
    ):  # each time somebody else, from elsewhere: one person starts only so many games
        figures = Beside()
        asyncio.run(play(url, clock(float(line)), figures, f"127.0.1.{n + 1}"))
        print(json.dumps([figures.lost, figures.seconds]), flush=True)


def _attacks(name: str, url: str, address: str, seconds: float) -> None:
    for n in LONG:
        long_save(n)
    print("ready", flush=True)
    sys.stdin.readline()
    seen = Seen()
    asyncio.run(ATTACKS[name](url, clock(seconds), seen, address))  # type: ignore[arg-type]
    print(f"{seen.done} sent, {seen.refused} refused, {seen.errors} broken off")


def once(name: str, n: int, url: str, pid: int, player: Player, seconds: float, found: Found) -> None:
    """Quiet, the attack, quiet. Each attacker is somebody new, who has not had anything yet."""
    attacker = run(
        "--seconds",
        f"{seconds}",
        "--attack",
        name,
        url,
        f"127.1.{n}.66",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert attacker.stdout is not None
    attacker.stdout.readline()
    _add(found.quiet, player.play(seconds / 2))
    found.before.append(family(pid))
    assert attacker.stdin is not None
    attacker.stdin.write("go\n")
    attacker.stdin.flush()
    _add(found.beside, player.play(seconds))
    found.said.append(attacker.communicate()[0].strip())
    found.worst.append(family(pid))
    time.sleep(1.0)
    _add(found.quiet, player.play(seconds / 2))
    found.after.append(family(pid))


def _add(figures: Beside, more: Beside) -> None:
    figures.seconds += more.seconds
    figures.lost += more.lost


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="only attacks with this word in their name")
    parser.add_argument("--attack", nargs=3, metavar=("NAME", "URL", "ADDRESS"), help=argparse.SUPPRESS)
    parser.add_argument("--play", metavar="URL", help=argparse.SUPPRESS)
    parser.add_argument("--serve", nargs=2, metavar=("DATABASE", "PORT"), help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.serve:
        from rulebound.server.serve import serve
        from rulebound.server.settings import Settings

        serve(Settings(database=chosen.serve[0], port=int(chosen.serve[1])))
    elif chosen.play:
        _plays(chosen.play)
    elif chosen.attack:
        _attacks(*chosen.attack, chosen.seconds)
    else:
        measure([name for name in ATTACKS if chosen.only in name], chosen.seconds, chosen.rounds)


def measure(names: list[str], seconds: float, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        process, url = started(Path(folder))
        player = Player(url)
        try:
            given = first(process.pid) and first(player.process.pid)
            settled(process.pid)
            player.play(2 * seconds)  # until caches are filled: what they take is no attacker's doing
            load = os.getloadavg()[0]
            found = {name: Found() for name in names}
            for n in range(rounds):
                for name in names:
                    once(name, n, url, process.pid, player, seconds, found[name])
            for name in names:
                print(found[name].told(name))
            print(
                f"{rounds} rounds of {seconds:.0f} s; quiet: {seconds / 2:.0f} s before and after each. "
                f"The processor is {'given to' if given else 'NOT given to'} the server and the player first. "
                f"Load of the machine: {load:.1f} before, {os.getloadavg()[0]:.1f} now, on {os.cpu_count()} cores. "
                f"The server's log: {os.path.getsize(Path(folder) / 'log')} bytes."
            )
        finally:
            player.process.terminate()
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main()
