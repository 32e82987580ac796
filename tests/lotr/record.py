"""python -m tests.lotr.record: plays whole quests and writes them to tests/lotr/saves.

For every quest and every number of players, and for every way a quest can end that is come to. Bots play with the
learning decks. What they hardly ever win, or never, is played with built decks by a player who tries many lines
(searching.py): the second quest and the third, and a whole campaign, all in easy mode.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulebound import Table
from tests import recording
from tests.lotr.searching import searched
from tests.recording import NONE, Played, keep, played, run, until

SAVES = Path(__file__).parent / "saves"
SEEDS = 1
"""So many games are tried at a time for each quest and fellowship."""
DECKS = ("leadership", "leadership spirit", "tactics spirit lore", "leadership tactics spirit lore")
QUESTS = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")
WAYS = ("lotr-win-quest", "lotr-win-spawn", "lotr-loss-eliminated")
"""How Passage through Mirkwood is seen to end: by both of its last stages, and lost."""
BUILT = (
    "Aragorn; Théodred; Éowyn; 3x Steward of Gondor; 3x Unexpected Courage; 3x Sneak Attack; 3x Gandalf; 3x Faramir; "
    "3x Northern Tracker; 3x Celebrían's Stone; 3x Snowbourn Scout; 3x Guard of the Citadel; 3x Silverlode Archer; "
    "3x A Test of Will; 2x Hasty Stroke; 3x The Galadhrim's Greeting; 3x The Favor of the Lady; 3x Lórien Guide; "
    "3x Stand and Fight; 3x Wandering Took",
    "Legolas; Gimli; Beravor; 3x Gondorian Spearman; 3x Veteran Axehand; 3x Horseback Archer; 3x Beorn; 3x Feint; "
    "3x Quick Strike; 3x Blade of Gondolin; 3x Citadel Plate; 3x Dwarven Axe; 3x Gandalf; 3x Daughter of the Nimrodel; "
    "3x Erebor Hammersmith; 3x Gléowine; 3x Forest Snare; 3x Lore of Imladris; 3x Lórien's Wealth; 2x Secret Paths",
)
TWO = {"decks": "own own", "lists": " | ".join(BUILT), "difficulty": "easy"}
CAMPAIGN = "campaign"
SEARCHED: dict[str, dict[str, str]] = {
    QUESTS[1]: TWO | {"quest": QUESTS[1]},
    QUESTS[2]: TWO | {"quest": QUESTS[2]},
    CAMPAIGN: TWO | {"mode": CAMPAIGN, "quest": QUESTS[0]},
}
"""What is searched for, and how that is played."""


def what_is_played(options: Mapping[str, str]) -> str:
    return CAMPAIGN if options.get("mode") == CAMPAIGN else options["quest"]


def facts(table: Table) -> dict[str, Any]:
    """What became of a quest, and which one it was."""
    return recording.facts(table) | {"quest": what_is_played(table.options), "players": len(table.game.seats)}


def lacking(found: Mapping[str, dict[str, Any]]) -> list[str]:
    """What the games together have to show, and do not."""
    games = [(game["quest"], game["players"], game["why"]) for game in found.values()]
    missing = [
        f"{quest} for {n}" for quest in QUESTS for n in range(1, 5) if not any(g[:2] == (quest, n) for g in games)
    ]
    missing += [way for way in WAYS if not any(g[0] == QUESTS[0] and g[2] == way for g in games)]
    ends = {(game["quest"], game["won"]) for game in found.values()}
    missing += [f"{quest} lost" for quest in QUESTS if (quest, False) not in ends]
    return missing + [f"{quest} won" for quest in (*QUESTS, CAMPAIGN) if (quest, True) not in ends]


def main(kept: Mapping[str, Table] = NONE) -> None:
    """Looks for games that show what the kept ones do not."""
    tables = dict(kept)
    found = {name: facts(table) for name, table in tables.items()}

    def take(game: Played) -> None:
        table = game.at_table()
        what = facts(table)
        name = f"{what['quest']}-{what['players']}-{what['why'].removeprefix('lotr-')}"
        tables[name], found[name] = table, what
        print(f"{name}: seed {game.seed}, {what}", flush=True)

    def is_new(game: Played) -> bool:
        """Another end of this quest, or the first game of it for so many players."""
        known = [f for f in found.values() if f["quest"] == game.options["quest"]]
        ends, players = [f["why"] for f in known], [f["players"] for f in known]
        return game.outcome.why not in ends or len(game.options["decks"].split()) not in players

    def shown(time: int) -> list[str]:
        for seed in range(SEEDS * time, SEEDS * (time + 1)):
            for quest in QUESTS:
                for decks in DECKS:
                    game = played("lotr", {"quest": quest, "decks": decks}, seed)
                    if is_new(game):
                        take(game)
            for quest, options in SEARCHED.items():
                if (quest, True) not in {(f["quest"], f["won"]) for f in found.values()}:
                    line = searched(options, seed)
                    if line is not None:
                        take(line)
        return lacking(found)

    until(shown)
    keep(SAVES, tables, found)


if __name__ == "__main__":
    run(SAVES, facts, main)
