"""The application: the lobby and the rules over HTTP, play over a WebSocket, the browser client as files."""

from __future__ import annotations

import logging
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, Request, WebSocket
from fastapi import Path as FromPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from rulebound.core.state.errors import RuleboundError
from rulebound.games import folder
from rulebound.games import names as known_games
from rulebound.play.translate import files, languages
from rulebound.server.health import health
from rulebound.server.http_rules import rulebooks
from rulebound.server.http_tables import TABLE, api
from rulebound.server.metrics import time_database
from rulebound.server.open_tables import House
from rulebound.server.protocol import schema
from rulebound.server.refusal import FAULT, FAULTS, Lost, Refusal
from rulebound.server.security import COOKIE, Guard, refusal
from rulebound.server.settings import SETTINGS, Settings
from rulebound.server.static_answers import bare, contents, packed
from rulebound.server.store import Store
from rulebound.server.watch import Watch, id_now, route_of
from rulebound.server.websocket import play, turn_away

STATIC = Path(__file__).parent / "static"
LOCALES = Path(__file__).parent.parent / "locales"
STORIES = ".stories"
"""The part of a game's catalogue that is asked for only when something is told: it can be larger than all the rest."""
log = logging.getLogger("rulebound.server")
STATUS = {
    "who": 401, "not-yours": 403, "not-host": 403, "secrets": 403, "no-table": 404, "no-game": 404, "no-clause": 404,
    "no-example": 404, "no-invite": 404, "no-tool": 404, "no-seat": 404, "no-watcher": 404,
    "taken": 409, "asked": 409, "name-taken": 409, "quota": 429, "slow": 429, "busy": 503, "stopping": 503,
    "too-long": 413,
}  # fmt: skip
"""The HTTP status of a refusal; any other is 400."""


def create_app(settings: Settings = SETTINGS, static: Path = STATIC) -> FastAPI:
    """The server, with the browser client from a folder. Whoever runs it opens its house first."""
    house = House(Store(settings.database), settings.pace, settings.limits)
    for engine in house.store.writer.engines:
        time_database(engine)

    app = FastAPI(title="Rulebound", version="1", docs_url=None, redoc_url=None)
    app.state.house, app.state.settings = house, settings
    app.state.reading = False
    """Are the games still being read? Then whoever comes first waits for them."""
    app.add_middleware(Guard, quotas=house.quotas, names=(settings.host, *settings.names))
    app.add_middleware(Watch, write=settings.log_requests, addresses=settings.log_addresses, rate=settings.limits.log)
    app.include_router(health)
    app.include_router(api)
    app.include_router(rulebooks)

    @app.exception_handler(RuleboundError)
    async def refused(request: Request, error: RuleboundError) -> Response:
        code = error.code if isinstance(error, Refusal) else "refused"
        return refusal(STATUS.get(code, 400), code, str(error))

    @app.exception_handler(Lost)
    async def lost(request: Request, error: Lost) -> Response:
        return refusal(503, "again", "the table is being opened anew: try once more")

    async def fault(request: Request, error: Exception) -> Response:
        log.error("request %s, %s %s: %s", id_now(), request.method, route_of(request.scope), error)
        return refusal(503, "fault", FAULT)

    for kind in FAULTS:
        app.add_exception_handler(kind, fault)

    @app.exception_handler(RecursionError)
    async def too_deep(request: Request, error: RecursionError) -> Response:
        return refusal(422, "malformed", "this is nested too deeply")

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal(422, "malformed", f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        return refusal(error.status_code, "http", str(error.detail))

    @app.get("/api/schema.json")
    async def protocol_schema() -> JSONResponse:
        return JSONResponse(schema())

    @app.get("/api/words/{language}/{name}.ftl")
    async def words(
        request: Request,
        language: Annotated[str, FromPath(max_length=8)],
        name: Annotated[str, FromPath(max_length=40)],
    ) -> Response:
        """A catalogue of messages: the core's, the client's, a game's. A game's stories are one of their own."""
        base = name.removesuffix(STORIES)
        if language not in languages() or not base.replace("-", "").isalnum():
            return refusal(404, "no-words", f"there are no words {language}/{name}")
        places = [LOCALES, *([folder(base) / "locales"] if base in known_games() else [])]
        for place in places:
            if found := files(place, language, base):
                stories = files(place, language, f"{base}{STORIES}")
                wanted = stories if name != base else [file for file in found if file not in stories]
                text = "\n".join([file.read_text(encoding="utf-8") for file in wanted])
                return packed(request, bare(text), "text/plain; charset=utf-8", "no-cache")
        return refusal(404, "no-words", f"there are no words {language}/{name}")

    @app.websocket("/api/tables/{table}/play")
    async def sit(socket: WebSocket, table: str) -> None:
        token = socket.cookies.get(COOKIE, "")
        try:
            person = await house.store.person(token) if token else None
        except FAULTS:
            log.exception("the database does not say who somebody is")
            await turn_away(socket, 4503, "fault")
            return
        if person is None or not TABLE.fullmatch(table):
            await turn_away(socket, 4401 if person is None else 4404)
            return
        await play(socket, house, person, table)

    @app.get("/api/{rest:path}", include_in_schema=False)
    async def nothing(rest: str) -> Response:
        return refusal(404, "http", "there is nothing here")

    @app.get("/{path:path}", include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        """The browser client: its files, and its one page for every other address."""
        file = _file(static, path)
        if file is not None:
            kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return packed(request, contents(file), guess_type(file.name)[0] or "application/octet-stream", kept)
        page = static / "index.html"
        if not page.is_file():
            return PlainTextResponse("The browser client is not built: run `make web`.\n", status_code=503)
        return packed(request, contents(page), "text/html; charset=utf-8", "no-cache")

    return app


def _file(static: Path, path: str) -> Path | None:
    """A file of the browser client; nothing outside its folder."""
    try:
        file = (static / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(static.resolve()) else None
    except (OSError, ValueError):  # no system has a file of that name
        return None
