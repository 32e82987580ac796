"""Every card has the numbers and words that are printed on it, and no card of the box is missing.

`facts.json` lists them card by card: what stands in corners and icons, no texts.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulebound.core.game.abilities import ACTION_ABILITY, REACTION, REVELATION, Ability
from rulebound.core.material.cards import CardDefinition
from rulebound.games.lotr.cards import SHADOW, ScenarioDefinition, slug
from rulebound.games.lotr.decks import LEARNING, learning_deck
from rulebound.games.lotr.rulebook import BOOK
from rulebound.games.lotr.tables import EASY_DECK, NIGHTMARE, NORMAL, encounter_cards, quest_cards
from rulebound.play.translate import Speech

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text("utf-8"))
PRINTED: dict[str, dict[str, Any]] = {c["code"]: c for c in FACTS["cards"]}
DEFINED = {d.key: d for d in BOOK.registry.of(CardDefinition)}
SCENARIOS = {s.key: s for s in BOOK.registry.of(ScenarioDefinition)}
CODES = sorted(PRINTED)

NUMBERS = (
    "cost", "threat", "willpower", "attack", "defense", "hit_points", "engagement", "points", "victory", "stage",
    "easy",
)  # fmt: skip
WORDS = ("name", "type", "sphere", "set", "scenario", "attach")
TRIGGERS = {ACTION_ABILITY: "action", REACTION: "response", REVELATION: "when revealed", SHADOW: "shadow"}
"""What stands in bold before an ability. Forced effects are left out: some are written as rules that always hold."""


def test_no_card_is_missing_on_either_side() -> None:
    assert set(DEFINED) == set(PRINTED)
    assert set(SCENARIOS) == set(FACTS["scenarios"])
    assert len(PRINTED) == 128 + 10 + 27


@pytest.mark.parametrize("code", CODES)
def test_a_card_is_as_printed(code: str) -> None:
    printed, facts = PRINTED[code], DEFINED[code].facts
    assert {k: facts.get(k) for k in NUMBERS} == {k: printed.get(k) for k in NUMBERS}
    assert {k: facts.get(k) for k in WORDS} == {k: printed.get(k) for k in WORDS}
    assert facts["quantity"] == printed.get("limit", printed["quantity"])
    assert bool(facts.get("unique")) == printed.get("unique", False)
    assert sorted(facts["traits"]) == printed.get("traits", [])
    doomed = [f"doomed {facts['doomed']}"] if facts["doomed"] else []
    assert sorted([*facts["keywords"], *doomed]) == printed.get("keywords", [])


def test_cards_and_their_words_are_called_what_is_printed() -> None:
    speech = Speech("en", ("lotr",), strict=True)
    names = {f"lotr-{c}": p["name"] for c, p in PRINTED.items()}
    names |= {f"lotr-{c}-a": p["front"] for c, p in PRINTED.items() if "front" in p}
    names |= {f"lotr-web-trait-{slug(t)}": t for p in PRINTED.values() for t in p.get("traits", ())}
    names |= {f"lotr-web-set-{slug(name)}": name for name in FACTS["encounter_sets"]}
    assert {key: speech.say(key).replace("’", "'").replace("…", "...") for key in names} == names


@pytest.mark.parametrize("code", CODES)
def test_a_card_has_the_abilities_that_are_printed(code: str) -> None:
    """The words before them; and the phase, where an action is bound to one."""
    made = {TRIGGERS[a.kind] for a in BOOK.registry.of(Ability) if a.card == code and a.kind in TRIGGERS}
    made |= {"travel"} if "travel" in DEFINED[code].facts else set()
    printed = set(PRINTED[code].get("triggers", ())) - {"forced"}
    bound = {t.removesuffix(" action") for t in printed if t.endswith(" action")}
    assert made == {"action" if t.endswith(" action") else t for t in printed}
    assert {DEFINED[code].facts.get("phase") or ""} - {""} == bound
    assert ("side_a" in DEFINED[code].facts) == ("setup" in PRINTED[code].get("front_triggers", ()))


@pytest.mark.parametrize("name", sorted(FACTS["encounter_sets"]))
def test_encounter_sets_hold_what_is_printed(name: str) -> None:
    assert {c: d.quantity for c, d in DEFINED.items() if d.facts.get("set") == name} == FACTS["encounter_sets"][name]


@pytest.mark.parametrize("key", sorted(SCENARIOS))
def test_a_scenario_is_made_of_what_is_printed(key: str) -> None:
    made, printed = SCENARIOS[key], FACTS["scenarios"][key]
    assert (made.name, made.order, made.sets) == (printed["name"], printed["order"], tuple(printed["sets"]))
    assert list(quest_cards(made.name)) == printed["quests"]
    assert (made.nightmare_out, made.nightmare_in) == (printed["nightmare_out"], printed["nightmare_in"])
    full = Counter(encounter_cards(key, NORMAL))
    assert full.total() == printed["cards"]["normal"]
    assert full - Counter(encounter_cards(key, EASY_DECK)) == Counter(printed["easy_out"])
    assert len(encounter_cards(key, EASY_DECK)) == printed["cards"]["easy"]
    assert len(encounter_cards(key, NIGHTMARE)) == printed["cards"]["nightmare"]


@pytest.mark.parametrize("name", sorted(FACTS["starter_decks"]))
def test_the_learning_decks(name: str) -> None:
    deck, printed = learning_deck(name), FACTS["starter_decks"][name]
    assert sorted(deck.heroes) == printed["heroes"]
    assert Counter(deck.cards) == printed["cards"]
    assert sum(PRINTED[hero]["threat"] for hero in deck.heroes) == printed["threat"]
    assert set(LEARNING) == set(FACTS["starter_decks"])
