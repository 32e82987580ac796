"""Bots play Unfathomable to its end, from their own view alone, and in the same way each time."""

from __future__ import annotations

from copy import deepcopy

import pytest

from rulebound.core.knowing.view import imagine, view
from rulebound.games.unfathomable.bot import BOTS, UnfathomableBot
from rulebound.games.unfathomable.bots.evils import CRISES, SPELLS, WAYPOINTS
from rulebound.games.unfathomable.cards import COPIES
from rulebound.games.unfathomable.rulebook import BOOK
from rulebound.games.unfathomable.state import REGISTRY, Unfathomable

MOST = 6000
"""More answers than any game takes."""


def new(seats: int, seed: int) -> Unfathomable:
    return Unfathomable.new(BOOK.check_options({"seats": str(seats), "characters": "random"}), seed=seed)


def play(seats: int, seed: int) -> tuple[Unfathomable, list[tuple[str, ...]]]:
    g, answers = new(seats, seed), []
    bots = [BOTS["voyager"](seed * 10 + i) for i in range(seats)]
    for _ in range(MOST):
        if g.outcome is not None:
            break
        seat = g.waiting[0]
        answers.append(bots[seat].choose(view(g, seat), seat))
        g.choose(answers[-1], seat)
    return g, answers


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bots_end_a_game(seats: int) -> None:
    g, _ = play(seats, seats)
    assert g.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = play(4, 11), play(4, 11)
    assert first[1] == second[1]
    assert first[0].outcome == second[0].outcome


@pytest.mark.parametrize("seed", [1, 2])
def test_bots_answer_from_the_view_alone(seed: int) -> None:
    """What a seat may not know is drawn anew: its bot answers as before."""
    g = new(4, seed)
    bots = [UnfathomableBot(seed * 10 + i) for i in range(4)]
    compared = 0
    for step in range(400):
        if g.outcome is not None:
            break
        seat = g.waiting[0]
        before = deepcopy(bots[seat])
        answer = bots[seat].choose(view(g, seat), seat)
        if step % 8 == 0:
            assert before.choose(view(imagine(g, seat, step), seat), seat) == answer
            compared += 1
        g.choose(answer, seat)
    assert compared >= 20


def test_a_human_and_a_traitor_differ() -> None:
    """Over a few games traitors show themselves, and only those who hold the card for it."""
    shown = [c for seed in range(4) for c in play(4, seed)[0].characters if c.traitor]
    assert shown


def test_every_card_is_weighed() -> None:
    """A bot has an idea of each crisis with its outcomes, each spell and each waypoint."""
    assert set(CRISES) == set(COPIES["mythos"])
    assert set(SPELLS) == set(COPIES["spells"])
    assert set(WAYPOINTS) == set(COPIES["waypoints"])
    for code, outcomes in CRISES.items():
        facts = REGISTRY.definitions[code].facts
        assert set(outcomes) == {k for k in ("first", "second", "passes", "partly", "fails") if k in facts}, code
