"""Settled means settled: whoever is asked is asked in a position in which all that follows by itself has followed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rulebound.core.flows.flow import Flow, Frame, enter, run_durable
from rulebound.core.game.game import ROUND, Game
from rulebound.core.state.entities import Call, Entity, Many, freeze
from rulebound.core.state.errors import FlowError
from rulebound.core.timing.timing import Event, holding, settle
from rulebound.play.checking.invariants import hold

Due = Call[Any] | str
"""What the state checks find: what is to be carried out, or a verdict."""


def all_is_settled(g: Game) -> None:
    """The state checks look at what was touched. Shown everything there is, they find no more than that.

    What happens at the same time as something else waits for it, and what an event or a check has touched for the end
    of that. Before the first round, and between two games, nothing follows yet from what is being laid out.
    """
    decision = g.decision
    if decision is None:
        return
    hold(g.to_cut(g.scopes) is None, "what is over is cut before anybody is asked", decision.prompt)
    if g.book.settle is None or g.scope(ROUND) is None or holding(g) is not None:
        return
    waits = g.unsettled if looks_again(g) else ()
    late = found(g, tuple([id for id in g.entities if id not in waits] if waits else g.entities))
    if late and waits:
        late -= found(g, waits)
    late = {due for due in late if not (under_way(g, due) or comes_to_nothing(g, due))}
    hold(not late, "all that is due has happened", f"{sorted(map(str, late))} when {decision.prompt} is asked")


def looks_again(g: Game) -> bool:
    """Is something going on at whose end the state checks look at all that was touched?"""
    events = not g.only_scopes() and any(isinstance(t, Event) for t in g.transients.values())
    return events or any(frame.flow is settle.flow for frame in g.stack or ())


def found(g: Game, ids: tuple[int, ...]) -> set[Due]:
    """What the state checks find when they look at these things."""
    other = g.clone()
    assert other.book.settle is not None
    calls = other.book.settle(other, ids)
    return {*calls, *other.clock.verdicts}.difference(g.clock.verdicts)


def under_way(g: Game, due: Due) -> bool:
    """Is it being carried out, or does it wait for its turn in a rule that is?"""
    return type(due) is Call and any(carries_out(frame, due) or due in calls_in(frame.vars) for frame in g.stack or ())


def carries_out(frame: Frame, due: Call[Any]) -> bool:
    """Is this rule the one that is due, for the same things as far as it still needs them?"""
    rule = frame.flow
    if type(rule) is not Flow or rule.name != due.flow:
        return False
    given = dict(zip(rule.params, rule.bind(due.args, dict(due.named)), strict=True))
    held = frame.held().items()
    return all(freeze(thing) == given[name] for name, thing in held if name in given and isinstance(thing, Entity))


def calls_in(value: Any) -> Iterator[Call[Any]]:
    """The rules that wait in a value, as it is or inside of others."""
    if type(value) is Call:
        yield value
    inside = value.args if type(value) is Call else value.items if type(value) is Many else value
    for part in inside if type(inside) is tuple else ():
        yield from calls_in(part)


def comes_to_nothing(g: Game, due: Due) -> bool:
    """Carried out on a copy, does it ask nothing and leave everything as it is?"""
    if type(due) is not Call:
        return False
    other = g.clone()
    other.stack = [enter(due, other)]
    try:
        asked = run_durable(other, other.stack, None)
    except FlowError:  # it cuts what goes on around it
        return False
    other.next_transient = g.next_transient
    return asked is None and position(other) == position(g)


def position(g: Game) -> bytes:
    return msgspec.msgpack.encode(g.state(frames=False))
