"""What an effect of a card is worth, read from its words: the terms that follow from the card's own forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.games.eldritch.bots.wanted import Outlook

CONDITIONS = {"blessed": 4.0, "debt": -1.5, "dark-pact": -3.0, "detained": -3.0, "cursed": -3.5}
CLUE, DOOM, GATE, MYSTERY = 2.5, 5.0, 7.0, 12.0
Given = dict[str, Any]
FIXED: dict[str, float] = {
    "delayed": -2.0, "become-delayed": -2.0, "devoured": -25.0, "this-clue": 4.0, "discard-this-clue": -2.0,
    "move-this-clue": -1.0, "spawn-clue-anywhere": 1.0, "gain-a": -2.5,
    "gain-artifact": 4.0, "gain-artifact-of": 3.5, "gain-the-artifact": 4.0, "gain-random": 2.0, "gain-asset": 2.0,
    "from-reserve": 2.5, "discard-condition": 2.0, "discard-any-condition": 2.0, "improve": 3.0, "improve-any": 3.5,
    "move": 0.3, "move-to-nearest": -0.5, "move-towards-gate": -0.3, "move-omen": 1.0, "green-token": -4.0,
    "no-green-token": 4.0, "spawn-gate": -4.0, "close": GATE, "discard-a-gate": 4.0, "lose-a-mystery": -MYSTERY,
    "token-on-mystery": MYSTERY, "token-on-sheet": MYSTERY, "ambush": -2.0, "ambush-code": -2.5, "spawn-here": -2.5,
    "spawn-and-fight": -2.5, "spawn-and-fight-code": -3.0, "discard-that-monster": 2.0, "discard-a-monster": 3.0,
    "discard-a-monster-here": 3.0, "hurt-a-monster": 2.0, "hurt-a-monster-here": 2.0, "hurt-all-on-a-space": 3.0,
    "solve-a-rumor": 5.0, "call-a-monster": -1.5, "move-a-monster": 0.5, "fail-block": -3.0,
}  # fmt: skip
"""Forms that are worth the same whatever they are given."""


def worth(sight: Outlook, word: Any) -> float:
    """The worth of an effect for the one it happens to."""
    _, key, pairs = word
    given = dict(pairs)
    name = key.partition("-form-")[2]
    made = COUNTED.get(name)
    return made(sight, given) if made is not None else FIXED.get(name, 0.0)


def of(sight: Outlook, given: Given, name: str) -> float:
    return worth(sight, given[name]) if name in given else 0.0


def both(sight: Outlook, given: Given) -> float:
    return of(sight, given, "first") + of(sight, given, "second")


def tested(sight: Outlook, given: Given) -> float:
    """A test: the chance of each way it may go."""
    skill = given["skill"][1].removeprefix("eldritch-")
    chance = sight.chance(sight.skill(skill) + given["modifier"])
    return chance * of(sight, given, "passed") + (1 - chance) * of(sight, given, "failed")


def points(sight: Outlook, given: Given) -> float:
    """Health and Sanity lost or spent."""
    return -sight.dear("health", given["health"]) - sight.dear("sanity", given["sanity"])


def healed(sight: Outlook, given: Given) -> float:
    you = sight.you
    return float(sum(min(given[w], you["numbers"][f"most-{w}"] - you[w]) for w in ("health", "sanity")))


def condition(sight: Outlook, given: Given) -> float:
    return CONDITIONS.get(given["code"][1].removeprefix("eldritch-"), -2.5)


def times(each: float, name: str = "n") -> Callable[[Outlook, Given], float]:
    return lambda sight, given: each * given[name]


def spell(sight: Outlook) -> float:
    return 1.5 + 4.0 * sight.spells_wanted


def fought(sight: Outlook, given: Given) -> float:
    return -2.0 + 0.5 * (of(sight, given, "won") + of(sight, given, "lost"))


COUNTED: dict[str, Callable[[Outlook, Given], float]] = {
    "several": lambda s, g: of(s, g, "effects"),
    "one-of": lambda s, g: of(s, g, "effects"),
    "then": both,
    "or": lambda s, g: max(of(s, g, "first"), of(s, g, "second")),
    "may": lambda s, g: max(0.0, of(s, g, "effect")),
    "may-otherwise": lambda s, g: max(of(s, g, "effect"), of(s, g, "otherwise")),
    "to": lambda s, g: of(s, g, "price") + of(s, g, "effect"),
    "paid-with": lambda s, g: of(s, g, "price") + of(s, g, "effect"),
    "unless": lambda s, g: max(of(s, g, "threat"), of(s, g, "way_out")),
    "whether": lambda s, g: of(s, g, "price") + 3.0,
    "test": tested,
    "test-passed": tested,
    "test-failed": tested,
    "test-passed-failed": tested,
    "test-extra": tested,
    "test-passed-failed-extra": tested,
    "lose": points,
    "spend": points,
    "recover": healed,
    "gain": condition,
    "if-has": lambda s, g: 0.3 * of(s, g, "effect"),
    "if-has-spell": lambda s, g: 0.5 * of(s, g, "effect"),
    "call-the-monster": lambda s, g: -2.0,
    "ambush-code-won": fought,
    "ambush-code-won-lost": fought,
    "spend-clues": times(-CLUE),
    "gain-clues": times(CLUE),
    "lose-clues": lambda s, g: -CLUE * min(g["n"], s.clues()),
    "spawn-clues": times(1.0),
    "gain-spell": lambda s, g: spell(s) * g["n"],
    "gain-spell-of": lambda s, g: spell(s),
    "gain-the-spell": lambda s, g: spell(s),
    "discard-possession": times(-1.5),
    "discard-asset": times(-1.5),
    "discard-spells": times(-1.5),
    "doom": times(-DOOM),
    "retreat": times(DOOM),
    "omen": times(-2.0),
    "result-of-three": lambda s, g: 4.0,
}
"""Forms whose worth depends on what they are given."""
