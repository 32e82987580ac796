"""Dice: one by itself, and those of a test: how many, what cards add to them, which are successes (chapter "tests")."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from rulebound.core.flows.flow import flow
from rulebound.core.game.values import Stat
from rulebound.core.state.chance import roll
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.games.eldritch.state import (
    SKILLS,
    STRENGTH,
    EldritchHorror,
    Investigator,
    Test,
    conditions,
    definition,
    possessions,
)

COMBAT, SPELL, ACQUIRE, OTHER_WORLD, RESEARCH = "combat", "spell", "acquire", "other-world", "research"
"""What a test can be part of, where a card goes by it."""
COUNTED = (COMBAT, SPELL, ACQUIRE)
"""Those in which every success counts; in others one is as good as many."""
EXTRA = Stat("extra-dice")
"""Additional dice (asked of the test)."""
ANY_DICE = 99
"""As many dice of a reroll as one likes."""


# ------------------------------------------------------------------ what cards say about them


@dataclass(frozen=True)
class Bonus:
    """+n to a skill; of all there are only the highest counts."""

    skills: str
    n: int
    sort: str = ""


@dataclass(frozen=True)
class Reroll:
    """Dice of a test may be rolled again, once a test: so many, of these skills, in tests of a sort."""

    skills: str = " ".join(SKILLS)
    n: int = 1
    sort: str = ""
    once: bool = False
    """Once a round."""
    sanity: int = 0
    """The price."""


@dataclass(frozen=True)
class Nudge:
    """1 is added to the result of a die."""

    skills: str = " ".join(SKILLS)
    sort: str = ""
    once: bool = False


def fits(test: Test, part: Bonus | Reroll | Nudge) -> bool:
    return (not part.sort or part_of(test, part.sort)) and test.skill in apart(part.skills)


def part_of(test: Test, sort: str) -> bool:
    """Is it a test of this sort, or that of a Spell cast in the middle of one?"""
    return sort in (test.sort, test.during)


@cache
def apart(skills: str) -> tuple[str, ...]:
    return tuple(skills.split())


# ------------------------------------------------------------------ how many dice


@cite("eldritch/tests.3 .5 /skills.7")
def skill_of(g: EldritchHorror, you: Investigator, skill: str) -> int:
    """As printed on the sheet, and the improvement."""
    n = int(definition(g, you).facts[skill])
    n += int(getattr(you, skill))
    return n


@cite("eldritch/tests.6 /faq-2 /faq-9 /faq-13")
def best_bonus(g: EldritchHorror, you: Investigator, test: Test) -> int:
    """The highest of the bonuses that cards give by themselves."""
    given = [bonus for card in possessions(g, you) for bonus in definition(g, card).facts.get("bonuses", ())]
    best = max([bonus.n for bonus in given if fits(test, bonus)], default=0)
    if (test.sort, test.skill) == (COMBAT, STRENGTH):
        contact = g.contact
        if contact is not None and contact.who == you.index:
            best = max(best, contact.strength)
    return best


@cite("eldritch/tests.2 .3 .4 .7 .9 /skills.1")
def dice_for(g: EldritchHorror, you: Investigator, test: Test) -> int:
    """Skill, improvement, modifier, the one bonus, all additional dice; never less than one die."""
    n = skill_of(g, you, test.skill) + test.modifier + test.bonus + test.more + g.value(test, EXTRA)
    if you.insight and part_of(test, RESEARCH):
        contact = g.contact
        if contact is not None and contact.clue == you.insight:
            n += 1
    return max(1, n)


@cite("eldritch/tests.11")
def success_from(g: EldritchHorror, you: Investigator) -> int:
    """The lowest result that is a success: 5, unless a condition says another."""
    lowest = [n for c in conditions(g, you) if (n := definition(g, c).facts.get("lowest"))]
    return int(lowest[0]) if lowest else 5


@cache
def chance(dice: int, lowest: int) -> Fraction:
    """The chance of at least one success."""
    return 1 - Fraction(lowest - 1, 6) ** dice


@cache
def percent(dice: int, lowest: int) -> int:
    """As players read it: what may go either way is never called certain."""
    return min(99, round(100 * chance(dice, lowest)))


def odds(g: EldritchHorror, it: Test, dice: int, lowest: int) -> tuple[tuple[str, int | Term], ...]:
    """A test in words before it is rolled: the skill, how many dice, from which result on, the chance."""
    chances = 0 if g.ancient.ones else percent(dice, lowest)
    return (("skill", Term(f"eldritch-{it.skill}")), ("n", dice), ("lowest", lowest), ("chance", chances))


# ------------------------------------------------------------------ what they show


@cite("eldritch/tests.11")
def successes(g: EldritchHorror, you: Investigator, test: Test) -> int:
    """How many there are as the dice lie."""
    lowest, found = success_from(g, you), test.added
    for die in test.dice:
        if die >= lowest:
            found += 2 if die == 6 and doubled(g, you, test) else 1
    return found


def doubled(g: EldritchHorror, you: Investigator, test: Test) -> bool:
    """Does a six count twice?"""
    for card in possessions(g, you):
        for which in definition(g, card).facts.get("doubles", ()):
            if fits(test, which):
                return True
    return False


def shown(dice: tuple[int, ...]) -> str:
    return " ".join([str(d) for d in sorted(dice, reverse=True)])


# ------------------------------------------------------------------ a die that is no test


@flow(cite="eldritch/faq-6 /reroll.3")
def die(g: EldritchHorror, you: Investigator) -> Any:
    """One die. A card may have every one of them count as a 1."""
    if g.ancient.ones:
        g.tell("eldritch-log-die", "eldritch/golden.2", seat=you, n=1)
        return 1
    (n,) = roll(g, 1)
    g.tell("eldritch-log-die", "eldritch/faq-6", seat=you, n=n)
    return n
