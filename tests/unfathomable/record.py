"""python -m tests.unfathomable.record: plays whole games with bots and writes them to tests/unfathomable/saves.

For every number of players one game, and one for every way a game can end that the bots come to.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulebound import Table
from tests import recording
from tests.recording import keep, played, run

SAVES = Path(__file__).parent / "saves"
SEEDS = 30
"""So many games are tried for each number of players."""
SEATS = (3, 4, 5, 6)


def options(seats: int) -> dict[str, str]:
    return {"seats": str(seats), "characters": "random"}


def facts(table: Table) -> dict[str, Any]:
    """What became of a game, and who has won it."""
    assert table.outcome is not None
    return recording.facts(table) | {"winners": list(table.outcome.winners), "seats": len(table.game.seats)}


def main() -> None:
    tables: dict[str, Table] = {}
    found: dict[str, dict[str, Any]] = {}
    endings: set[str] = set()
    for seed in range(SEEDS):
        for seats in SEATS:
            game = played("unfathomable", options(seats), seed)
            why = game.outcome.why
            if why in endings and any(f["seats"] == seats for f in found.values()):
                continue
            endings.add(why)
            name = f"{seats}-{why.removeprefix('unfathomable-')}"
            tables[name] = game.at_table()
            found[name] = facts(tables[name])
            print(f"{name}: seed {seed}, {found[name]}", flush=True)
    keep(SAVES, tables, found)


if __name__ == "__main__":
    run(SAVES, facts, main)
