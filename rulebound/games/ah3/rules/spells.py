"""Casting spells (chapter "spell")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import Event, occur, settle
from rulebound.games.ah3.rules.gaining import spend_remnants
from rulebound.games.ah3.rules.losing import suffer
from rulebound.games.ah3.rules.parts import CAST, hands_of, mark_used
from rulebound.games.ah3.rules.skill_tests import HANDS, fill_hands, test
from rulebound.games.ah3.state import LORE, ArkhamHorror, Investigator, Paper, at_hand, fact


class Casting(Event):
    """Somebody is about to pay the horror of a spell: `card` the spell. What changes the price answers "when"."""

    card: int = 0
    horror: int = 0
    damage: int = 0
    """Damage taken instead of horror."""
    remnants: int = 0
    """Remnants spent on it."""
    more: int = 0
    """Dice more for its test."""


@cite("ah3/436.10 /466.2c /424.4")
def can_cast(g: ArkhamHorror, you: Investigator, card: Paper) -> bool:
    """Are there hands enough for it, and has nobody else used it in this phase?"""
    deed, it = g.deed, g.test
    full = deed.hands if deed is not None and deed.who == you.index else 0
    if full == 0 and it is not None and it.who == you.index:
        full = sum([hands_of(g, g.entity(c)) for c in it.held])
    return at_hand(card, you) and hands_of(g, card) <= HANDS - full


@flow(cite="ah3/436.4 .7 .8 .9 .10 /434.2 /437.1")
def pay_for(g: ArkhamHorror, you: Investigator, card: Paper) -> Steps[tuple[int, int] | None]:
    """The horror of a spell, as far as no remnants prevent it. What that brings: dice more, successes more; None if
    the caster did not live."""
    mark_used(g, you, card)
    fill_hands(g, you, card)
    paying = Casting(about=you.id, card=card.id, horror=int(fact(g, card, "cast_horror")))
    g.tell("ah3-log-casts", "ah3/436.7", seat=you, card=card)
    yield from occur(g, paying)
    horror, damage, more = paying.horror, paying.damage, paying.more
    spent, hurt, familiars = 0, False, 0
    if horror and you.remnants:
        spent = yield from spend_on_horror(g, you, horror)
        horror -= spent
    if horror or damage:
        felt = yield from suffer(g, you, damage, horror, casting=True, cite="ah3/436.7")
        hurt, familiars = bool(felt.own_damage), sum([int(fact(g, g.entity(c), "familiar")) for c in felt.shaken])
        yield from settle(g)
    if not you.code:
        return None
    if spent or hurt:
        more += int(fact(g, you, "keen"))
    return more, familiars


@flow(cite="ah3/436.7 .8 /466.1")
def cast(
    g: ArkhamHorror, you: Investigator, card: Paper, modifier: int = 0, skill: str = LORE,
    sorts: tuple[str, ...] = (), monster: Any = None,
) -> Steps[int]:  # fmt: skip
    """The horror first, then the test. Its result; -1 if the caster did not live to make it. `sorts`: what else the
    test is part of (evade, attack)."""
    paid = yield from pay_for(g, you, card)
    if paid is None:
        return -1
    return (yield from test(g, you, skill, modifier, (CAST, *sorts), paid[0], card, monster, paid[1]))


@flow(cite="ah3/436.7 .8 /418.6")
def cast_instead(g: ArkhamHorror, you: Investigator, card: Paper) -> Steps[None]:
    """The test that is about to be made becomes one of lore, by a spell; its modifier stays."""
    it = g.test
    assert it is not None
    paid = yield from pay_for(g, you, card)
    if paid is not None:
        g.change(it, skill=LORE, sorts=(CAST, *it.sorts), card=card.id, more=it.more + paid[0],
                 added=it.added + paid[1])  # fmt: skip


@flow(cite="ah3/436.9 /434.2")
def spend_on_horror(g: ArkhamHorror, you: Investigator, horror: int) -> Steps[int]:
    """A remnant for each horror that is prevented."""
    most = min(horror, you.remnants)
    options = tuple([Option(f"spend {n}", "ah3-option-remnants", (("n", n),), value=n) for n in range(most + 1)])
    picked = yield from choose(g, you.index, options, "ah3-prompt-remnants", (("n", horror),), "ah3/436.9")
    yield from spend_remnants(g, you, picked.value, "ah3/436.9")
    return int(picked.value)
