"""Recorded quests: played again to the same end, and taken up from the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from tests.lotr.record import SAVES, facts, lacking
from tests.recording import expected

GAMES = expected(SAVES)
AGAIN = "the rules have changed: python -m tests.lotr.record"


@pytest.mark.parametrize("name", GAMES)
def test_a_quest_comes_to_the_same_end_again(name: str) -> None:
    table = rulebound.load(SAVES / f"{name}.save")
    assert table.changed == "", AGAIN
    assert facts(table) == GAMES[name]


@pytest.mark.parametrize("name", GAMES)
def test_a_quest_goes_on_from_the_middle(name: str, tmp_path: Path) -> None:
    whole = rulebound.load(SAVES / f"{name}.save")
    entries = whole.answers
    half = whole.replay(len(entries) // 2)
    half.save(tmp_path / "half.save")
    table = rulebound.load(tmp_path / "half.save")
    for entry in entries[len(entries) // 2 :]:
        table.enter(entry)
    assert facts(table) == GAMES[name]


def test_there_is_a_game_for_every_quest_and_fellowship_and_for_both_paths() -> None:
    assert lacking(GAMES) == []
