"""Decks: starter decks, the rules of building them, and the two forms they are written in (ahlcg/deckbuilding).

A deck list is a tuple of card codes, signature cards and weaknesses included. It is checked as a whole; every problem
names the clause and the card.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from random import Random

from rulebound.core.material.cards import CardDefinition
from rulebound.core.material.decklists import Problem, must_be_known, read_json, read_lines, spread, write_lines
from rulebound.core.state.clauses import cite
from rulebound.core.state.errors import BadOption
from rulebound.games.ahlcg.cards import slug
from rulebound.games.ahlcg.state import REGISTRY, word_of

SIZE = 30
BASIC_WEAKNESSES = ("01096", "01097", "01098", "01099", "01100", "01101", "01102", "01103")
RANDOM_WEAKNESS = "01000"
"""What ArkhamDB writes for a basic weakness that has not been drawn yet."""
PLAYER_TYPES = ("asset", "event", "skill")

FIRST_CARDS = {"guardian": 1016, "seeker": 1030, "rogue": 1044, "mystic": 1058, "survivor": 1072}
CLASS_CARDS = {cls: tuple([f"{n:05d}" for n in range(first, first + 10)]) for cls, first in FIRST_CARDS.items()}
"""The level 0 cards of each class."""
STARTER_NEUTRAL = {
    "01001": "01086 01087 01088 01089 01092", "01002": "01086 01087 01088 01090 01092",
    "01003": "01086 01087 01088 01089 01091", "01004": "01086 01087 01088 01090 01093",
    "01005": "01086 01087 01088 01091 01093",
}  # fmt: skip
STRONGER = {
    "01001": "01016 01024 2x 01017 01019 01020 01021 01022 01023 01030 01038 01039 01086 01087 01088 01089 01090",
    "01002": "2x 01031 01032 01033 01034 01035 01036 01037 01061 01065 01066 01086 01087 01088 01092 01093",
    "01003": "01016 01024 2x 01018 01025 01044 01045 01047 01049 01050 01052 01053 01086 01087 01088 01089 01091",
    "01004": "2x 01058 01059 01060 01062 01063 01064 01067 01072 01074 01076 01086 01087 01088 01091 01093",
    "01005": "2x 01046 01048 01051 01073 01075 01077 01078 01079 01080 01081 01086 01087 01088 01090 01092",
}  # fmt: skip


def card(code: str) -> CardDefinition:
    found: CardDefinition = REGISTRY[code]
    return found


def title(code: str) -> str:
    return str(card(code).name)


def full_title(code: str) -> str:
    """The title with the level in brackets, which tells cards of one title apart: Beat Cop (2)."""
    level = card(code).facts.get("level")
    return f"{title(code)} ({level})" if level else title(code)


def basic_weaknesses(deck: Iterable[str]) -> list[str]:
    """Those in a deck, each copy."""
    return [c for c in deck if c in BASIC_WEAKNESSES]


def starter_deck(investigator: str) -> tuple[str, ...]:
    """One of each level 0 card of both classes, two of each of five neutral cards, and the signature cards."""
    made = card(investigator)
    codes = [*CLASS_CARDS[made.cls], *CLASS_CARDS[made.second]]
    codes += [c for c in STARTER_NEUTRAL[investigator].split() for _ in range(2)]
    return (*codes, *made.signatures)


def stronger_deck(investigator: str) -> tuple[str, ...]:
    """A deck that needs two copies of most cards: the five of them can be played together."""
    once, _, twice = STRONGER[investigator].rpartition("2x")
    return (*once.split(), *(c for c in twice.split() for _ in range(2)), *card(investigator).signatures)


READY_DECKS = {"starter": starter_deck, "stronger": stronger_deck}


def random_deck(investigator: str, seed: int, experience: int = 0) -> tuple[str, ...]:
    """A random legal deck: level 0 cards, and others for at most so much experience."""
    rng = Random(seed)
    pool = [d.key for d in REGISTRY.of(CardDefinition) if allowed(investigator, d) and (experience or d.level == 0)]
    rng.shuffle(pool)
    left = rng.randint(0, experience)
    deck: list[str] = []
    for code in [*pool, *pool]:
        price = experience_in((code,))
        room = len(main_cards(investigator, deck)) < SIZE and price <= left
        if room and sum(title(c) == title(code) for c in deck) < limit(card(code)):
            deck.append(code)
            left -= price
    return (*sorted(deck), *card(investigator).signatures)


# ------------------------------------------------------------------ the rules


@cite("ahlcg/deckbuilding.classes.7 .8")
def allowed(investigator: str, made: CardDefinition) -> bool:
    """May this investigator have this card: own class and neutral up to level 5, the second class up to level 2?"""
    facts = made.facts
    if facts["type"] not in PLAYER_TYPES or facts.get("subtype") or facts.get("set") or facts.get("only"):
        return False
    who = card(investigator)
    if facts["cls"] in (who.cls, "neutral"):
        return int(facts["level"]) <= 5
    return facts["cls"] == who.second and int(facts["level"]) <= 2


@cite("ahlcg/deckbuilding.4 ahlcg/deckbuilding.6 ahlcg/exceptional.3")
def limit(made: CardDefinition) -> int:
    """Copies by title: two; one of an exceptional, a signature or a story card; of a basic weakness all in the box."""
    if made.facts.get("subtype") == "basicweakness":
        return int(made.quantity)
    return 1 if "exceptional" in made.keywords or made.facts.get("only") or made.facts.get("set") else 2


@cite("ahlcg/deckbuilding.5")
def beginners(investigator: str, deck: Iterable[str]) -> list[str]:
    """What a deck without experience could still take: the cards of level 0, each as often as there is room for it."""
    have = Counter(title(c) for c in deck)
    return [
        made.key
        for made in sorted(REGISTRY.of(CardDefinition), key=lambda d: d.key)
        if allowed(investigator, made) and made.level == 0
        for _ in range(limit(made) - have[made.name])
    ]


@cite("ahlcg/deckbuilding.3 ahlcg/keywords.2")
def main_cards(investigator: str, deck: Iterable[str]) -> list[str]:
    """The cards that count: without signature cards, weaknesses, story assets and permanent cards."""
    signatures = card(investigator).signatures
    return [
        c
        for c in deck
        if c not in signatures and not any(card(c).facts.get(f) for f in ("subtype", "set", "permanent"))
    ]


@cite("ahlcg/deckbuilding.3 ahlcg/permanent.2")
def wrong_size(investigator: str, deck: Iterable[str]) -> list[Problem]:
    n = len(main_cards(investigator, deck))
    return (
        []
        if n == SIZE
        else [
            Problem(
                "ahlcg/deckbuilding.3",
                f"{title(investigator)}'s deck has {n} cards, not {SIZE}",
                "ahlcg-deck-size",
                (("n", n), ("needed", SIZE)),
            )
        ]
    )


@cite("ahlcg/deckbuilding.4 ahlcg/copy.1 ahlcg/exceptional.3 ahlcg/permanent.3")
def too_many_copies(deck: Iterable[str]) -> list[Problem]:
    listed = list(deck)
    counts = Counter(title(c) for c in listed)
    most = {title(c): limit(card(c)) for c in listed}
    alone = {title(c) for c in listed if "exceptional" in card(c).keywords}
    return [
        Problem(
            f"ahlcg/{'exceptional.3' if name in alone else 'deckbuilding.4'}",
            f"{name} is in the deck {n} times; {most[name]} is the most",
            "ahlcg-deck-copies",
            (("card", word_of(next(c for c in listed if title(c) == name))), ("n", n), ("most", most[name])),
        )
        for name, n in counts.items()
        if n > most[name]
    ]


@cite("ahlcg/deckbuilding.classes.8 ahlcg/deckbuilding.6 ahlcg/deckbuilding.8")
def not_allowed(investigator: str, deck: Iterable[str]) -> list[Problem]:
    out = []
    for code in dict.fromkeys(deck):
        made = card(code)
        owner = made.facts.get("only")
        if code in card(investigator).signatures or (made.facts.get("subtype") and not owner):
            continue
        if owner:
            says = f"{made.name} belongs into the deck of {title(owner)} only"
            named = (("card", word_of(code)), ("owner", word_of(owner)))
            out.append(Problem("ahlcg/deckbuilding.6", says, "ahlcg-deck-signature", named))
        elif made.facts.get("set"):
            says = f"{made.name} belongs to the story: only a scenario can add it"
            out.append(Problem("ahlcg/deckbuilding.8", says, "ahlcg-deck-story", (("card", word_of(code)),)))
        elif not allowed(investigator, made):
            says = f"{title(investigator)} may not have {full_title(code)}"
            level = int(made.facts.get("level") or 0)
            barred = (("seat", word_of(investigator)), ("card", word_of(code)), ("level", level))
            out.append(Problem("ahlcg/deckbuilding.classes.8", says, "ahlcg-deck-barred", barred))
    return out


@cite("ahlcg/deckbuilding.6")
def lacking(investigator: str, deck: Iterable[str]) -> list[Problem]:
    listed = list(deck)
    return [
        Problem(
            "ahlcg/deckbuilding.6",
            f"{title(investigator)}'s deck must hold {title(c)}",
            "ahlcg-deck-lacking",
            (("card", word_of(c)),),
        )
        for c in card(investigator).signatures
        if c not in listed
    ]


@cite("ahlcg/deckbuilding.5 ahlcg/exceptional.2 ahlcg/standalone-mode.2 .8 ahlcg/campaign-play.experience.5")
def experience_in(deck: Iterable[str]) -> int:
    """What the cards above level 0 would cost."""
    return sum([price_of(made) for made in map(card, deck) if made.facts.get("level")])


@cite("ahlcg/campaign-play.experience.5 ahlcg/exceptional.2")
def price_of(made: CardDefinition) -> int:
    """Experience for a new card: its level, at least 1, twice as much for an exceptional one."""
    level = int(made.facts.get("level") or 0)
    return max(1, level * (2 if "exceptional" in made.keywords else 1))


@cite("ahlcg/standalone-mode.3 .4 .5 .6 .7 .8")
def extra_weaknesses(experience: int) -> int:
    """How many more basic weaknesses a standalone deck with so much experience in it takes."""
    return experience // 10


def problems(investigator: str, deck: Iterable[str], experience: int = 0) -> list[Problem]:
    """All that is wrong with a deck; nothing if it is legal."""
    listed = tuple(deck)
    out = [
        *wrong_size(investigator, listed),
        *too_many_copies(listed),
        *not_allowed(investigator, listed),
        *lacking(investigator, listed),
    ]
    used = experience_in(listed)
    if used > experience:
        clause = "ahlcg/standalone-mode.8" if experience else "ahlcg/deckbuilding.5"
        names = ", ".join(dict.fromkeys(full_title(c) for c in listed if card(c).facts.get("level")))
        says = f"{names} cost {used} experience; {experience} is the most"
        out.append(Problem(clause, says, "ahlcg-deck-experience", (("n", used), ("most", experience))))
    return out


# ------------------------------------------------------------------ reading and writing


REVISED = {
    "01683": "03230", "01684": "02261", "01685": "60227", "01686": "06279", "01687": "03031", "01688": "03234",
    "01689": "51007", "01690": "03236", "01691": "02308", "01692": "05324", "01693": "02194", "01694": "02158",
    "01695": "02157",
}  # fmt: skip
"""The revised edition's numbers of cards that came from other boxes."""


