"""Positions set up by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulebound.core.arrange import arrange
from rulebound.games.lotr.state import Rings, definition


@pytest.mark.parametrize(
    ("step", "given", "pile"),
    [
        ("discards", {"seat": 1, "cards": "gandalf gandalf gandalf"}, lambda g: g.seat(0).discard),
        ("encounter", {"cards": "hummerhorns hummerhorns hummerhorns"}, lambda g: g.scenario.encounter),
        (
            "encounter-discards",
            {"cards": "king-spider king-spider king-spider"},
            lambda g: g.scenario.encounter_discard,
        ),
    ],
)
def test_a_name_that_stands_there_thrice_is_three_cards(
    step: str, given: dict[str, object], pile: Callable[[Rings], int]
) -> None:
    g = Rings.new({"decks": "leadership"}, seed=1)
    g.choose(("keep",), 0)
    arrange(g, step, **given)  # type: ignore[arg-type]
    name = str(given["cards"]).split()[0]
    top = g.cards(pile(g))[:3]
    assert [definition(c).slug for c in top] == [name] * 3
    assert len({c.id for c in top}) == 3
