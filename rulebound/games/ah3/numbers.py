"""The numbers that everybody may read off a thing on the table, with whatever changes them counted in."""

from __future__ import annotations

from typing import Any

from rulebound.core.game.values import Stat
from rulebound.games.ah3.rules.buying import PRICE, SURCHARGE
from rulebound.games.ah3.rules.engaging import HEALTH
from rulebound.games.ah3.rules.gaining import FOCUS_LIMIT
from rulebound.games.ah3.rules.losing import most
from rulebound.games.ah3.rules.skill_tests import SKILL
from rulebound.games.ah3.state import Investigator, Monster, Paper, fact


def _fact(name: str) -> Stat:
    return Stat(f"monster-{name}", base=lambda g, monster: int(fact(g, monster, name)), floor=None)


PERSON = (
    *SKILL.values(),
    Stat("most-health", base=lambda g, you: most(g, you)[0]),
    Stat("most-sanity", base=lambda g, you: most(g, you)[1]),
    FOCUS_LIMIT,
)
BEAST = (HEALTH, _fact("attack"), _fact("evade"), _fact("damage"), _fact("horror"))


def _asked(g: Any, card: Any) -> int:
    """What a card of the display costs: as printed, and the most that anybody has to pay on top of it. Who need not
    pay that is offered the lower price when buying."""
    return int(g.value(card, PRICE)) + max([g.value(you, SURCHARGE) for you in g.investigators], default=0)


ASKED = Stat("price", base=_asked)


def numbers(g: Any, entity: Any) -> tuple[Stat, ...]:
    if type(entity) is Investigator:
        return PERSON if entity.code else ()
    if type(entity) is Monster:
        return BEAST if entity.space else ()
    if type(entity) is Paper and entity.code and entity.pile == g.pile("display").id:
        return (ASKED,)
    return ()
