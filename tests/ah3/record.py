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
from rulebound.games.ah3.board import FUTURE
from rulebound.games.ah3.rules.engaging import HEALTH
from rulebound.games.ah3.state import ArkhamHorror, Marker, Neighbourhood, Space, distances, monsters, spaces_of
from tests import recording
from tests.recording import NONE, Played, keep, played, run, until
from tests.searching import Search

SAVES = Path(__file__).parent / "saves"
PLAYERS = (1, 2, 4, 6)


@dataclass(frozen=True)
class End:
    """An end of a scenario, and the way there."""

    scenario: str
    players: int
    way: tuple[str, ...] = ()
    """The cards that come to the codex on the way, the later the nearer. Without any the bots find it by themselves."""
    shun: tuple[str, ...] = ()
    """The cards by which the way would be lost."""
    doom: int = 0
    """So much doom has to come to the sheet on the way, or does no harm."""
    seed: int = 0
    """The first that is tried: with those before it nothing was found."""
    who: str = "choose"
    """Who is there: those who fight, if that is what it takes."""


ENDS: dict[str, End] = {
    "won-5": End("azathoth", 2, ("4", "6", "7", "6-back", "7-back"), shun=("9",)),
    "lost-9": End("azathoth", 4),
    "won-12": End("umordhoth", 2, ("12", "18"), doom=8),
    "lost-18": End("umordhoth", 6),
    "won-23": End("veil", 1, ("22", "23"), shun=("24", "27"), seed=4),
    "won-25": End("veil", 2, ("24", "26"), shun=("22", "27"), seed=1),
    "lost-25": End("veil", 2, ("24", "26"), shun=("22", "27"), seed=1),
    "won-27": End("veil", 2, ("27",), doom=6, who="michael-mcglen tommy-muldoon", seed=4),
    "lost-27": End("veil", 4),
    "won-36": End("echoes", 1, ("31", "36"), shun=("38",)),
    "won-38": End("echoes", 1, ("31", "37", "38"), doom=9, who="michael-mcglen", seed=1),
    "lost-38": End("echoes", 2),
}
"""The ends that the codex has, but for won-9: no search has come to it under the rules of today. Examples play that one
(archive, passages)."""


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
    worth = sum(400.0 * (n + 1) for n, card in enumerate(way) if card in codex or f"{card}-back" in codex)
    worth -= 1000.0 * sum(1 for card in shun if card in codex)
    sheet = g.sheet
    worth += 14.0 * sheet.clues + 90.0 * sheet.markers + 45.0 * sum(card.clues for card in g.cards("codex"))
    worth += 60.0 * sum(1 for marker in g.all(Marker) if marker.mended) + 45.0 * len(g.cards("attached"))
    worth += 6.0 * nearness(g, errands(g, codex))
    worth -= 12.0 * max(0, sheet.doom - ENDS[end].doom)
    worth -= 1.5 * sum(space.doom for space in g.all(Space))
    worth += sum(3.0 * hood.clues - 10.0 * hood.anomaly for hood in g.all(Neighbourhood))
    for monster in monsters(g):
        epic = monster.code.startswith("archive")
        worth -= 25.0 * (g.value(monster, HEALTH) - monster.damage) if epic else 2.0
    worth -= 25.0 * len(sheet.gone)
    if end == "lost-25" and "26" in codex:  # the Lodge wins without those who were loyal to it
        worth -= 200.0 * sum(1 for you in g.investigators if you.loyal)
    worth += sum(fortunes(g, you) for you in g.investigators)
    return float(worth)


def errands(g: ArkhamHorror, codex: set[str]) -> set[str]:
    """Where the codex wants somebody to go now."""
    clues, wanted = g.sheet.clues, set()
    for marker in g.all(Marker):  # of the ritual in Azathoth's scenario, a scar in the Veil's
        ritual = "4-back" in codex or ("6" in codex and clues >= 5) or ("7-back" in codex and clues >= 3)
        if marker.space and not marker.mended and (ritual or "8-back" in codex or ("21-back" in codex and clues >= 2)):
            wanted.add(g.here(marker).code)
    wanted |= {space.code for hood in g.all(Neighbourhood) if hood.marker for space in spaces_of(g, hood)}
    wanted |= {g.here(monster).code for monster in monsters(g) if monster.code.startswith("archive")}
    attached = {card.hood for card in g.cards("attached")}
    wanted |= {space.code for space in g.all(Space) if space.hood in attached}
    if "31" in codex and clues >= 2 and g.sheet.markers + len(attached) < 4:
        wanted.add("observatory")
    return wanted | {"river-docks"} if "36" in codex else wanted


def hint(g: ArkhamHorror, seat: int) -> str | None:
    """To attack what the codex has sent, or to go where it wants somebody to be."""
    assert g.decision is not None
    keys = g.decision.keys(seat)
    attack = next((key for key in keys if key.startswith("attack archive")), None)
    if attack is not None:
        return attack
    wanted = errands(g, {card.code.removeprefix("archive-") for card in g.cards("codex")})
    steps = {f"move {space.code}": distances(g, space) for space in g.all(Space) if f"move {space.code}" in keys}
    return min(steps, key=lambda key: min([steps[key].get(code, 9) for code in wanted])) if steps and wanted else None


def nearness(g: ArkhamHorror, wanted: set[str]) -> int:
    """How near to one of these places everybody is; in the future one is nearer than anywhere else."""
    near = 0
    for you in g.investigators:
        away = distances(g, g.here(you))
        near += (
            12 if g.here(you).code == FUTURE else max([8 - n for code, n in away.items() if code in wanted], default=0)
        )
    return near


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
        lambda g: promise(g, end),
        lambda outcome: outcome.why == f"ah3-end-{end}",
        lambda _: 8,
        kept=8,
        kin=4,
        hint=hint,
    )
    return search.game("ah3", table_of(one), seed)


def table_of(end: End) -> dict[str, str]:
    return {"scenario": end.scenario, "seats": str(end.players), "investigators": end.who}


def main(kept: Mapping[str, Table] = NONE) -> None:
    """Looks for games that show what the kept ones do not."""
    tables = dict(kept)
    found = {name: facts(table) for name, table in tables.items()}

    def note(game: Played) -> None:
        end = game.outcome.why.removeprefix("ah3-end-")
        if end not in found:
            tables[end] = game.at_table()
            found[end] = facts(tables[end])
            print(f"{end}: seed {game.seed}, {found[end]}", flush=True)

    def shown(time: int) -> list[str]:
        for end, one in ENDS.items():
            if end not in found:
                game = looked_for(end, one.seed + time) if one.way else played("ah3", table_of(one), time)
                if game is not None:
                    note(game)
        return lacking(found)

    until(shown)
    keep(SAVES, dict(sorted(tables.items())), dict(sorted(found.items())))


if __name__ == "__main__":
    run(SAVES, facts, main)
