"""Casting Spells: the test on the front, what it brings, the other side (chapter "spells")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.state.entities import Call, Entity
from rulebound.core.timing.timing import Event, heeded, occur, settle
from rulebound.games.eldritch.rules.dice import SPELL
from rulebound.games.eldritch.rules.gaining import turn
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.state import LORE, Casting, EldritchHorror, Investigator, Paper


class SpellCast(Event):
    """A Spell is resolved: `about` the caster, `card` the Spell, `result` of its test."""

    card: int = 0
    result: int = 0


@flow(cite="eldritch/spells.2 .3 /faq-12")
def cast(
    g: EldritchHorror,
    you: Investigator,
    card: Paper,
    modifier: int,
    passed: Call[Any] | None,
    target: Entity | None = None,
    loss: int = 0,
    it: int = 0,
) -> Steps[None]:
    """The test, its effect if it is passed, then the other side by the same result."""
    aim = Casting(who=you.index, card=card.id, target=target.id if target else 0, loss=loss, test=it)
    g.transient(aim)
    result = yield from test(g, you, LORE, modifier, SPELL, card=card)
    if result and passed is not None:
        yield from passed(g)
        yield from settle(g)
    if you.code and card.owner == you.index:
        yield from turn(g, you, card, result)
        yield from settle(g)
    g.drop(aim)
    if you.code and heeded(g, SpellCast):
        yield from occur(g, SpellCast(about=you.id, card=card.id, result=result))


def casting(g: EldritchHorror) -> Casting:
    found: Casting = g.latest(Casting)
    return found


def fumbled(g: EldritchHorror) -> bool:
    """No die of the test shows a four."""
    return 4 not in casting(g).dice
