"""Every asset and every investigator has the numbers and traits that are printed on it, and none of the box is missing.

`assets.json` lists them card by card: what stands in corners and lines of type, no texts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.ah3.cards import DECKS, STARTING
from rulebound.games.ah3.rulebook import BOOK
from rulebound.games.ah3.rules.defeat import everybody

PRINTED: dict[str, dict[str, dict[str, Any]]] = json.loads(Path(__file__).with_name("assets.json").read_text("utf-8"))
NUMBERS = ("price", "hands", "health", "sanity", "cast_horror")
PEOPLE = PRINTED["investigators"]
SKILLS = ("lore", "influence", "observation", "strength", "will")
CARDS = [(deck, code) for deck in ("items", "spells", "allies", "special", "starting") for code in PRINTED[deck]]


def test_no_card_is_missing_on_either_side() -> None:
    for deck in ("items", "spells", "allies", "special"):
        assert DECKS[deck] == dict.fromkeys(PRINTED[deck], 1)
    assert sorted(STARTING) == sorted(PRINTED["starting"])
    assert sorted(everybody()) == sorted(PEOPLE)
    assert DECKS["conditions"] == {"blessed": 6, "dark-pact": 6}
    assert len(DECKS["backs"]) == 6


@pytest.mark.parametrize(("deck", "code"), CARDS)
def test_an_asset_is_as_printed(deck: str, code: str) -> None:
    """A spell of the deck has a price; the same spell among the starting cards is never bought."""
    printed, facts = PRINTED[deck][code], BOOK.registry[code].facts
    assert facts["kind"] == printed["kind"]
    assert sorted(facts["traits"]) == printed["traits"]
    assert {n: facts.get(n, 0) for n in NUMBERS if n in printed} == {n: printed[n] for n in NUMBERS if n in printed}


@pytest.mark.parametrize("code", sorted(PEOPLE))
def test_an_investigator_is_as_printed(code: str) -> None:
    printed, facts = PEOPLE[code], BOOK.registry[code].facts
    numbers = ("health", "sanity", "money", *SKILLS)
    assert {n: facts[n] for n in numbers} == {n: printed[n] for n in numbers}
    assert (facts["focus"] if not callable(facts["focus"]) else "spells") == printed["focus"]
    assert list(facts["fixed"]) == printed["fixed"]
    assert sorted(facts["choice"]) == printed["choice"]


def test_starting_cards_belong_to_somebody() -> None:
    for code, printed in PRINTED["starting"].items():
        owner = PEOPLE[printed["owner"]]
        assert code in (*owner["fixed"], *owner["choice"])
