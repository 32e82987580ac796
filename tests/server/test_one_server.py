"""One file of SQLite has one server: a second is refused in a sentence that names the first."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rulebound.core.state.errors import RuleboundError
from rulebound.server.lock import Lock
from tests.server.at_table import Caller, serving
from tests.server.process import PATIENCE, ROOT
from tests.server.test_serve import started


def second(database: Path) -> tuple[int, str]:
    """Another server on the same file: how it ends, and what it says."""
    command = [sys.executable, "-m", "rulebound", "serve", "--port", "0", "--database", str(database)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout + done.stderr


def test_a_second_server_is_told_who_the_first_is(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    first, url = started(database)
    try:
        code, said = second(database)
        assert code == 2
        assert f"process {first.pid} has it at http://localhost:{url.rpartition(':')[2]}/, since 20" in said, said
        assert "Traceback" not in said
        assert "Rulebound is at" not in said
        alias = tmp_path / "alias.db"
        alias.symlink_to(database)
        assert "is open already" in second(alias)[1], "by another name it is the same file"
        Caller(url, "Ann").table(options={"seats": "1"})
    finally:
        os.kill(first.pid, signal.SIGKILL)
        first.wait(PATIENCE)
    with serving(database) as server:
        assert Caller(server.url).get("/healthz")["ok"] is True, "who was killed holds nothing any more"


def test_the_lock_is_free_again_after_it_was_given_back(tmp_path: Path) -> None:
    one, other = Lock(tmp_path / "tables.db"), Lock(tmp_path / "tables.db")
    one.take("http://here/")
    with pytest.raises(RuleboundError, match=rf"process {os.getpid()} has it at http://here/, since "):
        other.take()
    one.release()
    other.take()
    other.release()
    assert (tmp_path / "tables.db.lock").read_text() == "", "it names nobody who is gone"


def test_a_database_that_cannot_be_reached_is_a_sentence() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = f"postgresql+asyncpg://nobody@127.0.0.1:{free.getsockname()[1]}/nothing"
        command = [sys.executable, "-m", "rulebound", "serve", "--port", "0", "--database", nobody]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert re.search(r"the database cannot be opened: .+", done.stderr), done.stderr
    assert "Traceback" not in done.stderr
