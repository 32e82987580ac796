"""Waypoints: what they are, how they come into play (chapter 20)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import calm, dial, distance, pile, track


def near_arrival(t: ExampleTable, top: str) -> None:
    """The travel token stands before the last space; these waypoints lie on top. Jeanne's feat will move the ship."""
    calm(t)
    t.arrange("track", which="travel", n=3)
    t.arrange("top", pile="waypoints", codes=top)


@example("unfathomable/20.1", "A waypoint has a distance, which counts, and an effect: Smooth Sailing costs food")
def distance_and_effect(t: ExampleTable) -> None:
    near_arrival(t, "smooth-sailing reef")
    t.choose("full-steam full-steam-ahead", "waypoint smooth-sailing")
    t.expect(distance() == 3, dial("food") == 7, dial("fuel") == 6)  # 1 fuel for the feat, 1 for the waypoint


@example("unfathomable/20.1-1", "The nearest waypoints lie 2 away")
def nearest(t: ExampleTable) -> None:
    near_arrival(t, "calm-waters reef")
    t.arrange("dice", results="5")
    t.choose("full-steam full-steam-ahead", "waypoint reef")
    t.expect(distance() == 2)


@example("unfathomable/20.1-1", "The furthest 4")
def furthest(t: ExampleTable) -> None:
    near_arrival(t, "calm-waters reef")
    t.choose("full-steam full-steam-ahead", "waypoint calm-waters")
    t.expect(distance() == 4)


@example("unfathomable/20.2", "When the travel token arrives, the captain brings a waypoint into play")
def by_the_captain(t: ExampleTable) -> None:
    near_arrival(t, "rough-water reef")
    t.arrange("title", which="captain", seat=2)
    t.choose("full-steam full-steam-ahead")
    t.asked(2, "unfathomable-prompt-waypoint")
    t.choose("waypoint rough-water")
    t.expect(pile("row") == ("rough-water",), dial("sanity") == 7, track("travel") == 1)
