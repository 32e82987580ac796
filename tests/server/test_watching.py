"""For whoever watches over the server: is it there, what its figures are, and a line for each request."""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from rulebound.server.health import may_read
from rulebound.server.limits import wide
from rulebound.server.settings import Settings
from rulebound.server.watch import lines, write_lines
from tests.server.at_table import Caller, Player, Server, play_on


class Listening(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Server, Listening]]:
    heard = Listening()
    write_lines(heard)
    server = Server(tmp_path / "tables.db", settings=Settings(log_requests=True))
    yield server, heard
    server.stop()
    lines.handlers = []


def figures(server: Server) -> dict[str, float]:
    """What /metrics tells, each with its labels."""
    text = httpx.get(f"{server.url}/metrics").raise_for_status().text
    return {m[1]: float(m[2]) for m in re.finditer(r"^(\w+(?:\{.*\})?) (\S+)$", text, re.MULTILINE)}


def more(now: dict[str, float], before: dict[str, float], name: str) -> float:
    return now.get(name, 0.0) - before.get(name, 0.0)


def test_the_figures_tell_what_happened(server: Server) -> None:
    before = figures(server)
    host = Caller(server.url, "Ann")
    table = host.table(options={"seats": "2"})
    player = host.sit(table)
    player.sync()
    given = play_on({0: player, 1: player}, Random(1), 20)
    assert player.answer(0, ["nonsense"], decision="stale")["code"] == "stale"
    assert host.refused("GET", "/api/tables/0123456789abcdef/save") == (404, "no-table")
    now = figures(server)
    assert given > 10
    assert more(now, before, 'rulebound_answers_total{by="people"}') == given
    assert more(now, before, "rulebound_answer_seconds_count") == given
    assert more(now, before, 'rulebound_answer_seconds_bucket{le="10.0"}') == given
    assert more(now, before, "rulebound_answer_seconds_sum") > 0
    assert more(now, before, "rulebound_database_seconds_count") >= given, "each answer is kept"
    assert more(now, before, 'rulebound_refusals_total{kind="stale"}') == 1
    assert more(now, before, 'rulebound_refusals_total{kind="no-table"}') == 1
    assert more(now, before, "rulebound_tables_kept") == 1
    assert more(now, before, "rulebound_tables_open") == 1
    assert now["rulebound_connections"] == 1
    assert now["process_resident_memory_bytes"] > 1e7
    assert now["rulebound_database_bytes"] > 1e4
    assert now["rulebound_disk_free_bytes"] > 0
    player.close()


def test_only_this_machine_reads_the_figures(server: Server) -> None:
    local, remote = {"client": ("127.0.0.1", 1), "headers": []}, {"client": ("192.0.2.7", 1), "headers": []}
    allowed = Settings().metrics_from
    assert may_read(local, allowed)
    assert may_read({"client": ("::ffff:127.0.0.1", 1), "headers": []}, allowed)
    assert not may_read(remote, allowed)
    assert may_read(remote, ("192.0.2.0/24",))
    assert not may_read({"client": None, "headers": []}, allowed)
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-Ip"):  # a proxy here, which nobody told us to trust
        answer = httpx.get(f"{server.url}/metrics", headers={header: "127.0.0.1"})
        assert (answer.status_code, answer.json()["code"]) == (403, "metrics")


