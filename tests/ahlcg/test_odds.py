"""The odds told with the commit decision are the bag's: counted by hand here, by playing every draw in the program."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulebound.core.knowing.odds import odds
from rulebound.core.proving.example import ExampleTable
from rulebound.games.ahlcg.examples.probes import gathering, turn_of
from rulebound.games.ahlcg.rulebook import BOOK
from rulebound.games.ahlcg.state import ArkhamHorror

assert BOOK.stakes is not None


def investigating(tokens: str, hand: str, who: str = "roland-banks", difficulty: str = "standard") -> ExampleTable:
    """At the commit decision of an investigation of the Study (shroud 2)."""
    t = ExampleTable(ArkhamHorror)
    gathering(t, who, tokens=tokens, difficulty=difficulty)
    t.arrange("hand", seat=1, cards=hand)
    turn_of(t)
    t.choose("investigate")
    assert t.g.decision is not None
    assert t.g.decision.prompt == "ahlcg-prompt-commit"
    return t


def keys(t: ExampleTable) -> tuple[str, ...]:
    assert t.g.decision is not None
    return t.g.decision.keys(0)


def test_numbers_count_as_they_are() -> None:
    """Intellect 3 against shroud 2: a -1 will do, a -2 will not."""
    t = investigating("+1 0 -1 -1 -2 -3", "perception")
    assert odds(t.g, 0) == Fraction(4, 6)


def test_committed_icons_are_counted_in() -> None:
    """Perception adds 2: only -4 and worse fail."""
    t = investigating("+1 0 -1 -1 -2 -3 -4", "perception")
    assert odds(t.g, 0, keys(t)) == Fraction(6, 7)


def test_the_automatic_failure_fails_whatever_is_committed() -> None:
    t = investigating("0 0 0 auto_fail", "perception")
    assert odds(t.g, 0, keys(t)) == Fraction(3, 4)


def test_the_elder_sign_and_the_symbols_count_as_their_cards_say() -> None:
    """Elder sign: more for each clue in the Study. Skull: 1 less for each Ghoul there, and there is none."""
    t = investigating("elder_sign skull -2", "perception")
    assert odds(t.g, 0) == Fraction(2, 3)


def test_a_token_that_makes_another_one_be_revealed_branches() -> None:
    """The Gathering's hard side: a cultist reveals another token, and fails on a symbol or an automatic failure."""
    t = investigating("cultist 0 -2 auto_fail", "perception", difficulty="hard")
    # cultist: then 0 (fine), -2 (fails), auto_fail (fails): 1/3; 0: fine; -2 and auto_fail fail
    assert odds(t.g, 0) == Fraction(1, 4) * Fraction(1, 3) + Fraction(1, 4)


@pytest.mark.parametrize("who", ["roland-banks", "roland-banks daisy-walker"])
def test_a_token_that_defeats_the_tester_is_a_failure(who: str) -> None:
    """A Ghoul is there, and Roland has 8 of 9 damage: a tablet ends the test, though the skill would do."""
    t = ExampleTable(ArkhamHorror)
    gathering(t, who, tokens="0 0 tablet skull auto_fail")
    t.arrange("enemy", code="ghoul-minion", place="study", exhausted=1)
    t.arrange("tokens", on="roland-banks", kind="damage", n=8)
    t.arrange("hand", seat=1, cards="perception")
    turn_of(t)
    t.choose("investigate")
    assert odds(t.g, 0) == odds(t.g, 0, keys(t)) == Fraction(3, 5)


def test_the_position_is_not_touched() -> None:
    t = investigating("+1 0 -1 -2", "perception")
    before = t.g.state_hash()
    odds(t.g, 0, keys(t))
    assert t.g.state_hash() == before


def test_where_nothing_is_at_stake_there_are_no_odds() -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t)
    turn_of(t)
    assert odds(t.g, 0) is None
