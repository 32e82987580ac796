"""Recorded games of all recorders: played again to the same end, taken up from the middle, and there is one for each
thing that has to be shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recording import comes_to_the_same_end, expected, goes_on_from_the_middle, recorders

RECORDERS = recorders()
GAMES = [(game, name) for game, recorder in RECORDERS.items() for name in expected(recorder.SAVES)]
SHORT = [(game, name) for game, name in GAMES if game != "ahlcg"]
"""Campaigns are taken up from more moments than their middle: tests/ahlcg/test_saves.py."""


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_a_game_comes_to_the_same_end_again(game: str, name: str) -> None:
    comes_to_the_same_end(RECORDERS[game].SAVES, name, RECORDERS[game].facts)


@pytest.mark.parametrize(("game", "name"), SHORT)
def test_a_game_goes_on_from_the_middle(game: str, name: str, tmp_path: Path) -> None:
    goes_on_from_the_middle(RECORDERS[game].SAVES, name, RECORDERS[game].facts, tmp_path)


@pytest.mark.parametrize("game", RECORDERS)
def test_the_games_show_what_there_is_to_show(game: str) -> None:
    assert RECORDERS[game].lacking(expected(RECORDERS[game].SAVES)) == []
