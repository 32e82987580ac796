"""For whoever watches over the server: does it answer, may people be sent to it, and its figures."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.datastructures import Headers
from starlette.types import Scope

from rulebound.server.metrics import figures
from rulebound.server.open_tables import House
from rulebound.server.security import address_of, refusal

ALIVE = 5.0
"""Seconds within which the database answers, if it is there."""
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")
"""A request that comes through a proxy has one of these."""

health = APIRouter()


@health.get("/healthz")
async def healthz(request: Request) -> JSONResponse:
    """It answers, and so does its database."""
    house: House = request.app.state.house
    await asyncio.wait_for(house.store.alive(), ALIVE)
    return JSONResponse({"ok": True, "tables": len(house.rooms)})


@health.get("/readyz")
async def readyz(request: Request) -> Response:
    """People may be sent here: all games are read, and what is played can be kept."""
    house: House = request.app.state.house
    if request.app.state.reading:
        return refusal(503, "not-ready", "the games are still being read")
    await asyncio.wait_for(house.store.alive(), ALIVE)
    return JSONResponse({"ready": True})


@health.get("/metrics")
async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    if not may_read(request.scope, request.app.state.settings.metrics_from):
        return refusal(403, "metrics", "the figures are not for everybody: metrics_from in the settings says for whom")
    return Response(await asyncio.wait_for(figures(house), ALIVE), headers={"content-type": CONTENT_TYPE_LATEST})


def may_read(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Is it one of those who may? Behind a proxy that is not trusted, everybody seems to be this machine."""
    try:
        here = ip_address(address_of(scope).partition("%")[0])
    except ValueError:
        return False
    here = getattr(here, "ipv4_mapped", None) or here
    if here.is_loopback and any(name in Headers(scope=scope) for name in FORWARDED):
        return False
    return any(here in ip_network(part) for part in allowed)
