"""Player windows: where free abilities and fast cards may be used."""

from __future__ import annotations

from typing import Any

from rulebound.core.abilities import FAST
from rulebound.core.cards import DISCARD, HAND
from rulebound.core.decision import PASS, choose
from rulebound.core.flow import Steps, flow
from rulebound.core.timing import settle
from rulebound.games.ahlcg.rules.control import may_activate, you_of
from rulebound.games.ahlcg.state import ArkhamHorror, Investigator


@flow(cite="ahlcg/ability.triggered.2 ahlcg/triggered-abilities.3 ahlcg/fast.2 ahlcg/framework-1.4w")
def player_window(g: ArkhamHorror) -> Steps[None]:
    """Round the table until all pass in a row; who can do nothing is not asked."""
    if FAST not in g.listeners:
        return
    seats = g.order()
    passed = 0
    turn = 0
    might = who_might(g)
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        options = fast_options(g, seat) if seat in might else ()
        if not options:
            passed += 1
            continue
        picked = yield from choose(g, seat, (*options, PASS), "ahlcg-prompt-window", menu="window")
        if picked.call is None:
            passed += 1
        else:
            passed = 0
            yield from picked.call(g)
            yield from settle(g)
            might = who_might(g)


def who_might(g: ArkhamHorror) -> tuple[int, ...]:
    """The seats that have, or are where there is, something to be used in a window: the others need not be asked."""
    seats = tuple(range(len(g.seats)))
    if len(seats) == 1:
        return seats
    found: set[int] = set()
    for id, _ in g.listeners[FAST][0] if FAST in g.listeners else ():
        this: Any = g.entities[id]
        if type(this) is Investigator:
            found.add(this.index)
        elif this.controller >= 0 or g.entities[this.pile].zone in (HAND, DISCARD):  # type: ignore[attr-defined]
            found.add(you_of(g, this))
        else:
            return seats
    return tuple(sorted(found))


def fast_options(g: ArkhamHorror, seat: int) -> tuple[Any, ...]:
    """The free abilities and fast cards a seat can use now."""
    if FAST not in g.listeners or not g.policy.may_act(g, seat):
        return ()
    you = g.seat(seat)
    out = []
    for id, ability in g.listeners[FAST][0]:
        this = g.entities[id]
        if may_activate(g, this, seat) and not ability.checks(g, this, you, None):
            out.append(ability.option(g, this, you))
    return tuple(out)
