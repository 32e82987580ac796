"""One line for each request: when, which, how it ended, how long it took. No secret is in it, and nothing of a game.

Addresses of pages can hold an invitation's secret, so the line names the route and never the address. Its id is sent
along with the answer: a player who tells it lets whoever runs the server find the line, and what else was logged.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulebound.server.limits import LIMITS, Bucket, Rate
from rulebound.server.metrics import REQUESTS, refused

ID = "x-request-id"
TABLE = re.compile(r"[0-9a-f]{1,32}")
lines = logging.getLogger("rulebound.requests")


@dataclass
class RequestLine:
    """What is known of a request so far."""

    id: str
    method: str
    status: int = 0
    bytes: int = 0
    refused: str = ""


_current: ContextVar[RequestLine | None] = ContextVar("request", default=None)


def refusing(kind: str) -> None:
    """What is being answered is a refusal: it is counted, and the line says so."""
    refused(kind)
    line = _current.get()
    if line is not None:
        line.refused = kind


def id_now() -> str:
    """The id of the request that is being answered; "-" where none is."""
    line = _current.get()
    return "-" if line is None else line.id


def route_of(scope: Scope) -> str:
    """Which of the server's routes it was: never the address itself."""
    return str(getattr(scope.get("route"), "path", "-"))


class Watch:
    """Wraps the application, and all that guards it."""

    def __init__(self, app: ASGIApp, write: bool = False, addresses: bool = False, rate: Rate = LIMITS.log) -> None:
        self.app, self.write, self.addresses = app, write, addresses
        self.bucket, self.left_out = Bucket(rate), 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        line = RequestLine(secrets.token_hex(8), scope.get("method", "WS"))
        _current.set(line)
        began = time.perf_counter()

        async def send_counted(message: Message) -> None:
            kind = message["type"]
            if kind == "http.response.start":
                line.status = message["status"]
                MutableHeaders(scope=message)[ID] = line.id
            elif kind == "http.response.body":
                line.bytes += len(message.get("body", b""))
            elif kind == "websocket.accept":
                line.status = 101
            elif kind == "websocket.send":
                line.bytes += len(message.get("text") or message.get("bytes") or "")
            elif kind == "websocket.close" and not line.status:
                line.status = 403
            await send(message)

        try:
            await self.app(scope, receive, send_counted)
        finally:
            if scope["type"] == "http":
                REQUESTS.labels(f"{line.status // 100}xx").inc()
            if self.write and self.bucket.take():
                lines.info(self.told(scope, line, time.perf_counter() - began))
                self.left_out = 0
            elif self.write:
                self.left_out += 1

    def told(self, scope: Scope, line: RequestLine, seconds: float) -> str:
        """The line, as JSON."""
        said: dict[str, str | int | float] = {
            "at": datetime.now(UTC).isoformat(timespec="milliseconds"), "id": line.id, "method": line.method,
            "route": route_of(scope), "status": line.status, "ms": round(seconds * 1000, 1), "bytes": line.bytes,
        }  # fmt: skip
        table = str(scope.get("path_params", {}).get("table", ""))
        if TABLE.fullmatch(table):
            said["table"] = table
        if line.refused:
            said["refused"] = line.refused
        if self.left_out:
            said["left_out"] = self.left_out  # lines before this one, because there were too many at once
        if self.addresses and scope.get("client"):
            said["address"] = scope["client"][0]
        return json.dumps(said)


def write_lines(handler: logging.Handler | None = None) -> None:
    """Lets the lines out, to where the server's errors go."""
    handler = handler or logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s"))
    lines.handlers, lines.propagate = [handler], False
    lines.setLevel(logging.INFO)
