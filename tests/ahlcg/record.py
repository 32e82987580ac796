"""python -m tests.ahlcg.record: plays whole campaigns with the bot and writes them to tests/ahlcg/saves.

A save is played again under the rules it was made under. When these change, record the campaigns anew and look at what
became of them in `expected.json`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rulebound
from rulebound import Table
from rulebound.core.chance import mix
from rulebound.core.game import Line
from rulebound.core.view import view
from rulebound.games import game_class
from rulebound.play.bots import best, maker

SAVES = Path(__file__).parent / "saves"
EXPECTED = SAVES / "expected.json"
SEEDS = 40
"""So many campaigns are tried for each party; the one that shows most is kept."""

LONGEST = 10_000
"""No campaign has so many decisions."""

Answers = list[tuple[int, tuple[str, ...]]]


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


@dataclass(frozen=True)
class Campaign:
    """A campaign that the bot has played, as answers."""

    seed: int
    answers: Answers
    won: bool
    resolutions: tuple[str, ...]
    """How each of its scenarios ended."""


def played(party: Party, seed: int) -> Campaign:
    """One campaign, quickly: without a record."""
    log: list[Line] = []
    g: Any = game_class("ahlcg").new(party.options, seed, durable=False, sink=log.append)
    players = [maker("ahlcg", best("ahlcg"))(mix(seed, seat + 1)) for seat in range(len(g.seats))]
    answers: Answers = []
    while g.decision is not None:
        seat = g.waiting[0]
        keys = tuple(players[seat].choose(view(g, seat), seat))
        answers.append((seat, keys))
        assert len(answers) < LONGEST, f"the bot does not come to an end: {party.name}, seed {seed}: {answers[-4:]}"
        g.choose(keys, seat)
    assert g.outcome is not None
    return Campaign(seed, answers, g.outcome.won, resolutions(log))


def richest(party: Party, others: list[tuple[str, ...]]) -> Campaign:
    """The campaign that has most scenarios, was won, and went otherwise than those of the other parties."""
    tried = [played(party, seed) for seed in range(SEEDS)]
    return max(tried, key=lambda c: (len(c.resolutions), c.won, c.resolutions not in others, len(c.answers)))


def recorded(party: Party, campaign: Campaign) -> Table:
    """The same campaign at a table, answer by answer."""
    table = rulebound.new("ahlcg", party.options, campaign.seed)
    for seat, keys in campaign.answers:
        table.choose(keys, seat)
    return table


def facts(table: Table) -> dict[str, Any]:
    """What became of a campaign: what a test compares after playing it again."""
    assert table.outcome is not None
    return {
        "won": table.outcome.won,
        "why": table.outcome.why,
        "scenarios": 1 + table.game.campaign.chapter,  # type: ignore[attr-defined]
        "resolutions": list(resolutions(table.log)),
        "answers": len(table.answers),
        "lines": len(table.log),
        "position": table.game.state_hash(),
    }


def resolutions(log: list[Line]) -> tuple[str, ...]:
    return tuple([str(dict(line.args)["n"]) for line in log if line.text == "ahlcg-log-resolution"])


def main() -> None:
    SAVES.mkdir(exist_ok=True)
    found: dict[str, dict[str, Any]] = {}
    for party in PARTIES:
        table = recorded(party, richest(party, [tuple(f["resolutions"]) for f in found.values()]))
        table.save(SAVES / f"{party.name}.save")
        found[party.name] = facts(table)
        print(f"{party.name}: seed {table.seed}, {found[party.name]}", flush=True)
    EXPECTED.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
