"""The travel and the ritual track, and arriving somewhere (chapter 50)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, DAGON, HYDRA
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    JAMIE,
    WILLIAM,
    actions,
    awakened,
    calm,
    crisis,
    deck_size,
    deep_ones,
    dial,
    distance,
    hand,
    loyalty_cards,
    monarch,
    pile,
    sees_bottom,
    track,
    traitor,
    voyage,
)

FAILS = "true-grit-5 rampage-4"
"""Chaos cards that are of no help where influence, lore or observation are asked for."""


def travels(t: ExampleTable) -> None:
    """The captain decides Infection, and its travel symbol moves the ship on."""
    crisis(t, "infection")
    t.choose("first")


def waypoints(t: ExampleTable, codes: str) -> None:
    t.arrange("top", pile="waypoints", codes=codes)


# ------------------------------------------------------------------ tokens on their tracks


@example("unfathomable/50.1", "A token goes on by as many spaces as are named: Full Steam Ahead moves the ship 2")
def on(t: ExampleTable) -> None:
    calm(t, CREW)
    t.choose("full-steam full-steam-ahead")
    t.expect(track("travel") == 2, dial("fuel") == 7)


@example("unfathomable/50.1-1", "Beyond the end of its track a token goes on from Start")
def round_again(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    waypoints(t, "smooth-sailing reef")
    t.choose("full-steam full-steam-ahead", "waypoint smooth-sailing")
    t.expect(track("travel") == 1, distance() == 3)


@example("unfathomable/50.2", "A token goes back towards Start: Looming Breakdown costs the ship 2 spaces")
def back(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    crisis(t, "looming-breakdown")
    t.choose("second")
    t.expect(track("travel") == 1, dial("fuel") == 8)


@example("unfathomable/50.2-1", "From Start no token goes back")
def not_beyond_start(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="ritual", n=1)
    crisis(t, "stolen-ritual-components", chaos=FAILS)
    t.expect(track("ritual") == 0, deck_size("spells") == 15)


@example("unfathomable/50.3", "Back to Start: a treacherous seaman has the ship lose all its way")
def to_start(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {WILLIAM} {JAMIE}")
    t.arrange("track", which="travel", n=3)
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.choose("declare")
    t.expect(track("travel") == 0)


@example("unfathomable/50.3-1", "A token that is on Start stays there")
def at_start(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {WILLIAM} {JAMIE}")
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.choose("declare")
    t.expect(track("travel") == 0, traitor(1) == True)  # noqa: E712


# ------------------------------------------------------------------ the travel track


@example("unfathomable/50.6", "The Boiler Room's action moves the ship on")
def boiler_room(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {WILLIAM} {JAMIE}")
    t.arrange("stand", seat=1, space="boiler-room")
    t.arrange("hand", seat=1, cards="rampage-4")
    t.arrange("dice", results="3")
    t.choose("boiler-room", "discard rampage-4")
    t.expect(track("travel") == 1, dial("fuel") == 8, hand(1) == (), actions(1) == 1)


@example("unfathomable/50.7", "With every space the ship travels, monsters in the water fall back towards the stern")
def monsters_fall_back(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-3")
    t.choose("full-steam full-steam-ahead")
    t.expect(deep_ones("water-1") == 0, deep_ones("water-5") == 2, deep_ones("water-6") == 2)
    t.expect(monarch(DAGON) == "water-7", deep_ones("deck-1") == 1)


@example("unfathomable/50.7-1", "Monsters behind the stern fall back into the Deep")
def into_the_deep(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-7", n=2)
    t.arrange("deep-ones", space="water-5", n=1)
    t.arrange("monarch", who=HYDRA, space="water-8")
    t.arrange("stand", seat=1, space="boiler-room")
    t.arrange("hand", seat=1, cards="rampage-4")
    t.arrange("dice", results="3")
    t.choose("boiler-room", "discard rampage-4")
    t.expect(deep_ones("the-deep") == 2, deep_ones("water-7") == 1, monarch(HYDRA) == "the-deep")
    t.asked(1, "core-prompt-react")


@example("unfathomable/50.8-1", "Arriving with a distance of 12 or more behind her, the ship is in port")
def in_port(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("distance", n=12, awakened=1)
    travels(t)
    t.ended(True, "unfathomable-won-port")


@example("unfathomable/50.8-1", "A distance of 11 is not enough: there is another waypoint first")
def not_yet_in_port(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("distance", n=11, awakened=1)
    travels(t)
    t.asked(1, "unfathomable-prompt-waypoint")


@example("unfathomable/50.8-2", "The captain looks at two waypoints, resolves one, and puts the other under the deck")
def two_waypoints(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    waypoints(t, "smooth-sailing rough-water")
    travels(t)
    t.offered("waypoint smooth-sailing", "waypoint rough-water")
    t.choose("waypoint rough-water")
    t.expect(dial("sanity") == 7, deck_size("waypoints") == 19, sees_bottom(1, "waypoints") == True)  # noqa: E712


@example("unfathomable/50.8-3", "The waypoint joins the row of those before, its distance counts, its effect follows")
def the_row(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("card", code="rolling-seas", to="row")
    t.arrange("distance", n=3)
    waypoints(t, "reef rogue-wave")
    travels(t)
    t.arrange("dice", results="8")
    t.choose("waypoint reef")
    t.expect(pile("row") == ("rolling-seas", "reef"), distance() == 5)


@example("unfathomable/50.8-4", "Once the waypoint is resolved the travel token goes to Start")
def afterwards(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    waypoints(t, "hurricane rough-water")
    travels(t)
    t.choose("waypoint hurricane")
    t.expect(track("travel") == 4, unchanged=True)  # its effect still has to be chosen
    t.choose("fuel")
    t.expect(track("travel") == 0, dial("fuel") == 7)


@example("unfathomable/50.8-5", "A waypoint that brings the distance to 6 or more is followed by the awakening")
def six(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("distance", n=3)
    waypoints(t, "smooth-sailing reef")
    travels(t)
    t.choose("waypoint smooth-sailing")
    t.expect(distance() == 6, awakened() == True, loyalty_cards(1) == 2)  # noqa: E712


@example("unfathomable/50.8-5", "With 5 it does not come yet")
def five(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("distance", n=3)
    waypoints(t, "smooth-sailing reef")
    travels(t)
    t.arrange("dice", results="8")
    t.choose("waypoint reef")
    t.expect(distance() == 5, awakened() == False, loyalty_cards(1) == 1)  # noqa: E712


# ------------------------------------------------------------------ the ritual track


@example("unfathomable/50.11", "The Chapel's action moves the ritual on")
def chapel(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {ARJUN} {JAMIE}")
    t.arrange("hand", seat=1, cards="lesser-banishment-4")
    t.arrange("dice", results="3")
    t.choose("chapel", "on", "discard lesser-banishment-4")
    t.expect(track("ritual") == 1, dial("sanity") == 8, hand(1) == ())
