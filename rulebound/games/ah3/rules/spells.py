"""Casting spells (chapter "spell")."""

from __future__ import annotations

from typing import Any

from rulebound.core.decision import choose
from rulebound.core.flow import Steps, flow
from rulebound.core.rules import cite
from rulebound.core.state import Option
from rulebound.core.timing import Event, heeded, occur, settle
from rulebound.games.ah3.rules.losing import suffer
from rulebound.games.ah3.rules.parts import CAST, hands_of
from rulebound.games.ah3.rules.tests import HANDS, at_hand, fill_hands, mark_used, test
from rulebound.games.ah3.state import LORE, ArkhamHorror, Investigator, Paper, fact


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


class SpellCast(Event):
    """A spell was cast: `about` the caster, `card` the spell, `result` of its test."""

    card: int = 0
    result: int = 0


class RemnantsSpent(Event):
    """Remnants were spent on casting."""

    n: int = 0


@cite("ah3/436.10 /466.2c /424.4")
def can_cast(g: ArkhamHorror, you: Investigator, card: Paper) -> bool:
    """Are there hands enough for it, and has nobody else used it in this phase?"""
    deed, it = g.deed, g.test
    full = deed.hands if deed is not None and deed.who == you.index else 0
    if full == 0 and it is not None and it.who == you.index:
        full = sum([hands_of(g, g.entity(c)) for c in it.held])
    return at_hand(card, you) and hands_of(g, card) <= HANDS - full


@flow(cite="ah3/436.4 .7 .8 .9 .10 /434.2 /437.1")
def cast(
    g: ArkhamHorror, you: Investigator, card: Paper, modifier: int = 0, skill: str = LORE,
    sorts: tuple[str, ...] = (), monster: Any = None,
) -> Steps[int]:  # fmt: skip
    """The horror first, as far as no remnants prevent it; then the test. Its result; -1 if the caster did not live to
    make it. `sorts`: what else the test is part of (evade, attack)."""
    mark_used(g, you, card)
    fill_hands(g, you, card)
    paying = Casting(about=you.id, card=card.id, horror=int(fact(g, card, "cast_horror")))
    g.tell("ah3-log-casts", "ah3/436.7", seat=you, card=card)
    yield from occur(g, paying)
    horror, damage, more = paying.horror, paying.damage, paying.more
    if horror and you.remnants:
        spent = yield from spend_on_horror(g, you, horror)
        if spent:
            horror -= spent
            if heeded(g, RemnantsSpent):
                yield from occur(g, RemnantsSpent(about=you.id, n=spent))
    if horror or damage:
        yield from suffer(g, you, damage, horror, casting=True, cite="ah3/436.7")
        yield from settle(g)
    if not you.code:
        return -1
    result = yield from test(g, you, skill, modifier, (CAST, *sorts), more, card, monster)
    if you.code and heeded(g, SpellCast):
        yield from occur(g, SpellCast(about=you.id, card=card.id, result=result))
    return result


@flow(cite="ah3/436.9 /434.2")
def spend_on_horror(g: ArkhamHorror, you: Investigator, horror: int) -> Steps[int]:
    """A remnant for each horror that is prevented."""
    most = min(horror, you.remnants)
    options = tuple([Option(f"spend {n}", "ah3-option-number", (("n", n),), value=n) for n in range(most + 1)])
    picked = yield from choose(g, you.index, options, "ah3-prompt-remnants", (("n", horror),), "ah3/436.9")
    if picked.value:
        g.change(you, remnants=you.remnants - picked.value)
        g.tell("ah3-log-remnants-spent", "ah3/436.9", seat=you, n=picked.value)
    return int(picked.value)
