"""The faces that programs draw: every card has one, it is plain data, and it says what the card says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulebound.core.material.cards import CardDefinition
from rulebound.games.ahlcg.faces import faces
from rulebound.games.ahlcg.state import REGISTRY

FACES = faces()
CARDS: dict[str, dict[str, Any]] = FACES["cards"]


def test_every_card_has_its_face() -> None:
    assert sorted(CARDS) == sorted(d.key for d in REGISTRY.of(CardDefinition))
    assert all(face["word"] == f"ahlcg-{code}" and face["type"] and face["cls"] for code, face in CARDS.items())


def test_faces_are_plain_data() -> None:
    assert json.loads(json.dumps(FACES)) == FACES


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("01001", {"type": "investigator", "cls": "guardian", "willpower": 3, "health": 9}),
        ("01016", {"type": "asset", "cost": 4, "slots": ["hand"], "uses": {"amount": 4, "what": "ammo"}, "limit": 2}),
        ("01088", {"type": "event", "cls": "neutral", "cost": 0, "level": 0}),
        ("01025", {"type": "skill", "cost": None, "icons": ["combat"]}),
        ("01018", {"type": "asset", "traits": ["Ally", "Police"], "icons": ["combat"], "health": 2, "sanity": 2}),
        ("01116", {"type": "enemy", "fight": 4, "health": 5, "health_per_investigator": True, "victory": 2}),
        ("01108", {"type": "act", "threshold": 2, "threshold_per_investigator": True}),
        ("01105", {"type": "agenda", "threshold": 3}),
    ],
)  # fmt: skip
def test_a_face_says_what_is_printed(code: str, facts: dict[str, Any]) -> None:
    assert {name: CARDS[code].get(name) for name in facts} == facts


def test_locations_show_the_ways_on_of_both_sides() -> None:
    woods = CARDS["01150"]
    assert woods["symbol"] == "triangle"
    assert woods["connects"] == ["squiggle", "hourglass", "diamond"]
    assert woods["back"] == FACES["unknown"] == {"symbol": "square", "connects": ["squiggle"]}
    assert CARDS["01112"]["back"] == {"symbol": "square", "connects": ["triangle", "plus", "diamond"]}
