"""Floods, half-open connections, storms: whoever plays plays on, whoever attacks is told to wait, and it passes.

`python -m bench.attack` measures the same attacks for 20 s each. Here they are short, and what is asserted does not
depend on how busy this machine is: answers are kept and shown, nobody is thrown out, the attackers are refused.
"""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from bench.attack import ATTACKS, HALF, LONG, Beside, Seen, long_save, play
from rulebound.core.game.game import Game
from rulebound.play.opening import opened
from rulebound.play.record import Entry, perform
from rulebound.server.connection import BEHIND, BEHIND_BYTES, Connection
from rulebound.server.limits import LIMITS, Limits, Quotas, wide
from rulebound.server.refusal import Refusal
from rulebound.server.replays import LONG as LONGEST
from rulebound.server.replays import NEAR, PATIENT, REST, SLICE, Pace, Replays
from rulebound.server.store import Person
from tests.server.at_table import PATIENCE, Caller, Server, play_on, serving

ENOUGH = 12
"""Answers that whoever plays gives beside an attack."""
APART = LONGEST // len("!arrange phase name=watch")
"""Steps of a save that is just too long to be opened beside those who play."""
PLAIN = {"content-type": "text/plain"}
LATE = 4 * PATIENCE
"""Seconds that a process may take to start where everybody else goes first."""
LASTING = 1100
"""Answers of a game that went on for long."""
TRIED = 30
"""So often the attackers try meanwhile."""


