"""Whole games of Arkham Horror, third edition, answered at random: each comes to an end, whoever plays and whatever
wakes. While the game is not offered for play its examples are run here, too."""

from __future__ import annotations

import importlib
import pkgutil
from random import Random

import pytest

from rulebound.core.flows.flow import Flow
from rulebound.core.proving.example import EXAMPLES, Example, run_example
from rulebound.core.state.clauses import CITED
from rulebound.core.state.entities import FLOWS
from rulebound.games import FOLDER
from rulebound.games.ah3 import examples
from rulebound.games.ah3.board import SCENARIOS
from rulebound.games.ah3.rulebook import BOOK
from rulebound.games.ah3.state import ArkhamHorror

for _module in pkgutil.iter_modules(examples.__path__, f"{examples.__name__}."):
    importlib.import_module(_module.name)


def at_random(seed: int, durable: bool, **options: str) -> ArkhamHorror:
    g = ArkhamHorror.new({"investigators": "random", **options}, seed, durable)
    luck = Random(seed)
    while g.outcome is None:
        assert g.decision is not None
        assert BOOK.possible is not None
        assert not BOOK.possible(g)
        if durable:
            g.clone()  # whatever is under way can be kept
        seat = g.waiting[0]
        options_ = g.decision.options_for(seat)
        n = luck.randint(g.decision.least, min(g.decision.most, len(options_)))
        g.submit(tuple(sorted(luck.sample(options_, n), key=options_.index)), seat)
    return g


@pytest.mark.parametrize("seats", ["1", "2", "4", "6"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_comes_to_its_end(scenario: str, seats: str) -> None:
    g = at_random(7, False, seats=seats, scenario=scenario)
    assert g.outcome is not None
    assert g.outcome.cite


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_ways_of_running_come_to_the_same(scenario: str) -> None:
    plain = at_random(11, False, seats="2", scenario=scenario)
    durable = at_random(11, True, seats="2", scenario=scenario)
    assert plain.state_hash() == durable.state_hash()


def test_every_rule_can_wait() -> None:
    for rule in list(FLOWS.values()):
        if type(rule) is Flow and rule.name.startswith("rulebound.games.ah3.") and not rule.at_once:
            rule.compile()


@pytest.mark.parametrize("shown", EXAMPLES["ah3"], ids=lambda e: e.name)
def test_an_example_holds(shown: Example) -> None:
    for durable in (False, True):
        run_example(shown, ArkhamHorror, durable=durable)


def test_what_is_cited_is_a_clause() -> None:
    known = {*(FOLDER / "ah3" / "clauses.txt").read_text("utf-8").split()}
    assert {c for c in CITED if c.startswith("ah3/")} <= known
