"""Every encounter, monster, headline and scenario is as printed, and none of the box is missing.

`facts.json` lists them card by card in numbers and codes (shorthand.py says how an encounter is written), no texts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.games.ah3.board import BOARDS, MAPS, NEIGHBOURHOODS
from rulebound.games.ah3.cards import DECKS, SANFORD
from rulebound.games.ah3.preparing import CUP
from rulebound.games.ah3.rulebook import BOOK
from rulebound.games.ah3.state import ArkhamHorror, Marker, places
from tests.ah3.shorthand import short

FACTS: dict[str, dict[str, dict[str, Any]]] = json.loads(Path(__file__).with_name("facts.json").read_text("utf-8"))
ENCOUNTERS, MONSTERS, EPIC = FACTS["encounters"], FACTS["monsters"], FACTS["epic"]
HEADLINES, SCENARIOS, ARCHIVE = FACTS["headlines"], FACTS["scenarios"], FACTS["archive"]
TABLES = (*NEIGHBOURHOODS, "street", "hunts", *[f"{kind}-{s}" for s in MAPS for kind in ("events", "anomalies")])
"""The decks of cards that are read for where one is."""
ABOUT = ("hood", "doom", "bounds", "monster", "where")
"""What stands on such a card besides its parts."""
NUMBERS = ("speed", "health", "attack", "evade", "damage", "horror")
NAMING_SANFORD = {
    ("southside-5", "historical-society"),
    ("event-veil-22", "ye-olde-magick-shoppe"),
    ("event-veil-23", "ye-olde-magick-shoppe"),
}


def test_no_card_is_missing_on_either_side() -> None:
    read = {code: n for deck in TABLES for code, n in DECKS.get(deck, {}).items()}
    assert read == dict.fromkeys(ENCOUNTERS, 1)
    assert DECKS["monsters"] == {code: printed["copies"] for code, printed in MONSTERS.items()}
    assert sum(DECKS["monsters"].values()) == 62
    assert DECKS["epic"] == dict.fromkeys(EPIC, 1)
    assert DECKS["headlines"] == dict.fromkeys(HEADLINES, 1)
    assert set(MAPS) == set(SCENARIOS)
    cards = {*DECKS["archive"], *DECKS["hunts"], *DECKS["epic"]}
    assert cards == {f"archive-{n}" for n in range(1, 41)}


@pytest.mark.parametrize("code", sorted(ENCOUNTERS))
def test_an_encounter_card_is_as_printed(code: str) -> None:
    printed, facts = ENCOUNTERS[code], BOOK.registry[code].facts
    parts = {part: text for part, text in printed.items() if part not in ABOUT}
    assert {part: short(facts[part]) for part in parts} == parts
    assert set(facts) - set(printed) <= {"kind", "deck", "name"}
    assert {n: facts[n] for n in ("hood", "monster", "where") if n in printed} == {
        n: printed[n] for n in ("hood", "monster", "where") if n in printed
    }
    assert sorted(facts.get("doom", ())) == sorted(printed.get("doom", ()))
    assert list(facts.get("bounds", ())) == printed.get("bounds", [])


def test_three_encounters_name_carl_sanford() -> None:
    assert SANFORD == NAMING_SANFORD


def activation(facts: dict[str, Any]) -> tuple[str, str]:
    """What a monster does when it activates, and whom it is after."""
    if "lurks" in facts:
        return "lurker", ""
    if "hunter" in facts:
        return "hunter", facts["hunter"]
    return f"patrol {facts['patrol']}", facts.get("prey", "")


@pytest.mark.parametrize("code", [*sorted(MONSTERS), *sorted(EPIC)])
def test_a_monster_is_as_printed(code: str) -> None:
    printed, facts = (MONSTERS | EPIC)[code], BOOK.registry[code].facts
    assert {n: facts[n] for n in NUMBERS} == {n: printed[n] for n in NUMBERS}
    assert facts.get("elite", 0) == printed["elite"]
    assert sorted(facts["traits"]) == printed["traits"]
    assert sorted(facts.get("keywords", ())) == printed["keywords"]
    assert bool(facts.get("remnant")) == printed["remnant"]
    assert facts["spawn"] == printed.get("spawn", "")
    assert activation(facts) == (printed["does"], printed.get("prey", ""))
    assert bool(facts.get("epic")) == (code in EPIC)


@pytest.mark.parametrize("code", sorted(HEADLINES))
def test_a_headline_is_as_printed(code: str) -> None:
    """Those that an effect says all about; the others have a rule of their own, or stay as rumors."""
    printed, facts = HEADLINES[code], BOOK.registry[code].facts
    assert facts["rumor"] == printed["rumor"]
    assert short(facts["effect"]) == printed.get("effect", "")


@pytest.mark.parametrize("code", sorted(SCENARIOS))
def test_a_scenario_is_as_printed(code: str) -> None:
    printed, facts = SCENARIOS[code], BOOK.registry[f"scenario-{code}"].facts
    assert facts["start"] == printed["start"]
    assert sorted(facts["hoods"]) == printed["hoods"]
    assert sorted(facts["doom"]) == printed["doom"]
    assert dict(facts["board"]) == printed["board"]
    assert facts["monsters"] == printed["monsters"]
    assert sorted(facts["aside"]) == printed["aside"]
    assert list(facts["codex"]) == printed["codex"]
    assert printed["cup"] == CUP
    assert {s.code: s.kind for s in MAPS[code].streets} == printed["streets"]
    borders = {place: sorted(BOARDS[code].neighbours(place)) for place in printed["adjacent"]}
    assert borders == printed["adjacent"]


# ------------------------------------------------------------------ what the archive waits for

FIRST = {"azathoth": 3, "umordhoth": 10, "veil": 20, "echoes": 29}
"""The first archive card of each scenario."""
ELSEWHERE = {"archive-4-back", "archive-7"}
"""Sides that wait for other cards and markers, not for a number."""


def scenario_of(code: str) -> str:
    number = int(code.split("-")[1])
    return max([s for s in FIRST if FIRST[s] <= number], key=lambda s: FIRST[s])


def amount(g: ArkhamHorror, card: Any, what: str, n: int) -> None:
    """So much of something, and nothing else of what an archive card may wait for."""
    g.change(g.sheet, **{name: n if name == what else 0 for name in ("clues", "doom", "markers")})
    g.change(card, clues=n if what == "card" else 0)
    scars = g.all(Marker) if g.sheet.code == "veil" else ()
    for at, marker in enumerate(scars):
        g.change(marker, space=places(g)[at].id, mended=what == "mended" and at < n)


def test_every_side_that_waits_is_listed() -> None:
    sides = [side for code in DECKS["archive"] for side in (code, f"{code}-back") if side in BOOK.registry]
    assert {side for side in sides if "thresholds" in BOOK.registry[side].facts} == {*ARCHIVE, *ELSEWHERE}


@pytest.mark.parametrize("code", sorted(ARCHIVE))
def test_an_archive_card_waits_for_what_is_printed(code: str) -> None:
    """Of what, and from how many on, counted up from none."""
    options = {"seats": "1", "scenario": scenario_of(code), "investigators": "jenny-barnes"}
    g = ArkhamHorror.new(options, 1, durable=False)
    card = next(c for c in g.cards("archive") + g.cards("codex") if c.code == code.removesuffix("-back"))
    found = {}
    for what in ("clues", "doom", "markers", "mended", "card"):
        for n in range(20):
            amount(g, card, what, n)
            if any(line.holds(g, card) for line in BOOK.registry[code].facts["thresholds"]):
                found[what] = n
                break
    assert found == ARCHIVE[code]
