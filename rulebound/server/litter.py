"""Garbage collection at moments of our own: a full one looks at every table, and everybody waits meanwhile.

Views are made and thrown away all the time, without cycles. Cycles come with tables that are put away, so the full
collection belongs there, and not into the middle of somebody's answer.
"""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE, OLD = 20_000, 20, 1_000_000
"""Thresholds: new things are looked through often, old ones never by themselves."""
EVERY = 45.0
"""Seconds between two full collections, at least."""


def tidy_rarely() -> None:
    """For a process that only serves. What was read at the start is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


class Litter:
    """Knows when it is worth looking through everything."""

    def __init__(self) -> None:
        self.dropped = 0
        self.last = time.monotonic()

    def drop(self) -> None:
        """A table was put away."""
        self.dropped += 1

    def tidy(self) -> None:
        if self.dropped and time.monotonic() - self.last > EVERY:
            gc.collect()
            self.dropped, self.last = 0, time.monotonic()
