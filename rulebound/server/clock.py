"""What time it is, as far as a house may believe it.

The clock of a machine may be wrong: a battery is empty, somebody mistyped a year. What is kept tells better how late it
is: no earlier than its newest row, and later by as long as the house has run since. A clock that is far from that is
not believed. If it is ahead, the house may have been closed for long: it follows then, but only a few times as fast as
time passes, so that a clock that is put right soon has done nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable

DAY = 86400.0
FAR = 30 * DAY
FASTER = 10.0
"""So many days the house's own time comes nearer on one day, to a clock that is far ahead."""


class ServerClock:
    """The time of a house, and for how long it has run in all its life."""

    def __init__(self, system: Callable[[], float] = time.time, running: Callable[[], float] = time.monotonic) -> None:
        self.system, self.running = system, running
        self.begin(None, 0.0)

    def begin(self, newest: float | None, ran: float) -> None:
        """Starts from what is kept: the newest row, if there is any, and for how long the house ran before."""
        self._known = self.system() if newest is None else newest
        self._at = self._began = self.running()
        self._before = ran

    def now(self) -> float:
        here = self.running()
        passed, self._at = here - self._at, here
        expected, told = self._known + passed, self.system()
        if abs(told - expected) <= FAR:
            self._known = told
        else:
            self._known = min(told, self._known + passed * FASTER) if told > expected else expected
        return self._known

    @property
    def believed(self) -> bool:
        """Does the machine's clock agree with what is kept?"""
        return abs(self.system() - self.now()) <= FAR

    @property
    def ran(self) -> float:
        """Seconds that the house has run, all its runs taken together."""
        return self._before + self.running() - self._began
