"""Recorded games: played again to the same end, and taken up from the middle."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound.core.game import Outcome
from rulebound.games import game_class
from tests.recording import comes_to_the_same_end, expected, goes_on_from_the_middle
from tests.unfathomable.record import SAVES, facts, lacking

GAMES = expected(SAVES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_to_the_same_end_again(name: str) -> None:
    comes_to_the_same_end(SAVES, name, facts)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_the_middle(name: str, tmp_path: Path) -> None:
    goes_on_from_the_middle(SAVES, name, facts, tmp_path)


def test_there_is_a_game_for_every_number_of_players_and_both_sides_win() -> None:
    assert lacking(GAMES) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_last_line_names_the_side_that_wins(name: str) -> None:
    table = rulebound.load(SAVES / f"{name}.save")
    side = "humans" if GAMES[name]["won"] else "traitors"
    assert table.log[-1].text == f"unfathomable-log-{side}-win"


def test_the_last_line_of_a_ship_lost_too_early_names_nobody() -> None:
    g = game_class("unfathomable").new({}, 1)
    assert g.policy.closing(g, Outcome(False, "unfathomable-lost-food")) == "unfathomable-log-nobody-wins"
