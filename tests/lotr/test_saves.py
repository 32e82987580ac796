"""Recorded quests: played again to the same end, and taken up from the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lotr.record import SAVES, facts, lacking
from tests.recording import comes_to_the_same_end, expected, goes_on_from_the_middle

GAMES = expected(SAVES)


@pytest.mark.parametrize("name", GAMES)
def test_a_quest_comes_to_the_same_end_again(name: str) -> None:
    comes_to_the_same_end(SAVES, name, facts)


@pytest.mark.parametrize("name", GAMES)
def test_a_quest_goes_on_from_the_middle(name: str, tmp_path: Path) -> None:
    goes_on_from_the_middle(SAVES, name, facts, tmp_path)


def test_the_quests_show_what_there_is_to_show() -> None:
    """Every quest for every fellowship, lost and won, Mirkwood by both of its last stages, and a campaign won."""
    assert lacking(GAMES) == []
