"""python -m tests.ah3.record: plays whole games and writes them to tests/ah3/saves.

Together they show every end that the codex has, won and lost. Most losses are what the bots come to by themselves.
Other ends are looked for (tests/searching.py): a position is worth the more, the further it is on the way to that end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebound import Table
from rulebound.games.ah3.state import ArkhamHorror, Marker, Neighbourhood, Space, monsters
from tests import recording
from tests.recording import Played, keep, played, run, until
from tests.searching import Search

SAVES = Path(__file__).parent / "saves"
PLAYERS = (1, 2, 4, 6)


@dataclass(frozen=True)
class End:
    """An end of a scenario, and the way there."""

    scenario: str
    players: int
    way: tuple[str, ...] = ()
    """The cards that come to the codex on the way, the later the nearer. None: the bots find it by themselves."""
    shun: tuple[str, ...] = ()
    """The cards by which the way would be lost."""


ENDS: dict[str, End] = {
    "won-5": End("azathoth", 2, ("4", "6", "7", "6-back", "7-back"), shun=("9",)),
    "won-9": End("azathoth", 1, ("5", "9")),
    "lost-9": End("azathoth", 4),
    "won-12": End("umordhoth", 2, ("12", "18")),
    "lost-18": End("umordhoth", 6),
    "won-23": End("veil", 1, ("22", "23"), shun=("24", "27")),
    "won-25": End("veil", 2, ("24", "26"), shun=("22", "27")),
    "lost-25": End("veil", 2, ("24", "26"), shun=("22", "27")),
    "won-27": End("veil", 2, ("27",)),
    "lost-27": End("veil", 4),
    "won-36": End("echoes", 1, ("31", "36"), shun=("38",)),
    "won-38": End("echoes", 1, ("31", "37", "38")),
    "lost-38": End("echoes", 2),
}
"""Every end that the codex has."""


def facts(table: Table) -> dict[str, Any]:
    """What became of a game, of which, and for how many."""
    return recording.facts(table) | {"scenario": table.options["scenario"], "players": len(table.game.seats)}


def lacking(found: Mapping[str, dict[str, Any]]) -> list[str]:
    """What the games together have to show, and do not."""
    missing = [end for end in ENDS if not any(f["why"] == f"ah3-end-{end}" for f in found.values())]
    return missing + [f"{n} players" for n in PLAYERS if not any(f["players"] == n for f in found.values())]


# ------------------------------------------------------------------ how good a position is


def promise(g: ArkhamHorror, end: str) -> float:
    """The way so far, clues, doom, monsters, and how everybody fares."""
    codex = {card.code.removeprefix("archive-") for card in g.cards("codex")}
    way, shun = ENDS[end].way, ENDS[end].shun
    worth = sum(60.0 * (n + 1) for n, card in enumerate(way) if card in codex or f"{card}-back" in codex)
    worth -= 1000.0 * sum(1 for card in shun if card in codex)
    sheet = g.sheet
    worth += 14.0 * sheet.clues + 60.0 * sheet.markers + 40.0 * sum(card.clues for card in g.cards("codex"))
    worth += 60.0 * sum(1 for marker in g.all(Marker) if marker.mended)
    worth -= 8.0 * sheet.doom + 1.5 * sum(space.doom for space in g.all(Space))
    worth += sum(3.0 * hood.clues - 10.0 * hood.anomaly for hood in g.all(Neighbourhood))
    worth -= sum(2.0 - 4.0 * monster.damage * monster.code.startswith("archive") for monster in monsters(g))
    worth -= 25.0 * len(sheet.gone)
    if end == "lost-25" and "26" in codex:  # the Lodge wins without those who were loyal to it
        worth -= 200.0 * sum(1 for you in g.investigators if you.loyal)
    worth += sum(fortunes(g, you) for you in g.investigators)
    return float(worth)


def fortunes(g: ArkhamHorror, you: Any) -> float:
    """How an investigator fares."""
    worth = 10.0 * you.clues + 1.5 * you.remnants + 0.7 * min(6, you.money) + 2.0 * len(g.cards(you.assets))
    worth += 1.5 * (you.lore + you.influence + you.observation + you.strength + you.will)
    worth -= 1.2 * (you.damage + you.horror) + 6.0 * (you.damage > 4) + 6.0 * (you.horror > 4)
    return float(worth)


# ------------------------------------------------------------------ which games


def looked_for(end: str, seed: int) -> Played | None:
    one = ENDS[end]
    search = Search(
        lambda g: promise(g, end), lambda outcome: outcome.why == f"ah3-end-{end}", kept=6, tried=lambda _: 6
    )
    return search.game("ah3", table_of(one), seed)


def table_of(end: End) -> dict[str, str]:
    return {"scenario": end.scenario, "seats": str(end.players)}


def main() -> None:
    tables: dict[str, Table] = {}
    found: dict[str, dict[str, Any]] = {}

    def note(game: Played) -> None:
        end = game.outcome.why.removeprefix("ah3-end-")
        if end not in found:
            tables[end] = game.at_table()
            found[end] = facts(tables[end])
            print(f"{end}: seed {game.seed}, {found[end]}", flush=True)

    def shown(time: int) -> list[str]:
        for end, one in ENDS.items():
            if end not in found:
                game = looked_for(end, time) if one.way else played("ah3", table_of(one), time)
                if game is not None:
                    note(game)
        return lacking(found)

    until(shown)
    keep(SAVES, dict(sorted(tables.items())), dict(sorted(found.items())))


if __name__ == "__main__":
    run(SAVES, facts, main)
