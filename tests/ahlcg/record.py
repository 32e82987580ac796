"""python -m tests.ahlcg.record: plays whole campaigns with the bot and writes them to tests/ahlcg/saves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulebound import Table
from rulebound.core.game.game import Line
from tests import recording
from tests.recording import NONE, Played, keep, played, run, until

SAVES = Path(__file__).parent / "saves"
SEEDS = 40
"""So many campaigns are tried at a time for each party; the one that shows most is kept."""
SCENARIOS = 3
"""A campaign that is played to its end has so many."""


@dataclass(frozen=True)
class Party:
    """Who plays a campaign, and how hard it is."""

    name: str
    investigators: str
    difficulty: str
    decks: str = "starter"

    @property
    def options(self) -> dict[str, str]:
        return {"investigators": self.investigators, "difficulty": self.difficulty, "decks": self.decks}


PARTIES = (
    Party("one", "roland-banks", "easy"),
    Party("two", "roland-banks daisy-walker", "standard"),
    Party("three", "skids-otoole agnes-baker wendy-adams", "easy", "stronger"),
    Party("four", "wendy-adams daisy-walker agnes-baker roland-banks", "hard"),
)


def richest(party: Party, seeds: range, others: list[tuple[str, ...]], known: Played | None) -> Played:
    """The campaign that has most scenarios, was won, and went otherwise than those of the other parties."""
    tried = [played("ahlcg", party.options, seed) for seed in seeds]
    return max([*tried, *([known] if known else [])], key=lambda c: worth(c, others))


def worth(campaign: Played, others: list[tuple[str, ...]]) -> tuple[int, bool, bool, int]:
    ends = resolutions(campaign.log)
    return len(ends), campaign.outcome.won, ends not in others, len(campaign.answers)


def facts(table: Table) -> dict[str, Any]:
    """What became of a campaign, and of its scenarios."""
    return recording.facts(table) | {
        "scenarios": 1 + table.game.campaign.chapter,  # type: ignore[attr-defined]
        "resolutions": list(resolutions(table.log)),
    }


def resolutions(log: Iterable[Line]) -> tuple[str, ...]:
    """How each scenario ended."""
    return tuple([str(dict(line.args)["n"]) for line in log if line.text == "ahlcg-log-resolution"])


def lacking(found: Mapping[str, dict[str, Any]]) -> list[str]:
    """What the campaigns together have to show, and do not."""
    ends = {tuple(f["resolutions"]) for f in found.values()}
    wanted = {
        "a campaign to its end": max(f["scenarios"] for f in found.values()) == SCENARIOS,
        "campaigns that go otherwise": len(ends) > 1,
    }
    return [what for what, shown in wanted.items() if not shown]


def main(_: Mapping[str, Table] = NONE) -> None:
    """All campaigns anew: they are chosen with an eye on each other."""
    kept: dict[str, Played] = {}
    found: dict[str, dict[str, Any]] = {}

    def shown(time: int) -> list[str]:
        seeds = range(SEEDS * time, SEEDS * (time + 1))
        for party in PARTIES:
            others = [tuple(f["resolutions"]) for name, f in found.items() if name != party.name]
            kept[party.name] = richest(party, seeds, others, kept.get(party.name))
            found[party.name] = facts(kept[party.name].at_table())
            print(f"{party.name}: seed {kept[party.name].seed}, {found[party.name]}", flush=True)
        return lacking(found)

    until(shown)
    keep(SAVES, {name: campaign.at_table() for name, campaign in kept.items()}, found)


if __name__ == "__main__":
    run(SAVES, facts, main)
