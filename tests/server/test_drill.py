"""`make drill` in its short form."""

from __future__ import annotations

from tests.server.drill import drill


def test_one_short_round_of_the_drill() -> None:
    told: list[str] = []
    assert drill(0.0, seed=3, small=True, say=told.append) == 1
    assert len(told) == 7, told
