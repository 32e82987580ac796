"""The odds beside an option are those of the test that it leads to, counted by hand here."""

from __future__ import annotations

from fractions import Fraction

import rulebound
from rulebound.play.table import Table

FAILS = Fraction(4, 6)
"""A die fails on 1 to 4."""


def acting(who: str, *cards: str, **sheet: int) -> Table:
    """It is somebody's turn in the Black Cave, with doom there and these cards."""
    table = rulebound.new("ah3", {"seats": "1", "investigators": who, "scenario": "azathoth"}, seed=4)
    while table.decision is not None and table.decision.prompt != "ah3-prompt-action":
        table.choose(table.decision.keys(0)[0])
    table.arrange("fresh")
    table.arrange("sheet", seat=1, space="black-cave", **sheet)
    table.arrange("doom", space="black-cave", n=2)
    for card in cards:
        table.arrange("has", seat=1, card=card)
    table.arrange("actions", seat=1, n=2)
    return table


def test_a_test_that_an_action_asks_for() -> None:
    table = acting("agnes-baker")
    assert table.odds("ward") == 1 - FAILS**4, "lore 4"
    assert table.odds("gather") is None, "no test"
    assert table.odds("pass") is None


def test_a_monster_makes_it_harder() -> None:
    table = acting("tommy-muldoon")
    table.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    attack = next(key for key in table.decision.keys(0) if key.startswith("attack")) if table.decision else ""
    assert table.odds(attack) == 1 - FAILS**2, "strength 3, modifier -1"
    assert table.odds("evade") == 1 - FAILS, "observation 3, modifier -2"


def test_what_is_held_without_a_question_counts() -> None:
    table = acting("tommy-muldoon", "knife")
    table.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    attack = next(key for key in table.decision.keys(0) if key.startswith("attack")) if table.decision else ""
    assert table.odds(attack) == 1 - FAILS**4, "strength 3 and 1 for the knife"


def test_where_hands_are_asked_for_each_answer_has_its_odds() -> None:
    table = acting("tommy-muldoon", "45-thompson", "knife")
    table.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    attack = next(key for key in table.decision.keys(0) if key.startswith("attack")) if table.decision else ""
    assert table.odds(attack) == 1 - FAILS**3, "strength 3, as if nothing were held"
    table.choose(attack)
    assert table.decision is not None
    assert table.decision.prompt == "ah3-prompt-pool"
    knife = next(key for key in table.decision.keys(0) if key.startswith("hold knife"))
    assert table.odds(knife) == 1 - FAILS**4
    assert table.odds("pass") == 1 - FAILS**3


def test_another_skill_in_its_place() -> None:
    table = acting("agnes-baker", "storm-of-spirits")
    table.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    attack = next(key for key in table.decision.keys(0) if key.startswith("attack")) if table.decision else ""
    assert table.odds(attack) == 1 - FAILS**2, "strength 2"
    table.choose(attack)
    assert table.decision is not None
    assert table.decision.prompt == "core-prompt-react"
    storm = next(key for key in table.decision.keys(0) if key.startswith("call"))
    assert table.odds(storm) == 1 - FAILS**4, "lore 4"
    assert table.odds("pass") == 1 - FAILS**2


def test_blessed_and_cursed() -> None:
    assert acting("agnes-baker", "blessed").odds("ward") == 1 - Fraction(3, 6) ** 4
    assert acting("agnes-baker", "cursed").odds("ward") == 1 - Fraction(5, 6) ** 4


def test_what_is_added_to_every_die_counts() -> None:
    table = acting("tommy-muldoon", "it-all-comes-together", clues=1)
    assert table.odds("research") == 1 - Fraction(3, 6) ** 3, "observation 3, and a 4 is as good as a 5"


def test_asking_changes_nothing() -> None:
    table = acting("agnes-baker")
    before = table.game.state_hash()
    table.odds("ward")
    assert table.game.state_hash() == before
