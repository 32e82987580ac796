"""Read by mypy in test_types.py: what it must say stands at the end of each line. Nothing else may be said."""

from __future__ import annotations

from typing import assert_type

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.state.entities import Call
from tests.flow.toy import Thing, Toy, number


@flow
def strike(g: Toy, who: Thing, n: int, *, hard: bool = False) -> Steps[bool]:
    answer = yield from number(g, n)
    assert_type(answer, int)
    return answer > n and hard


@flow(cite="toy/1")
def attack(g: Toy, who: Thing) -> Steps[str]:
    hit = yield from strike(g, who, 2)
    assert_type(hit, bool)
    if (yield from strike(g, who, n=3, hard=True)):
        return "hard"
    yield from strike(g, who, "2")  # says arg-type
    yield from strike(g, who)  # says call-arg
    yield from strike(g, who, 2, True)  # says call-arg
    yield from strike(g, who, 2, soft=True)  # says call-arg
    yield from strike(who, who, 2)  # says arg-type
    return hit  # says return-value


@flow
def later(g: Toy, who: Thing) -> Steps[int]:
    call = strike.later(who, 2, hard=True)
    assert_type(call, Call[bool])
    hit = yield from call(g)
    assert_type(hit, bool)
    strike.later(who, "2")  # says arg-type
    strike.later(who)  # says call-arg
    why, result = yield from within(g, Scope(kind="attack"), attack.later(who))
    assert_type(why, str)
    assert_type(result, str | None)
    return (yield from attack(g, who))  # says return-value


@flow(cite="toy/2")
def heal(g: Toy, who: Thing, n: int = 1) -> None:
    """Without decisions."""
    who.hp += n


@flow
def rest(g: Toy, who: Thing) -> Steps[None]:
    yield from heal(g, who)
    yield from heal.later(who, n=2)(g)
    yield from heal(g, 2)  # says arg-type
    n = yield from heal(g, who)  # says func-returns-value
    g.check(n)  # says call-arg
