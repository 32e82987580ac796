"""What an effect of a card is worth, read from its words: the terms that follow from the card's own forms."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from rulebound.core.state.entities import Term
from rulebound.games.ah3.bots.doom import Omens

CLUE, RESEARCHED, REMNANT, MONEY = 16.0, 26.0, 0.8, 1.0
CONDITIONS = {"blessed": 3.0, "cursed": -3.0, "dark-pact": -3.5}
Given = dict[str, Any]
FIXED: dict[str, float] = {
    "delayed": -6.0, "become-delayed": -6.0, "devoured": -60.0, "retires": -20.0, "clue": CLUE, "spawn-clue": 4.0,
    "focus-skill": 0.8, "focus-every": 3.0, "special": 2.0, "ally": 3.0, "item": 2.0, "discard-item": -1.5, "buy": 1.0,
    "buy-spells": 0.5, "spell-for": 0.8, "monster-here": -6.0, "monster-at-unstable": -5.0, "move": 0.4,
    "move-to-street": -0.3, "gamble": 0.2,
}  # fmt: skip
"""Forms that are worth the same whatever they are given."""


def worth(sight: Omens, word: Any) -> float:
    """The worth of an effect for the one it happens to."""
    key, pairs = (word.term, word.args) if isinstance(word, Term) else (word[1], word[2])
    name = form(key)
    made = COUNTED.get(name)
    return made(sight, dict(pairs)) if made is not None else FIXED.get(name, 0.0)


@cache
def form(key: str) -> str:
    """The name of a form; it is called by what it was given, too."""
    name = key.partition("-form-")[2]
    while name and name not in COUNTED and name not in FIXED:
        name = name.rpartition("-")[0]
    return name


def of(sight: Omens, given: Given, name: str) -> float:
    return worth(sight, given[name]) if name in given else 0.0


def skill_of(given: Given) -> str:
    word = given["skill"]
    return str(word.term if isinstance(word, Term) else word[1]).removeprefix("ah3-")


def tested(sight: Omens, given: Given) -> float:
    """A test: the chance of each way it may go."""
    chance = sight.chance(sight.dice(skill_of(given), "encounter", given.get("modifier", 0)))
    return chance * of(sight, given, "passed") + (1 - chance) * of(sight, given, "failed")


READING = 4.0
"""What sanity is worth to whoever has the book."""
PRICES = {"spend-money": "money", "spend-remnants": "remnants", "spend-clues": "clues"}
LIFE, EDGE = 45.0, 1.6
"""What a defeat costs, and how fast that fear grows as health or sanity runs out."""


def fear(sight: Omens, left: float) -> float:
    """What it costs to have only so much health or sanity left."""
    return LIFE * (2.0 if left <= 0 else 1.0) * (1.4 if sight.reads else 1.0) * exp(-max(0.0, left) / EDGE)


def dear(sight: Omens, what: str, loss: float) -> float:
    """Health or sanity lost: the last points are dear, and sanity to whoever has the book."""
    left = sight.left(what)
    return fear(sight, left - loss) - fear(sight, left) + (READING * loss if what == "sanity" and sight.reads else 0.0)


def suffered(sight: Omens, given: Given) -> float:
    return -dear(sight, "health", given.get("damage", 0)) - dear(sight, "sanity", given.get("horror", 0))


def softened(sight: Omens, given: Given) -> float:
    fewer = sight.successes(sight.dice(skill_of(given), "encounter"))
    return suffered(sight, {k: max(0.0, given.get(k, 0) - fewer) for k in ("damage", "horror") if given.get(k, 0)})


def healed(sight: Omens, given: Given) -> float:
    """What is recovered: the more, the worse one fares."""
    total = 0.0
    for what in ("health", "sanity"):
        left = sight.left(what)
        n = min(given.get(what, 0), sight.you["numbers"][f"most-{what}"] - left)
        total += dear(sight, what, -n)
    return -total


def affordable(sight: Omens, word: Any) -> bool:
    """Has one what a price asks for?"""
    key, pairs = (word.term, word.args) if isinstance(word, Term) else (word[1], word[2])
    token = PRICES.get(form(key))
    return token is None or int(sight.you[token]) >= int(dict(pairs).get("n", 1))


def paid(sight: Omens, given: Given) -> float:
    """Something for a price, if one can pay it."""
    if not affordable(sight, given["price"]):
        return -0.5
    return of(sight, given, "price") + of(sight, given, "effect")


def condition(sight: Omens, given: Given) -> float:
    word = given["code"]
    code = str(word.term if isinstance(word, Term) else word[1]).removeprefix("ah3-")
    return CONDITIONS.get(code, 0.0)


def by_result(sight: Omens, given: Given) -> float:
    chance = sight.chance(sight.dice(skill_of(given), "encounter"))
    return (1 - chance) * of(sight, given, "none") + chance * of(sight, given, "some")


def removed(sight: Omens, given: Given) -> float:
    return sight.relief(int(given.get("n", 1)))


def focusing(sight: Omens, given: Given) -> float:
    room = int(sight.you["numbers"]["focus-limit"]) - sight.focused()
    return 0.9 * min(int(given.get("n", 1)), max(0, room))


def times(each: float) -> Callable[[Omens, Given], float]:
    return lambda sight, given: each * given.get("n", 1)


def both(sight: Omens, given: Given) -> float:
    return of(sight, given, "first") + of(sight, given, "second")


COUNTED: dict[str, Callable[[Omens, Given], float]] = {
    "seq": lambda s, g: of(s, g, "effects"),
    "several": lambda s, g: of(s, g, "effects"),
    "one-of": lambda s, g: of(s, g, "effects"),
    "then": both,
    "or": lambda s, g: max(of(s, g, "first"), of(s, g, "second")),
    "may": lambda s, g: max(of(s, g, "effect"), of(s, g, "otherwise")),
    "to": paid,
    "unless": lambda s, g: max(of(s, g, "threat"), of(s, g, "way_out")),
    "test": tested,
    "by-result": by_result,
    "money-per-success": lambda s, g: MONEY * s.successes(s.dice(skill_of(g), "encounter")),
    "suffer": suffered,
    "suffer-less": softened,
    "recover": healed,
    "recover-one": healed,
    "become": condition,
    "take-condition": condition,
    "money": times(MONEY),
    "lose-money": times(-MONEY),
    "spend-money": times(-MONEY),
    "remnant": times(REMNANT),
    "spend-remnants": times(-REMNANT),
    "sell-remnants": lambda s, g: 0.3 * s.you["remnants"],
    "spend-clues": times(-CLUE),
    "clue-to-sheet": times(RESEARCHED),
    "focus": focusing,
    "focus-beyond": times(0.9),
    "spend-focus": times(-0.9),
    "discard-focus": times(-0.9),
    "spell": times(1.5),
    "remove-doom": removed,
    "remove-doom-from": lambda s, g: removed(s, g) * g.get("spaces", 1),
    "doom-here": lambda s, g: s.clearing(s.spaces[s.here], -g.get("n", 1)),
}
"""Forms whose worth depends on what they are given."""
