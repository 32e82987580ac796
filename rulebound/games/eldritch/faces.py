"""What is printed on every component, as plain data: a program that draws the table needs nothing else from the box.

Nothing here is hidden from anybody: which card lies where is for the views to say. Names and texts are not here but in
the catalogues, under `eldritch-CODE`; what an encounter does is a term that follows from its effects.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rulebound.core.card_language.forms import worded
from rulebound.core.material.cards import CardDefinition
from rulebound.core.state.entities import Call
from rulebound.games.eldritch.rulebook import BOOK
from rulebound.games.eldritch.state import CITIES, EXPEDITIONS, MOST_DOOM, OMENS, PATHS, SKILLS, SPACES, WORLD

PRINTED = (
    "kind", "value", "deck", "front", "of", "colour", "difficulty", "ongoing", "rumor_space", "tokens", "omen", "doom",
    "health", "sanity", "start", "crippled", "insane", "toughness", "epic", "per_player", "horror", "damage",
    *SKILLS,
)  # fmt: skip
"""Facts that go out as they are; what a component does not have, its face does not have either."""
LISTS = ("traits", "signs")


def faces() -> dict[str, Any]:
    """Every component by its code, and the board."""
    return {
        "cards": {made.key: face(made) for made in BOOK.registry.of(CardDefinition)},
        "board": {
            "spaces": SPACES,
            "cities": CITIES,
            "expeditions": EXPEDITIONS,
            "paths": {path: [[a, b] for a in SPACES for b in WORLD.neighbours(a, path) if a < b] for path in PATHS},
            "omens": OMENS,
            "doom": MOST_DOOM,
        },
    }


def face(made: CardDefinition) -> dict[str, Any]:
    facts: Mapping[str, Any] = made.facts
    out: dict[str, Any] = {"word": f"eldritch-{made.key}"}
    out |= {name: facts[name] for name in PRINTED if _plain(facts.get(name))}
    out |= {name: list(facts[name]) for name in LISTS if facts.get(name)}
    if facts.get("kind") == "investigator":
        out["possessions"] = [list(one) for one in facts["possessions"]]
    parts = {name: msgspec.to_builtins(worded("eldritch", e)) for name, e in facts.items() if isinstance(e, Call)}
    return out | ({"parts": parts} if parts else {})


def _plain(value: Any) -> bool:
    return isinstance(value, bool | int | str) and value != ""