def test_it_is_ready_when_the_games_are_read_and_the_database_is_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert httpx.get(f"{server.url}/readyz").json() == {"ready": True}
    server.app.state.reading = True
    answer = httpx.get(f"{server.url}/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
    assert httpx.get(f"{server.url}/healthz").status_code == 200, "it is there all the same"
    server.app.state.reading = False

    async def away() -> None:
        raise OperationalError("select", {}, Exception("away"))

    monkeypatch.setattr(server.house.store, "alive", away)
    assert httpx.get(f"{server.url}/readyz").status_code == 503


def test_each_request_has_a_line_with_its_id(watched: tuple[Server, Listening]) -> None:
    server, heard = watched
    host, guest = Caller(server.url, "Ann"), Caller(server.url, "Bob")
    table = host.table(options={"seats": "2"}, seats=["me", "open"])
    secret = host.invite(table, 1)
    guest.http.get(f"/join/{secret}")
    guest.join(secret)
    players = {0: host.sit(table), 1: guest.sit(table)}
    play_on(players, Random(3), 6)
    answer = guest.http.get("/api/tables/0123456789abcdef/save")
    for player in players.values():
        player.close()
    heard_until(heard, '"route": "/api/tables/{table}/play"', 2)
    told = [json.loads(line) for line in heard.told]
    by_id = {line["id"]: line for line in told}
    assert len(by_id) == len(told)
    line = by_id[answer.headers["x-request-id"]]
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/tables/{table}/save", 404)
    assert (line["refused"], line["table"]) == ("no-table", "0123456789abcdef")
    assert line["ms"] >= 0
    assert line["bytes"] == len(answer.content)
    assert "address" not in line
    assert {line["status"] for line in told if line["method"] == "WS"} == {101}
    everything = "\n".join(heard.told)
    cookies = [c.value for who in (host, guest) for c in who.http.cookies.jar]
    for hidden in (secret, *cookies, "Ann", "Bob", *answers(players.values())):
        assert hidden not in everything


def answers(players: object) -> set[str]:
    """What was chosen at the table: long enough to be found nowhere by chance."""
    found: set[str] = set()
    for player in players:  # type: ignore[attr-defined]
        assert isinstance(player, Player)
        for message in player.heard:
            decision = (message.get("head") or {}).get("decision") or {}
            found |= {option["key"] for option in decision.get("options", ()) if len(option["key"]) > 3}
    assert found
    return found


def heard_until(heard: Listening, part: str, times: int) -> None:
    end = time.monotonic() + 60
    while sum(part in line for line in heard.told) < times:
        assert time.monotonic() < end, heard.told
        time.sleep(0.01)


def test_nobody_fills_the_log(tmp_path: Path) -> None:
    heard = Listening()
    write_lines(heard)
    limits = wide()
    server = Server(tmp_path / "tables.db", settings=Settings(log_requests=True, log_addresses=True, limits=limits))
    try:
        watch = server.app.middleware_stack = server.app.build_middleware_stack()
        while type(watch).__name__ != "Watch":
            watch = watch.app  # type: ignore[union-attr]
        now = 0.0
        watch.bucket.clock = lambda: now  # type: ignore[union-attr]
        watch.bucket.per_second, watch.bucket.left, watch.bucket.at = 1.0, 3.0, 0.0  # type: ignore[union-attr]
        with httpx.Client(base_url=server.url) as http:
            for _ in range(10):
                http.get("/healthz")
            end = time.monotonic() + 60
            while watch.left_out < 7 and time.monotonic() < end:  # type: ignore[union-attr]
                time.sleep(0.01)  # a line is written after the answer
            now = 5.0
            http.get("/healthz")
            heard_until(heard, "healthz", 4)
        assert len(heard.told) == 4
        last = json.loads(heard.told[-1])
        assert last["left_out"] == 7
        assert last["address"] == "127.0.0.1"
    finally:
        server.stop()
        lines.handlers = []


def test_what_goes_wrong_is_logged_without_what_was_to_be_kept(
    server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of the database holds what was to be written: a name, an answer, the hash of a cookie."""
    import sqlalchemy

    async def broken(name: str) -> None:
        async with server.house.store.engine.begin() as db:
            await db.execute(sqlalchemy.text("insert into nowhere values (:name)"), {"name": name})

    monkeypatch.setattr(server.house.store, "new_person", broken)
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Penelope"})
    assert answer.status_code == 503
    told = caplog.text
    assert answer.headers["x-request-id"] in told
    assert "/api/session" in told
    assert "Penelope" not in told
