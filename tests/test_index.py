"""What is found by class and by name."""

from __future__ import annotations

import random

import pytest

from rulebound.core.material.cards import Card, Pile
from rulebound.core.state.errors import ContentError
from rulebound.core.state.index import INDEXES, rebuild_index
from rulebound.games.lantern import Lantern
from rulebound.games.lantern.state import Paper, Place


def test_a_class_finds_its_own_and_those_made_from_it() -> None:
    g = Lantern.new({}, 1)
    assert g.all(Paper) == g.all(Card)
    assert [p.id for p in g.all(Card)] == sorted(e.id for e in g.entities.values() if isinstance(e, Card))
    assert g.named(Place, "marsh").code == "marsh"
    assert g.named(Pile, "hand", 1).owner == 1


def test_names_are_unique_and_known() -> None:
    g = Lantern.new({}, 1)
    with pytest.raises(ContentError, match="two things are called Place"):
        g.add(Place(code="marsh"))
    with pytest.raises(ContentError, match="nothing is called Place"):
        g.named(Place, "moon")


@pytest.mark.parametrize("roles", ["open", "secret"])
def test_indexes_that_grew_equal_those_built_anew(roles: str) -> None:
    g = Lantern.new({"seats": "4", "roles": roles}, 7)
    rng = random.Random(7)
    while g.decision is not None:
        grown = [getattr(g, name) for name in INDEXES]
        rebuild_index(g)
        assert grown == [getattr(g, name) for name in INDEXES]
        seat = g.waiting[0]
        options = g.decision.options_for(seat)
        g.submit(tuple(rng.sample(options, g.decision.least)), seat)
