"""Whole games of Eldritch Horror, answered at random: each comes to an end, whoever plays and whoever wakes."""

from __future__ import annotations

from random import Random

import pytest

from rulebound.core.flows.flow import Flow
from rulebound.core.state.entities import FLOWS
from rulebound.games.eldritch.preparing import ANCIENT_ONES
from rulebound.games.eldritch.rulebook import BOOK
from rulebound.games.eldritch.state import EldritchHorror


def at_random(seed: int, durable: bool, **options: str) -> EldritchHorror:
    g = EldritchHorror.new({"investigators": "random", **options}, seed, durable)
    luck = Random(seed)
    while g.outcome is None:
        assert g.decision is not None
        assert not (BOOK.possible or (lambda g: ""))(g)
        seat = g.waiting[0]
        options_ = g.decision.options_for(seat)
        n = luck.randint(g.decision.least, min(g.decision.most, len(options_)))
        g.submit(tuple(sorted(luck.sample(options_, n), key=options_.index)), seat)
    return g


@pytest.mark.parametrize("seats", ["1", "4", "8"])
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_a_game_comes_to_its_end(ancient_one: str, seats: str) -> None:
    g = at_random(7, False, seats=seats, **{"ancient-one": ancient_one})
    assert g.outcome is not None
    assert g.outcome.cite


@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_both_ways_of_running_come_to_the_same(ancient_one: str) -> None:
    plain = at_random(11, False, seats="2", **{"ancient-one": ancient_one})
    durable = at_random(11, True, seats="2", **{"ancient-one": ancient_one})
    assert plain.state_hash() == durable.state_hash()


def test_every_rule_can_wait() -> None:
    for rule in list(FLOWS.values()):
        if type(rule) is Flow and rule.name.startswith("rulebound.games.eldritch.") and not rule.at_once:
            rule.compile()
