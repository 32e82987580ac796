"""python -m tests.unfathomable.record: plays whole games with bots and writes them to tests/unfathomable/saves.

For every number of players one game, and one for every way a game can end that the bots come to.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulebound import Table
from tests import recording
from tests.recording import NONE, keep, played, run, until

SAVES = Path(__file__).parent / "saves"
SEEDS = 30
"""So many games are tried at a time for each number of players."""
SEATS = (3, 4, 5, 6)


def options(seats: int) -> dict[str, str]:
    return {"seats": str(seats), "characters": "random"}


def facts(table: Table) -> dict[str, Any]:
    """What became of a game, and who has won it."""
    assert table.outcome is not None
    return recording.facts(table) | {"winners": list(table.outcome.winners), "seats": len(table.game.seats)}


def lacking(found: Mapping[str, dict[str, Any]]) -> list[str]:
    """What the games together have to show, and do not."""
    won = {game["won"] for game in found.values()}
    alone = [f"a game of {n}" for n in SEATS if all(game["seats"] != n for game in found.values())]
    return alone + [f"{side} who win" for side, wins in (("humans", True), ("traitors", False)) if wins not in won]


def main(kept: Mapping[str, Table] = NONE) -> None:
    """Looks for games that show what the kept ones do not."""
    tables = dict(kept)
    found = {name: facts(table) for name, table in tables.items()}
    endings = {f["why"] for f in found.values()}

    def shown(time: int) -> list[str]:
        for seed in range(SEEDS * time, SEEDS * (time + 1)):
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
        return lacking(found)

    until(shown)
    keep(SAVES, tables, found)


if __name__ == "__main__":
    run(SAVES, facts, main)
