"""python -m tests.eldritch.record: plays whole games and writes them to tests/eldritch/saves.

Lost games are what the bots come to by themselves. Games to be won are looked for (tests/searching.py): at
the end of each round the most promising of several ways that the round went is played on.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulebound import Table
from rulebound.core.game.game import Outcome
from rulebound.games.eldritch.rules.mysteries import NEEDED, current_mystery, solved
from rulebound.games.eldritch.state import EldritchHorror, clue_count, gates, monsters, possessions, spells
from tests import recording
from tests.recording import NONE, Played, keep, played, run, until
from tests.searching import Line, Search

SAVES = Path(__file__).parent / "saves"
ANCIENT_ONES = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")
PLAYERS = (1, 2, 4, 8)
FINAL, MYTHOS = "eldritch-end-final", "eldritch-end-mythos"
WAYS = ("eldritch-end-solved", FINAL, MYTHOS, "eldritch-end-eliminated")
TRIED = 8
"""In so many ways a round is played."""
RARE = 30
"""So many games are tried each time for one that lasts until the mythos deck is empty."""
LATE = 6
"""So many games are tried each time for a win in the last mystery, which is rare."""


def facts(table: Table) -> dict[str, Any]:
    """What became of a game, and against whom."""
    return recording.facts(table) | {
        "ancient_one": table.options["ancient-one"],
        "players": len(table.game.seats),
    }


def lacking(found: Mapping[str, dict[str, Any]]) -> list[str]:
    """What the games together have to show, and do not."""
    games = list(found.values())
    missing = [
        f"{one} {'won' if won else 'lost'}"
        for one in ANCIENT_ONES for won in (True, False)
        if not any((g["ancient_one"], g["won"]) == (one, won) for g in games)
    ]  # fmt: skip
    missing += [f"{n} players" for n in PLAYERS if not any(g["players"] == n for g in games)]
    return missing + [way for way in WAYS if not any(g["why"] == way for g in games)]


# ------------------------------------------------------------------ looking for a better line


def promise(g: EldritchHorror, late: bool) -> float:
    """How good a position is. `late`: the last mystery is to be left until the Ancient One is awake."""
    card = current_mystery(g)
    done = solved(g)
    worth = 100.0 * done
    if card is not None:
        worth += 20.0 * card.tokens + 6.0 * card.hurt + 20.0 * len(g.cards("mystery-clues"))
        worth += 20.0 * len(g.cards("mystery-gates"))
    worth += 12.0 * sum(m.lost for m in monsters(g) if m.code in EPIC) + 30.0 * len(g.cards("epic"))
    waking = late and done >= NEEDED - 1 and not g.ancient.awake
    worth += (-6.0 if waking else 3.0) * g.ancient.doom
    worth += 40.0 * g.ancient.tokens if g.ancient.awake and g.ancient.code == "yog-sothoth" else 0.0
    shut = 8.0 if late and not g.ancient.awake else 3.0  # awake, each Ancient One has a use for those that are open
    worth -= shut * len(gates(g)) + 0.6 * len(monsters(g)) + 25.0 * len(g.cards("sheet-gates"))
    for you in g.investigators:
        worth += 4.0 * min(4, clue_count(g, you)) + 1.5 * len(possessions(g, you)) + 2.0 * len(spells(g, you))
        worth += 1.2 * (min(4, you.health) + min(4, you.sanity)) + 4.0
        worth += 1.5 * (you.lore + you.influence + you.observation + you.strength + you.will)
    return worth


EPIC = ("cthylla", "nug", "dunwich-horror", "epic-cthulhu", "epic-shub-niggurath")


def searched(options: dict[str, str], seed: int, late: bool = False) -> Played | None:
    """A game played with an eye on how its rounds turn out; None if it is not won (late: in the last mystery)."""

    def tried(lines: list[Line]) -> int:
        awake = any(line.game.ancient.awake for line in lines)  # then every round may be the last
        return 5 * TRIED if late and awake else TRIED

    def wanted(end: Outcome) -> bool:
        return end.won and (not late or end.why == FINAL)

    return Search(lambda g: promise(g, late), wanted, tried).game("eldritch", options, seed)


# ------------------------------------------------------------------ which games

EASIER = {"difficulty": "easier", "reference": "easier"}
LOOKED_FOR: tuple[tuple[str, int, dict[str, str], bool], ...] = (
    ("azathoth", 2, {}, False),
    ("cthulhu", 1, EASIER | {"investigators": "mark-harrigan"}, False),
    ("shub-niggurath", 1, EASIER | {"investigators": "mark-harrigan"}, False),
    ("yog-sothoth", 1, EASIER | {"investigators": "jacqueline-fine"}, False),
    ("cthulhu", 1, EASIER | {"investigators": "mark-harrigan"}, True),
    ("yog-sothoth", 1, EASIER | {"investigators": "jacqueline-fine"}, True),
)
"""Games to be won: against whom, for how many, how, and whether in the last mystery."""
BY_THEMSELVES = (("azathoth", 4), ("cthulhu", 2), ("shub-niggurath", 8), ("yog-sothoth", 2))
"""Games that bots play as they come."""


def chosen(one: str, n: int, **more: str) -> dict[str, str]:
    return {"ancient-one": one, "seats": str(n), **more}


def main(kept: Mapping[str, Table] = NONE) -> None:
    """Looks for games that show what the kept ones do not."""
    tables = dict(kept)
    found = {name: facts(table) for name, table in tables.items()}

    def note(game: Played) -> None:
        one, n = game.options["ancient-one"], int(game.options["seats"])
        name = f"{one}-{n}-{game.outcome.why.removeprefix('eldritch-end-')}"
        shown = any((f["ancient_one"], f["won"]) == (one, game.outcome.won) for f in found.values())
        if shown and game.outcome.why in [f["why"] for f in found.values()]:
            return
        tables[name] = game.at_table()
        found[name] = facts(tables[name])
        print(f"{name}: seed {game.seed}, {found[name]}", flush=True)

    def shown(time: int) -> list[str]:
        for one, n in BY_THEMSELVES:
            note(played("eldritch", chosen(one, n), time))
        for seed in range(RARE * time, RARE * (time + 1)):
            if MYTHOS not in [f["why"] for f in found.values()]:
                note(played("eldritch", chosen("yog-sothoth", 3), seed))
        for one, n, more, late in LOOKED_FOR:
            ways = [f["why"] for f in found.values() if f["won"] and (late or f["ancient_one"] == one)]
            if FINAL not in ways if late else not ways:
                for seed in range(200 + LATE * time, 200 + LATE * (time + 1)) if late else (100 + time,):
                    game = searched(chosen(one, n, **more), seed, late)
                    if game is not None:
                        note(game)
                        break
        return lacking(found)

    until(shown)
    keep(SAVES, tables, found)


if __name__ == "__main__":
    run(SAVES, facts, main)
