"""The small words of the rules: may, or, unless, in order to, each, nearest, half.

Cards and rules are written in these words. "Then" and "together" are in timing.py, limits in abilities.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, meant, options_for
from rulebound.core.material.board import distances
from rulebound.core.state.entities import Call, Option, Term

if TYPE_CHECKING:
    from rulebound.core.game.game import Game

YES = Option("yes", "core-option-yes")
NO = Option("no", "core-option-no")
ANY_ORDER = Option("any-order", "core-option-any-order")


@flow
def agrees(
    g: Game, seat: int, prompt: str, args: tuple[tuple[str, int | str | Term], ...] = (), cite: str = ""
) -> Steps[bool]:
    """Does the seat say yes?"""
    picked = yield from choose(g, seat, (YES, NO), prompt, args, cite)
    return picked.key == YES.key


@flow
def may(
    g: Game,
    seat: int,
    call: Call[Any],
    prompt: str,
    args: tuple[tuple[str, int | str | Term], ...] = (),
    cite: str = "",
) -> Steps[bool]:
    """The seat may do it or leave it. True if it was done."""
    if not (yield from agrees(g, seat, prompt, args, cite)):
        return False
    yield from call(g)
    return True


@flow
def either(
    g: Game, seat: int, options: tuple[Option, ...], prompt: str = "core-prompt-choose", cite: str = ""
) -> Steps[str]:
    """One or the other: options carry what they do. The key of the one that was done; "" if there was none."""
    if not options:
        return ""
    picked = yield from choose(g, seat, options, prompt, cite=cite)
    if picked.call is not None:
        yield from picked.call(g)
    return picked.key


@flow
def unless(g: Game, seat: int, threat: Call[Any], way_out: Option, possible: bool, prompt: str) -> Steps[bool]:
    """The threat happens unless the seat takes the way out, if that is possible. True if the threat happened."""
    if possible:
        picked = yield from choose(g, seat, (way_out, Option("suffer", "core-option-decline")), prompt)
        if picked.key == way_out.key and way_out.call is not None:
            yield from way_out.call(g)
            return False
    yield from threat(g)
    return True


@flow
def in_order_to(g: Game, price: Call[Any], effect: Call[Any]) -> Steps[bool]:
    """The effect, if the whole price was paid. The price must have been payable in full: then it returns True."""
    if not (yield from price(g)):
        return False
    yield from effect(g)
    return True


@flow
def choose_entity(
    g: Game,
    seat: int,
    entities: tuple[Any, ...],
    prompt: str = "core-prompt-choose",
    verb: str = "",
    cite: str = "",
    args: tuple[tuple[str, int | str | Term], ...] = (),
) -> Steps[Any]:
    """The seat chooses one of the entities; None if there is none to choose."""
    if len(entities) < 2:
        if g.ending:
            g.check()
        return entities[0] if entities else None
    picked = yield from choose(g, seat, options_for(g, entities, verb, seat=seat), prompt, args, cite)
    return meant(g, picked)


@flow
def next_of(
    g: Game,
    seat: int,
    things: tuple[Any, ...],
    verb: str = "",
    prompt: str = "core-prompt-order",
    cite: str = "",
    args: tuple[tuple[str, int | str | Term], ...] = (),
) -> Steps[Any]:
    """Which of several things comes next; None if the seat does not mind, now or later."""
    options = (*options_for(g, things, verb, seat=seat), ANY_ORDER)
    picked = yield from choose(g, seat, options, prompt, args, cite)
    return meant(g, picked) if picked.about else None


def nearest(
    things: Iterable[Any], at: Callable[[Any], Any], start: Any, ways: Callable[[Any], Iterable[Any]]
) -> tuple[Any, ...]:
    """The things that are fewest steps away: several if they tie, and then `choose_entity` lets the right seat choose.

    `at(thing)` says where a thing is, `ways(place)` where one step leads from a place.
    """
    away = distances(start, ways)
    reached = [(away[at(t)], t) for t in things if at(t) in away]
    least = min((steps for steps, _ in reached), default=0)
    return tuple([t for steps, t in reached if steps == least])


def in_player_order(g: Game, seats: Iterable[int] | None = None) -> tuple[int, ...]:
    """The seats (all, or these) in player order."""
    wanted = None if seats is None else set(seats)
    return tuple([s for s in g.order() if wanted is None or s in wanted])


def half(n: int) -> int:
    """Half, rounded up."""
    return -(-n // 2)
