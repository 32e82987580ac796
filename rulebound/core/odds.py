"""Exact chances: what is drawn at random is tried in every way, by the rules themselves.

A game says what decides the matter (`Stakes`): the stream of luck, what can come of it, and the lines of the log that
tell how it went. Each possible draw is played on a copy that the asking seat cannot tell from the real game; a draw
that leads to further draws branches again. Whatever may be declined on the way is declined, so the answer is the chance
"if nobody does anything more".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rulebound.core.chance import rig
from rulebound.core.decision import PASS, Decision
from rulebound.core.view import imagine

if TYPE_CHECKING:
    from rulebound.core.game import Game, Line

PATIENCE = 60
"""Answers given on the way to the draw before the matter counts as undecided."""


@dataclass(frozen=True)
class Stakes:
    """What is about to be decided by luck."""

    stream: str
    """The stream of luck that decides (core/chance.py)."""
    bag: Callable[[Any], tuple[str, ...]]
    """What may be drawn; drawn things stay out until the matter is decided."""
    drawn: str
    """The line of the log that tells of a draw."""
    success: str
    failure: str
    prompts: tuple[str, ...]
    """The decisions at which the chance is worth knowing."""


def odds(g: Game, seat: int, answer: tuple[str, ...] = ()) -> Fraction | None:
    """The chance that what is being tried succeeds if the seat answers so; None if nothing is at stake."""
    stakes, decision = g.book.stakes, g.decision
    if stakes is None or decision is None or decision.prompt not in stakes.prompts or seat not in decision.seats:
        return None
    g.legal(answer, seat)
    return _chance(imagine(g, seat, 0), stakes, (seat, answer), ())


def _chance(
    start: Game, stakes: Stakes, first: tuple[int, tuple[str, ...]], script: tuple[str, ...]
) -> Fraction | None:
    draws, success = _play(start, stakes, first, script)
    if draws <= len(script):
        return None if success is None else Fraction(success)
    left = Counter(stakes.bag(start)) - Counter(script)
    total = sum(left.values())
    chance = Fraction(0)
    for thing, copies in left.items():
        found = _chance(start, stakes, first, (*script, thing))
        if found is None:
            return None
        chance += Fraction(copies, total) * found
    return chance


def _play(
    start: Game, stakes: Stakes, first: tuple[int, tuple[str, ...]], script: tuple[str, ...]
) -> tuple[int, bool | None]:
    """How many draws there were until it was decided, and how it went (None: it was not)."""
    g = start.clone()
    lines: list[Line] = []
    g.sink = lines.append
    rig(g, stakes.stream, *script)
    seat, answer = first
    g.choose(answer, seat)
    read = draws = 0
    for _ in range(PATIENCE):
        for line in lines[read:]:
            if line.text in (stakes.success, stakes.failure):
                return draws, line.text == stakes.success
            draws += line.text == stakes.drawn
        read = len(lines)
        if g.decision is None or draws > len(script):
            break
        seat = g.waiting[0]
        g.choose(declined(g.decision, seat), seat)
    return draws, None


def declined(decision: Decision, seat: int) -> list[str]:
    """The answer that does least: pass where that is possible, otherwise as few as allowed."""
    keys = decision.keys(seat)
    return [PASS.key] if PASS.key in keys else list(keys[: decision.least])
