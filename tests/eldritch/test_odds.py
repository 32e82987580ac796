"""The odds beside an option are those of the test that it leads to, counted by hand here."""

from __future__ import annotations

from fractions import Fraction

import pytest

import rulebound
from rulebound.core.knowing.odds import odds
from rulebound.core.proving.example import ExampleTable
from rulebound.games.eldritch.examples.probes import DIANA, JIM, LEO, begin, encounters
from rulebound.games.eldritch.state import EldritchHorror
from rulebound.play.table import Table


def at_first_action() -> Table:
    """Akachi Onyele, Influence 2 and Lore 3, begins in a city by the sea."""
    table = rulebound.new("eldritch", {"seats": "1", "investigators": "akachi-onyele"}, seed=4)
    assert table.decision is not None
    assert table.decision.prompt == "eldritch-prompt-action"
    return table


def test_a_test_that_an_action_asks_for() -> None:
    table = at_first_action()
    fails = Fraction(4, 6)  # a die fails on 1 to 4
    assert table.odds("acquire") == 1 - fails**2


def test_a_spell_cast_in_answer_to_monsters() -> None:
    table = at_first_action()
    while table.decision is not None and table.decision.prompt != "core-prompt-react":
        keys = table.decision.keys(0)
        table.choose("pass" if "pass" in keys else keys[0])
    assert table.decision is not None
    spell = next(key for key in table.decision.keys(0) if key.startswith("cast mists-of-releh"))
    assert table.odds(spell) == 1 - Fraction(4, 6) ** 3
    assert table.odds("pass") is None, "to do without is no test"


def test_what_nobody_can_know_has_no_odds() -> None:
    table = at_first_action()
    assert table.odds("rest") is None, "no test"
    assert table.odds("pass") is None, "whatever comes in the encounter is not of this answer"
    before = table.game.state_hash()
    table.odds("acquire")
    assert table.game.state_hash() == before


def test_somebody_who_might_add_a_die_does_not_hide_the_odds() -> None:
    """Lola Hayes, Influence 4, may add a die to a test on her space: without that it is four dice."""
    table = rulebound.new("eldritch", {"seats": "1", "investigators": "lola-hayes"}, seed=4)
    table.choose("improve lore")
    fails = Fraction(4, 6)
    assert table.odds("acquire") == 1 - fails**4
    table.choose("acquire")
    assert table.decision is not None
    assert table.decision.prompt == "core-prompt-react"
    assert table.odds("encourage lola-hayes") == 1 - fails**5
    assert table.odds("pass") == 1 - fails**4


def test_a_riot_is_talked_down_or_fought() -> None:
    """Leo, Influence 2 and Strength 3: one die to talk (−1), one to fight (−3)."""
    t = ExampleTable(EldritchHorror)
    begin(t, LEO, JIM, space="rome")
    t.arrange("sheet", seat=2, space="tokyo")
    t.arrange("monster", code="riot", space="rome")
    t.arrange("has", seat=1, card="personal-assistant")
    encounters(t)
    t.play()
    fails = Fraction(4, 6)
    assert odds(t.g, 0, ("yes",)) == 1 - fails**2, "Influence 2, −1 and the assistant’s +1"
    assert odds(t.g, 0, ("no",)) == 1 - fails


@pytest.mark.parametrize(("spell", "verb"), [("blessing-of-isis", "bless"), ("plumb-the-void", "send")])
def test_a_spell_that_is_aimed_first(spell: str, verb: str) -> None:
    """Diana, Lore 4 (−1): the target is chosen before the dice, and does not change them."""
    t = ExampleTable(EldritchHorror)
    begin(t, DIANA, JIM, space="rome")
    t.arrange("has", seat=1, card=spell)
    t.arrange("has", seat=1, card="arcane-tome")
    t.choose(f"cast {spell}")
    assert t.g.decision is not None
    assert {odds(t.g, 0, (key,)) for key in t.g.decision.keys(0)} == {1 - Fraction(4, 6) ** 5}
    assert t.g.decision.keys(0)[0].startswith(f"{verb} ")


def test_a_clue_that_is_looked_for_from_afar() -> None:
    """The clue is chosen before the dice: Diana has Lore 4."""
    t = ExampleTable(EldritchHorror)
    begin(t, DIANA, JIM, space="rome")
    t.arrange("has", seat=1, card="clairvoyance")
    t.arrange("clue", space="3")
    t.arrange("clue", space="tunguska")
    encounters(t)
    t.choose("cast clairvoyance")
    assert odds(t.g, 0, (t.g.decision.keys(0)[0],)) == 1 - Fraction(4, 6) ** 4  # type: ignore[union-attr]
