"""Positions to draw boards with: plays games with bots and writes what a seat is sent to web/fixtures/*.json.

    .venv/bin/python web/fixtures.py                 all of them
    .venv/bin/python web/fixtures.py unfathomable    one game's

Then `npm run dev` and open /fixture/<name>, such as /fixture/unfathomable-40 or /fixture/unfathomable-40?seat=1.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import rulebound
from rulebound.core.state.chance import mix
from rulebound.play.bots import best, make
from rulebound.play.table import Table
from rulebound.server.protocol import VERSION, Head, LineInfo, SeatInfo, State, TableInfo, Welcome

FOLDER = Path(__file__).parent / "fixtures"
SETUPS: dict[str, dict[str, dict[str, str]]] = {
    "lantern": {"lantern": {"seats": "3", "roles": "secret"}},
    "ahlcg": {
        "ahlcg": {"investigators": "roland-banks"},
        "ahlcg-two": {"investigators": "roland-banks daisy-walker"},
    },
    "unfathomable": {"unfathomable": {"seats": "3"}, "unfathomable-six": {"seats": "6"}},
}
ANSWERS = (0, 12, 40, 90, 160, 300)
"""After so many answers a position is written."""


def main(games: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in games or list(SETUPS):
        for name, options in SETUPS[game].items():
            play(game, name, options)
        try:
            faces = import_module(f"rulebound.games.{game}.faces").faces()
        except ModuleNotFoundError:
            faces = {}
        (FOLDER / f"{game}.faces.json").write_bytes(msgspec.json.encode(faces))


def play(game: str, name: str, options: dict[str, str]) -> None:
    table = rulebound.new(game, options, seed=5)
    seats = len(table.game.seats)
    bots = [make(game, best(game), mix(table.seed, s + 1)) for s in range(seats)]
    for count in range(ANSWERS[-1] + 1):
        if count in ANSWERS or table.decision is None:
            write(f"{name}-{count if table.decision else 'end'}", table)
        if table.decision is None:
            return
        seat = table.waiting[0]
        table.choose(bots[seat].choose(table.view(seat), seat), seat)


def write(name: str, table: Table) -> None:
    messages: list[Any] = [welcome(table), *(state(table, seat) for seat in range(-1, len(table.game.seats)))]
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(messages))
    print(name)


def welcome(table: Table) -> Welcome:
    seats = range(len(table.game.seats))
    words = [msgspec.to_builtins(table.game.word(table.game.seat(s))) for s in seats]
    people = tuple(
        [SeatInfo(s, words[s], "person", ("Anna", "Bohdan", "Cleo", "Dmytro", "Eve", "Fedir")[s]) for s in seats]
    )
    info = TableInfo(
        "fixture", table.name, table.game.book.title, table.options, "information", "wait", "table", people, "Anna",
        hosting=True, spectators=1,
    )  # fmt: skip
    return Welcome(VERSION, "fixture", info, tuple(seats), (), (), True, ())


def state(table: Table, seat: int) -> State:
    view = table.view(seat)
    decision = view["decision"]
    if decision is not None and "options" in decision:
        decision = {"id": str(len(table.answers)), **decision}
    head = Head(view["round"], view["phase"], view["turn"], view["lead"], decision, view["outcome"])
    lines = tuple([LineInfo(line.text, msgspec.to_builtins(line.args), line.cite) for line in table.lines(seat)])
    return State(seat, 1, head, view["entities"], 0, lines)


if __name__ == "__main__":
    main(sys.argv[1:])
