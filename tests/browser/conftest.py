"""A server of its own and a Chromium for each worker; a fresh browser profile for each person.

Both are closed when a worker leaves this folder: while Playwright runs, nothing else in its process may run a loop.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import DESKTOP, Person

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--mute-audio"]
PATIENCE = 300.0
ROOT = Path(__file__).parent.parent.parent


class Server:
    """A real server process, which a test may stop and start again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serving", str(self.database), str(self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/api/session", timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(server: Server, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people: `person("Anna")`. What went wrong in their pages is an error of the test."""
    made: list[Person] = []

    def make(name: str, size: tuple[int, int] = DESKTOP, **how: str) -> Person:
        one = Person(chromium, server.url, name, size, **how)
        made.append(one)
        return one

    yield make
    problems = [problem for one in made for problem in one.problems]
    for one in made:
        one.context.close()
    assert not problems, problems


@pytest.fixture
def screens() -> Path | None:
    """Where pictures go, if somebody wants them: RULEBOUND_SCREENS=folder."""
    chosen = os.environ.get("RULEBOUND_SCREENS")
    return Path(chosen) if chosen else None
