"""Where one effect meets several investigators: the active one says who comes next (chapter "conflicts")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose
from rulebound.core.state.entities import Call, Option
from rulebound.core.timing.timing import settle
from rulebound.games.eldritch.state import EldritchHorror, Investigator, standing

REST = Option("rest", "eldritch-option-rest-in-order", (), (), ("eldritch/conflicts.1",))
"""Whoever does not care for the order has it all in the order in which it is offered."""

Due = tuple[Investigator, Call[Any]]
"""Somebody, and what happens to them."""


@flow(cite="eldritch/conflicts.1 /investigators.2 /defeated-other.4")
def one_by_one(g: EldritchHorror, due: tuple[Due, ...], matters: bool = True) -> Steps[None]:
    """It happens to each of them, in the order that the active investigator likes; round the table where no order
    `matters`. Whoever falls before it is their turn is no investigator any more."""
    left, ordered = due, not matters
    while left:
        g.check()  # a game that is over has nobody next
        left = tuple([(who, call) for who, call in left if standing(g, who)])
        at = 0 if ordered else (yield from next_of(g, left, "eldritch-prompt-next"))
        ordered = ordered or at < 0
        if left:
            call = left[max(0, at)][1]
            left = (*left[: max(0, at)], *left[max(0, at) + 1 :])
            yield from call(g)
            if g.unsettled:
                yield from settle(g)


@flow(cite="eldritch/conflicts.1")
def next_of(g: EldritchHorror, left: tuple[Due, ...], prompt: str) -> Steps[int]:
    """Which of them comes next; -1 if the order in which they are offered will do."""
    if len(left) < 2:
        return 0
    options = tuple([
        Option(f"next {who.handle(g)}", "core-option-thing", (("thing", g.word(who)),), (who.id,),
               ("eldritch/conflicts.1",), value=at)
        for at, (who, _) in enumerate(left)
    ])  # fmt: skip
    picked = yield from choose(g, g.policy.orderer(g), (*options, REST), prompt, cite="eldritch/conflicts.1")
    return -1 if picked.key == REST.key else picked.value
