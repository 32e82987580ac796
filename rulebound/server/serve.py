"""Starting the server: on this machine, with its database beside the saves, ready to be opened in a browser."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from rulebound.core.flows.flow import compile_all
from rulebound.core.state.errors import RuleboundError
from rulebound.games import game_class, names
from rulebound.play.bots import best
from rulebound.server.app import create_app
from rulebound.server.connection_limits import BACKLOG, Terse, doorkeeper, make_room
from rulebound.server.garbage import tidy_rarely
from rulebound.server.limits import Limits
from rulebound.server.open_tables import House
from rulebound.server.refusal import FAULTS
from rulebound.server.settings import FREE, SETTINGS, Settings
from rulebound.server.store import url_of
from rulebound.server.watch import write_lines
from rulebound.server.websocket import LARGEST

SWITCH = 0.0005
"""Seconds after which a thread that works lets another one in: whoever keeps an answer should not wait for long."""
TRIED = 20
"""Ports that are tried one after the other, where none was asked for."""


def listen(host: str, port: int | None) -> socket.socket:
    """A free port: the one that was asked for, or the first of some."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else range(FREE, FREE + TRIED):
        # Named TCP, or asyncio lets small messages wait for one another: the second of two comes 40 ms later.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, candidate))
            made.listen(128)  # whoever comes at once waits until the server is ready
        except OSError as error:
            made.close()
            if port is not None:
                raise RuleboundError(f"the server cannot listen at {host}, port {port}: {error.strerror}") from None
        else:
            return made
    raise RuleboundError(f"no port from {FREE} to {FREE + TRIED - 1} is free at {host}")


def read_ahead(app: FastAPI) -> None:
    """Reads the code of all games and compiles their rules, so that nobody has to wait for it at the table."""
    for name in names():
        best(name)
        game_class(name)
    compile_all()
    tidy_rarely()
    app.state.reading = False


def serve(settings: Settings = SETTINGS, browser: bool = False) -> None:
    """Serves until it is stopped."""
    sys.setswitchinterval(SWITCH)
    if "://" not in settings.database:
        make_folder(Path(settings.database))
    listening = listen(settings.host, settings.port)
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    limits = make_room(settings.limits)
    app = create_app(replace(settings, database=url_of(settings.database), limits=limits))
    app.state.reading = True
    threading.Thread(target=read_ahead, args=(app,), daemon=True).start()
    proxies = ",".join(settings.proxies)
    config = configured(app, limits, proxy_headers=bool(proxies), forwarded_allow_ips=proxies or None)
    for name in ("uvicorn.error", "rulebound.server", "asyncio"):
        logging.getLogger(name).addFilter(Terse())
    if settings.log_requests:
        write_lines()

    def ready() -> None:
        print(f"Rulebound is at {address}  (Ctrl+C stops it)", flush=True)
        if browser:
            threading.Timer(1.0, webbrowser.open, (address,)).start()

    Running(config, app.state.house, address, ready).run(sockets=[listening])


class Running(uvicorn.Server):
    """Opens the house before anybody is let in; when it is to stop, everybody finishes what they do, and is told."""

    def __init__(
        self, config: uvicorn.Config, house: House, address: str = "", ready: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self.house, self.address, self.ready = house, address, ready

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.house.open(self.address)
        except FAULTS as error:
            raise RuleboundError(f"the database cannot be opened: {str(error).splitlines()[0]}") from error
        self.ready()
        await super().serve(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.drain()
        await super().shutdown(sockets)
        await self.house.close()


def make_folder(file: Path) -> None:
    """Makes the folder that a database is to lie in."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RuleboundError(f"the folder {file.parent} cannot be made: {error.strerror}") from None


def configured(app: FastAPI, limits: Limits, **more: Any) -> uvicorn.Config:
    """How connections are kept: with a doorkeeper, and cut when nobody answers any more."""
    return uvicorn.Config(
        app, log_level="warning", http=doorkeeper(limits), backlog=BACKLOG, ws_max_size=LARGEST,
        ws_ping_interval=20.0, ws_ping_timeout=20.0, timeout_graceful_shutdown=3, lifespan="off", **more,
    )  # fmt: skip
