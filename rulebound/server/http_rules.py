"""HTTP: the clauses in our own words, and their examples as stories and as tables to play on from."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from rulebound.core.proving.example import Example
from rulebound.core.state.entities import PUBLIC
from rulebound.games import listed, names
from rulebound.play.checking.coverage import load_examples
from rulebound.play.clause_words import clauses_of, find_clause, title_of
from rulebound.play.example_text import opened
from rulebound.play.optional_modules import part
from rulebound.play.translate import speech_for
from rulebound.server.http_tables import AtHouse, Known
from rulebound.server.refusal import Refusal
from rulebound.server.security import address_of
from rulebound.server.static_answers import packed
from rulebound.server.streams import line_info

Game = Annotated[str, Path(max_length=40)]
ClauseId = Annotated[str, Path(max_length=80)]
ExampleName = Annotated[str, Path(max_length=120)]
Language = Annotated[str, Query(max_length=10)]

rulebooks = APIRouter(prefix="/api/rules")


@rulebooks.get("/{game}")
async def all_clauses(request: Request, game: Game, language: Language = "en") -> Response:
    """Every clause of a game, in the order of its reference."""
    if game not in listed():
        raise Refusal("no-game", f"there is no game {game!r}")
    return packed(request, _written(game, speech_for(language).language), "application/json", "no-cache")


@cache
def _written(game: str, language: str) -> bytes:
    """The same for everybody, so it is written once."""
    found = clauses_of(game, language)
    clauses = [{"id": id.partition("/")[2], "says": clause.says} for id, clause in found.items()]
    return msgspec.json.encode({"game": game, "clauses": clauses})


@rulebooks.get("/{game}/{clause}")
async def clause(game: Game, clause: ClauseId, language: Language = "en") -> dict[str, Any]:
    found = find_clause(f"{game}/{clause}", speech_for(language).language)
    if found is None:
        raise Refusal("no-clause", f"there is no clause {game}/{clause}")
    # Nobody waits at a table while a game's examples are read for the first time, or while one is played.
    shown = [{"name": e.name, "title": title_of(e, language)} for e in await to_thread(examples_of, game, clause)]
    return {"id": found.id, "says": found.says, "choice": found.choice, "examples": shown}


@rulebooks.get("/{game}/{clause}/examples/{name}")
async def example(
    game: Game, clause: ClauseId, name: ExampleName, house: AtHouse, request: Request, language: Language = "en"
) -> dict[str, Any]:
    """An example as a story in words: how the table stands, then what is chosen and told."""
    house.quotas.demand("reading", address=address_of(request.scope))
    shown = await to_thread(example_of, game, clause, name)
    table, speech = await to_thread(opened, shown), speech_for(language, game)
    view = part(game, "view")
    return {
        "title": title_of(shown, speech.language),
        "board": [] if view is None else view.board(table.laid_out.view(PUBLIC), speech, True),
        "story": [{"kind": kind, "lines": msgspec.to_builtins([line_info(line) for line in lines])}
                  for kind, lines in table.told],
    }  # fmt: skip


@rulebooks.post("/{game}/{clause}/examples/{name}")
async def play_example(
    game: Game, clause: ClauseId, name: ExampleName, person: Known, house: AtHouse, request: Request
) -> dict[str, str]:
    """The position before the point of an example is made, as a table of one's own."""
    house.quotas.demand("tables", person.id, address_of(request.scope))
    shown = await to_thread(opened, await to_thread(example_of, game, clause, name))
    room = await house.new_table(person, shown.before_the_point(), "example")
    return {"id": room.row.id}


def examples_of(game: str, clause: str) -> list[Example]:
    if game not in names():
        return []
    return [e for e in load_examples(game) if f"{game}/{clause}" in e.clauses]


def example_of(game: str, clause: str, name: str) -> Example:
    for found in examples_of(game, clause):
        if found.name == name:
            return found
    raise Refusal("no-example", f"no example of {game}/{clause} is called {name!r}")
