"""Goes through all examples of a game, and through random games, decision by decision, and lets others look on.

One walk is all that is needed for whatever must hold at every decision: the examples alone reach what random games
never come to.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from rulebound.core.game import game as kernel
from rulebound.core.game.game import Game, Line
from rulebound.core.proving.example import Example, run_example
from rulebound.core.state.entities import Option
from rulebound.games import game_class
from rulebound.play.checking.coverage import load_examples
from rulebound.play.checking.fuzz import Plan
from rulebound.play.checking.invariants import some_answer

GAMES = 12
"""Random games of each kind, each with other options,"""
LONGEST = 400
"""and of each so many decisions."""


class Looker:
    """Whoever looks on. What is wrong is found once, with the place where it was seen first."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.place = ""

    def note(self, what: str) -> None:
        self.found.setdefault(what, self.place)

    def asked(self, g: Game) -> None:
        """The game waits for an answer."""

    def answering(self, g: Game, picked: tuple[Option, ...]) -> None:
        """An answer has been given, but nothing done yet."""

    def answered(self, g: Game) -> None:
        """All that follows from it is done."""

    def told(self, line: Line) -> None:
        """A line of the log."""

    def runs(self, inner: Any) -> Any:
        """What the kernel runs rules with: it may be looked into."""
        return inner

    def at(self, place: str) -> None:
        self.place = place


@contextmanager
def looking(lookers: tuple[Looker, ...]) -> Iterator[None]:
    """Within this, whatever any game does is seen by these."""
    begin, submit, run = Game.begin, Game.submit, kernel.run_durable
    tell = Game.tell

    def begins(g: Game, durable: bool = True) -> None:
        listening(g)
        begin(g, durable)
        for looker in lookers:
            looker.asked(g)

    def submits(g: Game, picked: tuple[Option, ...], seat: int) -> None:
        listening(g)
        for looker in lookers:
            looker.answering(g, picked)
        submit(g, picked, seat)
        for looker in lookers:
            looker.answered(g)
            looker.asked(g)

    def listening(g: Game) -> None:
        if g.sink is None:  # a copy has nobody to tell
            g.sink = lambda line: None

    def tells(g: Game, *args: Any, **named: Any) -> None:
        inner = g.sink

        def hear(line: Line) -> None:
            for looker in lookers:
                looker.told(line)
            if inner is not None:
                inner(line)

        g.sink = hear
        try:
            tell(g, *args, **named)
        finally:
            g.sink = inner

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "begin", begins)
        patch.setattr(Game, "submit", submits)
        patch.setattr(Game, "tell", tells)
        for looker in lookers:
            run = looker.runs(run)
        patch.setattr(kernel, "run_durable", run)
        yield


def walk(game: str, *lookers: Looker, examples: tuple[Example, ...] | None = None) -> None:
    """All examples of a game, or these, and some random games."""
    kind = game_class(game)
    examples = load_examples(game) if examples is None else examples
    with looking(lookers):
        for shown in examples:
            for looker in lookers:
                looker.at(f"the example {shown.name}")
            run_example(shown, kind)
        for n in range(GAMES):
            plan = Plan(game, {}, 40, n, False)
            options, random = plan.options(kind), Random(plan.seed)
            for looker in lookers:
                looker.at(f"{options}, seed {plan.seed}, answers of Random({plan.seed})")
            g = kind.new(options, plan.seed)
            for _ in range(LONGEST):
                if g.decision is None:
                    break
                seat = random.choice(g.waiting)
                g.submit(some_answer(g.decision, seat, random), seat)
