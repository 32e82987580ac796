"""What is printed in the box, for those who draw the table: cards, characters, spaces. Facts only, never a state."""

from __future__ import annotations

from typing import Any

from rulebound.core.material.cards import CardDefinition
from rulebound.games.unfathomable.cards import COPIES, SKILL_DECKS
from rulebound.games.unfathomable.rulebook import BOOK
from rulebound.games.unfathomable.rules.supplies import MOST
from rulebound.games.unfathomable.state import (
    ARROWS,
    ATLANTICA,
    AWAKENING,
    CELL,
    DECK_SPACE,
    DECK_SPACES,
    DECKS,
    DEEP,
    END,
    NUMBER,
    PORT,
    RESOURCES,
    ROOM,
    ROOMS,
    SKILLS,
    WATER,
    WATERS,
)

CHARACTER = "character"
SORTS = {
    **dict.fromkeys(WATERS, WATER), **dict.fromkeys(DECK_SPACES, DECK_SPACE), **dict.fromkeys(ROOMS, ROOM),
}  # fmt: skip


def faces() -> dict[str, Any]:
    """Every card, character and space with the facts that a picture of it needs; words go by their keys."""
    made = tuple(BOOK.registry.of(CardDefinition))
    return {
        "cards": {d.key: card(d) for d in made if d.kind != CHARACTER},
        "characters": {d.key: plain(d) for d in made if d.kind == CHARACTER},
        "spaces": {code: space(code) for code in ATLANTICA.places} | {DEEP: space(DEEP)},
        "resources": list(RESOURCES),
        "skills": list(SKILLS),
        "decks": list(DECKS),
        "highest": MOST,
        "track": END,
        "port": PORT,
        "awakening": AWAKENING,
    }


def card(definition: CardDefinition) -> dict[str, Any]:
    """A card: its facts, how many there are, and, of a crisis, whether there is a way round it, and if it can stay."""
    out = plain(definition) | {"copies": copies(definition.key)}
    if definition.kind == "mythos":
        out |= {"second": "second" in definition.facts, "stays": bool(definition.abilities)}
    return out


def plain(definition: CardDefinition) -> dict[str, Any]:
    """The facts that are data; what a card does is code, and has its words."""
    facts = {k: v for k, v in definition.facts.items() if not callable(v)}
    return {k: list(v) if isinstance(v, tuple) else v for k, v in facts.items()} | {
        "name": f"{BOOK.game}-{definition.key}"
    }


def copies(code: str) -> int:
    decks = (*COPIES.values(), *SKILL_DECKS.values())
    return next((deck[code] for deck in decks if code in deck), 1)


def space(code: str) -> dict[str, Any]:
    """A space: what it is, what it touches, where its arrow leads, the number of a room on the die."""
    near = ATLANTICA.neighbours(code) if code != DEEP else ()
    return {
        "name": f"{BOOK.game}-{code}",
        "sort": "deep" if code == DEEP else SORTS.get(code, CELL),
        "adjacent": [other for other in ATLANTICA.places if other in near],
        "arrow": ARROWS.get(code, ""),
        "number": NUMBER.get(code, 0),
    }
