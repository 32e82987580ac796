"""What every request passes: where it comes from, how large it is, how often it comes, and what the answer forbids."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rulebound.server.limits import Quotas
from rulebound.server.watch import refusing

COOKIE = "rulebound"
COOKIE_SECONDS = 90 * 86400

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


def host_names(names: Iterable[str] = ()) -> frozenset[str]:
    """What this server is called: this machine's own names, and those that whoever runs it adds."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, f"{own}.local", *(name.lower() for name in names)})


def known_host(host: str, names: frozenset[str]) -> bool:
    """Is it this server that is meant? A page elsewhere can give its own name our address, but not our name."""
    name = host.rsplit(":", 1)[0] if host.count(":") == 1 or "]:" in host else host
    name = name.strip("[]").rstrip(".").lower()
    if name in names:
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, quotas: Quotas, names: Iterable[str] = ()) -> None:
        self.app, self.quotas, self.names = app, quotas, host_names(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            headers = Headers(scope=scope)
            if not known_host(headers.get("host", ""), self.names) or not same_origin(headers):
                refusing("origin")
                await send({"type": "websocket.close", "code": 4403})
                return
            if not self.quotas.take("requests", address=address_of(scope)):
                refusing("slow")
                await receive()
                await send({"type": "websocket.accept"})
                await send({"type": "websocket.send", "text": '{"t":"farewell","why":"busy"}'})
                await send({"type": "websocket.close", "code": 4429, "reason": "busy"})
                return
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        head = scope["method"] == "HEAD"

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            elif head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        refused = self.refuse(scope)
        if refused is not None:
            await refused(scope, receive, send_guarded)
            return
        if head:  # the same as GET, without the body
            scope["method"] = "GET"
        await self.app(scope, self.limited(receive), send_guarded)

    def refuse(self, scope: Scope) -> JSONResponse | None:
        headers = Headers(scope=scope)
        if not known_host(headers.get("host", ""), self.names):
            return refusal(421, "host", "this server is not called that: whoever runs it can add the name with --name")
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
            return refusal(403, "origin", "this request comes from another site")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self.quotas.limits.body:
            return refusal(413, "too-large", f"a request has at most {self.quotas.limits.body} bytes")
        what = "requests" if scope["path"].startswith("/api/") else "files"
        if not self.quotas.take(what, address=address_of(scope)):
            return refusal(429, "slow", "too many requests: wait a moment")
        return None

    def limited(self, receive: Receive) -> Receive:
        """A body without a stated length is cut off when it grows too large."""
        got = 0

        async def receive_limited() -> Message:
            nonlocal got
            message = await receive()
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                if got > self.quotas.limits.body:
                    return {"type": "http.disconnect"}
            return message

        return receive_limited


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def refusal(status: int, code: str, why: str) -> JSONResponse:
    refusing(code)
    headers = {"retry-after": "5"} if status in (429, 503) else {}
    return JSONResponse({"code": code, "why": why}, status_code=status, headers=headers)
