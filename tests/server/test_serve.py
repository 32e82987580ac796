"""`rulebound serve`: it says where it is, keeps its tables where it is told, and stops when it is asked to."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rulebound.core.state.errors import RuleboundError
from rulebound.server.serve import listen
from tests.server.at_table import Caller, Server
from tests.server.process import ROOT


def started(database: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "rulebound", "serve", "--port", "0", "--database", str(database), "--pace", "0"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://localhost:([0-9]+)/", line)
    assert found, line
    return process, f"http://127.0.0.1:{found[1]}"


def test_it_starts_stops_and_starts_again(tmp_path: Path) -> None:
    process, url = started(tmp_path / "deep" / "tables.db")
    ann = Caller(url, "Ann")
    table = ann.table(options={"seats": "2"})
    player = ann.sit(table)
    player.sync()
    player.answer(0, ["fetch"])
    player.sync()
    lines, cookies = player.seen[0].lines, ann.http.cookies
    process.send_signal(signal.SIGTERM)
    assert player.farewell() == "stopping"
    process.wait(20)
    assert process.stdout is not None
    assert process.stdout.read() == "", "nothing to complain about"
    process, url = started(tmp_path / "deep" / "tables.db")
    again = Caller(url)
    again.http.cookies.update(cookies)
    player = again.sit(table)
    player.sync()
    assert player.seen[0].lines == lines
    process.send_signal(signal.SIGINT)
    process.wait(20)


@pytest.mark.parametrize(("name", "keys", "elsewhere"), [
    ("eldritch", ("eldritch-title", "eldritch-london"), "eldritch-europe-1-london-story"),
    ("eldritch.stories", ("eldritch-europe-1-london-story",), "eldritch-london"),
    ("ah3", ("ah3-title", "ah3-velmas-diner", "ah3-archive-3-front-story"), "ah3-event-azathoth-1-velmas-diner-story"),
    ("ah3.stories", ("ah3-easttown-1-hibbs-roadhouse-story", "ah3-event-azathoth-1-velmas-diner-story"), "ah3-title"),
])  # fmt: skip
def test_a_catalogue_comes_with_all_its_parts(server: Server, name: str, keys: tuple[str, ...], elsewhere: str) -> None:
    with httpx.Client(base_url=server.url) as http:
        words = "\n" + http.get(f"/api/words/en/{name}.ftl").raise_for_status().text
        assert http.get("/api/words/en/lantern.stories.ftl").text == "", "it has none"
    assert [key for key in keys if f"\n{key} = " not in words] == []
    assert f"\n{elsewhere} = " not in words


def test_no_message_waits_for_another() -> None:
    """Nagle's algorithm holds the second of two small messages back for 40 ms."""

    async def connected() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def came(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        ear = listen("127.0.0.1", 0)
        async with await asyncio.start_server(came, sock=ear):
            _, writer = await asyncio.open_connection(*ear.getsockname())
            writer.close()
            return await asyncio.wait_for(found, 20)

    assert asyncio.run(connected()) == 1


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(RuleboundError, match=r"cannot listen at 127\.0\.0\.1, port"):
            listen("127.0.0.1", other.getsockname()[1])
