"""What is printed on every card, as plain data: a program that draws the table needs nothing else from the box.

Nothing here is hidden from anybody: which card lies where is for the views to say. Names and texts are not here but in
the catalogues, under `ahlcg-CODE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.core.material.cards import CardDefinition
from rulebound.games.ahlcg.deckbuilding import limit
from rulebound.games.ahlcg.rulebook import BOOK

PRINTED = (
    "type", "cls", "second", "level", "cost", "fast", "permanent", "unique", "subtype", "only", "set", "quantity",
    "willpower", "intellect", "combat", "agility", "health", "health_per_investigator", "sanity",
    "fight", "evade", "damage", "horror", "victory", "stage", "threshold", "threshold_per_investigator", "is_act",
    "shroud", "clues", "clues_per_investigator", "symbol", "connects_trait", "other",
)  # fmt: skip
"""Facts that go out as they are; what a card does not have, its face does not have either."""
LISTED = ("icons", "slots", "connects", "signatures")
SORTED = ("traits", "keywords")


def faces() -> dict[str, Any]:
    """Every card by its code; and the back of the locations that cannot be told apart until they are revealed."""
    cards = {made.key: face(made) for made in BOOK.registry.of(CardDefinition)}
    unknown = next(d for d in BOOK.registry.of(CardDefinition) if "hidden_symbol" in d.facts)
    return {"cards": cards, "unknown": cards[unknown.key]["back"]}


def face(made: CardDefinition) -> dict[str, Any]:
    facts: Mapping[str, Any] = made.facts
    out: dict[str, Any] = {"word": f"ahlcg-{made.key}"}
    out |= {name: facts[name] for name in PRINTED if facts.get(name) is not None and facts[name] != ""}
    out |= {name: list(facts[name]) for name in LISTED if facts.get(name)}
    out |= {name: sorted(facts[name]) for name in SORTED if facts.get(name)}
    if facts.get("uses"):
        amount, what = facts["uses"]
        out["uses"] = {"amount": amount, "what": what}
    if facts["type"] == "location":
        # The way on may be printed differently on the side that lies up before anybody has been there.
        out["back"] = {
            "symbol": facts.get("hidden_symbol", facts["symbol"]),
            "connects": list(facts.get("hidden_connects", facts["connects"])),
        }
    if facts["type"] in ("asset", "event", "skill"):
        out["limit"] = limit(made)
    return out
