"""The course of a game: set-up, then rounds of phases until a verdict.

Where the game stands is written in its clock, so the course can be taken up at the start of any round (checkpoints)
or phase (arranged tables) without anything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.flows.loop_guard import by_itself
from rulebound.core.game.game import GAME, PHASE, ROUND, Outcome
from rulebound.core.game.values import expire
from rulebound.core.state.entities import Call, Term
from rulebound.core.timing.timing import PhaseBegins, PhaseEnds, RoundBegins, RoundEnds, heeded, occur, settle

if TYPE_CHECKING:
    from rulebound.core.game.game import Game


@flow
def whole_game(g: Game) -> Steps[Outcome]:
    """The game from where the clock stands to its verdict."""
    yield from within(g, g.scope(GAME) or Scope(kind=GAME), rounds)
    outcome = g.policy.judge(g, g.clock.verdicts)
    g.tell(g.policy.closing(g, outcome), " ".join(outcome.cite), why=Term(outcome.why))
    return outcome


@flow
def rounds(g: Game) -> Steps[None]:
    if g.clock.round == 0:
        yield from g.book.setup(g)  # it may name a later phase to begin the first round with
        g.change(g.clock, round=1, phase=g.clock.phase or g.book.phases[0][0])
    while True:
        by_itself(g, "core.round.rounds")
        if g.on_round is not None:
            g.on_round(g)
        if g.book.between is not None:
            yield from g.book.between(g)
        g.tell("core-log-round", g.policy.clauses.get("round", ""), round=g.clock.round)
        why, _ = yield from within(g, g.standing(ROUND), phases)
        if not why:  # a round that was cut short is the last one, and the clock stays where it stopped
            g.change(g.clock, round=g.clock.round + 1, phase=g.book.phases[0][0])


@flow
def phases(g: Game) -> Steps[None]:
    """One round: its beginning, its phases, its end."""
    names = tuple([name for name, _ in g.book.phases])
    if g.clock.phase == names[0] and heeded(g, RoundBegins):
        yield from occur(g, RoundBegins(round=g.clock.round))
    for at in range(names.index(g.clock.phase), len(names)):
        going = None
        if g.clock.phase == names[at]:
            going = g.scope(PHASE)  # a game may take up in the midst of its phase
        else:
            g.change(g.clock, phase=names[at])
        yield from within(g, Scope(kind=PHASE) if going is None else going, phase, at, going is not None)
    yield from run_out(g, ROUND)
    if heeded(g, RoundEnds):
        yield from occur(g, RoundEnds(round=g.clock.round))


@flow
def phase(g: Game, at: int, under_way: bool) -> Steps[None]:
    """One phase, from its beginning (unless the game takes up in the midst of it) to its end."""
    if not under_way and heeded(g, PhaseBegins):
        yield from occur(g, PhaseBegins(phase=g.clock.phase))
    yield from g.book.phases[at][1](g)
    yield from run_out(g, PHASE)
    if heeded(g, PhaseEnds):
        yield from occur(g, PhaseEnds(phase=g.clock.phase))


@flow
def run_out(g: Game, kind: str) -> Steps[None]:
    """What lasted until the end of a period is over just before what happens at its end."""
    expire(g, kind)
    if g.unsettled:
        yield from settle(g)


@flow
def period(g: Game, kind: str, course: Call[Any], end: Call[Any], owner: int = -1) -> Steps[str]:
    """A stretch of the game that has an end of its own, such as a turn. Why it was cut short, or "".

    Its end is part of it: what is limited in it still is. One that is cut short does not come to its end.
    """
    why, _ = yield from within(g, Scope(kind=kind, owner=owner), to_its_end, kind, course, end)
    return why


@flow
def to_its_end(g: Game, kind: str, course: Call[Any], end: Call[Any]) -> Steps[None]:
    yield from course(g)
    yield from run_out(g, kind)
    yield from end(g)
