"""Arranging steps of Arkham Horror: The Card Game: a place goes by every name that is listed for it."""

from __future__ import annotations

import pytest

from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.errors import ArrangeError
from rulebound.games.ahlcg.arranging import location_of
from rulebound.games.ahlcg.state import ArkhamHorror


def test_a_place_that_nobody_has_seen_goes_by_the_name_that_is_listed() -> None:
    t = ExampleTable(ArkhamHorror)
    t.start(mode="the-devourer-below")
    t.play()
    while not t.g.clock.round:
        t.choose(", ".join(t.g.decision.keys()[: t.g.decision.least]))  # type: ignore[union-attr]
    with pytest.raises(ArrangeError) as refused:
        location_of(t.g, "nowhere")
    listed = str(refused.value).partition("There are: ")[2].split(", ")
    places = t.g.locations  # type: ignore[attr-defined]
    assert len(listed) == len(places) > 1
    assert any(not place.code for place in places)
    assert [location_of(t.g, name) for name in listed] == list(places)  # type: ignore[arg-type]
