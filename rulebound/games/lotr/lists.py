"""Deck lists: read from RingsDB's text and JSON, from .o8d files and from plain lists, and written down as text.

Aragorn
3x Snowbourn Scout
...
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from xml.etree import ElementTree

from rulebound.core.material.cards import CardDefinition
from rulebound.core.material.decklists import must_be_known, read_json, read_lines, spread, text_of_deck, write_lines
from rulebound.core.state.errors import BadOption
from rulebound.games.lotr.cards import slug
from rulebound.games.lotr.decks import Deck, known_heroes, player_cards, title
from rulebound.games.lotr.state import HERO, REGISTRY

OCTGN = "51223bd0-ffd1-11df-a976-0801200c9"
"""How the ids in .o8d files begin; the number of the card in the box follows, in three digits."""
SECTION = re.compile(r"(Heroes|Allies|Attachments|Events|Player Side Quests) \(\d+\)")
"""The headings of RingsDB's text."""
COUNTED = re.compile(r"\d+x .+")


def is_card(code: str) -> bool:
    return isinstance(REGISTRY.definitions.get(code), CardDefinition)


@cache
def by_slug() -> dict[str, str]:
    """Cards by their names. Where several share one, that of a player deck is meant."""
    ours = (*known_heroes(), *player_cards())
    others = sorted(d.key for d in REGISTRY.of(CardDefinition) if d.key not in ours)
    return {REGISTRY[code].slug: code for code in (*others, *ours)}


def find(name: str) -> str:
    """A card by its code or its name; what RingsDB writes behind it, the box it comes from, does not matter."""
    if is_card(name.lower()):
        return name.lower()
    for called in (name, re.sub(r"\s*[(\[][^()\[\]]*[)\]]$", "", name)):
        if slug(called) in by_slug():
            return by_slug()[slug(called)]
    raise BadOption(f"no card is called {name!r}")


def sorted_out(counts: list[tuple[str, int]]) -> Deck:
    """Heroes and cards told apart."""
    codes = spread(counts)
    chosen = tuple(code for code in codes if REGISTRY[code].type == HERO)
    return Deck(chosen, tuple(sorted(code for code in codes if REGISTRY[code].type != HERO)))


# ------------------------------------------------------------------ reading


def read_deck(text: str) -> Deck:
    """A deck in any of the forms."""
    stripped = text_of_deck(text).strip()
    for begins, read in FORMS.items():
        if stripped.startswith(begins):
            return read(stripped)
    return read_text(stripped)


def read_text(text: str) -> Deck:
    """A card a line. RingsDB's text has a title, headings and a footer: of it only lines with a number count."""
    if SECTION.search(text):
        text = "\n".join(line for line in text.splitlines() if COUNTED.fullmatch(line.strip()))
    return sorted_out(read_lines(text, find))


def read_ringsdb(text: str) -> Deck:
    _, slots = read_json(text, "RingsDB")
    must_be_known(slots, is_card)
    return sorted_out(sorted(slots.items()))


def read_o8d(text: str) -> Deck:
    """The sections of an .o8d file, but for the sideboard."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise BadOption("the deck is not a readable .o8d file: no deck declares entities")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadOption(f"the deck is not a readable .o8d file: {error}") from None
    counts: list[tuple[str, int]] = []
    unknown: list[str] = []
    for section in root.iter("section"):
        for card in section.iter("card") if section.get("name", "").lower() != "sideboard" else ():
            code, n = f"01{card.get('id', '').lower().removeprefix(OCTGN)}", card.get("qty", "")
            if not is_card(code):
                unknown.append(card.text or str(card.get("id")))
            elif not re.fullmatch(r"\d\d?", n):
                raise BadOption(f"the deck is not a readable .o8d file: {title(code)} is in it {n!r} times")
            else:
                counts.append((code, int(n)))
    if unknown:
        raise BadOption(f"these cards are not known: {', '.join(unknown)}")
    return sorted_out(counts)


FORMS: dict[str, Callable[[str], Deck]] = {"{": read_ringsdb, "<": read_o8d}
"""What a text begins with, and how it is read then."""


# ------------------------------------------------------------------ writing


def write_list(deck: Deck) -> str:
    return write_lines([title(code) for code in deck.heroes], deck.cards, title)


def write_json(deck: Deck, name: str) -> str:
    """As RingsDB writes it: the heroes by themselves, and among all cards."""
    slots = Counter((*deck.heroes, *deck.cards))
    return json.dumps(
        {"name": name, "heroes": dict.fromkeys(sorted(deck.heroes), 1), "slots": dict(sorted(slots.items()))}, indent=1
    )
