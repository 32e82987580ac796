"""The course of a game: set-up, then rounds of phases until a verdict.

Where the game stands is written in its clock, so the course can be taken up at the start of any round (checkpoints)
or phase (arranged tables) without anything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.core.flow import Scope, Steps, flow, within
from rulebound.core.game import GAME, PHASE, ROUND, Outcome
from rulebound.core.state import Term
from rulebound.core.timing import PhaseBegins, PhaseEnds, RoundEnds, occur

if TYPE_CHECKING:
    from rulebound.core.game import Game


@flow
def whole_game(g: Game) -> Steps[Outcome]:
    """The game from where the clock stands to its verdict."""
    yield from within(g, g.scope(GAME) or Scope(kind=GAME), rounds.later())
    outcome = g.policy.judge(g, g.clock.verdicts)
    g.tell("core-log-win" if outcome.won else "core-log-loss", " ".join(outcome.cite), why=Term(outcome.why))
    return outcome


@flow
def rounds(g: Game) -> Steps[None]:
    if g.clock.round == 0:
        yield from g.book.setup(g)
        g.change(g.clock, round=1, phase=g.book.phases[0][0])
    while True:
        if g.book.between is not None:
            yield from g.book.between(g)
        if g.on_round is not None:
            g.on_round(g)
        g.tell("core-log-round", round=g.clock.round)
        cut, _ = yield from within(g, Scope(kind=ROUND), phases.later())
        if not cut:
            yield from occur(g, RoundEnds(round=g.clock.round))
        g.change(g.clock, round=g.clock.round + 1, phase=g.book.phases[0][0])


@flow
def phases(g: Game) -> Steps[None]:
    names = tuple([name for name, _ in g.book.phases])
    for at in range(names.index(g.clock.phase), len(names)):
        g.change(g.clock, phase=names[at])
        yield from occur(g, PhaseBegins(phase=names[at]))
        yield from within(g, Scope(kind=PHASE), g.book.phases[at][1].later())
        yield from occur(g, PhaseEnds(phase=names[at]))
