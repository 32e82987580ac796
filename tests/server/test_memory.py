"""Questions leave nothing behind: what is asked a thousand times takes no more memory than what is asked once."""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random

import pytest

import rulebound
from rulebound.games import game_class, names
from rulebound.play.report import report
from rulebound.play.table import Table
from rulebound.server import garbage
from rulebound.server.garbage import Litter

FEW = 40
"""So many things may go round in circles after a question was asked ten times: what Python's own parser leaves."""


def at_stake(game: str) -> Table:
    """A table whose question has a chance, if the game has any."""
    stakes = game_class(game).book.stakes
    table = rulebound.new(game, seed=1)
    for seed in range(1, 12):
        table, random = rulebound.new(game, seed=seed), Random(seed)
        for _ in range(150 if stakes else 20):
            decision = table.decision
            if decision is None or (stakes and decision.prompt in stakes.prompts and decision.keys(table.waiting[0])):
                break
            seat = table.waiting[0]
            keys = decision.keys(seat)
            table.choose(random.sample(keys, max(decision.least, min(1, decision.most))), seat)
        if table.decision is not None:
            return table
    return table


def left_behind(question: Callable[[], object]) -> int:
    question()  # what is remembered for good is remembered now
    gc.collect()
    gc.disable()
    try:
        for _ in range(10):
            question()
        return gc.collect()
    finally:
        gc.enable()


@pytest.mark.parametrize("game", names())
def test_a_question_leaves_nothing_for_the_collector(game: str) -> None:
    table = at_stake(game)
    assert table.decision is not None
    seat = table.waiting[0]
    key = table.decision.keys(seat)[0]
    early = len(table.answers) // 2
    for question in (
        lambda: table.chances((key,) if table.decision and table.decision.most else (), seat),
        lambda: table.why_not(seat),
        lambda: report(table, seat, "uk"),
        lambda: table.clone().replay(early).view(seat),
        lambda: table.text(),
    ):
        assert left_behind(question) <= FEW


def test_memory_that_has_grown_is_looked_through_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    held = 100_000_000
    monkeypatch.setattr(garbage, "resident", lambda: held)
    monkeypatch.setattr(garbage, "give_back", lambda: None)
    ran: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: ran.append(generation) or 0)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    tidying = Litter()
    tidying.tidy()
    assert ran == []
    held += garbage.MUCH + 1
    tidying.tidy()
    tidying.tidy()
    assert ran == [garbage.NEW], "among what is new, once"
    tidying.last -= garbage.EVERY + 1
    tidying.tidy()
    assert ran == [garbage.NEW, 2]


def test_this_system_tells_how_much_there_is() -> None:
    assert garbage.resident() > 1_000_000
