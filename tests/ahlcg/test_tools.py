"""The deck builder's tool: starts, checks, reads and writes decks; what it gives can be played with."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulebound
from rulebound.core.state.errors import RuleboundError
from rulebound.games.ahlcg.rulebook import NAMES
from rulebound.games.ahlcg.tools import TOOLS

ask = TOOLS["deck"]


def problems(**asked: Any) -> list[tuple[str, str]]:
    return [(p["text"], p["clause"]) for p in ask(asked)["problems"]]


@pytest.mark.parametrize("who", NAMES)
@pytest.mark.parametrize("start", ["starter", "stronger"])
def test_the_decks_to_start_from_are_legal(who: str, start: str) -> None:
    told = ask({"investigator": who, "start": start})
    assert told["problems"] == []
    assert told["size"] == told["needed"] == 30
    assert told["slug"] == who


@pytest.mark.parametrize("form", ["list", "json", "option"])
def test_what_is_written_can_be_read(form: str) -> None:
    told = ask({"investigator": "wendy-adams", "start": "stronger"})
    again = ask({"text": told[form]})
    assert again["investigator"] == told["investigator"]
    assert again["cards"] == told["cards"]


def test_the_option_it_gives_is_the_deck_at_the_table() -> None:
    told = ask({"investigator": "agnes-baker", "start": "starter"})
    cards = {**told["cards"], "01058": 2}
    del cards["01072"]
    told = ask({"investigator": "agnes-baker", "cards": cards})
    assert told["problems"] == []
    table = rulebound.new("ahlcg", {"investigators": "agnes-baker", "decks": told["option"]}, seed=1)
    held = [code for code, n in told["cards"].items() for _ in range(n)]
    (seat,) = [e for e in table.view(0)["entities"].values() if e["kind"] == "Investigator"]
    assert [c for c in held if seat["list"].count(c) != held.count(c)] == []


def test_every_problem_names_card_and_clause() -> None:
    assert problems(investigator="roland-banks", start="empty") == [("ahlcg-deck-size", "ahlcg/deckbuilding.3")]
    found = problems(investigator="roland-banks", cards={"01020": 3, "01059": 1, "01008": 1, "01117": 1, "01018": 1})
    assert set(found) == {
        ("ahlcg-deck-size", "ahlcg/deckbuilding.3"),
        ("ahlcg-deck-copies", "ahlcg/deckbuilding.4"),
        ("ahlcg-deck-barred", "ahlcg/deckbuilding.classes.8"),
        ("ahlcg-deck-signature", "ahlcg/deckbuilding.6"),
        ("ahlcg-deck-story", "ahlcg/deckbuilding.8"),
    }
    (copies,) = [
        p
        for p in ask({"investigator": "roland-banks", "cards": {"01020": 3}})["problems"]
        if p["text"] == "ahlcg-deck-copies"
    ]
    assert dict(copies["args"])["card"].term == "ahlcg-01020"


def test_experience_is_for_single_scenarios() -> None:
    cards = {"01028": 1}
    told = ask({"investigator": "roland-banks", "cards": cards})
    assert ("ahlcg-deck-experience", "ahlcg/deckbuilding.5") in [(p["text"], p["clause"]) for p in told["problems"]]
    alone = ask({"investigator": "roland-banks", "cards": cards, "mode": "standalone"})
    assert [p["text"] for p in alone["problems"]] == ["ahlcg-deck-size"]
    assert alone["experience"] == alone["pool"]["01028"]["price"]


def test_signature_cards_are_always_in_it() -> None:
    told = ask({"investigator": "roland-banks", "cards": {}})
    assert told["fixed"] == ["01006", "01007"]
    assert {"01006", "01007"} <= set(told["cards"])
    assert not {"01006", "01007"} & set(told["pool"])


def test_the_answer_is_plain_data() -> None:
    told = msgspec.to_builtins(ask({"investigator": "roland-banks", "start": "empty"}))
    assert json.loads(json.dumps(told))["problems"][0]["args"] == [["n", 0], ["needed", 30]]


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({}, "whose deck"),
        ({"investigator": "nobody"}, "no investigator 'nobody'"),
        ({"investigator": "roland-banks", "cards": {"99999": 1}}, "not known: 99999"),
        ({"investigator": "roland-banks", "cards": {"01020": -1}}, "from 0 to 99"),
        ({"investigator": "roland-banks", "cards": [1]}, "counts by code"),
        ({"investigator": "roland-banks", "start": "best"}, "no deck 'best'"),
        ({"investigator": "roland-banks", "mode": "long"}, "no mode 'long'"),
        ({"investigator": "roland-banks", "text": ""}, "no card in this text"),
        ({"investigator": "roland-banks", "text": "2x Nothing"}, "'2x Nothing'|'Nothing'"),
        ({"investigator": "roland-banks", "text": "{"}, "not readable JSON"),
        ({"investigator": "roland-banks", "text": '{"a":' * 3000}, "not readable JSON"),
        ({"investigator": "roland-banks", "text": '{"a":' + "9" * 5000 + "}"}, "not readable JSON"),
        ({"investigator": "roland-banks", "text": 5}, "a deck is a text"),
        ({"text": "2x Machete"}, "whose deck"),
    ],
)
def test_bad_questions_get_a_sentence(asked: dict[str, Any], says: str) -> None:
    with pytest.raises(RuleboundError, match=says):
        ask(asked)


TEXT = st.text('x2 {}"\n;|:,[]01020M', max_size=20)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(["investigator", "cards", "text", "start", "mode", "name"])


@given(st.dictionaries(FIELDS, JUNK), st.booleans())
def test_junk_is_refused_or_answered(asked: dict[str, Any], mine: bool) -> None:
    with suppress(RuleboundError):
        assert ask({**asked, "investigator": "roland-banks"} if mine else asked)["needed"] == 30
