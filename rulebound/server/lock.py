"""Only one server has a file of SQLite: two of them would not know of each other's tables.

The lock lies beside the file and belongs to the system: whatever becomes of the server that took it, it is free again
when that has ended. What stands in it is only for the sentence that names the first to the second.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from rulebound.core.state.errors import RuleboundError

FAR = 1 << 20
"""Where the system that locks bytes instead of files has the lock: beyond all that is to be read."""


class Lock:
    """Held from `take` to `release`, or to the end of the process."""

    def __init__(self, database: Path) -> None:
        self.database = database.resolve()
        self.file = self.database.with_name(f"{self.database.name}.lock")
        self._open: int | None = None

    def take(self, called: str = "") -> None:
        """Refused if another server has it; `called` is where this one is reached."""
        try:
            opened = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise RuleboundError(f"beside the database {self.database} no lock can be laid: {error.strerror}") from None
        try:
            _hold(opened)
        except OSError:
            first = os.read(opened, 1000).decode(errors="replace").strip()
            os.close(opened)
            raise RuleboundError(
                f"the database {self.database} is open already: {first or 'another server has it'}. Two servers would "
                "not know of each other's tables: stop that one, or give this one another file with --database"
            ) from None
        self._open = opened
        at = f" at {called}" if called else ""
        text = f"process {os.getpid()} has it{at}, since {time.strftime('%Y-%m-%d %H:%M:%S')}\n"
        with suppress(OSError):  # a full disk: the lock holds all the same
            os.ftruncate(opened, 0)
            os.write(opened, text.encode())

    def release(self) -> None:
        if self._open is not None:
            with suppress(OSError):
                os.ftruncate(self._open, 0)
            os.close(self._open)
            self._open = None


def _hold(opened: int) -> None:
    """Fails at once if somebody else holds it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(opened, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(opened, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
