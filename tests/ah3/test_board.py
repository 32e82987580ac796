"""What a player reads off the table: the symbols of spaces, prices as they are, why something cannot be done."""

from __future__ import annotations

import pytest

from rulebound import Table, new
from rulebound.games.ah3.board import HOOD_OF, SYMBOLS
from rulebound.games.ah3.faces import faces
from rulebound.games.ah3.view import board
from rulebound.play.translate import speech_for


def at_turn(**more: str) -> Table:
    """Jenny alone, in her first turn."""
    table = new("ah3", {"seats": "1", "investigators": "jenny-barnes", **more}, seed=1)
    table.choose("start-with dressed-to-the-nines")
    return table


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_symbols_of_a_space_are_told(language: str) -> None:
    speech = speech_for(language, "ah3")
    drawn = board(at_turn().view(0), speech, plain=True)
    for space, hood in HOOD_OF.items():
        if hood not in ("northside", "downtown", "easttown", "merchant-district", "rivertown"):
            continue
        asks, gives = [", ".join(speech.say(f"ah3-symbol-{s}") for s in side.split()) for side in SYMBOLS[space]]
        assert any(f"{speech.say(f'ah3-{space}')} ({asks} -> {gives})" in line for line in drawn), space


def test_every_space_has_symbols_of_what_its_cards_give() -> None:
    """Whatever a symbol promises, some encounter of the space gives: its effects say so."""
    assert set(SYMBOLS) == set(HOOD_OF)
    says = {"common": "common", "curio": "curio", "spell": "spell", "ally": "ally", "money": "money",
            "remnant": "remnant", "health": "recover", "sanity": "recover", "doom": "doom"}  # fmt: skip
    printed = [face["parts"] for face in faces()["cards"].values() if "parts" in face]
    for space, (_, gives) in SYMBOLS.items():
        effects = [str(parts[space.replace("-", "_")]) for parts in printed if space.replace("-", "_") in parts]
        effects += [str(parts[space]) for parts in printed if space in parts]
        assert effects, space
        for symbol in gives.split():
            assert any(says[symbol] in effect for effect in effects), (space, symbol)


def test_the_display_shows_what_is_asked_for() -> None:
    """With the truckers on strike everything costs 2 more (headline; 454.1)."""
    table = at_turn()
    table.arrange("next", pile="headlines", codes="headline-truckers-strike-leads-to-shortages")
    before = prices(table)
    table.arrange("codex", cards="headline-truckers-strike-leads-to-shortages")
    assert prices(table) == {card: price + 2 for card, price in before.items()}


def prices(table: Table) -> dict[int, int]:
    display = next(p for p in table.view(0)["entities"].values() if p["kind"] == "Pile" and p["code"] == "display")
    return {id: table.view(0)["entities"][id]["numbers"]["price"] for id in display["cards"]}


def test_a_denied_action_says_why() -> None:
    table = at_turn()
    found = {d.key: d for d in table.why_not(0)}["trust-fund jenny-barnes"]
    assert (found.clause, found.reason) == ("ah3/423.4", "ah3-denied-rich")
