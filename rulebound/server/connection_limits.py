"""The door: connections that say nothing are closed after a while, and there are only so many of them.

A program that opens a thousand connections and sends half a request on each would keep everybody else out, for the
system has only so many to give. Here each has a few seconds to say what it wants, an address has its share, and the
server never opens as many as would leave it none for what it needs itself.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rulebound.server.limits import Bucket, Limits, Rate
from rulebound.server.metrics import refused

FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
SPARE = 300
"""Files and connections that are left for the database, the client's files, and those who are being turned away."""
BACKLOG = 64
"""So many are let in before anybody looks at them."""
WORDS: Rate = (2.0, 100.0)
"""Lines of the log: so many a second, and so many at once."""


def doorkeeper(limits: Limits) -> type[H11Protocol]:
    """The protocol of connections, with these limits."""
    here: Counter[str] = Counter()

    class Door(H11Protocol):
        _late: asyncio.TimerHandle | None = None
        _address = ""
        _counted = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._address = self.client[0] if self.client else ""
            here[self._address] += 1
            self._counted = True
            if len(self.connections) > limits.sockets or here[self._address] > limits.sockets_address:
                refused("full")
                transport.write(FULL)
                transport.close()
                return
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._gone()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            busy = self.cycle is not None and not self.cycle.response_complete
            if busy and not self.cycle.more_body:
                self._cancel()
            elif not self.transport.is_closing():
                self._wait()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._gone()  # from now on it counts as somebody at a table
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            if self._late is None and self._counted:
                self._late = self.loop.call_later(limits.header, self._too_late)

        def _too_late(self) -> None:
            self._late = None
            if self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
                refused("silent")
                self.transport.abort()

        def _cancel(self) -> None:
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _gone(self) -> None:
            self._cancel()
            if self._counted:
                self._counted = False
                here[self._address] -= 1
                if not here[self._address]:
                    del here[self._address]

    return Door


def make_room(limits: Limits) -> Limits:
    """As many connections as the system lets this program have, less what it needs itself."""
    if sys.platform == "win32":
        return limits
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.sockets + SPARE
    if soft < wanted:
        soft = wanted if hard < 0 else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return replace(limits, sockets=max(16, min(limits.sockets, soft - SPARE)))


class Terse(logging.Filter):
    """A log that nobody can fill: after many lines at once only some are written, and how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.bucket = Bucket(WORDS, clock)
        self.left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self.bucket.take():
            self.left_out += 1
            return False
        if self.left_out:
            record.msg = f"(and {self.left_out} more lines)  {record.msg}"
            self.left_out = 0
        return True
