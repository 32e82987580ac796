"""Tests, and what has to wait for them.

A test that would begin during another waits until that one, and the action it belongs to, is over. So no card may await
the result of a test: it says what follows success and failure as calls (`success=`, `failure=`), and the test runs them
whenever it comes to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.game import ACTION, TEST
from rulebound.core.state.entities import Call, Transient
from rulebound.core.timing.timing import settle

if TYPE_CHECKING:
    from rulebound.core.game.game import Game


class Waiting(Transient):
    """A test that waits for the end of the scope that owns it, and is gone if that is cut short."""

    test: Call[Any] | None = None


@flow
def perform_test(
    g: Game, test: Any, owner: int = -1, given: tuple[Any, ...] = (), cite: tuple[str, ...] = ()
) -> Steps[None]:
    """Runs a test, a call or a rule with what it is given, in a scope of its own: at once, or when the test that is
    under way and its action are over."""
    first = waits_for(g)
    if first is not None:
        call: Call[Any] = test if type(test) is Call else test.later(*given)
        g.transient(Waiting(scope=first.id, test=perform_test.later(call, owner, (), cite)))
        return
    yield from to_the_end(g, Scope(kind=TEST, owner=owner, cite=cite), test, given)


def waits_for(g: Game) -> Scope | None:
    """What must be over before a test may begin: the action of the test under way, or that test. None: nothing."""
    action = None
    for id in g.scopes:
        scope: Any = g.transients[id]
        if scope.kind == TEST:
            return action or scope  # type: ignore[no-any-return]
        if scope.kind == ACTION:
            action = scope
    return None


@flow
def to_the_end(g: Game, scope: Scope, call: Any, given: tuple[Any, ...] = ()) -> Steps[str]:
    """Runs a call, or a rule with what it is given, in its scope, then the tests that waited for it.

    Why it was cut short, or "". Every action is run by this, or what waits for it would be lost.
    """
    why, waiting = yield from within(g, scope, and_what_waits, call, given)
    if g.unsettled:
        yield from settle(g)
    for test in waiting or ():
        yield from test(g)
    return why


@flow
def and_what_waits(g: Game, call: Any, given: tuple[Any, ...]) -> Steps[tuple[Call[Any], ...]]:
    yield from call(g, *given)
    if g.only_scopes():
        return ()
    here = g.scopes[-1]
    return tuple([t.test for t in g.transients.values() if type(t) is Waiting and t.scope == here and t.test])
