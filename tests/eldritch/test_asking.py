"""What a player may settle in advance about dice, so that it need not be asked."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.play.preferences import NEVER, Preferences, ability
from rulebound.play.table import Table

CLUE, NEEDLESS = "eldritch-wish-clue", "eldritch-wish-clue-needless"


def rolled(dice: str, action: str = "acquire", *cards: str) -> Table:
    """Akachi Onyele has a clue, and has rolled two dice for Influence: in a city, or to be rid of a Debt."""
    table = rulebound.new("eldritch", {"seats": "1", "investigators": "akachi-onyele"}, seed=4)
    table.arrange("sheet", seat=1, clues=1)
    for card in cards:
        table.arrange("has", seat=1, card=card)
    table.arrange("dice", results=dice)
    assert table.decision is not None
    table.choose(next(k for k in table.decision.keys(0) if k.startswith(action)))
    assert table.decision is not None
    assert table.decision.prompt == "eldritch-prompt-reroll"
    return table


def spent(table: Table) -> str:
    assert table.decision is not None
    return ability(next(o for o in table.decision.options if o.key == "reroll clue"))


@pytest.mark.parametrize(("dice", "wish"), [("1 1", CLUE), ("6 1", CLUE), ("6 5", NEEDLESS)])
def test_where_every_success_counts_a_clue_is_needless_once_no_die_has_failed(dice: str, wish: str) -> None:
    assert spent(rolled(dice)) == wish


@pytest.mark.parametrize(("dice", "wish"), [("1 1", CLUE), ("6 1", NEEDLESS), ("6 5", NEEDLESS)])
def test_where_one_success_is_enough_a_clue_is_needless_after_it(dice: str, wish: str) -> None:
    assert spent(rolled(dice, "pay debt", "debt")) == wish


def test_who_never_rolls_a_passed_test_again_is_asked_about_a_failed_one() -> None:
    passed, failed = rolled("6 1", "pay debt", "debt"), rolled("1 1", "pay debt", "debt")
    wishes = Preferences(0)
    assert wishes.answer(passed) is None, "what nobody wished is asked"
    assert passed.decision is not None
    wishes.wish(passed.decision.options[0], NEVER)
    assert wishes.answer(passed) == ("pass",)
    assert wishes.answer(failed) is None


def test_a_card_is_named_while_it_can_do_good() -> None:
    table = rolled("1 1", "acquire", "lucky-rabbits-foot")
    assert table.decision is not None
    assert "eldritch-lucky-rabbits-foot" in [ability(o) for o in table.decision.options]
    table = rolled("5 5", "acquire", "lucky-rabbits-foot")
    assert table.decision is not None
    assert "eldritch-wish-card-needless" in [ability(o) for o in table.decision.options]
