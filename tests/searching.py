"""Players with time: they try many ways of playing each round and go on with the best. For recording only.

What they come to is a game like any other: every answer is a legal one, given through the same door as all answers. But
they look at what became of each way before they take one, as nobody at a table could. They are the companions of the
game's best bot, who now and then does something else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from rulebound.core.game.game import Outcome
from rulebound.core.knowing.view import view
from rulebound.core.state.chance import number_of
from rulebound.games import game_class
from rulebound.play import bots
from tests.recording import Played

Answers = tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Line:
    """A game so far, with the answers that led to it."""

    game: Any
    answers: Answers
    worth: float = 0.0


@dataclass(frozen=True)
class Search:
    """What is looked for, and how widely."""

    promise: Callable[[Any], float]
    """How good a position is."""
    wanted: Callable[[Outcome], bool]
    """The end that is looked for."""
    tried: Callable[[list[Line]], int] = lambda lines: 8
    """In so many ways a round is played from each line;"""
    kept: int = 3
    """so many of all these are played on from;"""
    kin: int = 2
    """of one line so many at most, so that a good round alone does not decide a game."""
    whim: float = 0.06
    """How often a bot does something else than what it thinks best."""
    hint: Callable[[Any, int], str | None] = lambda g, seat: None
    """An answer that may lead on, for who is asked now;"""
    hinted: float = 0.25
    """how often it is taken, where there is one."""
    rounds: int = 40
    """A game that takes longer leads nowhere."""

    def game(self, game: str, options: dict[str, str], seed: int) -> Played | None:
        """A game that ends as wanted, or None if no line led there."""
        kind = game_class(game)
        lines = [Line(kind.new(kind.book.check_options(options), seed), ())]
        for n in range(self.rounds):
            found: list[tuple[int, Line]] = []
            for at, line in enumerate(lines):
                for way in range(self.tried(lines)):
                    on = self.one_round(line, Random(number_of(seed, f"round {n} line {at} way {way}")))
                    end = on.game.outcome
                    if end is None:
                        found.append((at, on))
                    elif self.wanted(end):
                        return Played(game, options, seed, on.answers, end, ())
            lines = best_of(found, self.kept, self.kin)
            if not lines:
                return None
        return None

    def one_round(self, line: Line, luck: Random) -> Line:
        """The same game a round later."""
        g = line.game.clone()
        name = g.book.game
        players = [bots.maker(name, bots.best(name))(luck.getrandbits(30)) for _ in g.seats]
        answers = list(line.answers)
        now = g.clock.round
        while g.decision is not None and g.clock.round == now:
            seat = g.waiting[0]
            hint = self.hint(g, seat) if luck.random() < self.hinted else None
            if hint is not None:
                keys: tuple[str, ...] = (hint,)
            elif luck.random() < self.whim and (g.decision.least, g.decision.most) == (1, 1):
                keys = (luck.choice(g.decision.keys(seat)),)
            else:
                keys = tuple(players[seat].choose(view(g, seat), seat))
            answers.append((seat, keys))
            g.choose(keys, seat)
        return Line(g, tuple(answers), self.promise(g))


def best_of(found: list[tuple[int, Line]], kept: int, kin: int) -> list[Line]:
    """The lines that look best, no position twice, and few that come from the same line, whose place is told."""
    best: list[Line] = []
    come_from: Counter[int] = Counter()
    known: set[str] = set()
    for at, line in sorted(found, key=lambda one: -one[1].worth):
        position = line.game.state_hash()
        if len(best) < kept and come_from[at] < kin and position not in known:
            best.append(line)
            come_from[at] += 1
            known.add(position)
    return best
