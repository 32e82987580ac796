"""Sentences that are put together while playing: who gets what, whose body, how a modifier is written."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.core.state.entities import Term
from rulebound.play.table import Table
from rulebound.play.translate import Speech, languages

each_language = pytest.mark.parametrize("language", languages())


def said(language: str, key: str, **args: object) -> str:
    return Speech(language, ("eldritch",), strict=True).say(key, args)


def offered(*picked: str) -> Table:
    """Mark Harrigan offers Norman Withers a trade: an Axe for a Spell, or one of the two."""
    table = rulebound.new("eldritch", {"seats": "2", "investigators": "mark-harrigan norman-withers"}, seed=4)
    table.arrange("fresh")
    for seat in (1, 2):
        table.arrange("sheet", seat=seat, space="arkham")
    table.arrange("has", seat=1, card="axe")
    table.arrange("has", seat=2, card="wither")
    table.choose("trade norman-withers")
    assert table.decision is not None
    table.choose([key for key in table.decision.keys(0) if key.rpartition("-")[0] in picked])
    return table


@pytest.mark.parametrize(
    ("picked", "offer"),
    [
        (("give axe", "take wither"), "Mark Harrigan offers a trade. You get: Axe. You give: Wither."),
        (("give axe",), "Mark Harrigan offers a trade. You get: Axe. You give: nothing."),
    ],
)
def test_an_offer_says_what_whoever_is_asked_gets_and_gives(picked: tuple[str, ...], offer: str) -> None:
    decision = offered(*picked).decision
    assert decision is not None
    assert said("en", decision.prompt, **dict(decision.args)) == offer


@pytest.mark.parametrize(
    ("language", "who", "body"),
    [
        ("ru", "charlie-kane", "Тело Чарли Кейна предано земле."),
        ("ru", "lily-chen", "Тело Лили Чен предано земле."),
        ("uk", "diana-stanley", "Тіло Діани Стенлі поховано."),
    ],
)
def test_a_body_is_somebodys(language: str, who: str, body: str) -> None:
    term = Term("eldritch-body", (("investigator", Term(f"eldritch-{who}")),))
    assert said(language, "eldritch-log-laid-to-rest", body=term) == body


@each_language
def test_a_modifier_has_its_sign(language: str) -> None:
    lore = Term("eldritch-lore")
    assert said(language, "eldritch-form-test", skill=lore, modifier=1).endswith("(+1)")
    assert said(language, "eldritch-form-test", skill=lore, modifier=-1).endswith("(−1)")
    assert "(" not in said(language, "eldritch-form-test", skill=lore, modifier=0)


@each_language
def test_what_costs_nothing_asks_for_no_number(language: str) -> None:
    assert "0" not in said(language, "eldritch-prompt-solve", n=0)
