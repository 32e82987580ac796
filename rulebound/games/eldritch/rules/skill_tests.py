"""A test from its beginning to its result (chapter "tests")."""

from __future__ import annotations

from typing import Any, cast

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.game import TEST
from rulebound.core.state.chance import roll
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import Event, heeded, occur
from rulebound.games.eldritch.rules.dice import (
    COUNTED,
    SPELL,
    best_bonus,
    dice_for,
    odds,
    shown,
    success_from,
    successes,
)
from rulebound.games.eldritch.rules.rerolls import reconsider
from rulebound.games.eldritch.state import Casting, EldritchHorror, Investigator, Test


class Testing(Event):
    """A test is about to be rolled: the last moment for bonuses and additional dice."""

    test: int = 0

    def words(self, g: Any) -> tuple[tuple[str, int | Term], ...]:
        you, it = g.entity(self.about), g.entity(self.test)
        return odds(g, it, dice_for(g, you, it), success_from(g, you))


class Tested(Event):
    """A test is over."""

    test: int = 0
    result: int = 0


@flow(cite="eldritch/tests.1 .8 .11 .12")
def test(
    g: EldritchHorror,
    you: Investigator,
    skill: str,
    modifier: int = 0,
    sort: str = "",
    more: int = 0,
    card: Any = None,
    counted: bool = False,
) -> Steps[int]:
    """A test to its end. The number of successes: with one or more it is passed. `counted`: more of them do more."""
    contact = g.contact if sort == SPELL else None
    during = contact.sort if contact is not None and contact.who == you.index else ""
    made = Test(who=you.index, skill=skill, modifier=modifier, sort=sort, during=during, more=more,
                card=card.id if card else 0, counted=counted or sort in COUNTED)  # fmt: skip
    _, result = yield from within(g, Scope(kind=TEST, owner=you.index), testing, you, g.transient(made))
    return cast(int, result)


@flow(cite="eldritch/tests.2 .8 .11 /faq-5")
def testing(g: EldritchHorror, you: Investigator, it: Test) -> Steps[int]:
    g.change(it, bonus=best_bonus(g, you, it))
    if heeded(g, Testing):
        yield from occur(g, Testing(about=you.id, test=it.id))
    dice, lowest = dice_for(g, you, it), success_from(g, you)
    if g.sink is not None:
        told: dict[str, Any] = dict(odds(g, it, dice, lowest))
        g.tell("eldritch-log-test", "eldritch/tests.2", seat=you, **told)
    g.change(it, dice=(1,) * dice if g.ancient.ones else roll(g, dice))
    if g.sink is not None:
        g.tell("eldritch-log-roll", "eldritch/tests.8", seat=you, dice=shown(it.dice), n=successes(g, you, it))
    if not g.ancient.ones:
        yield from reconsider(g, you, it)
    result = successes(g, you, it)
    casting = g.latest(Casting) if it.sort == SPELL else None
    if casting is not None:
        g.change(casting, dice=it.dice, result=result)
    g.tell("eldritch-log-passed" if result else "eldritch-log-failed", "eldritch/tests.11", seat=you, n=result)
    if heeded(g, Tested):
        yield from occur(g, Tested(about=you.id, test=it.id, result=result))
    return result
