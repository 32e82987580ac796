"""Exact chances: what is drawn at random is tried in every way, by the rules themselves.

A game says what decides the matter (`Stakes`): the stream of luck, what can come of it, and how the log tells of it.
Each possible draw is played on a copy that the asking seat cannot tell from the real game; a draw that leads to further
draws branches again. Whatever may be declined on the way is declined, and where somebody has to choose, the choice is
the one that helps most: so the answer is the chance "if nobody does anything more". Where there are too many ways to
try them all, the game may know how to count them, if need be between two bounds; otherwise nothing is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rulebound.core.game.decision import PASS, Decision
from rulebound.core.knowing.view import imagine
from rulebound.core.material.cards import DECK, Card, sees, zone
from rulebound.core.state.chance import rig
from rulebound.core.state.errors import RuleboundError

if TYPE_CHECKING:
    from rulebound.core.game.game import Game, Line

PATIENCE = 60
"""Answers given on the way to the draw before the matter counts as undecided."""
WAYS = 150
"""So many ways are tried for one answer at most."""


@dataclass(frozen=True)
class Stakes:
    """What is about to be decided by luck."""

    stream: str
    """The stream of luck that decides (core/state/chance.py)."""
    bag: Callable[[Any, int], tuple[str, ...]]
    """What a seat must reckon may be drawn; drawn things stay out until the matter is decided."""
    drawn: str
    """The line of the log that tells of a draw."""
    verdict: Callable[[Line], bool | None]
    """Whether a line of the log tells that it went well (True) or badly (False)."""
    prompts: tuple[str, ...]
    """The decisions at which the chance is worth knowing."""
    times: Callable[[Any], int] = lambda g: 1
    """How many draws there are at least: so many that they cannot all be tried are not begun with."""
    alike: Callable[[Any, str], Any] = lambda g, thing: thing
    """What a thing comes to when it is drawn: of those that come to the same, one is tried for all."""
    bounds: Callable[[Any, int, tuple[str, ...]], tuple[Fraction, Fraction] | None] | None = None
    """The chance for a seat and its answer without trying: at least so much, at most so much. None where even that
    cannot be said."""
    lost: Callable[[Any, Line], bool] = lambda g, line: False
    """Whether a line of the log tells that who tries it, in the game as it was before, can try no more: it went badly,
    though nothing else will tell so."""


@dataclass(frozen=True)
class Foretold:
    """What the rules put a number on themselves before luck decides, as with dice: the log tells it."""

    chance: Callable[[Line], Fraction | None]
    """The chance that a line of the log tells, or None."""
    prompts: tuple[str, ...]
    """The decisions at which the chance is worth knowing."""
    through: tuple[str, ...] = ()
    """Decisions between the answer and luck: what may be declined there is declined, as if nobody did anything more."""


class _TooMany(RuleboundError):
    """There are more ways than anybody waits for."""


def odds(g: Game, seat: int, answer: tuple[str, ...] = ()) -> Fraction | None:
    """The chance that what is being tried succeeds if the seat answers so; None if nothing is at stake, or if it cannot
    be told exactly."""
    least, most = chances(g, seat, answer) or (Fraction(0), Fraction(1))
    return least if least == most else None


def chances(g: Game, seat: int, answer: tuple[str, ...] = ()) -> tuple[Fraction, Fraction] | None:
    """The same chance, at least and at most; None if nothing is at stake or nothing can be said."""
    stakes, decision = g.book.stakes, g.decision
    if stakes is None or decision is None or decision.prompt not in stakes.prompts or seat not in decision.seats:
        return None
    g.legal(answer, seat)
    bounds = None
    if isinstance(stakes, Foretold):
        exact = foretold(g, stakes, seat, answer)
    else:
        bounds = stakes.bounds(g, seat, answer) if stakes.bounds else None
        if bounds == (Fraction(0), Fraction(1)):
            bounds = None
        if bounds is not None and (bounds[0] == bounds[1] or stakes.times(g) > 1):
            return bounds
        exact = tried(g, stakes, seat, answer)
    return bounds if exact is None else (exact, exact)


def tried(g: Game, stakes: Stakes, seat: int, answer: tuple[str, ...]) -> Fraction | None:
    """The chance after every draw has been tried; None if there are too many ways."""
    start = imagine(g, seat, 0)
    unlook(start, seat)
    trial = _Trial(start, stakes, seat, answer)
    if len(trial.kinds) ** stakes.times(g) > WAYS:
        return None
    try:
        return trial.chance((), ())
    except _TooMany:
        return None


def foretold(g: Game, stakes: Foretold, seat: int, answer: tuple[str, ...]) -> Fraction | None:
    """The chance that the rules tell if the seat answers so: of what this answer itself leads to, before anything comes
    to light that nobody can know yet, and before it is anybody else's turn."""
    assert g.decision is not None
    if not answer or (answer == (PASS.key,) and g.decision.prompt not in stakes.through):
        return None
    copy = imagine(g, seat, 0)
    now = (copy.reveals, copy.clock.round, copy.clock.phase, copy.clock.seat)
    found: list[Fraction] = []

    def listen(line: Line) -> None:
        chance = stakes.chance(line)
        if chance is not None and (copy.reveals, copy.clock.round, copy.clock.phase, copy.clock.seat) == now:
            found.append(chance)

    copy.sink = listen
    copy.choose(answer, seat)
    for _ in range(PATIENCE):
        decision = copy.decision
        if found or decision is None or decision.prompt not in stakes.through:
            break
        asked = copy.waiting[0]
        if PASS.key not in decision.keys(asked):
            break
        copy.choose((PASS.key,), asked)
    copy.sink = None  # it holds the copy, which holds it: neither would go before the collector comes
    return found[0] if found else None


