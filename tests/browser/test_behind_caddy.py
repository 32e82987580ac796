"""A house as docs/hosting.md builds it: the server behind Caddy, reached over TLS."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE
from tests.browser.person import DESKTOP, SOON, Person

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[None]:
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            end = time.monotonic() + PATIENCE
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    assert process.poll() is None, f"{command[0]} has ended"
                    assert time.monotonic() < end, f"{command[0]} does not listen"
                    time.sleep(0.05)
            yield
        finally:
            process.terminate()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """The address of a house. Only where Caddy keeps its certificates, and its ports, are other than they would be."""
    inside, plain, secure = free_port(), free_port(), free_port()
    own = f"{{\n admin off\n skip_install_trust\n http_port {plain}\n https_port {secure}\n}}\n"
    (tmp_path / "Caddyfile").write_text(own + (DEPLOY / "Caddyfile").read_text("utf-8"))
    server = [
        sys.executable, "-m", "rulebound", "serve", "--settings", str(DEPLOY / "rulebound.toml"), "--name", "localhost",
        "--port", str(inside), "--database", str(tmp_path / "tables.db"), "--pace", "0",
    ]  # fmt: skip
    caddy = ["caddy", "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    with ExitStack() as both:
        both.enter_context(running(server, inside))
        address = {"HOUSE": "localhost", "SERVER": f"127.0.0.1:{inside}"}
        both.enter_context(running(caddy, secure, XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path), **address))
        yield f"https://localhost:{secure}"


def test_a_game_is_played_over_tls_behind_a_proxy(house: str, chromium: Browser) -> None:
    anna = Person(chromium, house, "Anna", DESKTOP, ignore_https_errors=True)  # type: ignore[arg-type]
    page = anna.page
    first = page.goto("/")
    assert first is not None
    assert first.header_value("content-encoding") in ("gzip", "zstd")
    assert first.header_value("server") is None
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Your name").press("Enter")
    page.get_by_text("The others see you as Anna").wait_for(timeout=SOON)
    assert [cookie["secure"] for cookie in anna.context.cookies()] == [True]
    page.get_by_role("link", name="Set up… Lantern").click()
    page.get_by_role("button", name="Start").click(timeout=SOON)
    page.locator(".actions").wait_for(timeout=SOON)
    log = page.locator(".log-lines")
    before = log.text_content() or ""
    page.locator(".options .option").first.click(timeout=SOON)
    expect(log).not_to_have_text(before, timeout=SOON)
    figures = page.request.get("/metrics")
    assert (figures.status, page.request.get("/healthz").status) == (404, 200)
    assert anna.problems == []
    anna.context.close()
