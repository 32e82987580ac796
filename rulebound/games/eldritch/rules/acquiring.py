"""Assets from the reserve, with a bank loan if need be (chapters "acquire assets", "bank loan")."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import choose_entity
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import PASS, choose
from rulebound.core.state.entities import Option
from rulebound.games.eldritch.rules.dice import ACQUIRE
from rulebound.games.eldritch.rules.gaining import can_gain_condition, gain_condition, in_reserve, restock, take
from rulebound.games.eldritch.rules.piles import discard
from rulebound.games.eldritch.rules.skill_tests import test
from rulebound.games.eldritch.state import INFLUENCE, EldritchHorror, Investigator, definition

LOAN = 2
"""What a bank loan adds."""


@flow(cite="eldritch/acquire-assets.1 .2 /bank-loan.1 /reserve.2 .3 /phase-action.4")
def acquire(g: EldritchHorror, you: Investigator) -> Steps[None]:
    """Influence buys from the reserve as far as it goes; a loan adds to it. The reserve is filled up afterwards."""
    g.tell("eldritch-log-acquires", "eldritch/acquire-assets.1", seat=you)
    result = yield from test(g, you, INFLUENCE, 0, ACQUIRE)
    left = yield from borrow(g, you, result)
    bought = False
    while True:
        cards = in_reserve(g, most=left)
        options = (*buying(g, cards), *(discarding(g) if not bought else ()), PASS)
        if len(options) == 1:
            break
        picked = yield from choose(
            g, you.index, options, "eldritch-prompt-acquire", (("n", left),), "eldritch/acquire-assets.1"
        )
        if picked.call is None and not picked.about:
            break
        card = g.entity(picked.about[0])
        if picked.key.startswith("discard "):
            discard(g, card)
            break
        left -= definition(g, card).value
        bought = True
        yield from receive(g, you, card)
    restock(g)


def buying(g: EldritchHorror, cards: tuple[Any, ...], clause: str = "acquire-assets.1") -> tuple[Option, ...]:
    return tuple([
        Option(f"buy {c.handle(g)}", "eldritch-option-buy", (("thing", g.word(c)), ("n", definition(g, c).value)),
               (c.id,), (f"eldritch/{clause}",))
        for c in cards
    ])  # fmt: skip


def discarding(g: EldritchHorror) -> tuple[Option, ...]:
    return tuple([
        Option(f"discard {c.handle(g)}", "eldritch-option-discard-reserve", (("thing", g.word(c)),), (c.id,),
               ("eldritch/acquire-assets.2",))
        for c in g.cards("reserve")
    ])  # fmt: skip


@flow(cite="eldritch/bank-loan.1 .2")
def borrow(g: EldritchHorror, you: Investigator, result: int) -> Steps[int]:
    """Two successes more for a Debt; not for who has one."""
    if not can_gain_condition(g, you, "debt") or not g.cards("reserve"):
        return result
    options = (
        Option("loan", "eldritch-option-loan", (("n", LOAN),), (), ("eldritch/bank-loan.1",)),
        Option("no-loan", "eldritch-option-no-loan"),
    )
    picked = yield from choose(g, you.index, options, "eldritch-prompt-loan", (("n", result),), "eldritch/bank-loan.1")
    if picked.key != "loan":
        return result
    yield from gain_condition(g, you, "debt")
    g.tell("eldritch-log-loan", "eldritch/bank-loan.1", seat=you, n=result + LOAN)
    return result + LOAN


@flow(cite="eldritch/acquire-assets.1 /investigator-charlie-kane.2")
def receive(g: EldritchHorror, you: Investigator, card: Any) -> Steps[None]:
    """Who buys it has it; some may give it to anybody."""
    who = you
    if definition(g, you).facts.get("buys_for_all"):
        who = yield from choose_entity(
            g,
            you.index,
            g.investigators,
            "eldritch-prompt-for-whom",
            "for",
            "eldritch/investigator-charlie-kane.2",
            (("thing", g.word(card)),),
        )
    clause = "investigator-charlie-kane.2" if who is not you else "acquire-assets.1"
    yield from take(g, who, card, f"eldritch/{clause}")
