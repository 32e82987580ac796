"""Player windows: where free abilities and fast cards may be used."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import FAST
from rulebound.core.game.decision import PASS, choose
from rulebound.core.state.entities import Term
from rulebound.core.timing.timing import use_freely
from rulebound.games.ahlcg.rules.acts import ADVANCE_IN_A_WINDOW, group_may_advance, may_advance
from rulebound.games.ahlcg.rules.control import usable
from rulebound.games.ahlcg.state import ArkhamHorror


@flow(cite="ahlcg/ability.triggered.2 ahlcg/triggered-abilities.3 ahlcg/fast.2 ahlcg/framework-1.4w")
def player_window(g: ArkhamHorror, asks: tuple[tuple[str, Term], ...] = ()) -> Steps[None]:
    """Everybody in turn until nobody wants anything more; who can do nothing is not asked.

    `asks` says what it is a window of, if not simply of the phase.
    """
    if FAST not in g.listeners and not group_may_advance(g):
        return
    seats = g.order()
    passed = 0
    turn = 0
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        options = fast_options(g, seat)
        if not options:
            passed += 1
            continue
        picked = yield from choose(
            g, seat, (*options, PASS), "ahlcg-prompt-window", asks, "ahlcg/ability.triggered.2", "window"
        )
        if picked.call is None:
            passed += 1
        else:
            passed = 0
            yield from use_freely(g, picked, g.seat(seat))


def fast_options(g: ArkhamHorror, seat: int) -> tuple[Any, ...]:
    """The free abilities and fast cards a seat can use now. Kept until something changes."""
    you = g.seat(seat)
    might = usable(g, FAST, seat) if not you.out else ()
    if not might and not (you.clues and group_may_advance(g)):
        return ()
    known = g.cache.get(("fast", seat))
    if known is not None and known[0] == g.version:
        return known[1]  # type: ignore[no-any-return]
    found = tuple([a.option(g, this, you) for this, a in might if not a.checks(g, this, you, None)])
    if may_advance(g, you):
        found = (ADVANCE_IN_A_WINDOW.option(g, you, None), *found)
    if found and not g.policy.may_act(g, seat):
        found = ()
    g.cache["fast", seat] = (g.version, found)
    return found
