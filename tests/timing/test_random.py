"""All the cards of these tests thrown together: plain and frozen games stay the same, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rulebound.core.material.cards import CardDefinition
from rulebound.core.state.errors import EndlessRules
from tests.timing import (  # each brings its cards
    test_cancel,
    test_costs,
    test_decisions,
    test_effects,
    test_endless,
    test_limits,
    test_menus,
    test_scopes,
    test_together,
    test_values,
    test_windows,
    test_words,
)
from tests.timing.skirmish import REGISTRY
from tests.timing.table import Table

MODULES = (
    test_cancel, test_costs, test_decisions, test_effects, test_endless, test_limits, test_menus, test_scopes,
    test_together, test_values, test_windows, test_words,
)  # fmt: skip
PILES = ("area-1", "area-1", "area-2", "area-2", "area-3", "foes", "foes", "hand-1", "hand-2", "deck-1")
NAMED = ("cannon", "soldier", "dragon@foes")
"""What other cards speak of."""


def cards(luck: random.Random) -> tuple[str, ...]:
    codes = sorted(d.key for d in REGISTRY.of(CardDefinition))
    return (*NAMED, *[f"{luck.choice(codes)}@{luck.choice(PILES)}" for _ in range(24)])


def play(policy: str, frozen: bool, seed: int, decisions: int = 120) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A random game: after each decision, where it stands and what the log says of it."""
    luck = random.Random(seed)
    t = Table(policy, frozen, cards(luck), seats=3)
    for _ in range(decisions):
        if t.g.decision is None:
            break
        seat = luck.choice(t.g.waiting)
        options = t.g.decision.keys(seat)
        n = luck.randint(t.g.decision.least, t.g.decision.most)
        try:
            t.choose(", ".join(luck.sample(options, n)), seat=seat + 1)
        except EndlessRules as error:
            yield str(error), tuple(t.log)
            return
        yield t.g.state_hash(), tuple(t.log)
        t.lines.clear()


@pytest.mark.parametrize("policy", ["rings", "arkham"])
@pytest.mark.parametrize("seed", range(20))
def test_plain_and_frozen_games_are_the_same(policy: str, seed: int) -> None:
    assert list(play(policy, False, seed)) == list(play(policy, True, seed))
