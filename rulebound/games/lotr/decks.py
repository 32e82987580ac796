"""Decks: the four learning decks, the rules of building one, and which decks the options name (lotr/deckbuilding).

How deck lists are read and written is in lists.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from random import Random

from rulebound.core.material.cards import CardDefinition
from rulebound.core.material.decklists import Problem
from rulebound.core.state.clauses import cite
from rulebound.core.state.errors import BadOption
from rulebound.games.lotr.state import ALLY, ATTACHMENT, EVENT, HERO, REGISTRY, word_of

SIZE, COPIES, MOST_HEROES, MOST_PLAYERS = 50, 3, 3, 4


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
NAMES = tuple(LEARNING)


def learning_deck(name: str) -> Deck:
    heroes, cards = LEARNING[name]
    counted = [part.partition("x") for part in cards.split()]
    return Deck(tuple(heroes.split()), tuple(c for code, _, n in counted for c in [code] * int(n or 1)))


def title(code: str) -> str:
    return str(REGISTRY[code].name)


def is_boon(made: CardDefinition) -> bool:
    """A card for player decks that must be earned in a campaign: it has no sphere."""
    return made.type in (ALLY, ATTACHMENT, EVENT) and made.facts["sphere"] is None


def may_be_in(made: CardDefinition) -> bool:
    """Is it a card of player decks? Heroes lie beside the deck."""
    return made.type in (ALLY, ATTACHMENT, EVENT) and not is_boon(made)


@cache
def player_cards() -> tuple[str, ...]:
    """Every card that may be in a deck."""
    return tuple(sorted(d.key for d in REGISTRY.of(CardDefinition) if may_be_in(d)))


@cache
def known_heroes() -> tuple[str, ...]:
    return tuple(sorted(d.key for d in REGISTRY.of(CardDefinition) if d.type == HERO))


# ------------------------------------------------------------------ the rules


@cite("lotr/deckbuilding.2 /hero-cards.2")
def wrong_heroes(heroes: tuple[str, ...]) -> list[Problem]:
    """One to three of them."""
    n = len(heroes)
    if 1 <= n <= MOST_HEROES:
        return []
    says = f"a deck has 1 to {MOST_HEROES} heroes, not {n}"
    return [Problem("lotr/deckbuilding.2", says, "lotr-deck-heroes", (("n", n),))]


@cite("lotr/unique-cards.1")
def heroes_twice(heroes: Iterable[str]) -> list[Problem]:
    """Heroes are unique: once in a deck, and once at the table."""
    return [
        Problem(
            "lotr/unique-cards.1",
            f"heroes are unique, and {title(code)} would be in play twice",
            "lotr-deck-hero-twice",
            (("card", word_of(code)),),
        )
        for code, n in Counter(heroes).items()
        if n > 1
    ]


@cite("lotr/deckbuilding.3 .4")
def too_small(cards: tuple[str, ...]) -> list[Problem]:
    """At least fifty cards; more are no problem."""
    n = len(cards)
    if n >= SIZE:
        return []
    says = f"the deck has {n} cards; it needs at least {SIZE}"
    return [Problem("lotr/deckbuilding.3", says, "lotr-deck-size", (("n", n), ("needed", SIZE)))]


@cite("lotr/deckbuilding.5 /copy.1")
def too_many_copies(cards: tuple[str, ...]) -> list[Problem]:
    """Three copies of a card, by its title."""
    counts = Counter(title(code) for code in cards)
    first = {title(code): code for code in reversed(cards)}
    return [
        Problem(
            "lotr/deckbuilding.5",
            f"{name} is in the deck {n} times; {COPIES} is the most",
            "lotr-deck-copies",
            (("card", word_of(first[name])), ("n", n), ("most", COPIES)),
        )
        for name, n in counts.items()
        if n > COPIES
    ]


@cite("lotr/player-deck.1 /campaign-card-types.1 /hero-cards.1")
def not_allowed(cards: tuple[str, ...]) -> list[Problem]:
    """Only player cards; boons must be earned first."""
    out = []
    for code in dict.fromkeys(cards):
        made: CardDefinition = REGISTRY[code]
        if is_boon(made):
            says, text, clause = "has to be earned in a campaign first", "lotr-deck-boon", "campaign-card-types.1"
        elif not may_be_in(made):
            says, text, clause = "is no card for a player deck", "lotr-deck-not-a-card", "player-deck.1"
        else:
            continue
        out.append(Problem(f"lotr/{clause}", f"{made.name} {says}", text, (("card", word_of(code)),)))
    return out


def problems(deck: Deck) -> list[Problem]:
    """All that is wrong with a deck; nothing if it is legal."""
    return [
        *wrong_heroes(deck.heroes),
        *heroes_twice(deck.heroes),
        *too_small(deck.cards),
        *too_many_copies(deck.cards),
        *not_allowed(deck.cards),
    ]


# ------------------------------------------------------------------ decks by chance


def random_deck(luck: Random, free: list[str]) -> Deck:
    """A legal deck: one to three of these heroes, cards of their spheres for the most. The heroes are taken."""
    heroes = [free.pop(luck.randrange(len(free))) for _ in range(luck.randint(1, MOST_HEROES))]
    spheres = {REGISTRY[code].sphere for code in heroes} | {"neutral"}
    pool = [code for code in player_cards() for _ in range(COPIES)]
    luck.shuffle(pool)
    pool.sort(key=lambda code: REGISTRY[code].sphere not in spheres)  # those that can be paid for come first
    return Deck(tuple(sorted(heroes)), tuple(sorted(pool[: SIZE + luck.randint(0, 5)])))


# ------------------------------------------------------------------ what the options say


OWN = "own"
"""The value of the option `decks` for a deck that the option `lists` holds."""


def check_decks(text: str) -> None:
    """Names of learning decks, or `own`, one for each player, separated by spaces."""
    names = text.split()
    for name in names:
        if name not in (*LEARNING, OWN):
            raise BadOption(f"there is no deck {name!r}. There are: {', '.join(LEARNING)}; and {OWN}, with its list")
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise BadOption(f"1 to {MOST_PLAYERS} players can play, not {len(names)}")


def check_lists(text: str) -> None:
    """Deck lists, one for each player who plays a deck of his or her own, separated by |; or `random:SEED`."""
    if text != NO_LISTS and not chance(text):
        for part in text.split("|"):
            deck_in(part)


NO_LISTS = "none"


def chance(text: str) -> re.Match[str] | None:
    return re.fullmatch(r"random:(\d{1,9})", text)


def deck_in(text: str) -> Deck:
    """A deck list that keeps the rules."""
    from rulebound.games.lotr.lists import read_deck

    deck = read_deck(text)
    wrong = problems(deck)
    if wrong:
        raise BadOption("; ".join(map(str, wrong)))
    return deck


@cite("lotr/unique-cards.1")
def decks_named(names: str, lists: str = NO_LISTS) -> tuple[Deck, ...]:
    """A deck for each player. No hero can be chosen twice."""
    check_decks(names)
    decks = [learning_deck(name) if name in LEARNING else None for name in names.split()]
    brought = brought_decks(lists, [deck for deck in decks if deck is not None], decks.count(None))
    whole = tuple(deck or brought.pop(0) for deck in decks)
    twice = heroes_twice([code for deck in whole for code in deck.heroes])
    if twice:
        raise BadOption("; ".join(map(str, twice)))
    return whole


def brought_decks(lists: str, others: list[Deck], n: int) -> list[Deck]:
    """The decks of the players who bring their own; without any list each has a legal deck made by chance."""
    by_chance = chance("random:1" if lists == NO_LISTS else lists)
    if by_chance:
        luck = Random(int(by_chance[1]))
        taken = {code for deck in others for code in deck.heroes}
        free = [code for code in known_heroes() if code not in taken]
        return [random_deck(luck, free) for _ in range(n)]
    parts = lists.split("|")
    if len(parts) != n:
        raise BadOption(f"{n} players play a deck of their own, but there are {len(parts)} lists: separate them by |")
    return [deck_in(part) for part in parts]
