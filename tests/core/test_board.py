"""Boards: places, kinds of edges, how far it is, what is nearest."""

from __future__ import annotations

import pytest

from rulebound.core.material.board import Board, distances, nearest, steps_towards
from rulebound.core.state.errors import ContentError

#   inn - mill - tower      a street all the way; from the inn a ferry to the island,
#    \-  ford -/            over the ford two paths; the cave cannot be reached
TOWN = Board(
    "town",
    ("inn", "mill", "tower", "ford", "island", "cave"),
    {
        "street": (("inn", "mill"), ("mill", "tower")),
        "path": (("inn", "ford"), ("ford", "tower")),
        "ferry": (("inn", "island"),),
    },
)


def test_neighbours_by_all_ways_or_by_some() -> None:
    assert set(TOWN.neighbours("inn")) == {"mill", "ford", "island"}
    assert TOWN.neighbours("inn", "street") == ("mill",)
    assert set(TOWN.neighbours("tower", "street", "path")) == {"mill", "ford"}
    assert TOWN.neighbours("cave") == ()


def test_edges_lead_both_ways() -> None:
    for place in TOWN.places:
        for other in TOWN.neighbours(place):
            assert place in TOWN.neighbours(other)


def test_an_edge_to_nowhere_is_refused() -> None:
    with pytest.raises(ContentError, match="town: an edge leads to 'moon'"):
        Board("town", ("inn",), {"street": (("inn", "moon"),)})


def test_distances() -> None:
    assert TOWN.distances("inn") == {"inn": 0, "mill": 1, "ford": 1, "island": 1, "tower": 2}
    assert TOWN.distances("inn", "street") == {"inn": 0, "mill": 1, "tower": 2}
    assert distances(1, lambda n: [n * 2, n + 1] if n < 5 else []) == {1: 0, 2: 1, 4: 2, 3: 2, 8: 3, 5: 3, 6: 3}


def test_the_nearest_of_several_with_ties() -> None:
    assert nearest("inn", ("tower", "ford", "mill"), TOWN.neighbours) == ("ford", "mill")
    assert nearest("inn", ("inn", "mill"), TOWN.neighbours) == ("inn",)
    assert nearest("inn", ("cave",), TOWN.neighbours) == ()
    assert nearest("inn", (), TOWN.neighbours) == ()


def test_first_steps_of_all_shortest_ways() -> None:
    assert set(steps_towards("inn", "tower", TOWN.neighbours)) == {"mill", "ford"}
    assert steps_towards("island", "tower", TOWN.neighbours) == ("inn",)
    assert steps_towards("inn", "inn", TOWN.neighbours) == ()
    assert steps_towards("inn", "cave", TOWN.neighbours) == ()
