"""The deck of spells: 10 cards."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import when
from rulebound.core.timing.timing import settle
from rulebound.games.ah3.cards import ONCE_A_ROUND, answers, component_action, in_test, spell
from rulebound.games.ah3.rules.engaging import exhaust, hurt
from rulebound.games.ah3.rules.gaining import gain_money
from rulebound.games.ah3.rules.losing import Suffering, patients_here, recover_somebody
from rulebound.games.ah3.rules.moving import can_enter, go_to, walk, ways
from rulebound.games.ah3.rules.parts import ATTACK, CAST, EVADE, MOVE, RESEARCH, WARD
from rulebound.games.ah3.rules.skill_tests import Testing, note_use, the_test
from rulebound.games.ah3.rules.spells import can_cast, cast, cast_instead
from rulebound.games.ah3.state import (
    LORE,
    MASSIVE,
    OBSERVATION,
    ArkhamHorror,
    Investigator,
    Monster,
    Paper,
    Space,
    adjacent,
    fact,
    has_keyword,
    monsters,
    places,
)


def to_bind(g: ArkhamHorror) -> tuple[Monster, ...]:
    """Monsters that can be exhausted."""
    return tuple([m for m in monsters(g) if not m.exhausted and not has_keyword(g, m, MASSIVE)])


def gates(g: ArkhamHorror, you: Investigator) -> tuple[Space, ...]:
    """Other spaces with doom."""
    return tuple([s for s in places(g) if s.doom and s.id != you.space and can_enter(g, s)])


def in_reach(g: ArkhamHorror, you: Investigator) -> tuple[Monster, ...]:
    """Monsters in one's space or in a bordering one."""
    near = (you.space, *[s.id for s in adjacent(g, g.here(you))])
    return tuple([m for m in monsters(g) if m.space in near])


def tests_of(g: ArkhamHorror, you: Investigator, e: Testing, sort: str, skill: str) -> bool:
    """Is it one's own test of this sort and skill?"""
    it = g.test
    return e.about == you.id and it is not None and sort in it.sorts and it.skill == skill


# ------------------------------------------------------------------ rituals


@spell("Alchemical Process", 1, "ritual", 1)
class AlchemicalProcess:
    @component_action(if_=lambda g, this, you: can_cast(g, you, this))
    def transmute(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        result = yield from cast(g, you, this)
        yield from gain_money(g, you, result)


@spell("Binding", 3, "ritual", 1)
class Binding:
    @component_action(if_=lambda g, this, you: can_cast(g, you, this) and bool(to_bind(g)))
    def bind(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        monster = yield from choose_entity(g, you.index, to_bind(g), "ah3-prompt-bind", "bind", "ah3/410.1")
        result = yield from cast(g, you, this, int(fact(g, monster, "evade")), monster=monster)
        if result > 0 and monster.space:
            yield from exhaust(g, monster)


@spell("Find Gate", 4, "ritual", 2)
class FindGate:
    @component_action(if_=lambda g, this, you: can_cast(g, you, this) and bool(gates(g, you)))
    def find(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        result = yield from cast(g, you, this)
        if result > 0:
            space = yield from choose_entity(g, you.index, gates(g, you), "ah3-prompt-move", "move", "ah3/467.4")
            if space is not None:
                yield from go_to(g, you, space, False, "ah3/467.4")


@spell("Healing Words", 2, "ritual", 1, hands=2)
class HealingWords:
    @component_action(if_=lambda g, this, you: can_cast(g, you, this) and bool(patients_here(g, you, 1, 0)))
    def heal(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        result = yield from cast(g, you, this, -1)
        if result > 0:
            yield from recover_somebody(g, you, result, 0)


@spell("Shriveling", 3, "ritual", 1)
class Shriveling:
    @component_action(engaged=True, if_=lambda g, this, you: can_cast(g, you, this) and bool(in_reach(g, you)))
    def shrivel(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        result = yield from cast(g, you, this, -1)
        if result > 0:
            monster = yield from choose_entity(
                g, you.index, in_reach(g, you), "ah3-prompt-shrivel", "shrivel", "ah3/475.13"
            )
            yield from hurt(g, monster, result, you)
            yield from settle(g)


# ------------------------------------------------------------------ incantations


@spell("Astral Travel", 2, "incantation", 1, hands=1)
class AstralTravel:
    @component_action(cite="ah3/423.1 .2 .3 /426.2 /418.4",
                      if_=lambda g, this, you: MOVE not in you.done and can_cast(g, you, this)
                      and bool(ways(g, you)))  # fmt: skip
    def move(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        """Instead of a move action, and counted as one."""
        result = yield from cast(g, you, this)
        if result >= 0:
            yield from walk(g, you, result + 2)


def would_be_hurt(g: ArkhamHorror, this: Any, you: Investigator, e: Suffering) -> bool:
    return e.damage > 0 and can_cast(g, you, this)


@spell("Flesh Ward", 3, "incantation", 1, hands=1, during=f"{ATTACK} {EVADE} {WARD} {RESEARCH} {CAST}")
class FleshWard:
    @answers(when(Suffering), limit=ONCE_A_ROUND, if_=would_be_hurt, cite="ah3/437.1")
    def ward(g: ArkhamHorror, this: Paper, you: Investigator, e: Suffering) -> Steps[None]:
        result = yield from cast(g, you, this)
        g.change(e, damage=max(0, e.damage - max(0, result)))


@spell("Intervene", 4, "incantation", 2, hands=2)
class Intervene:
    @in_test(limit=ONCE_A_ROUND, cite="ah3/466.4d",
             if_=lambda g, this, you: g.test.who != you.index and bool(g.test.dice)
             and can_cast(g, you, this))  # fmt: skip
    def help_out(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        it = the_test(g)
        result = yield from cast(g, you, this, -1)
        g.change(it, added=it.added + max(0, result))


@spell("Mists of R'lyeh", 1, "incantation", 1)
class MistsOfRlyeh:
    @answers(when(Testing), cite="ah3/427.2 /436.7",
             if_=lambda g, this, you, e: tests_of(g, you, e, EVADE, OBSERVATION)
             and can_cast(g, you, this))  # fmt: skip
    def vanish(g: ArkhamHorror, this: Paper, you: Investigator, e: Testing) -> Steps[None]:
        yield from cast_instead(g, you, this)


def may_wither(g: ArkhamHorror, this: Any, you: Investigator) -> bool:
    it = g.test
    return (
        it is not None
        and it.who == you.index
        and ATTACK in it.sorts
        and this.id not in (it.card, *it.used)
        and can_cast(g, you, this)
    )


@spell("Wither", 2, "incantation", 1, hands=1, during=ATTACK)
class Wither:
    @in_test(if_=may_wither, cite="ah3/466.4d")
    def wither(g: ArkhamHorror, this: Paper, you: Investigator) -> Steps[None]:
        it = the_test(g)
        note_use(g, you, it, this)
        result = yield from cast(g, you, this, -1, LORE, (ATTACK,))
        g.change(it, added=it.added + max(0, result))
