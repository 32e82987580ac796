"""The last line of a game names the side that wins."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.core.game.game import Outcome
from rulebound.games import game_class
from tests.recording import expected
from tests.unfathomable.record import SAVES

GAMES = expected(SAVES)


@pytest.mark.parametrize("name", GAMES)
def test_the_last_line_names_the_side_that_wins(name: str) -> None:
    table = rulebound.load(SAVES / f"{name}.save")
    side = "humans" if GAMES[name]["won"] else "traitors"
    assert table.log[-1].text == f"unfathomable-log-{side}-win"


def test_the_last_line_of_a_ship_lost_too_early_names_nobody() -> None:
    g = game_class("unfathomable").new({}, 1)
    assert g.policy.closing(g, Outcome(False, "unfathomable-lost-food")) == "unfathomable-log-nobody-wins"
