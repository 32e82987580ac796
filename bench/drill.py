"""A game that does one thing over and over, for the costs of single steps."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.abilities import after, forced, reaction
from rulebound.core.game.decision import PASS, choose
from rulebound.core.game.game import Choice, Game, Rulebook, Seat
from rulebound.core.game.values import Stat, adds
from rulebound.core.material.cards import PLAY, Card, Pile, define, new_card
from rulebound.core.state.entities import Option, Registry
from rulebound.core.timing.timing import Event, Policy, occur

REGISTRY = Registry("drill")
TIMES = 100
ANSWERS = (Option("again", "drill-again"), PASS)
STRENGTH = Stat("strength")


class Knock(Event):
    """Something that nobody, or somebody, listens to."""


class Drill(Game):
    """One table."""

    __slots__ = ()


class Bell:
    """Listens to every knock, and is never ready."""

    @forced(after(Knock), if_=lambda g, this, you, event: event.by == this.id)
    def ring(g: Drill, this: Card, you: Seat, event: Knock) -> Any:  # noqa: N805
        g.change(this, exhausted=True)


class Ear:
    """May answer every knock, and never has reason to."""

    @reaction(after(Knock), if_=lambda g, this, you, event: event.by == this.id)
    def hear(g: Drill, this: Card, you: Seat, event: Knock) -> Any:  # noqa: N805
        g.change(this, exhausted=True)


class Door:
    """Answers every knock."""

    @forced(after(Knock))
    def open(g: Drill, this: Card, you: Seat, event: Knock) -> Any:  # noqa: N805
        g.change(this, exhausted=not this.exhausted)


class Gift:
    """Makes its owner stronger."""

    constant = (adds(STRENGTH, 1, lambda g, this, seat: this.owner == seat.index),)


for _code, _body in (("bell", Bell), ("ear", Ear), ("door", Door), ("gift", Gift)):
    define(REGISTRY, _code, _body)


@flow
def sub_rule(g: Drill, you: Seat, n: int) -> Steps[int]:
    """A rule that could ask, and does not."""
    if n < 0:
        yield from choose(g, you.index, ANSWERS)
    return n


@flow
def asking(g: Drill) -> Steps[None]:
    while True:
        yield from choose(g, 0, ANSWERS)


@flow
def calling(g: Drill) -> Steps[None]:
    you = g.seat(0)
    while True:
        yield from choose(g, 0, ANSWERS)
        for n in range(TIMES):
            yield from sub_rule(g, you, n)


@flow
def knocking(g: Drill) -> Steps[None]:
    while True:
        yield from choose(g, 0, ANSWERS)
        for _ in range(TIMES):
            yield from occur(g, Knock())


@flow
def begin(g: Drill) -> Any:
    g.change(g.clock, lead=0)


PHASES = {"ask": asking, "call": calling, "knock": knocking}


@flow
def drilled(g: Drill) -> Steps[None]:
    yield from PHASES[g.named(Pile, "drill", -1).zone](g)


def create(g: Drill, options: dict[str, str]) -> None:
    for i in range(2):
        g.add(Seat(index=i))
    g.add(Pile(code="drill", zone=options["drill"]))
    table = g.add(Pile(code="table", zone=PLAY))
    for code in ("bell", "ear", "door", "gift"):
        for n in range(int(options[code])):
            new_card(g, Card, code, table, n % 2)


_COUNTS = ("0", "1", "24", "25", "49")

Drill.book = Rulebook(
    game="drill",
    version="1",
    title="drill-title",
    registry=REGISTRY,
    policy=Policy(),
    kinds=(Seat, Pile, Card, Knock),
    choices=(
        Choice("drill", tuple(PHASES), "ask"),
        *[Choice(code, _COUNTS, "0") for code in ("bell", "ear", "door", "gift")],
    ),
    seats=(2, 2),
    create=create,
    setup=begin,
    phases=(("drilled", drilled),),
)


def drill(what: str, durable: bool, **cards: int) -> Drill:
    """A table at the drill's next turn; `cards` says how many of each kind are in play."""
    return Drill.new({"drill": what, **{code: str(n) for code, n in cards.items()}}, 1, durable)


def again(g: Game) -> None:
    """Once more."""
    g.submit(ANSWERS[:1], 0)
