"""The numbers that everybody may read off a thing on the table, with whatever changes them counted in."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulebound.core.game.game import Line
from rulebound.core.game.values import Stat
from rulebound.games.eldritch.rules.combat import DAMAGE, HORROR
from rulebound.games.eldritch.rules.dice import chance, skill_of
from rulebound.games.eldritch.rules.losing import most
from rulebound.games.eldritch.rules.monsters import profile, toughness
from rulebound.games.eldritch.state import SKILLS, Investigator, Monster


def _skill(skill: str) -> Stat:
    return Stat(skill, base=lambda g, you: skill_of(g, you, skill))


def _test(skill: str) -> Stat:
    return Stat(f"test-{skill}", base=lambda g, monster: profile(g, monster).facts[skill], floor=None)


HEALTH = Stat("most-health", base=lambda g, you: most(g, you)[0])
SANITY = Stat("most-sanity", base=lambda g, you: most(g, you)[1])
TOUGHNESS = Stat("toughness", base=toughness)
PERSON = (*map(_skill, SKILLS), HEALTH, SANITY)
TESTS = {"will": (_test("will"), HORROR), "strength": (_test("strength"), DAMAGE)}
"""The tests of a monster, each with what it costs to do badly; a monster may lack one of them."""


def numbers(g: Any, entity: Any) -> tuple[Stat, ...]:
    if type(entity) is Investigator:
        return PERSON if entity.code else ()
    if type(entity) is not Monster or not entity.space:
        return ()
    facts = profile(g, entity).facts
    return (*[stat for test, stats in TESTS.items() if facts.get(test) is not None for stat in stats], TOUGHNESS)


def told_chance(line: Line) -> Fraction | None:
    """What a line of the log says about a test that is about to be rolled."""
    if line.text != "eldritch-log-test":
        return None
    told: Any = dict(line.args)
    return chance(told["n"], told["lowest"]) if told["chance"] else Fraction(0)
