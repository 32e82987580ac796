"""What is printed on every card, as plain data: a program that draws the table needs nothing else from the box.

Nothing here is hidden from anybody: which card lies where is for the views to say. Names and texts are not here but in
the catalogues, under `lotr-CODE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.core.material.cards import CardDefinition
from rulebound.games.lotr.cards import SHADOW
from rulebound.games.lotr.rulebook import BOOK
from rulebound.games.lotr.rules.threat import ELIMINATION_LEVEL

PRINTED = (
    "type", "sphere", "unique", "cost", "phase", "attach", "threat", "willpower", "attack", "defense", "hit_points",
    "engagement", "points", "victory", "set", "scenario", "stage", "quantity", "easy", "doomed", "surge",
)  # fmt: skip
"""Facts that go out as they are; what a card does not have, its face does not have either."""
SORTED = ("traits", "keywords")


def faces() -> dict[str, Any]:
    """Every card by its code, and the threat at which a player is out."""
    cards = {made.key: face(made) for made in BOOK.registry.of(CardDefinition)}
    return {"cards": cards, "elimination": ELIMINATION_LEVEL}


def face(made: CardDefinition) -> dict[str, Any]:
    facts: Mapping[str, Any] = made.facts
    out: dict[str, Any] = {"word": f"lotr-{made.key}"}
    out |= {name: facts[name] for name in PRINTED if facts.get(name) is not None and facts[name] != ""}
    out |= {name: sorted(facts[name]) for name in SORTED if facts.get(name)}
    if made.ability(SHADOW) is not None:
        out["shadow"] = f"lotr-{made.key}-shadow"
    return out
