"""What is printed in the box, for those who draw the table."""

from __future__ import annotations

from typing import Any

from rulebound.core.material.cards import CardDefinition
from rulebound.games.lantern.cards import DECK
from rulebound.games.lantern.state import COAST, REGISTRY


def faces() -> dict[str, Any]:
    """The deck of every card and the glow of a tool; the ways between the places."""
    decks = {code: deck for deck, codes in DECK.items() for code in codes}
    cards = {
        card.key: {"deck": decks.get(card.key, "roles"), "glow": getattr(card, "glow", 0)}
        for card in REGISTRY.of(CardDefinition)
    }
    ways = {
        kind: sorted({tuple(sorted((a, b))) for a in COAST.places for b in COAST.neighbours(a, kind)})
        for kind in ("path", "causeway")
    }
    return {"cards": cards, "ways": ways}
