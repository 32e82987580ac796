"""Recorded games: played again to the same end, and taken up from the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.eldritch.record import SAVES, facts, lacking
from tests.recording import comes_to_the_same_end, expected, goes_on_from_the_middle

GAMES = expected(SAVES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_to_the_same_end_again(name: str) -> None:
    comes_to_the_same_end(SAVES, name, facts)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_the_middle(name: str, tmp_path: Path) -> None:
    goes_on_from_the_middle(SAVES, name, facts, tmp_path)


def test_the_games_show_what_there_is_to_show() -> None:
    """Every Ancient One won and lost against, tables of all sizes, and the ways in which a game ends."""
    assert lacking(GAMES) == []
