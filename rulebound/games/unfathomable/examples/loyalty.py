"""Traitors and loyalty cards (chapters 16 and 21)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    JEANNE,
    SAMIRA,
    WILLIAM,
    calm,
    knows_loyalty,
    laid_out,
    loyalty_cards,
    turn_of,
)
from rulebound.games.unfathomable.examples.setting_up import starting_hands


@example("unfathomable/16", "Who has a Hybrid card is a traitor, and can say so; who has none cannot")
def traitors(t: ExampleTable) -> None:
    calm(t)
    t.arrange("loyalty", seat=2, codes="hybrid")
    turn_of(t, 2)
    t.offered("declare")
    turn_of(t, 1)
    t.refused("declare", "unfathomable/36")


@example("unfathomable/21", "Three kinds: Hybrid and Cultist side with the Deep Ones, Human does not")
def three_kinds(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {JEANNE} {SAMIRA} {WILLIAM}")
    t.arrange("loyalty", seat=1, codes="cultist")
    t.arrange("loyalty", seat=2, codes="hybrid")
    turn_of(t, 1)
    t.offered("declare")
    turn_of(t, 2)
    t.offered("declare")
    turn_of(t, 3)
    t.refused("declare", "unfathomable/36")


@example("unfathomable/21.1", "One loyalty card at the beginning, a second one at the awakening")
def one_and_another(t: ExampleTable) -> None:
    calm(t)
    t.expect(loyalty_cards(1) == 1, loyalty_cards(2) == 1, loyalty_cards(3) == 1, unchanged=True)
    t.arrange("distance", n=3)
    t.arrange("track", which="travel", n=3)
    t.arrange("top", pile="waypoints", codes="calm-waters smooth-sailing")
    t.choose("full-steam full-steam-ahead", "waypoint smooth-sailing")
    t.expect(loyalty_cards(1) == 2, loyalty_cards(2) == 2, loyalty_cards(3) == 2)


@example("unfathomable/21.7", "Everybody can look at their own loyalty cards, at nobody else's")
def ones_own(t: ExampleTable) -> None:
    laid_out(t)
    starting_hands(t)
    for seat in (1, 2, 3):
        t.expect(*[knows_loyalty(seat, other) == (seat == other) for other in (1, 2, 3)])
