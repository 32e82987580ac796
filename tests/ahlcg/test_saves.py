"""Whole campaigns, from the first set-up to the end, played again from moments in between."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import rulebound
from rulebound import Table
from rulebound.play.record import Entry
from tests.ahlcg.record import PARTIES, SAVES, facts

NAMES = tuple(p.name for p in PARTIES)
AGAIN = "record the campaigns anew with python -m tests.ahlcg.record"


@cache
def campaign(name: str) -> Table:
    """The campaign as its save tells it, played under these rules."""
    table = rulebound.load(SAVES / f"{name}.save")
    assert not table.changed, f"{name}.save: {table.changed}. If the rules were changed on purpose, {AGAIN}"
    return table


def rest_of(table: Table, answers: tuple[Entry, ...]) -> Table:
    """The table after the answers that are still missing."""
    for entry in answers[len(table.answers) :]:
        table.enter(entry, keep=False)
    return table


@cache
def moments(name: str) -> dict[str, int]:
    """Some moments of a campaign, by how many answers lie before them."""
    table = campaign(name)
    other = rulebound.new("ahlcg", table.options, table.seed)
    found = {"the beginning": 0}
    for n, entry in enumerate(table.answers):
        decision, chapter = other.decision, other.game.campaign.chapter  # type: ignore[attr-defined]
        assert decision is not None
        if decision.prompt == "ahlcg-prompt-commit" and n > len(table.answers) // 2:
            found.setdefault("in a skill test", n)
        if decision.prompt in ("ahlcg-prompt-buy", "ahlcg-prompt-go-on"):
            found.setdefault("between scenarios", n)
        if chapter and decision.prompt == "ahlcg-prompt-mulligan":
            found.setdefault("setting up the next scenario", n)
        if len(decision.seats) > 1:
            found["a decision of the group"] = n
        other.enter(entry, keep=False)
    found["the last decision"] = len(table.answers) - 1
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_campaign_goes_on_from_the_middle(name: str, tmp_path: Path) -> None:
    whole = campaign(name)
    for moment, n in moments(name).items():
        then = whole.replay(n)
        path = tmp_path / f"{n}.save"
        then.save(path)
        again = rulebound.load(path)
        assert again.game.encode() == then.game.encode(), f"{name}: another position at {moment}"
        assert again.log == then.log, f"{name}: another story at {moment}"
        end = rest_of(again, whole.answers)
        assert facts(end) == facts(whole), f"{name}: another end after a save at {moment}"


def test_the_campaigns_show_what_there_is_to_show() -> None:
    """One to four investigators, and saves in a test and between scenarios."""
    assert [len(p.investigators.split()) for p in PARTIES] == [1, 2, 3, 4]
    everywhere = {moment for name in NAMES for moment in moments(name)}
    assert everywhere >= {"in a skill test", "between scenarios", "a decision of the group"}
