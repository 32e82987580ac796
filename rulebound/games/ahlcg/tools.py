"""What can be asked without a table: is this deck legal, what may go into it, how is it written down?

    deck({"investigator": "roland-banks", "start": "starter"})
    deck({"investigator": "roland-banks", "cards": {"01016": 2, ...}, "mode": "standalone"})
    deck({"text": "Roland Banks\\n2x Machete\\n..."})

The answer is always the whole deck: its cards, what is wrong with it, the cards that may be in it, and the deck as a
list, as ArkhamDB's JSON and as the option `decks` takes it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from rulebound.core.material.cards import CardDefinition
from rulebound.core.material.decklists import counts_of_deck, name_of_deck, text_of_deck
from rulebound.core.state.errors import BadOption
from rulebound.games.ahlcg.deckbuilding import (
    READY_DECKS,
    SIZE,
    allowed,
    card,
    deck_of,
    experience_in,
    extra_weaknesses,
    known,
    limit,
    main_cards,
    price_of,
    problems,
    read_deck,
    write_json,
    write_list,
)
from rulebound.games.ahlcg.rulebook import BOOK, INVESTIGATORS, MOST_EXPERIENCE

MODES = {"campaign": 0, "standalone": MOST_EXPERIENCE}
"""How much experience a deck may begin with."""


def deck(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Everything about one deck, however it is named: by a start, by its cards, or by a text."""
    experience = experience_for(asked.get("mode", "campaign"))
    who = investigator_named(asked.get("investigator", ""))
    if "text" in asked:
        who, cards = from_text(asked["text"], who)
    elif "start" in asked:
        cards = from_start(asked["start"], must(who))
    else:
        cards = counts_of_deck(asked.get("cards", {}), is_deck_card)
    return about(must(who), cards, experience, name_of_deck(asked.get("name", "")))


def experience_for(mode: Any) -> int:
    if not isinstance(mode, str) or mode not in MODES:
        raise BadOption(f"there is no mode {mode!r} for decks. There are: {', '.join(MODES)}")
    return MODES[mode]


def investigator_named(text: Any) -> str:
    """The code of an investigator, who may be named by code or as the option `investigators` does; "" if by neither."""
    if not text:
        return ""
    found = [d.key for d in INVESTIGATORS if text in (d.key, d.slug)]
    if not found:
        raise BadOption(f"there is no investigator {text!r}. There are: {', '.join(d.slug for d in INVESTIGATORS)}")
    return found[0]


def must(who: str) -> str:
    if not who:
        raise BadOption("whose deck is it? Name the investigator")
    return who


def from_text(text: Any, who: str) -> tuple[str, tuple[str, ...]]:
    found, cards = read_deck(text_of_deck(text))
    if not cards:
        raise BadOption("there is no card in this text: one a line, such as 2x Machete, or JSON from ArkhamDB")
    return found or who, cards


def from_start(start: Any, who: str) -> tuple[str, ...]:
    if start == "empty":
        return ()
    if start not in tuple(READY_DECKS):
        raise BadOption(f"there is no deck {start!r} to start from. There are: empty, {', '.join(READY_DECKS)}")
    return deck_of(who, start)


def is_deck_card(code: str) -> bool:
    return known(code) and card(code).type != "investigator"


def about(who: str, cards: tuple[str, ...], experience: int, name: str) -> dict[str, Any]:
    signatures = card(who).signatures
    whole = (*cards, *(c for c in signatures if c not in cards))
    used = experience_in(whole)
    listed = write_list(who, whole)
    return {
        "investigator": who,
        "slug": card(who).slug,
        "cards": dict(sorted(Counter(whole).items())),
        "fixed": list(signatures),
        "size": len(main_cards(who, whole)),
        "needed": SIZE,
        "experience": used,
        "most_experience": experience,
        "more_weaknesses": extra_weaknesses(used) if experience else 0,
        "problems": [p.told() for p in problems(who, whole, experience)],
        "pool": {
            d.key: {"limit": limit(d), "price": price_of(d) if d.level else 0}
            for d in BOOK.registry.of(CardDefinition)
            if allowed(who, d)
        },
        "list": listed,
        "json": write_json(who, whole, name or card(who).name),
        "option": "; ".join(listed.splitlines()),
    }


TOOLS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"deck": deck}