def eventually(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """Those that the server starts."""
    found: list[Process] = []
    start = asyncio.create_subprocess_exec

    async def started(*command: str, **more: Any) -> Process:
        found.append(await start(*command, **more))
        return found[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    return found


WITHIN = ("chances", "reports")
"""These ask only as often as they may: it is what the answers cost that is tried."""


@pytest.mark.parametrize("name", ATTACKS)
def test_whoever_plays_plays_on(name: str, tmp_path: Path) -> None:
    limits = replace(
        LIMITS, uploads_person=(0.1, 2.0), costly_person=(4.0, 8.0), messages_person=(30.0, 60.0),
        tables_person=(0.1, 5.0), seconds=1.0,
    )  # fmt: skip
    for n in LONG:
        long_save(n)
    with serving(tmp_path / "tables.db", pace=1.0, limits=limits) as server:
        figures, seen = Beside(), Seen()
        stop = time.monotonic() + 3 * PATIENCE

        def enough() -> bool:
            tried = seen.done + seen.refused + seen.errors
            return (len(figures.seconds) >= ENOUGH and tried >= TRIED) or time.monotonic() > stop

        async def both() -> None:
            await asyncio.gather(play(server.url, enough, figures), ATTACKS[name](server.url, enough, seen))

        asyncio.run(both())
        assert len(figures.seconds) >= ENOUGH
        assert figures.lost == 0, "nobody who plays is thrown out"
        if name not in ("half-open connections", "unread answers", *WITHIN):
            assert seen.refused, "and who attacks is told to wait"
        before = len(figures.seconds)
        asyncio.run(play(server.url, lambda: len(figures.seconds) > before + 3, figures))  # afterwards it is as before


# ------------------------------------------------------------------ the door


def half_open(server: Server, address: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
    made.sendall(HALF)
    return made


def test_half_open_connections_are_closed_after_seconds(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=replace(wide(), header=0.3)) as server:
        ann = Caller(server.url, "Ann")
        player = ann.sit(ann.table(options={"seats": "1"}))
        player.sync()
        held = [half_open(server) for _ in range(60)]
        body = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        body.sendall(b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")
        second = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        second.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + HALF)
        for one in (*held, body, second):
            while one.recv(65536):  # until the server has hung up
                continue
            one.close()
        player.sync()
        assert server.call(lambda: len(server.server.server_state.connections)) <= 4


def test_an_address_has_its_share_of_connections(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=replace(wide(), sockets_address=10)) as server:
        with ExitStack() as held:
            for _ in range(10):
                held.enter_context(half_open(server, "127.0.0.7"))
            with half_open(server, "127.0.0.7") as more:
                assert b"503" in more.recv(100), "it is said politely"
            assert httpx.get(f"{server.url}/healthz").status_code == 200, "who comes from elsewhere is let in"
        transport = httpx.HTTPTransport(local_address="127.0.0.7", retries=0)
        with httpx.Client(transport=transport, base_url=server.url) as back:
            end = time.monotonic() + PATIENCE
            while back.get("/healthz").status_code != 200:
                assert time.monotonic() < end, "and who hung up can come back"


def test_the_server_never_lets_in_more_than_it_can_hold(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=replace(wide(), sockets=12)) as server, ExitStack() as held:
        ann = Caller(server.url, "Ann")
        player = ann.sit(ann.table(options={"seats": "1"}))
        player.sync()
        made = [held.enter_context(half_open(server)) for _ in range(40)]
        refused = [one for one in made if _answer(one)]
        assert len(refused) >= 25
        assert play_on({0: player}, Random(1), 3) == 3, "who plays already plays on"


def _answer(one: socket.socket) -> bytes:
    one.settimeout(0.2)
    try:
        return one.recv(100)
    except TimeoutError:
        return b""


READ = {
    "/": "files_address", "/healthz": "files_address", "/api/games": "requests_address",
    "/api/rules/lantern/6/examples/rulebook.moving": "reading_address",
}  # fmt: skip


@pytest.mark.parametrize("path", READ)
def test_an_address_reads_only_so_much(path: str, tmp_path: Path) -> None:
    limits = replace(wide(), **{READ[path]: (0.0001, 5.0)})  # type: ignore[arg-type]
    with serving(tmp_path / "tables.db", limits=limits) as server, httpx.Client(base_url=server.url) as reader:
        answers = [reader.get(path).status_code for _ in range(8)]
        assert 429 not in answers[:5]
        assert answers[5:] == [429] * 3
        transport = httpx.HTTPTransport(local_address="127.0.0.7")
        with httpx.Client(transport=transport, base_url=server.url) as other:
            assert other.get(path).status_code != 429, "who comes from elsewhere is answered"


# ------------------------------------------------------------------ quotas


def test_a_person_has_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=replace(wide(), connections_person=3)) as server:
        ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
        table = ann.table(options={"seats": "1"})
        players = [ann.sit(table) for _ in range(3)]
        for player in players:
            player.sync()
        more = ann.sit(table)
        assert more.farewell() == "busy"
        assert more.socket.protocol.close_code == 4429
        assert more.socket.protocol.close_reason == "busy"
        bob.sit(bob.table(options={"seats": "1"})).sync()
        players[0].sync()
        players[1].close()
        end = time.monotonic() + PATIENCE
        while True:  # one place is free again, as soon as the server has noticed
            again = ann.sit(table)
            if again.next()["t"] == "welcome":
                break
            assert time.monotonic() < end


MANY: list[tuple[str, Limits, str, Any]] = [
    ("tables", replace(wide(), tables_person=(0.0, 3.0)), "/api/tables", {"game": "lantern"}),
    ("tables that are kept", replace(wide(), kept_person=3), "/api/tables", {"game": "lantern"}),
    ("bots", replace(wide(), bots_person=3), "/api/tables", {"game": "lantern", "seats": ["bot", "bot"]}),
    ("uploads", replace(wide(), uploads_person=(0.0, 3.0)), "/api/saves", long_save(1)),
    ("uploads of an address", replace(wide(), uploads_address=(0.0, 3.0)), "/api/saves", long_save(1)),
]


@pytest.mark.parametrize(("limits", "path", "body"), [m[1:] for m in MANY], ids=[m[0] for m in MANY])
def test_a_person_has_so_many(tmp_path: Path, limits: Limits, path: str, body: Any) -> None:
    with serving(tmp_path / "tables.db", limits=limits) as server:
        ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
        sent = {"content": body, "headers": {"content-type": "text/plain"}} if isinstance(body, str) else {"json": body}
        statuses = [ann.http.post(path, **sent).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert ann.http.post(path, **sent).json()["code"] == "quota"
        assert ann.http.post(path, **sent).headers["retry-after"]
        if limits.uploads_address[1] > 3:
            assert bob.http.post(path, **sent).status_code == 200, "the others have theirs"


def test_an_address_has_so_many_names(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=replace(wide(), sessions_address=(0.0, 4.0))) as server:
        statuses = [httpx.post(f"{server.url}/api/session", json={"name": "New"}).status_code for _ in range(6)]
        assert statuses == [200] * 4 + [429] * 2


@pytest.mark.parametrize("kind", ["hello", "moment", "odds", "explain", "older", "why"])
def test_what_takes_long_has_a_measure_for_a_person(tmp_path: Path, kind: str) -> None:
    """On however many connections they ask."""
    parts: dict[str, dict[str, Any]] = {
        "hello": {}, "moment": {"line": 1}, "explain": {"entity": 1}, "older": {"before": 1}, "odds": {}, "why": {},
    }  # fmt: skip
    with serving(tmp_path / "tables.db", limits=replace(wide(), costly_person=(0.0, 12.0))) as server:
        ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
        table = ann.table(options={"seats": "2"}, seats=["me", "open"])
        bob.join(ann.invite(table, 1))
        players = [ann.sit(table) for _ in range(4)]
        for player in players:
            player.sync()
        for n in range(5):
            for player in players:
                id = {} if kind == "hello" else {"id": f"q{n}", "seat": 0}
                player.send({"t": kind, **id, **parts[kind]})
        slow = 0
        for player in players:
            player.sync()
            slow += sum(m.get("code") == "slow" for m in player.heard)
        assert slow == 20 - (12 - 4), "each has said hello once already"
        bob.sit(table).sync()
        assert players[0].answer(0, ["fetch"])["t"] == "done", "one plays all the same"
        assert ann.refused("GET", f"/api/tables/{table}/report") == (429, "quota")


def test_at_a_table_without_anybody_nobody_plays(server: Server) -> None:
    ann = Caller(server.url, "Ann")
    table = ann.table(options={"seats": "4"}, seats=["bot"] * 4)
    assert server.at_rest(table).sequence == 0, "before somebody comes"
    room = server.room(table)
    server.call(lambda: setattr(room.automatic, "pace", 0.02))
    watcher = ann.sit(table)
    watcher.until("update")
    watcher.close()
    end = time.monotonic() + PATIENCE
    while server.call(lambda: bool(room.connections)):
        assert time.monotonic() < end
    assert server.at_rest(table).table.outcome is None, "and when they are gone"


def test_a_limit_passes() -> None:
    now = 0.0
    quotas = Quotas(Limits(costly_person=(2.0, 3.0)), lambda: now)
    assert [quotas.take("costly", "ann", "here") for _ in range(5)] == [True] * 3 + [False] * 2
    assert quotas.take("costly", "bob", "here")
    now = 1.0
    assert [quotas.take("costly", "ann", "here") for _ in range(3)] == [True, True, False]
    with quotas.holding("connections", "ann", "here"):
        assert quotas._held
    assert not quotas._held, "nothing is remembered of who is gone"


# ------------------------------------------------------------------ answers that nobody reads


def test_answers_nobody_reads_are_bounded() -> None:
    async def unread() -> None:
        for size, most in ((300_000, BEHIND_BYTES), (10, BEHIND * 10)):
            connection = Connection(Person("ann", "Ann"))
            sent = 0
            while not connection.closing:
                connection.send(b"x" * size)
                sent += size
                assert connection.waiting <= most
            assert connection.waiting < 100 or size == 10, "and what waited is not kept"
            assert connection.outgoing.qsize() <= BEHIND
            assert sent <= most + size

    asyncio.run(unread())


# ------------------------------------------------------------------ long records


def test_a_save_with_too_many_steps_is_refused_at_once(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=replace(wide(), entries=100)) as server:
        ann = Caller(server.url, "Ann")
        for n, status in ((90, 200), (101, 413), (APART, 413), (2500, 413)):
            answer = ann.http.post("/api/saves", content=long_save(n), headers=PLAIN, timeout=LATE)
            assert answer.status_code == status, answer.text
            assert status == 200 or answer.json()["code"] == "too-long"


def test_a_long_save_is_opened_in_a_process_of_its_own(tmp_path: Path, processes: list[Process]) -> None:
    """Brought along, and opened again later: the server itself plays none of it."""
    with serving(tmp_path / "tables.db", limits=wide()) as server:
        ann = Caller(server.url, "Ann")
        sent = ann.http.post("/api/saves", content=long_save(APART), headers=PLAIN, timeout=LATE)
        table = sent.json()["id"]
        before = server.room(table).table
        assert len(before.answers) == APART
        assert before.game.state_hash() == opened(long_save(APART)).game.state_hash()
        assert [p.returncode is not None for p in processes] == [True]
        server.call(lambda: server.house.rooms.clear())
        assert ann.http.get(f"/api/tables/{table}").status_code == 200
        assert server.room(table).table is not before
        assert server.room(table).table.text() == before.text()
        assert [p.returncode is not None for p in processes] == [True, True]


def test_a_process_that_nobody_waits_for_is_ended(tmp_path: Path, processes: list[Process]) -> None:
    with serving(tmp_path / "tables.db", limits=replace(wide(), entries=10**9, seconds=1e6)) as server:
        ann = Caller(server.url, "Ann")
        headers = {"content-type": "text/plain"}
        with pytest.raises(httpx.TimeoutException):
            ann.http.post("/api/saves", content=long_save(140_000), headers=headers, timeout=1.0)
        eventually(lambda: bool(processes) and processes[0].returncode is not None)
        assert processes[0].returncode, "it did not come to an end by itself"
        eventually(lambda: not server.house.replays._waiting.total())
        assert not server.house.rooms


def test_a_moment_long_past_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of thousands of answers, and somebody who asks for its early moments, reports and forks: whoever keeps the
    tables alive plays hardly any of it again."""
    played: list[str] = []

    def performed(g: Game, entry: Entry) -> str:
        played.append(threading.current_thread().name)
        return perform(g, entry)

    monkeypatch.setattr("rulebound.play.table.KEPT", 16)
    with serving(tmp_path / "tables.db", limits=wide()) as server:
        ann = Caller(server.url, "Ann")
        sent = ann.http.post("/api/saves", content=long_save(LASTING), headers={"content-type": "text/plain"})
        table = sent.json()["id"]
        line, way = max(((n, server.room(table).table.way_to(n)) for n in range(LASTING)), key=lambda found: found[1])
        assert NEAR < way < LASTING / 3, "positions lie at even distances, as far back as it goes"
        monkeypatch.setattr("rulebound.play.table.perform", performed)
        there = ann.sit(table)
        assert there.ask("moment", seat=0, line=3 * line)["t"] == "then"
        there.close()
        assert ann.http.post(f"/api/tables/{table}/fork", json={"line": 3 * line}).status_code == 200
        assert ann.http.get(f"/api/tables/{table}/report").status_code == 200
        apart = [name for name in played if name.startswith("replay")]
        assert len(apart) > NEAR
        assert len(played) - len(apart) <= 1, "the luck of the fork, which is drawn anew"


def test_a_process_that_says_nothing_is_no_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system ended it: it took too much time or memory. Or none could be started."""
    with serving(tmp_path / "tables.db", limits=wide()) as server:
        ann = Caller(server.url, "Ann")
        for command, status, code in (("false", 413, "too-long"), ("no-such-program", 503, "busy")):
            monkeypatch.setattr("rulebound.server.replays.sys.executable", command)
            sent = ann.http.post("/api/saves", content=long_save(APART), headers=PLAIN, timeout=LATE)
            assert (sent.status_code, sent.json()["code"]) == (status, code)


def test_a_save_that_takes_too_long_is_given_up() -> None:
    now, baton = 0.0, threading.Lock()
    pace = Pace(baton, 0, 1.0, lambda: now)

    def work(step: Any) -> None:
        nonlocal now
        while True:
            now += 10 * SLICE
            step()

    with pytest.raises(Refusal, match="too long"):
        pace.run(work)
    assert 1.0 < pace.worked < 1.0 + 20 * SLICE
    assert not baton.locked()


def test_a_save_nobody_waits_for_any_more_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, left = threading.Event(), threading.Event()

    def endless(text: str, salvage: bool, step: Any) -> None:
        try:
            while True:
                step()
                begun.set()
        except Refusal:
            left.set()
            raise

    monkeypatch.setattr("rulebound.server.replays.opened", endless)
    with serving(tmp_path / "tables.db", limits=replace(wide(), entries=10**9, seconds=1e9)) as server:
        ann = Caller(server.url, "Ann")
        headers = {"content-type": "text/plain"}
        with pytest.raises(httpx.TimeoutException):
            ann.http.post("/api/saves", content="a save", headers=headers, timeout=1.0)
        assert begun.wait(PATIENCE)
        assert left.wait(PATIENCE)
        assert not server.call(lambda: server.house.replays._waiting.total())


def test_what_is_more_than_people_bring_along_is_done_with_long_rests() -> None:
    rests: list[float] = []
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += SLICE
        return now

    pace = Pace(threading.Lock(), 0, 0.0, clock)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("rulebound.server.replays.time.sleep", rests.append)
        pace.run(lambda step: [step() for _ in range(4000)])
    assert rests[:100] == [REST] * 100, "whoever opens a save of an evening waits for it only as long as it takes"
    assert rests[-1] == PATIENT


def test_one_persons_uploads_wait_for_each_other_and_for_nobody_else() -> None:
    """Twelve of one person's at once: three are taken, one after the other; somebody else's is not held up by them."""
    order: list[str] = []
    go = threading.Event()

    def work(name: str, wait: bool) -> Any:
        def run(step: Any) -> None:
            order.append(f"{name} begins")
            while wait and not go.is_set():
                time.sleep(0.001)
                step()
            order.append(f"{name} ends")

        return run

    async def both() -> list[str]:
        replays = Replays(LIMITS)
        mine = [asyncio.ensure_future(replays.run("zed", work(f"zed {n}", True))) for n in range(12)]
        while not order:
            await asyncio.sleep(0.001)
        await replays.run("ann", work("ann", False))
        held = order.copy()
        go.set()
        found = await asyncio.gather(*mine, return_exceptions=True)
        assert [isinstance(f, Refusal) for f in found] == [False] * 3 + [True] * 9
        replays.close()
        return held

    held = asyncio.run(both())
    assert held == ["zed 0 begins", "ann begins", "ann ends"]
    assert [o for o in order if o.startswith("zed")] == [f"zed {n} {w}" for n in range(3) for w in ("begins", "ends")]
