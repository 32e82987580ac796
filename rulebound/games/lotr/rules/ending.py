"""How a game ends: the verdict, or in a campaign the end of this game of it (lotr/winning-the-game, /campaign)."""

from __future__ import annotations

from rulebound.core.game.game import ROUND
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Term
from rulebound.games.lotr.state import Rings

SETUP = "setup"
WON, LOST = "won", "lost"


@cite("lotr/campaign.1 /grim.1")
def game_over(g: Rings, won: bool, why: str, clause: str) -> None:
    """The players have won or lost. In a campaign it goes on between the games. A loss outdoes a win."""
    if not g.scenario.campaign:
        g.verdict(won, why, clause)
        return
    if g.scenario.resolution != LOST:
        g.change(g.scenario, resolution=WON if won else LOST)
        g.tell("lotr-log-game-over", clause, why=Term(why))
    g.end("over", kind=SETUP)
    g.end("over", kind=ROUND)


def lose(g: Rings, why: str, clause: str) -> None:
    game_over(g, False, why, clause)


def is_over(g: Rings) -> bool:
    return bool(g.clock.verdicts or g.scenario.resolution)
