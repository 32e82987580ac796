"""Playing long records again, apart from what keeps tables alive.

A save with thousands of answers takes a while, and much memory. So it is opened in a process of its own, which leaves
nothing behind. Shorter ones are opened here, in turns of a few milliseconds, and between two turns everybody else at
the server gets one. One person's wait for one another; too long a record is refused, and one that nobody waits for any
more is left.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from rulebound.play.load_process import COMMAND, LENGTH, Arriving, Asked, TooLong
from rulebound.play.opening import opened
from rulebound.play.table import SNAPSHOT_EVERY, Table
from rulebound.server.garbage import give_back
from rulebound.server.limits import Bucket, Limits, Rate
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
LONG = 32_000
"""Characters of a save that is opened in a process of its own: to start one takes longer than to open a shorter one."""
NEAR = 2 * SNAPSHOT_EVERY
"""Entries that are played again at once."""
PROCESSES = 2
"""So many of them at a time, for tables that are kept here and for what is brought along."""

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
        self._processes = {kept: asyncio.Semaphore(PROCESSES) for kept in AT_ONCE}
        self._waiting: Counter[str] = Counter()
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def opened(self, who: str, text: str, kept: bool = False) -> Table:
        """The table from a save: one that is kept here, or one that somebody brings along, which has limits."""
        if len(text) <= LONG:
            return await self.run(who, lambda step: opened(text, kept, step), kept)
        async with self._in_turn(who, kept), self._processes[kept]:
            try:
                return await apart(Asked(text, kept, *self._most(kept)))
            except TooLong as error:
                raise Refusal("too-long", str(error)) from None

    async def back(self, who: str, table: Table, upto: int) -> Table:
        """A table of one's own as it was before; the way to a moment long past is gone in turns."""
        if table.way_to(upto) <= NEAR:
            return table.replay(upto)
        return await self.run(who, lambda step: table.replay(upto, step), kept=True)

    async def run(self, who: str, work: Callable[[Step], T], kept: bool = False) -> T:
        """Work that is done here, step by step."""
        async with self._in_turn(who, kept):
            pace = Pace(self._batons[kept], *self._most(kept), self.clock, self._brisk[kept])
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads[kept], pace.run, work)
            except asyncio.CancelledError:
                pace.unwanted = True
                raise

    def _most(self, kept: bool) -> tuple[int, float]:
        """How many entries and seconds a record may take; 0 is as much as it takes."""
        return (0, 0.0) if kept else (self.limits.entries, self.limits.seconds)

    @asynccontextmanager
    async def _in_turn(self, who: str, kept: bool) -> AsyncIterator[None]:
        """One person's after one another."""
        if self._waiting[who] >= self.limits.replays_person or self._waiting.total() >= self.limits.replays:
            raise Refusal("busy", "there is too much to open at the moment: try again in a while")
        self._waiting[who] += 1
        try:
            queue = self._queues.get(f"{kept} {who}")
            if queue is None:
                queue = self._queues[f"{kept} {who}"] = asyncio.Lock()  # kept by those who wait for it
            async with queue:
                yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    def close(self) -> None:
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)


async def apart(asked: Asked) -> Table:
    """Opens a save in a process of its own; who does not wait for it any more ends that, too."""
    path = os.pathsep.join([part for part in sys.path if part])  # the same program, wherever it was started
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": path}
        )
    except OSError:
        raise Refusal("busy", "there is too much to open at the moment: try again in a while") from None
    assert process.stdin is not None
    assert process.stdout is not None
    arriving = Arriving()
    try:
        with suppress(ConnectionError):  # it has ended, and says why or says nothing
            process.stdin.write(msgspec.msgpack.encode(asked))
            await process.stdin.drain()
            process.stdin.close()
        while length := int.from_bytes(await process.stdout.readexactly(LENGTH), "big"):
            arriving.take(await process.stdout.readexactly(length))
    except asyncio.IncompleteReadError:
        raise TooLong("this save takes more time or memory than there is for it here") from None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    return arriving.table()
