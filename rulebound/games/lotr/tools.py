"""What the deck builder asks: is this deck legal, what may go into it, how is it written down?

    deck({"start": "leadership"})
    deck({"heroes": ["01001"], "cards": {"01013": 3, ...}})
    deck({"text": "Aragorn\\n3x Guard of the Citadel\\n..."})

The answer is always the whole deck: its heroes and cards, what is wrong with it, the cards that may be in it, and the
deck as a list, as RingsDB's JSON and as the option `lists` takes it. Heroes count among the cards, as at RingsDB.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from rulebound.core.material.decklists import counts_of_deck, name_of_deck, text_of_deck
from rulebound.core.state.errors import BadOption
from rulebound.games.lotr.decks import (
    COPIES,
    LEARNING,
    OWN,
    SIZE,
    Deck,
    known_heroes,
    learning_deck,
    player_cards,
    problems,
)
from rulebound.games.lotr.lists import is_card, read_deck, sorted_out, write_json, write_list
from rulebound.games.lotr.state import REGISTRY


def deck(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Everything about one deck, however it is named: by a start, by its cards, or by a text."""
    if "text" in asked:
        found = from_text(asked["text"])
    elif "start" in asked:
        found = from_start(asked["start"])
    else:
        found = sorted_out(list(Counter(counts_of_deck(asked.get("cards", {}), is_card)).items()))
    return about(found, name_of_deck(asked.get("name", "")))


def from_text(text: Any) -> Deck:
    found = read_deck(text_of_deck(text))
    if not found.cards and not found.heroes:
        raise BadOption(
            "there is no card in this text: one a line, such as 3x Gandalf, or a deck from RingsDB or OCTGN"
        )
    return found


def from_start(start: Any) -> Deck:
    if start == "empty":
        return Deck((), ())
    if start not in tuple(LEARNING):
        raise BadOption(f"there is no deck {start!r} to start from. There are: empty, {', '.join(LEARNING)}")
    return learning_deck(start)


def about(found: Deck, name: str) -> dict[str, Any]:
    listed = write_list(found)
    return {
        "who": OWN,
        "slug": OWN,
        "cards": dict(sorted(Counter((*found.heroes, *found.cards)).items())),
        "fixed": [],
        "size": len(found.cards),
        "needed": SIZE,
        "heroes": len(found.heroes),
        "threat": sum([REGISTRY[code].threat for code in found.heroes]),
        "problems": [p.told() for p in problems(found)],
        "pool": {code: {"limit": 1} for code in known_heroes()} | {code: {"limit": COPIES} for code in player_cards()},
        "list": listed,
        "json": write_json(found, name or "Rulebound"),
        "option": "; ".join(listed.splitlines()),
    }


TOOLS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"deck": deck}
"""What a lobby may ask for."""