def this_box(code: str) -> str:
    """The code we know a card by: the revised edition counts the cards of the first one from 500 on."""
    first = f"{int(code) - 500:05d}" if re.fullmatch(r"015\d\d|0160[0-3]", code) else code
    return REVISED.get(code, first)


def known(code: str) -> bool:
    return isinstance(REGISTRY.definitions.get(code), CardDefinition)


def by_name(name: str) -> str:
    """The code of a card by its title, with its level in brackets, as in "Beat Cop (2)", where there are several."""
    match = re.fullmatch(r"(.*?)\s*(?:[(\[](\d)[)\]])?", name.strip())
    assert match is not None
    fitting = {int(d.facts.get("level") or 0): d.key
               for d in REGISTRY.of(CardDefinition) if d.facts.get("slug") == slug(match[1])}  # fmt: skip
    level = int(match[2]) if match[2] else 0 if 0 in fitting or len(fitting) != 1 else next(iter(fitting))
    if level not in fitting:
        raise BadOption(f"no card is called {name.strip()!r}")
    return fitting[level]


def read_deck(text: str) -> tuple[str, tuple[str, ...]]:
    """(investigator code or "", cards) from ArkhamDB's JSON or a plain list: one card a line, `2x Beat Cop (2)`."""
    stripped = text.strip()
    return read_arkhamdb(stripped) if stripped.startswith("{") else read_list(stripped)


