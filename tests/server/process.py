"""Server processes that can be killed: one that has read all the code, and splits off another whenever one is wanted.

python -m tests.server.process PORT: each line on its input starts a server, and says for which database, whether nobody
is asked to wait, and after how many steps of writing it kills itself; its number is printed.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, Pool, event
from sqlalchemy.pool import ConnectionPoolEntry

from rulebound.server.limits import LIMITS, wide

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0


class Wanted(Struct):
    """A server that is to be started."""

    database: str
    wide: bool = False
    """Is nobody asked to wait?"""
    fuse: int = 0
    """After so many steps of writing it kills itself, in the middle of whatever it does; 0: never."""


class Mother:
    """Has read all the code; `quiet`: what goes wrong with her children is not printed, because it is meant to."""

    def __init__(self, quiet: bool = False) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", str(self.port)], cwd=ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL if quiet else None,
        )  # fmt: skip

    def bear(self, wanted: Wanted) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(wanted).decode() + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)


class Processes:
    """The servers of one database, one at a time, all at the same port."""

    def __init__(self, database: Path | str, mother: Mother | None = None, wide: bool = False) -> None:
        self.wanted = Wanted(str(database), wide)
        self.own = mother is None
        self.mother = mother or Mother()
        self.port = self.mother.port
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = 0

    def start(self, fuse: int = 0) -> None:
        self.server = self.mother.bear(replace(self.wanted, fuse=fuse))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and (not fuse or self.alive):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.01)
        assert fuse, "the server does not listen"

    def kill(self) -> None:
        """No warning, no time to tidy up."""
        with suppress(ProcessLookupError):
            os.kill(self.server, signal.SIGKILL)
        while self.alive:
            time.sleep(0.002)

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.server, 0)
        except ProcessLookupError:
            return False
        return True

    def stop(self) -> None:
        self.kill()
        if self.own:
            self.mother.end()


def light(fuse: int) -> None:
    """From now on steps of writing are counted: each statement, each commit before it is made and after."""
    left = fuse

    def burn() -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def writes(connection: Connection, cursor: object, statement: str, *rest: object) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            connection.info["written"] = True
            burn()

    def commits(connection: Connection) -> None:
        if "written" in connection.info:
            burn()

    def committed(connection: object, record: ConnectionPoolEntry) -> None:
        if record.info.pop("written", False):
            burn()

    event.listen(Engine, "before_cursor_execute", writes)
    event.listen(Engine, "commit", commits)
    event.listen(Pool, "checkin", committed)


def main(port: int) -> None:
    from rulebound.games import game_class, names
    from rulebound.play.bots import best, make
    from rulebound.server.serve import serve
    from rulebound.server.settings import Settings

    for name in names():
        game_class(name)
        make(name, best(name), 0)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            out = os.open(os.devnull, os.O_WRONLY)
            os.dup2(out, 1)
            wanted = msgspec.json.decode(line, type=Wanted)
            if wanted.fuse:
                light(wanted.fuse)
            limits = wide() if wanted.wide else LIMITS
            serve(Settings(database=wanted.database, port=port, pace=0.0, limits=limits))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