def unlook(g: Game, seat: int) -> None:
    """Faces in decks that only others have seen go back to their pools: for this seat they are still to come."""
    for card in g.all(Card):
        if card.pool and card.code and zone(g, card) == DECK and not sees(card, seat):
            pool: Any = g.entities[card.pool]
            pool.faces = tuple(sorted((*pool.faces, card.code)))
            card.code = ""


class _Trial:
    """One answer, tried in every way."""

    def __init__(self, start: Game, stakes: Stakes, seat: int, answer: tuple[str, ...]) -> None:
        self.start, self.stakes, self.seat, self.answer = start, stakes, seat, answer
        self.ways = WAYS
        self.kinds: dict[Any, list[str]] = {}
        """All that may be drawn, by what it comes to."""
        for thing in stakes.bag(start, seat):
            self.kinds.setdefault(stakes.alike(start, thing), []).append(thing)

    def chance(self, script: tuple[str, ...], forced: tuple[str, ...]) -> Fraction | None:
        """The chance if these are the first draws, and these the answers where one had to be given."""
        draws, success, choices = self.play(script, forced)
        if choices:
            return self.best(script, forced, choices)
        if draws <= len(script):
            return None if success is None else Fraction(success)
        left = [rest for kind in self.kinds.values() if (rest := without(kind, script))]
        total, chance = sum(map(len, left)), Fraction(0)
        for rest in left:
            with_it = self.chance((*script, rest[0]), forced)
            if with_it is None:
                return None
            chance += Fraction(len(rest), total) * with_it
        return chance if total else None

    def best(self, script: tuple[str, ...], forced: tuple[str, ...], choices: tuple[str, ...]) -> Fraction | None:
        """The chance with the answer that helps most."""
        most = Fraction(0)
        for key in choices:
            found = self.chance(script, (*forced, key))
            if found is None:
                return None
            most = max(most, found)
            if most == 1:
                break
        return most

    def play(self, script: tuple[str, ...], forced: tuple[str, ...]) -> tuple[int, bool | None, tuple[str, ...]]:
        """How many draws there were, how it went (None: undecided), and what has to be chosen from to go on."""
        self.ways -= 1
        if self.ways < 0:
            raise _TooMany
        g = self.start.clone()
        lines: list[Line] = []
        g.sink = lines.append
        rig(g, self.stakes.stream, *script)
        g.choose(self.answer, self.seat)
        read = draws = 0
        for _ in range(PATIENCE):
            for line in lines[read:]:
                success = False if self.stakes.lost(self.start, line) else self.stakes.verdict(line)
                if success is not None:
                    return draws, success, ()
                draws += line.text == self.stakes.drawn
            read = len(lines)
            if g.decision is None or draws > len(script):
                break
            seat = g.waiting[0]
            given = declined(g.decision, seat)
            if g.decision.least == g.decision.most == 1 and PASS.key not in given:
                if not forced:
                    return draws, None, g.decision.keys(seat)
                given, forced = [forced[0]], forced[1:]
            g.choose(given, seat)
        return draws, None, ()


def without(things: list[str], drawn: tuple[str, ...]) -> list[str]:
    return list((Counter(things) - Counter(drawn)).elements())


def declined(decision: Decision, seat: int) -> list[str]:
    """The answer that does least: pass where that is possible, otherwise as few as allowed."""
    keys = decision.keys(seat)
    return [PASS.key] if PASS.key in keys else list(keys[: decision.least])