def read_arkhamdb(text: str) -> tuple[str, tuple[str, ...]]:
    data, slots = read_json(text, "ArkhamDB")
    who = this_box(str(data.get("investigator_code") or ""))
    must_be_known((c for c in (*slots, who) if c != RANDOM_WEAKNESS), lambda c: not c or known(this_box(c)))
    return who, tuple(this_box(c) for c in spread(sorted(slots.items())) if c != RANDOM_WEAKNESS)


ONE_OF_THEM = "ahlcg/deckbuilding.2"


@cite(ONE_OF_THEM)
def read_list(text: str) -> tuple[str, tuple[str, ...]]:
    counts = read_lines(text, named)
    people = [code for code, _ in counts if card(code).type == "investigator"]
    if len(people) > 1:
        both = " and ".join(map(title, people[:2]))
        raise BadOption(f"a deck is for one investigator, not for {both} ({ONE_OF_THEM})")
    return "".join(people), spread((code, n) for code, n in counts if code not in people)


def named(name: str) -> str:
    """A card by its number or its title."""
    code = this_box(name)
    return code if known(code) else by_name(name)


def write_list(investigator: str, deck: Iterable[str]) -> str:
    return write_lines((title(investigator),), deck, full_title)


def write_json(investigator: str, deck: Iterable[str], name: str) -> str:
    return json.dumps(
        {"name": name, "investigator_code": investigator, "slots": dict(sorted(Counter(deck).items()))}, indent=1
    )


def deck_of(investigator: str, text: str, experience: int = 0) -> tuple[str, ...]:
    """The deck an option names: starter, stronger, random:SEED, or a whole list."""
    text = text or "starter"
    if text in READY_DECKS:
        return READY_DECKS[text](investigator)
    if match := re.fullmatch(r"random:(\d+)", text):
        return random_deck(investigator, int(match[1]), experience)
    who, deck = read_deck(text)
    if who and who != investigator:
        raise BadOption(f"this is a deck for {title(who)}, not for {title(investigator)}")
    full = (*deck, *(c for c in card(investigator).signatures if c not in deck))
    wrong = problems(investigator, full, experience)
    if wrong:
        raise BadOption("; ".join(str(p) for p in wrong))
    return full
