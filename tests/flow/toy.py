"""The smallest game there is, to run one rule in every mode and compare what it did.

A programme's `main(g)` is run as the set-up of a Toy; its result and everything it wrote into the journal are part of
the state, so a difference between two ways of running shows in the state's hash at the very next decision.
"""

from __future__ import annotations

import linecache
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress as suppress
from enum import Enum
from types import ModuleType
from typing import Any, NamedTuple

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.game.decision import choose
from rulebound.core.game.game import Clock, Game, Rulebook, Seat
from rulebound.core.state.entities import Call, Definition, Entity, Option, Registry, Transient
from rulebound.core.timing.timing import Policy

REGISTRY = Registry("toy")
WORDS = tuple(Definition(key) for key in ("ash", "birch", "cedar"))
for word in WORDS:
    REGISTRY.add(word)

NUMBERS = tuple(Option(str(n), value=n) for n in range(5))


class Colour(Enum):
    RED = 1
    BLUE = 2


class Thing(Entity):
    """Somebody with a hand of numbers, who may keep a call for later."""

    hp: int = 3
    hand: tuple[int, ...] = (1, 2, 3)
    kept: Call[Any] | None = None
    colour: Colour = Colour.RED


class Happening(Transient):
    """Something that lives as long as its scope."""

    n: int = 0


class Journal(Entity):
    """What the programme is, what it wrote and what came out of it."""

    main: Call[Any] | None = None
    lines: tuple[str, ...] = ()
    result: str = ""
    steps: int = 0


class Toy(Game):
    __slots__ = ()

    @property
    def journal(self) -> Journal:
        return self.all(Journal)[0]

    @property
    def things(self) -> tuple[Thing, ...]:
        return self.all(Thing)


def create(g: Toy, options: dict[str, str]) -> None:
    g.add(Seat())
    g.add(Journal())
    for _ in range(2):
        g.add(Thing())


@flow
def run_main(g: Toy) -> Steps[None]:
    """The set-up is all there is: what the programme returns ends the game."""
    assert g.journal.main is not None
    why, result = yield from within(g, Scope(kind="play"), g.journal.main)
    g.journal.result = f"{why or 'returned'} {told(result)}"
    g.verdict(True, "done", "toy/1")
    g.check()


Toy.book = Rulebook(
    game="toy",
    version="1",
    title="toy-title",
    registry=REGISTRY,
    policy=Policy(),
    kinds=(Seat, Thing, Journal, Happening),
    choices=(),
    seats=(1, 1),
    create=create,
    setup=run_main,
    phases=(("never", run_main),),
)


# ------------------------------------------------------------------ what programmes are made of


@flow
def number(g: Toy, about: int = 0) -> Steps[int]:
    """Asks for a number from 0 to 4."""
    picked = yield from choose(g, 0, NUMBERS, f"toy-{about}")
    return picked.value


@flow
def several(g: Toy, n: int) -> Steps[tuple[int, ...]]:
    first = yield from number(g, n)
    return (first, n % 5, first)[: n % 4]


@flow
def happen(g: Toy, event: Happening, n: int) -> Steps[int]:
    event.n = n
    answer = yield from number(g, n)
    note(g, "happened", event.n)
    g.check()
    return answer + event.n


@flow
def quick(g: Toy, n: int, *, add: int = 1) -> Any:
    """A rule without decisions; scopes may be cut in it all the same."""
    if n % 3 == 0:
        g.check()
    return n + add


def add(a: int, b: int = 0, *rest: int, k: int = 0) -> int:
    return (a + b + sum(rest) + k) % 97


def spent(g: Toy) -> bool:
    """Has the programme run long enough?"""
    g.journal.steps += 1
    return g.journal.steps > 300


def note(g: Toy, *things: Any) -> None:
    """Writes into the journal."""
    g.journal.lines += (" ".join(map(told, things)),)


def told(thing: Any) -> str:
    if isinstance(thing, tuple):
        return f"({', '.join(map(told, thing))})"
    return f"#{thing.id}" if isinstance(thing, Entity) else str(thing)


# ------------------------------------------------------------------ loading and running


def load(source: str, name: str) -> ModuleType:
    """A module made from text. Its lines can be read again, as the flow compiler does."""
    file = f"<{name}>"
    text = "from __future__ import annotations\nfrom tests.flow.toy import *\n" + source
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(text, file, "exec"), module.__dict__)
    return module


class Run(NamedTuple):
    """What can be seen of one run: every decision with the state at it, and how it ended."""

    steps: tuple[tuple[str, str], ...]
    journal: tuple[str, ...]
    result: str
    hands: tuple[Any, ...]


def begin(main: Any, durable: bool) -> Toy:
    g = Toy()
    g.add(Clock())
    create(g, {})
    g.journal.main = main.later()
    g.begin(durable)
    return g


def same(g: Toy) -> Toy:
    return g


def frozen(g: Toy) -> Toy:
    return Toy.decode(g.encode())


def cloned(g: Toy) -> Toy:
    """A clone; the game it was made from is then spoilt, so that anything they share shows."""
    other = g.clone()
    for entity in (*g.entities.values(), *g.transients.values()):
        for field in entity.__struct_fields__:
            setattr(entity, field, None)
    return other


MODES: dict[str, tuple[bool, Callable[[Toy], Toy]]] = {
    "plain": (False, same),
    "durable": (True, same),
    "frozen": (True, frozen),
    "cloned": (True, cloned),
}


def run(main: Any, mode: str, seed: int = 0, most: int = 100) -> Run:
    """Plays a programme with random answers, for so many decisions at most."""
    durable, between = MODES[mode]
    rng = random.Random(seed)
    g = begin(main, durable)
    steps = []
    while g.decision is not None and len(steps) < most:
        steps.append((g.decision.prompt, g.state_hash()))
        g = between(g)
        g.submit((rng.choice(g.decision.options),), 0)
    if g.decision is None:
        assert g.scopes == (), "a scope is still open"
        assert not g.transients, "something was left behind"
    check_scopes(g)
    return Run(tuple(steps), g.journal.lines, g.journal.result, tuple((t.hp, t.hand) for t in g.things))


def runs(main: Any, seed: int = 0) -> Iterator[tuple[str, Run]]:
    return ((mode, run(main, mode, seed)) for mode in MODES)


def check_scopes(g: Toy) -> None:
    """Nothing outlives its scope."""
    for id, transient in g.transients.items():
        assert transient.scope in g.scopes or id == g.scopes[0], f"{transient!r} has outlived its scope"
