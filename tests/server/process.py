"""Server processes that can be killed: one that has read all the code, and splits off another whenever one is wanted.

python -m tests.server.process DATABASE PORT: each line on its input starts a server; its number is printed.
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

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0


class Processes:
    """The servers of one database, one at a time, all at the same port."""

    def __init__(self, database: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.mother = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", str(database), str(self.port)], cwd=ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.server = 0

    def start(self) -> None:
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.write("\n")
        self.mother.stdin.flush()
        self.server = int(self.mother.stdout.readline())
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.01)
        raise AssertionError("the server does not listen")

    def kill(self) -> None:
        """No warning, no time to tidy up."""
        os.kill(self.server, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.server, 0)
                time.sleep(0.002)

    def stop(self) -> None:
        self.kill()
        assert self.mother.stdin is not None
        self.mother.stdin.close()
        self.mother.wait(PATIENCE)


def main(database: str, port: int) -> None:
    from rulebound.games import game_class, names
    from rulebound.play.bots import best, make
    from rulebound.server.serve import serve
    from rulebound.server.settings import Settings

    for name in names():
        game_class(name)
        make(name, best(name), 0)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            out = os.open(os.devnull, os.O_WRONLY)
            os.dup2(out, 1)
            serve(Settings(database=database, port=port, pace=0.0))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
