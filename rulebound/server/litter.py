"""Garbage collection at moments of our own: the collector looks at every table, and everybody waits meanwhile.

Hardly anything made here goes round in circles: views, answers and whole tables are gone as soon as nobody needs them.
So the collector does not run by itself. What needs it after all (connections that have ended, errors) is looked for
every few minutes, and whenever much has piled up.
"""

from __future__ import annotations

import ctypes
import gc
import time
from contextlib import suppress

EVERY = 300.0
"""Seconds between two collections."""
MANY = 1_000_000
"""So many more things than after the last one are reason enough for the next."""


def tidy_rarely() -> None:
    """For a process that only serves. What was read at the start is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()


def give_back() -> None:
    """Memory that is free goes back to the system, where the C library can be asked for it."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


class Litter:
    """Knows when it is worth looking through everything."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def tidy(self) -> None:
        if time.monotonic() - self.last > EVERY or gc.get_count()[0] > MANY:
            gc.collect()
            give_back()
            self.last = time.monotonic()
