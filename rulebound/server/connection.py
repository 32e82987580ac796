"""One browser (or bot) at a table: what is to be sent to it waits here, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
import time

import msgspec

from rulebound.server.protocol import Farewell, write
from rulebound.server.store import Person

BEHIND = 400
"""Messages that may wait. Who is further behind is sent away and comes back to a fresh view."""
PER_SECOND, BURST = 50.0, 150.0


class Bucket:
    """Lets so many things through a second, and a few more at once."""

    def __init__(self, per_second: float = PER_SECOND, burst: float = BURST) -> None:
        self.per_second, self.burst = per_second, burst
        self.left, self.at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Connection:
    """A person's connection to one table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.streams: tuple[int, ...] = ()
        self.bucket = Bucket()
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(BEHIND)
        self.closing = False

    def send(self, message: bytes | msgspec.Struct) -> None:
        if self.closing:
            return
        try:
            self.outgoing.put_nowait(message if isinstance(message, bytes) else write(message))
        except asyncio.QueueFull:
            self.leave("restart")

    def leave(self, why: str) -> None:
        """Sends a last message, whatever else is still waiting, and closes."""
        if self.closing:
            return
        self.closing = True
        while self.outgoing.full() or self.outgoing.qsize() > BEHIND - 2:
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(write(Farewell(why)))
        self.outgoing.put_nowait(None)
