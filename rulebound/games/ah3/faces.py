"""What is printed on every component, as plain data: a program that draws the table needs nothing else from the box.

Nothing here is hidden from anybody: which card lies where is for the views to say. Names and texts are not here but in
the catalogues, under `ah3-CODE`; what an encounter does is a term that follows from its effects.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rulebound.core.card_language.forms import worded
from rulebound.core.material.cards import CardDefinition
from rulebound.core.state.entities import Call
from rulebound.games.ah3.board import MAPS, NEIGHBOURHOODS, SYMBOLS
from rulebound.games.ah3.rulebook import BOOK
from rulebound.games.ah3.state import SKILLS

PRINTED = (
    "kind", "price", "hands", "cast_horror", "deck", "hood", "number", "other", "start", "focus", "money", "health",
    "sanity", "elite", "attack", "evade", "damage", "horror", "speed", "spawn", "hunter", "patrol", "prey", "remnant",
    "epic", "rumor", *SKILLS,
)  # fmt: skip
"""Facts that go out as they are; what a component does not have, its face does not have either."""
LISTS = ("traits", "keywords", "doom", "bounds", "fixed", "choice", "hoods", "codex")


def faces() -> dict[str, Any]:
    """Every component by its code, the four maps, and the symbols of the spaces."""
    return {
        "cards": {made.key: face(made) for made in BOOK.registry.of(CardDefinition)},
        "neighbourhoods": {hood: list(spaces) for hood, spaces in NEIGHBOURHOODS.items()},
        "symbols": {space: [asks.split(), gives.split()] for space, (asks, gives) in SYMBOLS.items()},
        "maps": {
            scenario: {
                "hoods": list(plan.hoods),
                "streets": {s.code: {"kind": s.kind, "touches": list(s.touches)} for s in plan.streets},
            }
            for scenario, plan in MAPS.items()
        },
    }


def face(made: CardDefinition) -> dict[str, Any]:
    facts: Mapping[str, Any] = made.facts
    out: dict[str, Any] = {"word": f"ah3-{made.key.removesuffix('-back')}"}
    out |= {name: facts[name] for name in PRINTED if _plain(facts.get(name))}
    out |= {name: list(facts[name]) for name in LISTS if facts.get(name)}
    parts = {name: msgspec.to_builtins(worded("ah3", e)) for name, e in facts.items() if isinstance(e, Call)}
    return out | ({"parts": parts} if parts else {})


def _plain(value: Any) -> bool:
    return isinstance(value, bool | int | str) and value != ""
