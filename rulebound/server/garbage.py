"""Garbage collection at moments of our own: the collector looks at every table, and everybody waits meanwhile.

Hardly anything made here goes round in circles: views, answers and whole tables are gone as soon as nobody needs them.
So the collector does not run by itself. What needs it after all (connections that have ended, errors, what a library
leaves behind) is looked for every few minutes, and whenever memory has grown: then only among what is new, which is
quick however many tables are open.
"""

from __future__ import annotations

import ctypes
import gc
import os
import time
from contextlib import suppress

EVERY = 300.0
"""Seconds between two collections of everything."""
MANY = 200_000
"""So many more things than after the last one,"""
MUCH = 10_000_000
"""or so many more bytes, are reason enough for the next."""
NEW = 1
"""The generation in which everything lies that has come since the last collection, and nothing else."""
STATM = "/proc/self/statm"


def tidy_rarely() -> None:
    """For a process that only serves. What was read at the start is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()


def give_back() -> None:
    """Memory that is free goes back to the system, where the C library can be asked for it."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def resident() -> int:
    """How much memory this process holds; 0 where the system does not tell it."""
    try:
        with open(STATM, encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


class Litter:
    """Knows when it is worth looking, and how far."""

    def __init__(self) -> None:
        self.last, self.held = time.monotonic(), resident()

    def tidy(self) -> None:
        long_ago = time.monotonic() - self.last > EVERY
        if long_ago:
            self.last = time.monotonic()
            gc.collect()
        elif gc.get_count()[0] > MANY or resident() > self.held + MUCH:
            gc.collect(NEW)
        else:
            return
        give_back()
        self.held = resident()
