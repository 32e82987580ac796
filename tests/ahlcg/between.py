"""A campaign between its first two scenarios, for those who test who joins and who leaves there."""

from __future__ import annotations

from rulebound.games import game_class
from rulebound.play.table import Table

GO_ON = "ahlcg-prompt-go-on"
ANSWERS = {"ahlcg-prompt-buy": "done"}


def between(investigators: str) -> Table:
    """The priest has been defeated, the house is kept, nobody buys anything."""
    table = Table(game_class("ahlcg"), {"investigators": investigators, "mode": "campaign"}, 1)
    on(table, *table.game.book.grounds)
    seats = range(1, len(investigators.split()) + 1)
    for code in ("01112", "01113", "01114", "01115"):
        table.arrange("add-location", code=code)
    table.arrange("act", stage=3)
    for seat in seats:
        table.arrange("stand", seat=seat, place="hallway")
        table.arrange("hand", seat=seat)
    table.arrange("card", code="01111", to="removed")
    table.arrange("bag", tokens="0 0 0")
    table.arrange("phase", name="investigation")
    table.arrange("threat", code="ghoul-priest", seat=1)
    table.arrange("tokens", on="01116", kind="damage", n=5 * len(seats) - 1)
    table.arrange("actions", seat=1, n=3)
    offered = () if table.decision is None else table.decision.keys(0)
    table.choose(next(key for key in offered if key.startswith("fight ghoul-priest")))
    on(table, GO_ON)
    return table


def on(table: Table, *prompts: str) -> None:
    """Answers whatever comes first, until one of these questions is asked."""
    while table.decision is not None and table.decision.prompt not in prompts:
        seat = table.waiting[0]
        least = table.decision.keys(seat)[: table.decision.least]
        table.choose(ANSWERS.get(table.decision.prompt) or list(least), seat)
    assert table.decision is not None
