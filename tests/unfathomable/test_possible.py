"""Arranged tables that cannot be are refused with a sentence, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.errors import ArrangeError
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    WILLIAM,
    area,
    awakened,
    calm,
    captain,
    discard_top,
    distance,
    loyalty_cards,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check
from rulebound.games.unfathomable.rulebook import BOOK
from rulebound.games.unfathomable.state import ROOMS, Unfathomable

Steps = tuple[tuple[str, dict[str, Any]], ...]

STRUCTURAL = ("influence", "lore", "observation", "strength", "will", "any")

IMPOSSIBLE: dict[str, Steps] = {
    "all rooms are damaged, and the game goes on .unfathomable/44.7": tuple(
        ("damage", {"room": room, "card": f"structural-damage-{kind}"})
        for room, kind in zip(ROOMS, STRUCTURAL, strict=True)
    ),
    "fuel-leak lies in bridge: it damages no room": (("damage", {"room": "bridge", "card": "fuel-leak"}),),
    "it is william-bowleg's .unfathomable/18.1": (("item", {"seat": 1, "code": "quick-cast"}),),
    "it is ishmael-marsh's": (("item", {"seat": 3, "code": "family-ties"}),),
    "heal is a spell card: it never lies before a player": (("item", {"seat": 3, "code": "heal"}),),
    "has given up such cards .unfathomable/36.5": (
        ("traitor", {"seat": 1}),
        ("item", {"seat": 1, "code": "barricade-the-hatches"}),
    ),
    "revealed traitor, and has no title": (("traitor", {"seat": 1}), ("title", {"which": "captain", "seat": 1})),
    "a turn has 2 actions, not 3": (("actions", {"seat": 1, "n": 3}),),
    "no waypoints lie 1 far together, but 0 or 2 to 57": (("distance", {"n": 1}),),
    "no waypoints lie 58 far together": (("distance", {"n": 58, "awakened": 1}),),
    "the awakening comes at distance 6, not at 5": (("distance", {"n": 5, "awakened": 1}),),
    "has a second loyalty card, and the awakening has not been": (
        ("loyalty", {"seat": 1, "codes": "hybrid human"}),
        ("distance", {"n": 4}),
    ),
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_what_cannot_be_is_refused(why: str) -> None:
    t = ExampleTable(Unfathomable)
    calm(t)
    *before, last = IMPOSSIBLE[why]
    for step, args in before:
        t.arrange(step, **args)
    was = t.g.encode()
    with pytest.raises(ArrangeError, match=why):
        t.arrange(last[0], **last[1])
    assert t.g.encode() == was
    assert BOOK.possible is not None
    assert BOOK.possible(t.g) == ""


def test_who_is_a_traitor_already_has_no_mythos_card_left() -> None:
    t = ExampleTable(Unfathomable)
    calm(t)
    t.arrange("item", seat=1, code="barricade-the-hatches")
    t.arrange("traitor", seat=1)
    t.expect(area(1).lacks("barricade-the-hatches"), discard_top("mythos") == "barricade-the-hatches")


def test_with_a_second_loyalty_card_the_awakening_has_been() -> None:
    """Otherwise the next waypoint would deal a third."""
    t = ExampleTable(Unfathomable)
    calm(t)
    t.arrange("loyalty", seat=1, codes="hybrid human")
    t.expect(awakened() == True, distance() == 6, loyalty_cards(1) == 2)  # noqa: E712
    t.arrange("track", which="travel", n=3)
    t.arrange("top", pile="waypoints", codes="smooth-sailing reef")
    t.choose("full-steam full-steam-ahead", "waypoint smooth-sailing")
    t.expect(distance() == 9, loyalty_cards(1) == 2)


def test_past_the_port_there_are_waypoints_still() -> None:
    """At 13 the ship is short of its port until it arrives; Open the Gate adds 4, and again with another deck."""
    t = ExampleTable(Unfathomable)
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("distance", n=13, awakened=1)
    t.arrange("top", pile="waypoints", codes="calm-waters rough-water")
    check(t, "open-the-gate", "lore observation will", 18, fresh=False)
    t.choose("waypoint calm-waters")
    t.expect(distance() == 17)
    assert BOOK.possible is not None
    assert BOOK.possible(t.g) == ""
    t.arrange("distance", n=21, awakened=1)


def test_a_title_stays_in_the_brig_with_whoever_got_it_there() -> None:
    """All humans are in the Brig: the first in line there has the title (43.4-3), and keeps it when another goes."""
    t = ExampleTable(Unfathomable)
    calm(t)
    for seat in (1, 2, 3):
        t.arrange("stand", seat=seat, space="brig")
    t.arrange("title", which="captain", seat=1)
    t.arrange("stand", seat=3, space="galley")
    assert BOOK.possible is not None
    assert BOOK.possible(t.g) == ""
    t.expect(captain() == 1, where(1) == "brig", where(3) == "galley")


def test_a_traitor_hands_on_loyalty_cards_and_so_somebody_may_hold_three() -> None:
    t = ExampleTable(Unfathomable)
    calm(t)
    t.arrange("loyalty", seat=2, codes="human human human")
    t.expect(loyalty_cards(2) == 3)
