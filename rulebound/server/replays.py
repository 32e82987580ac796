"""Playing long records again, apart from what keeps tables alive.

A save with thousands of answers takes a while. Each person's wait for one another, those of different people take turns
of a few milliseconds, and between two turns everybody else at the server gets one. Too long a record is refused, and
one that nobody waits for any more is left.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from rulebound.server.limits import Bucket, Limits, Rate
from rulebound.server.litter import give_back
from rulebound.server.refusal import Refusal

T = TypeVar("T")
SLICE, REST = 0.003, 0.008
"""Seconds of work, and of rest after it: nearly three quarters of the time are left to those who play."""
PATIENT = 0.06
"""Seconds of rest once there is more work than people bring along who want to play: next to nothing is taken then."""
BRISK: Rate = (0.1, 4.0)
"""So many seconds of work a second, and so many at once, are done briskly."""
LARGE = 0.5
"""Seconds of work that leave behind so much that it is worth while to give it back."""
AT_ONCE = {True: 8, False: 2}
"""So many records at a time: tables that are kept here, and what is brought along. Each has its memory."""

Step = Callable[[], None]


class Pace:
    """Keeps one piece of work within its turns, and within its limits."""

    def __init__(
        self, baton: threading.Lock, most: int, seconds: float, clock: Callable[[], float], brisk: Bucket | None = None
    ) -> None:
        self.baton, self.most, self.seconds, self.clock = baton, most, seconds, clock
        self.brisk = brisk or Bucket(BRISK, clock)
        self.entries, self.worked, self.began = 0, 0.0, 0.0
        self.unwanted = False
        """Has whoever waited for it gone?"""

    def step(self) -> None:
        """Another entry of a record."""
        if self.unwanted:
            raise Refusal("gone", "nobody waits for this any more")
        self.entries += 1
        if self.most and self.entries > self.most:
            raise Refusal("too-long", f"a save has at most {self.most} answers")
        now = self.clock()
        if now - self.began < SLICE:
            return
        taken = now - self.began
        self.worked += taken
        rest = REST if self.brisk.spend(taken) else PATIENT
        if self.seconds and self.worked > self.seconds:
            raise Refusal("too-long", "this save takes too long to be opened here")
        self.baton.release()
        try:
            time.sleep(rest)
        finally:
            self.baton.acquire()
            self.began = self.clock()

    def run(self, work: Callable[[Step], T]) -> T:
        with self.baton:
            self.began = self.clock()
            try:
                return work(self.step)
            finally:
                if self.worked > LARGE:
                    give_back()


class Replays:
    """All work of this kind."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits, self.clock = limits, clock
        self._batons = {True: threading.Lock(), False: threading.Lock()}
        self._brisk = {kept: Bucket(BRISK, clock) for kept in AT_ONCE}
        self._threads = {kept: ThreadPoolExecutor(many, "replay") for kept, many in AT_ONCE.items()}
        self._waiting: Counter[str] = Counter()
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def upload(self, who: str, work: Callable[[Step], T]) -> T:
        """Opens what somebody brings along; within limits, and one after the other."""
        return await self._run(who, work, False)

    async def open(self, who: str, work: Callable[[Step], T]) -> T:
        """Opens a table that is kept here."""
        return await self._run(who, work, True)

    async def _run(self, who: str, work: Callable[[Step], T], kept: bool) -> T:
        if self._waiting[who] >= self.limits.replays_person or self._waiting.total() >= self.limits.replays:
            raise Refusal("busy", "there is too much to open at the moment: try again in a while")
        self._waiting[who] += 1
        try:
            queue = self._queues.get(f"{kept} {who}")
            if queue is None:
                queue = self._queues[f"{kept} {who}"] = asyncio.Lock()  # kept by those who wait for it
            async with queue:
                limits = (0, 0.0) if kept else (self.limits.entries, self.limits.seconds)
                pace = Pace(self._batons[kept], *limits, self.clock, self._brisk[kept])
                try:
                    return await asyncio.get_running_loop().run_in_executor(self._threads[kept], pace.run, work)
                except asyncio.CancelledError:
                    pace.unwanted = True
                    raise
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    def close(self) -> None:
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)
