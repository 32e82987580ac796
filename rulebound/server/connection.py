"""One browser (or bot) at a table: what is to be sent to it waits here, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio

import msgspec

from rulebound.server.protocol import Farewell, write
from rulebound.server.store import Person

BEHIND = 400
"""Messages that may wait. Who is further behind is sent away and comes back to a fresh view."""
BEHIND_BYTES = 1024 * 1024
"""And so many bytes of them: more than everything at once that somebody may see of the largest game."""


class Connection:
    """A person's connection to one table."""

    def __init__(self, person: Person, address: str = "") -> None:
        self.person, self.address = person, address
        self.streams: tuple[int, ...] = ()
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(BEHIND)
        self.waiting = 0
        """Bytes that wait."""
        self.closing = False

    def send(self, message: bytes | msgspec.Struct) -> None:
        if self.closing:
            return
        data = message if isinstance(message, bytes) else write(message)
        if self.outgoing.full() or self.waiting + len(data) > BEHIND_BYTES:
            self.leave("restart")
            return
        self.waiting += len(data)
        self.outgoing.put_nowait(data)

    async def next(self) -> bytes | None:
        """What is to be sent next; None after the last message."""
        data = await self.outgoing.get()
        self.waiting -= len(data or b"")
        return data

    def leave(self, why: str) -> None:
        """Sends a last message, whatever else is still waiting, and closes."""
        if self.closing:
            return
        self.closing = True
        if self.waiting > BEHIND_BYTES // 2 or self.outgoing.qsize() > BEHIND - 2:
            while not self.outgoing.empty():  # what was not read so far is not read any more: memory comes back
                self.outgoing.get_nowait()
            self.waiting = 0
        last = write(Farewell(why))
        self.waiting += len(last)
        self.outgoing.put_nowait(last)
        self.outgoing.put_nowait(None)
