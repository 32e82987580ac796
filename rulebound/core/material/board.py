"""Boards: graphs with kinds of edges, distances, and the nearest of several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulebound.core.state.entities import Definition
from rulebound.core.state.errors import ContentError


class Board(Definition):
    """A fixed map: places and the edges between them, each of a kind (street, path, train, ship ...)."""

    __slots__ = ("away", "edges", "near", "places")

    def __init__(self, key: str, places: Iterable[str], edges: Mapping[str, Iterable[tuple[str, str]]]) -> None:
        super().__init__(key)
        self.places = tuple(places)
        self.edges: dict[str, dict[str, tuple[str, ...]]] = {p: {} for p in self.places}
        for kind, pairs in edges.items():
            for a, b in pairs:
                for one, other in ((a, b), (b, a)):
                    if one not in self.edges:
                        raise ContentError(f"{key}: an edge leads to {one!r}, which is not on the map")
                    self.edges[one][kind] = (*self.edges[one].get(kind, ()), other)
        self.near: dict[tuple[str, ...], tuple[str, ...]] = {}
        self.away: dict[tuple[str, ...], dict[str, int]] = {}
        """What was asked before: a map does not change."""

    def neighbours(self, place: str, *kinds: str) -> tuple[str, ...]:
        """Where one step leads, by all edges or by some kinds only."""
        asked = (place, *kinds)
        if asked not in self.near:
            edges = self.edges[place].items()
            self.near[asked] = tuple([p for kind, ends in edges if not kinds or kind in kinds for p in ends])
        return self.near[asked]

    def distances(self, start: str, *kinds: str) -> dict[str, int]:
        """How many steps every place is away, by all edges or by some kinds only."""
        asked = (start, *kinds)
        if asked not in self.away:
            self.away[asked] = distances(start, lambda p: self.neighbours(p, *kinds))
        return self.away[asked]

    def towards(self, start: str, goal: str) -> tuple[str, ...]:
        """The first steps of all shortest ways from start to goal, by all edges."""
        return _closer(start, self.distances(goal), self.neighbours(start))


def distances(start: Any, steps: Callable[[Any], Iterable[Any]]) -> dict[Any, int]:
    """How many steps everything is away that can be reached."""
    found = {start: 0}
    edge = [start]
    while edge:
        following = []
        for here in edge:
            for there in steps(here):
                if there not in found:
                    found[there] = found[here] + 1
                    following.append(there)
        edge = following
    return found


def nearest(start: Any, wanted: Iterable[Any], steps: Callable[[Any], Iterable[Any]]) -> tuple[Any, ...]:
    """Those of the wanted places that are fewest steps away: several if they tie, none if none can be reached."""
    away = distances(start, steps)
    reached = [(away[w], w) for w in wanted if w in away]
    least = min((d for d, _ in reached), default=0)
    return tuple(w for d, w in reached if d == least)


def steps_towards(start: Any, goal: Any, steps: Callable[[Any], Iterable[Any]]) -> tuple[Any, ...]:
    """The first steps of all shortest ways from start to goal."""
    return _closer(start, distances(goal, steps), steps(start))


def _closer(start: Any, away: Mapping[Any, int], near: Iterable[Any]) -> tuple[Any, ...]:
    """Those of the places next to one that are one step less far away."""
    if start not in away:
        return ()
    return tuple([p for p in near if away.get(p, away[start]) == away[start] - 1])
