"""Parts of which asset cards are made where many do the same: a bonus to a skill, another throw, one more on a die."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulebound.core.game.values import Stat
from rulebound.core.state.clauses import cite
from rulebound.games.ah3.state import SKILLS, ArkhamHorror, Investigator, Paper, Test, at_hand, definition

ATTACK, EVADE, WARD, RESEARCH, CAST = "attack", "evade", "ward", "research", "cast"
MOVE, GATHER, FOCUS, TRADE = "move", "gather", "focus", "trade"
ENCOUNTER, CODEX = "encounter", "codex"
"""What a test, or an action, can be part of."""
ANY, ONE_OR_ALL = "any", "one-or-all"
EVERY_SKILL = " ".join(SKILLS)
EXTRA = Stat("extra-dice", floor=None)
"""Dice more or fewer (asked of the test)."""

EXTRA_ACTIONS = Stat("extra-actions")
"""Actions more in each turn (asked of the investigator)."""

Count = Callable[[Any, Any, Any], int]
"""(g, card, you) -> how many."""


@dataclass(frozen=True)
class Bonus:
    """+n to a skill, in tests of a sort. A card with hands gives it when it is held."""

    n: int | Count
    skills: str = EVERY_SKILL
    sorts: str = ""


@dataclass(frozen=True)
class Reroll:
    """Dice of a test may be rolled again: so many, any number, or one or all of them."""

    n: int | str | Count = 1
    skills: str = EVERY_SKILL
    sorts: str = ""
    once: bool = True
    """Once a round; otherwise once a test."""
    damage: int = 0
    horror: int = 0
    """The price."""
    neighbours: bool = False
    """Also in the tests of others in one's space."""


@dataclass(frozen=True)
class Nudge:
    """1 is added to one die of a test."""

    skills: str = EVERY_SKILL
    sorts: str = ""
    once: bool = False


def fits(test: Test, part: Bonus | Reroll | Nudge) -> bool:
    """Is the test of a skill and of a sort that the card names?"""
    return test.skill in part.skills.split() and (not part.sorts or any(s in test.sorts for s in part.sorts.split()))


def amount(g: ArkhamHorror, n: int | Count, card: Any, you: Investigator) -> int:
    return n if isinstance(n, int) else n(g, card, you)


@cite("ah3/478.3 /436.3")
def hands_of(g: ArkhamHorror, card: Any) -> int:
    return int(definition(g, card).facts.get("hands", 0))


@cite("ah3/424.4")
def mark_used(g: ArkhamHorror, you: Investigator, card: Any) -> None:
    """Used in an action phase, it is of no use to anybody else before the next one."""
    if type(card) is Paper and g.clock.phase == "action" and card.user != you.index and at_hand(card, you):
        g.change(card, user=you.index)
