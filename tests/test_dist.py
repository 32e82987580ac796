"""What `make dist` makes: whoever installs it has everything, the browser client included."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tarfile
import time
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

from rulebound.games import names

ROOT = Path(__file__).parent.parent
PATIENCE = 120.0


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True)
    return folder


def test_the_wheel_is_the_whole_program(made: Path, tmp_path: Path) -> None:
    (wheel,) = made.glob("rulebound-*.whl")
    with ZipFile(wheel) as opened:
        inside = {*opened.namelist()}
        opened.extractall(tmp_path / "installed")
    wanted = {f"rulebound/games/{game}/{part}" for game in names() for part in ("clauses.txt", "ledger.toml")}
    wanted |= {f"rulebound/locales/{language}/core.ftl" for language in ("en", "uk", "ru")}
    assert not wanted - inside
    assert not [name for name in inside if name.startswith("tests/")]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "rulebound", "serve", "--port", str(port), "--database", str(tmp_path / "x.db")]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "RULEBOUND_HOME": str(tmp_path)}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            assert '<div id="' in fetched(f"http://127.0.0.1:{port}/")
            assert all(f'"{game}"' in fetched(f"http://127.0.0.1:{port}/api/games") for game in names())
        finally:
            server.terminate()


def fetched(url: str) -> str:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=30) as answer:
                text: str = answer.read().decode()
                return text
        except OSError:
            assert time.monotonic() < end, f"{url} does not answer"
            time.sleep(0.1)


def test_the_source_package_makes_the_same_wheel(made: Path, tmp_path: Path) -> None:
    (source,) = made.glob("rulebound-*.tar.gz")
    with tarfile.open(source) as opened:
        opened.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=folder, check=True)
    (again,), (first,) = (folder / "dist").glob("*.whl"), made.glob("*.whl")
    with ZipFile(again) as one, ZipFile(first) as other:
        assert one.namelist() == other.namelist()
