"""Spaces: what lies beside what, the bow, the arrows (chapters 41, 47, 49)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import (
    CREW,
    DAGON,
    HYDRA,
    dagon_acts,
    deep_ones_act,
    hydra_acts,
    next_damage,
)
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    KEILANI,
    calm,
    deep_ones,
    dial,
    monarch,
    only,
    passenger_supply,
    passengers,
    where,
)


@example("unfathomable/41.1", "An activated monarch swims one space towards the numbered waters at the bow")
def towards_the_bow(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-8")
    dagon_acts(t)
    t.expect(monarch(DAGON) == "water-6")


@example("unfathomable/41.1-1", "A monarch in one of the numbered waters stays there")
def at_the_bow(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-2")
    next_damage(t, "fuel-leak")
    hydra_acts(t)
    t.expect(monarch(HYDRA) == "water-2", dial("fuel") == 7)


@example("unfathomable/47", "An arrow says where Deep Ones go: from the water onto the deck, from there into a room")
def arrows(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-3", n=1)
    t.arrange("deep-ones", space="deck-4", n=1)
    only(t, "passengers-deck-4", 0, "passengers")
    deep_ones_act(t)
    t.choose("any")
    t.expect(deep_ones("deck-3") == 1, deep_ones("captains-cabin") == 1)


@example("unfathomable/49", "Spaces with a common border are adjacent: deck, water beside it, the room behind it")
def common_border(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("item", seat=1, code="jam-tin-grenade")
    t.arrange("stand", seat=1, space="deck-5")
    t.choose("throw jam-tin-grenade")
    t.offered("throw deck-3", "throw deck-7", "throw water-5", "throw cargo-hold")


@example("unfathomable/49.1", "Spaces that touch at a corner only are not")
def corners(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("item", seat=1, code="jam-tin-grenade")
    t.arrange("stand", seat=1, space="deck-5")
    t.choose("throw jam-tin-grenade")
    t.not_offered("throw water-3", "throw water-7", "throw chapel", "throw boiler-room", "throw deck-6")
    t.arrange("dice", results="8")
    t.choose("throw deck-3")
    t.expect(passengers("deck-3") == 0)


@example("unfathomable/49.2", "What lies in a space is adjacent to what that space is adjacent to")
def everything_in_it(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {JEANNE} {JAMIE}")
    t.arrange("stand", seat=1, space="deck-1")
    t.choose("call speaking-trumpet")  # to deck-3, but not to deck-4
    t.expect(passengers("deck-3") == 0, passengers("deck-4") == 1, passenger_supply() == 8)


@example("unfathomable/49.2", "The Sick Bay lies beside two rooms, and so does who is in it")
def beside_the_sick_bay(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("item", seat=1, code="plimsolls")
    t.arrange("stand", seat=1, space="sick-bay")
    t.choose("dash plimsolls")
    t.offered("move chapel", "move captains-cabin")
    t.not_offered("move bridge", "move galley")
    t.choose("move chapel")
    t.expect(where(1) == "chapel")
    t.asked(1, "unfathomable-prompt-action")
