"""Decks: the four learning decks, and what a deck in an option is (lotr/deckbuilding)."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.core.cards import CardDefinition
from rulebound.core.errors import BadOption
from rulebound.core.rules import cite
from rulebound.games.lotr.state import HERO, REGISTRY


@dataclass(frozen=True)
class Deck:
    """Heroes and the cards of a deck, by code."""

    heroes: tuple[str, ...]
    cards: tuple[str, ...]


LEARNING: dict[str, tuple[str, str]] = {
    "leadership": (
        "01001 01003 01002",
        "01013x3 01014x2 01015x2 01016x3 01017x2 01018x2 01019 01020x2 01021x2 01022x2 01023x2 01024x2 01025 01026x2 "
        "01027 01073",
    ),
    "spirit": (
        "01007 01009 01008",
        "01043x2 01044x3 01045x2 01046x2 01047x2 01048x2 01049x2 01050x2 01051x3 01052x2 01053 01054 01055x2 01056x2 "
        "01057 01073",
    ),
    "tactics": (
        "01004 01006 01005",
        "01028x3 01029x3 01030x2 01031 01032x3 01033x2 01034x2 01035x2 01036x2 01037 01038 01039x2 01040x2 01041x2 "
        "01042 01073",
    ),
    "lore": (
        "01010 01011 01012",
        "01058x3 01059x2 01060 01061x2 01062x2 01063x3 01064x2 01065x2 01066x2 01067x2 01068 01069x2 01070x2 01071 "
        "01072x2 01073",
    ),
}
"""The learning decks of the box: heroes, then codes with how many copies."""


def learning_deck(name: str) -> Deck:
    heroes, cards = LEARNING[name]
    counted = [part.partition("x") for part in cards.split()]
    return Deck(tuple(heroes.split()), tuple(c for code, _, n in counted for c in [code] * int(n or 1)))


def ready_decks() -> tuple[str, ...]:
    """The learning decks all of whose cards are written."""
    return tuple(
        name for name in LEARNING
        if all(code in REGISTRY for deck in (learning_deck(name),) for code in (*deck.heroes, *deck.cards))
    )  # fmt: skip


@cite("lotr/unique-cards.1 /hero-cards.2 /deckbuilding.2")
def decks_named(text: str) -> tuple[Deck, ...]:
    """The decks in an option, one for each player, separated by spaces. No hero can be chosen twice."""
    names = text.split()
    for name in names:
        if name not in ready_decks():
            raise BadOption(f"there is no deck {name!r}. There are: {', '.join(ready_decks())}")
    if not 1 <= len(names) <= 4:
        raise BadOption(f"1 to 4 players can play, not {len(names)}")
    decks = tuple(learning_deck(name) for name in names)
    heroes = [code for deck in decks for code in deck.heroes]
    twice = sorted({REGISTRY[c].name for c in heroes if heroes.count(c) > 1})
    if twice:
        raise BadOption(f"heroes are unique, and {', '.join(twice)} would be in play twice (lotr/unique-cards.1)")
    return decks


def check_decks(text: str) -> None:
    decks_named(text)


def known_heroes() -> tuple[str, ...]:
    return tuple(d.key for d in REGISTRY.of(CardDefinition) if d.type == HERO)
