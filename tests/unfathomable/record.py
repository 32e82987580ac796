"""python -m tests.unfathomable.record: plays whole games with bots and writes them to tests/unfathomable/saves.

For every number of players one game, and one for every way a game can end that the bots come to. A save is played again
under the rules it was made under; when these change, record the games anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import rulebound
from rulebound import Table
from rulebound.core.chance import mix
from rulebound.core.view import view
from rulebound.games import game_class
from rulebound.play.bots import best, maker

SAVES = Path(__file__).parent / "saves"
EXPECTED = SAVES / "expected.json"
SEEDS = 30
"""So many games are tried for each number of players."""
SEATS = (3, 4, 5, 6)

Answers = list[tuple[int, tuple[str, ...]]]


def options(seats: int) -> dict[str, str]:
    return {"seats": str(seats), "characters": "random"}


def played(seats: int, seed: int) -> tuple[str, Answers]:
    """One game, quickly: how it ended, and all answers."""
    g: Any = game_class("unfathomable").new(options(seats), seed, durable=False)
    players = [maker("unfathomable", best("unfathomable"))(mix(seed, seat + 1)) for seat in range(seats)]
    answers: Answers = []
    while g.decision is not None:
        seat = g.waiting[0]
        keys = tuple(players[seat].choose(view(g, seat), seat))
        answers.append((seat, keys))
        g.choose(keys, seat)
    return str(g.outcome.why), answers


def recorded(seats: int, seed: int, answers: Answers) -> Table:
    """The same game at a table, answer by answer."""
    table = rulebound.new("unfathomable", options(seats), seed)
    for seat, keys in answers:
        table.choose(keys, seat)
    return table


def facts(table: Table) -> dict[str, Any]:
    """What became of a game: what a test compares after playing it again."""
    assert table.outcome is not None
    return {
        "won": table.outcome.won,
        "why": table.outcome.why,
        "winners": list(table.outcome.winners),
        "seats": len(table.game.seats),
        "answers": len(table.answers),
        "lines": len(table.log),
        "position": table.game.state_hash(),
    }


def main() -> None:
    SAVES.mkdir(exist_ok=True)
    found: dict[str, dict[str, Any]] = {}
    endings: set[str] = set()
    for seed in range(SEEDS):
        for seats in SEATS:
            why, answers = played(seats, seed)
            name = f"{seats}-{why.removeprefix('unfathomable-')}"
            if why in endings and any(f["seats"] == seats for f in found.values()):
                continue
            endings.add(why)
            table = recorded(seats, seed, answers)
            table.save(SAVES / f"{name}.save")
            found[name] = facts(table)
            print(f"{name}: seed {seed}, {found[name]}", flush=True)
    EXPECTED.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
