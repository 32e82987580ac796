"""What every request passes: where it comes from, how large it is, how often it comes, and what the answer forbids."""

from __future__ import annotations

from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulebound.server.connection import Bucket

COOKIE = "rulebound"
COOKIE_SECONDS = 90 * 86400
LARGEST_BODY = 4 * 1024 * 1024
"""A save is the largest thing anybody sends."""
REMEMBERED = 10_000
PER_SECOND, BURST = 25.0, 120.0

POLICY = "; ".join((
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",  # positions of things on a board are style attributes
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
))  # fmt: skip
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invitation's secret is in its address
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def secure(connection: HTTPConnection) -> bool:
    """Did the request come over TLS, here or at a proxy that uvicorn was told to trust?"""
    return connection.url.scheme in ("https", "wss")


def same_origin(headers: Headers) -> bool:
    """Browsers say which page a request comes from. Programs say nothing: they have no cookies of others to abuse."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin", "same-site")
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, per_second: float = PER_SECOND, burst: float = BURST) -> None:
        self.app, self.per_second, self.burst = app, per_second, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not same_origin(Headers(scope=scope)):
                await send({"type": "websocket.close", "code": 4403})
                return
            if not self.bucket(scope).take():
                await send({"type": "websocket.close", "code": 4429})
                return
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refused = self.refuse(scope)
        if refused is not None:
            await refused(scope, receive, send_guarded)
            return
        await self.app(scope, self.limited(receive), send_guarded)

    def refuse(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
            return refusal(403, "origin", "this request comes from another site")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > LARGEST_BODY:
            return refusal(413, "too-large", f"a request has at most {LARGEST_BODY} bytes")
        if scope["path"].startswith("/api/") and not self.bucket(scope).take():
            return refusal(429, "slow", "too many requests: wait a moment")
        return None

    def bucket(self, scope: Scope) -> Bucket:
        """One for each address; those long unused are forgotten."""
        client = scope.get("client")
        who = client[0] if client else ""
        if who not in self.buckets:
            self.buckets[who] = Bucket(self.per_second, self.burst)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return self.buckets[who]

    def limited(self, receive: Receive) -> Receive:
        """A body without a stated length is cut off when it grows too large."""
        got = 0

        async def receive_limited() -> Message:
            nonlocal got
            message = await receive()
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                if got > LARGEST_BODY:
                    return {"type": "http.disconnect"}
            return message

        return receive_limited


def refusal(status: int, code: str, why: str) -> JSONResponse:
    return JSONResponse({"code": code, "why": why}, status_code=status)
