"""Every card has the numbers and words that are printed on it, and no card of the box is missing.

`facts.json` lists them card by card: what stands in corners and icons, no texts.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulebound.core.material.cards import CardDefinition
from rulebound.core.proving.example import ExampleTable
from rulebound.games.ahlcg.cards import HEALTH
from rulebound.games.ahlcg.deckbuilding import SIZE, allowed, limit, starter_deck, stronger_deck
from rulebound.games.ahlcg.examples.probes import gathering, named
from rulebound.games.ahlcg.rulebook import BOOK
from rulebound.games.ahlcg.state import ArkhamHorror
from rulebound.games.ahlcg.tables import BAGS

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text())
PRINTED: dict[str, dict[str, Any]] = {c["code"]: c for c in FACTS["cards"]}
RANDOM_WEAKNESS = "01000"
"""No card: it stands for a basic weakness to be drawn, in the lists of ArkhamDB."""
CODES = sorted(set(PRINTED) - {RANDOM_WEAKNESS})
BACKS = {str(d.facts["other"]) for d in BOOK.registry.of(CardDefinition) if d.facts.get("other")} - set(PRINTED)
"""Other sides without a number of their own."""
DEFINED = {d.key: d for d in BOOK.registry.of(CardDefinition) if d.key not in BACKS}

NUMBERS = (
    "cost", "health", "sanity", "willpower", "intellect", "combat", "agility", "fight", "evade", "shroud", "clues",
    "stage", "threshold", "victory",
)  # fmt: skip
WORDS = ("name", "type", "quantity", "subtype", "only", "prey", "spawn", "set", "symbol", "hidden_symbol", "second")
FLAGS = ("unique", "health_per_investigator", "clues_per_investigator", "threshold_per_investigator")
LISTS = ("icons", "slots", "traits", "connects", "hidden_connects", "signatures")
KEYWORD_FACTS = ("fast", "permanent")
"""Keywords that are written as facts of their own."""


def test_no_card_is_missing_on_either_side() -> None:
    assert set(DEFINED) == set(CODES)
    assert len(PRINTED) == 184 + 13


@pytest.mark.parametrize("code", CODES)
def test_a_card_is_as_printed(code: str) -> None:
    printed, facts = PRINTED[code], DEFINED[code].facts
    assert {k: facts.get(k) for k in NUMBERS} == {k: printed.get(k) for k in NUMBERS}
    assert {k: facts.get(k) or None for k in WORDS} == {k: printed.get(k) for k in WORDS}
    assert {k: bool(facts.get(k)) for k in FLAGS} == {k: bool(printed.get(k)) for k in FLAGS}
    assert {k: sorted(facts.get(k) or ()) for k in LISTS} == {k: sorted(printed.get(k) or ()) for k in LISTS}
    assert facts["cls"] == printed["class"]
    assert int(facts.get("level") or 0) == printed.get("level", 0)
    assert list(facts.get("uses") or ()) == printed.get("uses", [])
    assert sorted({*facts["keywords"], *(k for k in KEYWORD_FACTS if facts.get(k))}) == printed.get("keywords", [])
    if printed["type"] == "enemy":
        assert (facts.get("damage", 0), facts.get("horror", 0)) == (printed["damage"], printed["horror"])


@pytest.mark.parametrize("code", CODES)
def test_as_many_copies_as_printed_fit_into_a_deck(code: str) -> None:
    if PRINTED[code]["type"] in ("asset", "event", "skill"):
        assert limit(DEFINED[code]) == PRINTED[code]["limit"]


@pytest.mark.parametrize("code", [c for c in CODES if PRINTED[c]["type"] == "investigator"])
def test_an_investigator_may_have_what_is_printed(code: str) -> None:
    printed = PRINTED[code]
    most = {printed["class"]: printed["levels"][0], "neutral": printed["levels"][0],
            printed["second"]: printed["levels"][1]}  # fmt: skip
    may_have = {
        c for c, p in PRINTED.items()
        if p["type"] in ("asset", "event", "skill") and p.get("level", 99) <= most.get(p["class"], -1)
        and not p.get("only")
    }  # fmt: skip
    assert {c for c, d in DEFINED.items() if allowed(code, d)} == may_have
    assert printed["size"] == SIZE


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_enemies_have_the_health_that_is_printed_for_so_many(seats: int) -> None:
    t = ExampleTable(ArkhamHorror)
    gathering(t, " ".join([DEFINED[c].slug for c in CODES if PRINTED[c]["type"] == "investigator"][:seats]))
    for code in [c for c in CODES if PRINTED[c]["type"] == "enemy"]:
        t.arrange("enemy", code=code, place="study")
        printed = PRINTED[code]
        health = printed["health"] * (seats if printed.get("health_per_investigator") else 1)
        more = seats * printed.get("extra_health_per_investigator", 0)
        assert t.g.value(named(t.g, code), HEALTH) == health + more, code


@pytest.mark.parametrize("name", sorted(FACTS["encounter_sets"]))
def test_encounter_sets_hold_what_is_printed(name: str) -> None:
    assert {c: d.quantity for c, d in DEFINED.items() if d.facts.get("set") == name} == FACTS["encounter_sets"][name]


@pytest.mark.parametrize("difficulty", sorted(FACTS["chaos_bags"]))
def test_the_chaos_bags(difficulty: str) -> None:
    assert sorted(BAGS[difficulty].split()) == sorted(FACTS["chaos_bags"][difficulty].split())
    assert set(BAGS) == set(FACTS["chaos_bags"])


@pytest.mark.parametrize("deck", FACTS["starter_decks"], ids=lambda d: f"{d['name']}-{d['investigator']}")
def test_the_starter_decks(deck: dict[str, Any]) -> None:
    made = starter_deck if deck["name"] == "official_starter" else stronger_deck
    assert Counter(made(deck["investigator"])) == deck["cards"]
