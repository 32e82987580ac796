"""python -m tests.lotr.record: plays whole quests with bots and writes them to tests/lotr/saves.

For every quest and every number of players, and for every way a quest can end that the bots come to.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulebound import Table
from tests import recording
from tests.recording import keep, played, run, until

SAVES = Path(__file__).parent / "saves"
SEEDS = 6
"""So many games are tried at a time for each quest and fellowship."""
DECKS = ("leadership", "leadership spirit", "tactics spirit lore", "leadership tactics spirit lore")
QUESTS = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")
WAYS = ("lotr-win-quest", "lotr-win-spawn", "lotr-loss-eliminated")
"""How Passage through Mirkwood is seen to end: by both of its last stages, and lost."""


def facts(table: Table) -> dict[str, Any]:
    """What became of a quest, and which one it was."""
    return recording.facts(table) | {"quest": table.options["quest"], "players": len(table.game.seats)}


def lacking(found: Mapping[str, dict[str, Any]]) -> list[str]:
    """What the games together have to show, and do not."""
    games = [(game["quest"], game["players"], game["why"]) for game in found.values()]
    missing = [
        f"{quest} for {n}" for quest in QUESTS for n in range(1, 5) if not any(g[:2] == (quest, n) for g in games)
    ]
    return missing + [way for way in WAYS if not any(g[0] == QUESTS[0] and g[2] == way for g in games)]


def main() -> None:
    tables: dict[str, Table] = {}
    found: dict[str, dict[str, Any]] = {}
    seen: set[tuple[str, str]] = set()

    def shown(time: int) -> list[str]:
        for seed in range(SEEDS * time, SEEDS * (time + 1)):
            for quest in QUESTS:
                for decks in DECKS:
                    game = played("lotr", {"quest": quest, "decks": decks}, seed)
                    n, why = len(decks.split()), game.outcome.why
                    if (quest, why) in seen and any((f["quest"], f["players"]) == (quest, n) for f in found.values()):
                        continue
                    seen.add((quest, why))
                    name = f"{quest}-{n}-{why.removeprefix('lotr-')}"
                    tables[name] = game.at_table()
                    found[name] = facts(tables[name])
                    print(f"{name}: seed {seed}, {found[name]}", flush=True)
        return lacking(found)

    until(shown)
    keep(SAVES, tables, found)


if __name__ == "__main__":
    run(SAVES, facts, main)
