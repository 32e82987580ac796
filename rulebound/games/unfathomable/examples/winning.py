"""How the game ends, and who has won (chapter 14)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    JEANNE,
    SAMIRA,
    WILLIAM,
    calm,
    distance,
    knows_loyalty,
    turn_of,
    winners,
)

FOUR = f"{JEANNE} {ARJUN} {SAMIRA} {WILLIAM}"


def ends(t: ExampleTable, distance: int, fuel: int = 8, characters: str = "", **loyalty: str) -> None:
    """The travel token stands before Arrival; Jeanne, seat 1, lets the ship steam ahead for 1 fuel."""
    if characters:
        calm(t, characters)
    else:
        calm(t)
    for seat, codes in loyalty.items():
        t.arrange("loyalty", seat=int(seat[-1]), codes=codes)
    t.arrange("distance", n=distance, awakened=int(distance >= 6))
    t.arrange("track", which="travel", n=3)
    t.arrange("dial", resource="fuel", n=fuel)
    t.arrange("top", pile="waypoints", codes="smooth-sailing reef")


@example("unfathomable/14-1", "The travel token arrives, and the ship has come 12: it is in port")
def in_port(t: ExampleTable) -> None:
    ends(t, 12)
    t.choose("full-steam full-steam-ahead")
    t.ended(True, "unfathomable-won-port")


@example("unfathomable/14-1", "At 11 it is not: another waypoint comes first")
def not_yet_in_port(t: ExampleTable) -> None:
    ends(t, 11)
    t.choose("full-steam full-steam-ahead")
    t.asked(1, "unfathomable-prompt-waypoint")


@example("unfathomable/14-2", "A dial at 0 ends the game at once")
def out_of_fuel(t: ExampleTable) -> None:
    ends(t, 0, fuel=1)
    t.choose("full-steam full-steam-ahead")
    t.ended(False, "unfathomable-lost-fuel")


@example("unfathomable/14.1", "At the end everybody shows all loyalty cards")
def loyalty_is_shown(t: ExampleTable) -> None:
    ends(t, 12)
    t.expect(knows_loyalty(1, 2) == False, knows_loyalty(2, 3) == False, unchanged=True)  # noqa: E712
    t.choose("full-steam full-steam-ahead")
    t.expect(knows_loyalty(1, 2) == True, knows_loyalty(2, 3) == True, knows_loyalty(3, 1) == True)  # noqa: E712


@example("unfathomable/14.1-1", "In port those win who have Human cards only")
def humans_win(t: ExampleTable) -> None:
    ends(t, 12, seat_2="hybrid")
    t.choose("full-steam full-steam-ahead")
    t.expect(winners() == (1, 3))


@example("unfathomable/14.1-2", "If the ship is lost, everybody with a Hybrid card wins")
def hybrids_win(t: ExampleTable) -> None:
    ends(t, 0, fuel=1, seat_2="hybrid")
    t.choose("full-steam full-steam-ahead")
    t.expect(winners() == (2,))


@example("unfathomable/14.1-3", "The Cultist wins with them if the ship has come 12")
def cultist_wins(t: ExampleTable) -> None:
    ends(t, 12, 1, FOUR, seat_2="hybrid", seat_3="cultist")
    t.choose("full-steam full-steam-ahead")
    t.ended(False, "unfathomable-lost-fuel")
    t.expect(winners() == (2, 3))


@example("unfathomable/14.1-3", "With less the Cultist loses, too")
def cultist_too_early(t: ExampleTable) -> None:
    ends(t, 11, 1, FOUR, seat_2="hybrid", seat_3="cultist")
    t.choose("full-steam full-steam-ahead")
    t.ended(False, "unfathomable-lost-fuel")
    t.expect(winners() == (2,))


@example("unfathomable/14.1-3", "A waypoint that brings the ship to 12 counts already while it is resolved")
def cultist_wins_at_the_waypoint(t: ExampleTable) -> None:
    ends(t, 9, 2, FOUR, seat_2="hybrid", seat_3="cultist")
    t.choose("full-steam full-steam-ahead", "waypoint smooth-sailing")
    t.ended(False, "unfathomable-lost-fuel")
    t.expect(winners() == (2, 3), distance() == 12)


@example("unfathomable/14.1-4", "Who has both Cultist and Hybrid wins as a Hybrid, however far the ship has come")
def cultist_and_hybrid(t: ExampleTable) -> None:
    ends(t, 4, 3, FOUR, seat2="cultist")
    t.arrange("faces", codes="human hybrid human human")
    t.choose("full-steam full-steam-ahead", "waypoint smooth-sailing")  # 7 in all: the awakening
    t.arrange("stand", seat=2, space="boiler-room")
    t.arrange("hand", seat=2, cards="combat-training-1")
    t.arrange("dice", results="2")
    turn_of(t, 2)
    t.choose("boiler-room", "discard combat-training-1")
    t.ended(False, "unfathomable-lost-fuel")
    t.expect(winners() == (2,), distance() == 7)
