"""Defeat: where humans, revealed traitors and Deep Ones go, and how it is prevented (chapters 39, 40)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, deep_ones_act
from rulebound.games.unfathomable.examples.probes import (
    actions,
    area,
    calm,
    crisis,
    deep_ones,
    dial,
    in_any_order,
    passengers,
    supply_of_deep_ones,
    track,
    turn_of,
    voyage,
    where,
)


def strike(t: ExampleTable, seat: int = 1) -> None:
    """The current player fails the check of Firemen Strike and would be defeated."""
    crisis(t, "firemen-strike", seat, chaos="shrivelling-1 coordinated-effort-1")
    t.choose("check")


@example("unfathomable/39.3-1", "A human defeated in the Sick Bay stays there")
def in_the_sick_bay(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="sick-bay")
    strike(t)
    t.expect(where(1) == "sick-bay", track("ritual") == 1)


@example("unfathomable/39.3-2", "A human defeated in the Brig, here by a revealed traitor, stays there")
def in_the_brig(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=3)
    for seat in (2, 3):
        t.arrange("stand", seat=seat, space="brig")
    turn_of(t, 3)
    t.arrange("dice", results="6")
    t.choose("attack william-bowleg")
    t.expect(where(2) == "brig", actions(3) == 1)


@example("unfathomable/39.4", "A revealed traitor who is defeated goes to the Brig")
def traitors(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=2)
    for seat in (1, 2):
        t.arrange("stand", seat=seat, space="galley")
    t.arrange("dice", results="7")
    t.choose("attack william-bowleg")
    t.expect(where(2) == "brig")


@example("unfathomable/39.4-1", "A revealed traitor defeated in the Brig stays there")
def traitors_in_the_brig(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=2)
    for seat in (1, 2):
        t.arrange("stand", seat=seat, space="brig")
    t.arrange("dice", results="7")
    t.choose("attack william-bowleg")
    t.expect(where(2) == "brig", actions(1) == 1)


@example("unfathomable/39.5", "A Deep One that is defeated goes back to the supply, not to the Deep")
def deep_ones_fall(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("stand", seat=1, space="deck-5")
    t.expect(supply_of_deep_ones() == 19)
    t.arrange("dice", results="4")
    t.choose("attack deck-5")
    t.expect(deep_ones("deck-5") == 0, supply_of_deep_ones() == 20, deep_ones("the-deep") == 0)


@example("unfathomable/39.7", "Prevented, a defeat has no effect: the engineer stays where she is")
def prevented(t: ExampleTable) -> None:
    calm(t)
    strike(t)
    t.choose("operate medical-intervention", seat=2)
    t.expect(where(1) == "boiler-room", area(2).lacks("medical-intervention"))


@example("unfathomable/39.7", "A passenger who is saved stays on deck, and no resource is lost")
def passenger_saved(t: ExampleTable) -> None:
    calm(t)
    t.arrange("passenger", space="deck-5", face="passenger-two-souls")
    t.arrange("deep-ones", space="deck-5", n=1)
    deep_ones_act(t)
    t.choose("resuscitate medical-intervention", seat=2)
    t.expect(passengers("deck-5") == 1, dial("souls") == 8, area(2).lacks("medical-intervention"))


@example("unfathomable/40", "Characters are humans and revealed traitors: the banishment defeats both on deck")
def characters(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    t.arrange("stand", seat=2, space="deck-6")
    t.arrange("stand", seat=3, space="deck-6")
    t.arrange("track", which="ritual", n=3)
    crisis(t, "missing-parents")
    t.choose("second")
    in_any_order(t)
    t.expect(where(2) == "brig", where(3) == "sick-bay", where(1) == "boiler-room")
