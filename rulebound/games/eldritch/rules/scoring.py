"""The score of a game that was won: the lower, the better (scoring.1)."""

from __future__ import annotations

from rulebound.core.state.clauses import cite
from rulebound.games.eldritch.rules.mysteries import rumors
from rulebound.games.eldritch.state import EldritchHorror, clue_count, condition, gates, monsters

PER_POINT = 3
"""So many monsters, or clues, are a point."""
RUMOR = 3


@cite("eldritch/scoring.1")
def score(g: EldritchHorror) -> int:
    """What is left on the board and in the heads, less what was saved and won."""
    people = g.investigators
    held = [sum(condition(g, i, code) is not None for i in people) for code in ("cursed", "dark-pact", "blessed")]
    clues = sum(clue_count(g, i) for i in people)
    left = len(gates(g)) + -(-len(monsters(g)) // PER_POINT) + held[0] + held[1] + RUMOR * len(rumors(g))
    return left + clues // -PER_POINT - held[2] - g.ancient.doom


@cite("eldritch/scoring.1")
def count_score(g: EldritchHorror) -> None:
    g.change(g.ancient, score=score(g))
    g.tell("eldritch-log-score", "eldritch/scoring.1", n=g.ancient.score)
