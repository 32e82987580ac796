"""The awakening: a second loyalty card for everybody (chapter 53)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    SAMIRA,
    awakened,
    calm,
    current,
    discard_top,
    distance,
    knows_loyalty,
    loyalty,
    loyalty_cards,
    track,
)
from rulebound.games.unfathomable.examples.tracks import travels


def arrives(t: ExampleTable, before: int = 3, awake: int = 0) -> None:
    """The ship comes to a waypoint 3 further on, in the captain's turn."""
    t.arrange("track", which="travel", n=3)
    t.arrange("distance", n=before, awakened=awake)
    t.arrange("top", pile="waypoints", codes="smooth-sailing reef")
    travels(t)
    t.choose("waypoint smooth-sailing")


@example("unfathomable/53.1", "Step 1: at a distance of 6 everybody is dealt a loyalty card")
def one_for_each(t: ExampleTable) -> None:
    calm(t, CREW)
    arrives(t)
    t.expect(distance() == 6, loyalty_cards(1) == 2, loyalty_cards(2) == 2, loyalty_cards(3) == 2)


@example("unfathomable/53.2", "Step 2: all look at their own card, and at no other")
def own_card(t: ExampleTable) -> None:
    calm(t, CREW)
    arrives(t)
    t.expect(loyalty_cards(1) == 2, knows_loyalty(1, 1) == True, knows_loyalty(2, 2) == True)  # noqa: E712
    t.expect(knows_loyalty(1, 2) == False, knows_loyalty(2, 1) == False, unchanged=True)  # noqa: E712


@example("unfathomable/53.3", "Step 3: a revealed traitor hands the new card to a human of choice")
def handed_on(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    arrives(t)
    t.asked(3, "unfathomable-prompt-loyalty-dealt")
    t.choose("give william-bowleg")
    t.expect(loyalty_cards(2) == 3, loyalty_cards(3) == 0, loyalty_cards(1) == 2)


@example("unfathomable/53.3", "Several revealed traitors do so in turn, from the current player on, to humans only")
def one_after_the_other(t: ExampleTable) -> None:
    calm(t, f"{CREW} {ARJUN} {SAMIRA}")
    t.arrange("title", which="captain", seat=1)
    for seat in (3, 5):
        t.arrange("traitor", seat=seat)
    arrives(t)
    t.asked(3, "unfathomable-prompt-loyalty-dealt")
    t.not_offered("give samira-dualeh", "give jamie-snell")
    t.choose("give william-bowleg")
    t.asked(5, "unfathomable-prompt-loyalty-dealt")
    t.choose("give william-bowleg")
    t.expect(loyalty_cards(2) == 4)


@example("unfathomable/53.3-1", "Who is given such a card looks at it")
def looked_at(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    arrives(t)
    t.choose("give william-bowleg")
    t.expect(loyalty_cards(2) == 3, knows_loyalty(2, 2) == True, knows_loyalty(1, 2) == False)  # noqa: E712


@example("unfathomable/53.4", "Step 4: the game goes on where it stopped, here at the end of the mythos card")
def the_game_goes_on(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    arrives(t)
    t.expect(current() == 1, track("travel") == 0)
    t.choose("give william-bowleg")
    t.expect(discard_top("mythos") == "infection", current() == 2, awakened() == True)  # noqa: E712


@example("unfathomable/53.5", "There is only one awakening in a game")
def only_once(t: ExampleTable) -> None:
    calm(t, CREW)
    arrives(t, before=6, awake=1)
    t.expect(distance() == 9, loyalty_cards(1) == 1, loyalty(1) == ("human",))
