"""Dials and the supply of Deep Ones (chapters 42, 46)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, DAGON, dagon_acts
from rulebound.games.unfathomable.examples.probes import (
    calm,
    crisis,
    deep_ones,
    dial,
    dials,
    supply_of_deep_ones,
)


@example("unfathomable/42", "Deep Ones that are placed come from the supply, into the spaces that are named")
def placed(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-6")
    dagon_acts(t)
    t.expect(deep_ones("deck-6") == 2, supply_of_deep_ones() == 18)


@example("unfathomable/42.1", "If fewer are left than are to be placed, the game ends")
def too_few(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-8", n=19)
    t.arrange("monarch", who=DAGON, space="water-6")
    dagon_acts(t)
    t.ended(False, "unfathomable-lost-deep-ones")


@example("unfathomable/42.1", "The last ones may be placed: an empty supply alone ends nothing")
def just_enough(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-8", n=18)
    t.arrange("monarch", who=DAGON, space="water-6")
    dagon_acts(t)
    t.expect(supply_of_deep_ones() == 0, deep_ones("deck-6") == 2)


@example("unfathomable/46.1", "What is lost is taken off its dial")
def lost(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "food-rationing")
    t.choose("second")
    t.expect(dials() == (8, 6, 8, 8))


@example("unfathomable/46.1", "What is gained is added to its dial")
def gained(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "incoming-sos")
    t.arrange("dice", results="5 6 7 8")
    t.choose("first")
    t.expect(dials() == (9, 9, 8, 9))


@example("unfathomable/46.1-2", "No dial goes beyond 10: what is more is lost")
def ten_at_most(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("dial", resource="fuel", n=10)
    t.arrange("dial", resource="food", n=9)
    crisis(t, "incoming-sos")
    t.arrange("dice", results="5 6 7 8")
    t.choose("first")
    t.expect(dial("fuel") == 10, dial("food") == 10)
