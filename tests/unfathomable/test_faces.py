"""What the browser needs to draw the table: every card has its face, and a face holds nothing but facts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import rulebound
from rulebound.core.material.cards import CardDefinition
from rulebound.games.unfathomable.faces import faces
from rulebound.games.unfathomable.state import REGISTRY, SKILLS, Space

LOCALES = Path(rulebound.__file__).parent / "locales"


def test_every_card_has_its_face() -> None:
    drawn = faces()
    assert {d.key for d in REGISTRY.of(CardDefinition)} == {*drawn["cards"], *drawn["characters"]}


def test_every_space_of_the_board_is_drawn() -> None:
    table = rulebound.new("unfathomable", seed=1)
    spaces = faces()["spaces"]
    assert {s.code: s.sort for s in table.game.all(Space)} == {code: s["sort"] for code, s in spaces.items()}
    for code, face in spaces.items():
        assert all(code in spaces[other]["adjacent"] for other in face["adjacent"])


def test_faces_are_plain_data_and_the_same_whatever_is_played() -> None:
    before = json.dumps(faces())
    table = rulebound.new("unfathomable", {"seats": "5"}, seed=7)
    table.choose(table.decision.keys()[0])  # type: ignore[union-attr]
    assert json.dumps(faces()) == before
    assert json.loads(before) == faces()


def test_the_numbers_are_those_of_the_box() -> None:
    cards = faces()["cards"]
    decks = [sum(c["copies"] for c in cards.values() if c.get("skill") == s and c["kind"] == "skill") for s in SKILLS]
    assert decks == [21] * 5
    assert sum(c["copies"] for c in cards.values() if c["kind"] == "spell") == 20
    assert sum(c["copies"] for c in cards.values() if c["kind"] == "passenger") == 9


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_face_has_its_name(language: str) -> None:
    entries = parse((LOCALES / language / "unfathomable.ftl").read_text("utf-8")).body
    known = {entry.id.name for entry in entries if isinstance(entry, Message)}
    drawn = faces()
    named = [face["name"] for part in ("cards", "characters", "spaces") for face in drawn[part].values()]
    kinds = {c["kind"] for c in drawn["cards"].values()} - {"skill"} | {s["sort"] for s in drawn["spaces"].values()}
    assert sorted({*named, *[f"unfathomable-web-kind-{kind}" for kind in kinds]} - known) == []
