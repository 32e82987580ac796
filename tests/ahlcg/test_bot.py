"""The bot of the game: it helps the group, and takes the better of two tokens."""

from __future__ import annotations

from rulebound.core.knowing.view import view
from rulebound.core.proving.example import ExampleTable
from rulebound.games import game_class
from rulebound.games.ahlcg.examples.probes import gathering, turn_of
from rulebound.play.bots import make


def answer(t: ExampleTable, seat: int) -> tuple[str, ...]:
    return make("ahlcg", "arkham", 1).choose(view(t.g, seat), seat)


def test_it_gives_the_clues_that_are_wanted() -> None:
    t = ExampleTable(game_class("ahlcg"))
    gathering(t, "roland-banks daisy-walker")
    t.arrange("tokens", on="roland-banks", kind="clues", n=1)
    t.arrange("tokens", on="daisy-walker", kind="clues", n=3)
    turn_of(t)
    t.choose("advance")
    assert answer(t, 0) == ("spend 1",)
    t.choose("spend 1")
    assert answer(t, 1) == ("spend 3",)


def test_it_takes_the_better_token() -> None:
    t = ExampleTable(game_class("ahlcg"))
    gathering(t, "agnes-baker", tokens="-2 auto_fail")
    t.arrange("asset", code="grotesque-statue", seat=1)
    turn_of(t)
    t.choose("investigate", "stare grotesque-statue")
    assert answer(t, 0) == ("resolve -2",)
