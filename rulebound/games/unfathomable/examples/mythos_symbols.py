"""The two symbols of a mythos card: activation and track (chapter 22)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    calm,
    crisis,
    damaged,
    deep_ones,
    dial,
    monarch,
    track,
)


@example("unfathomable/22.21", "Every card has one activation symbol: Dinghy Launch that of Father Dagon")
def one_activation(t: ExampleTable) -> None:
    calm(t)
    t.arrange("monarch", who="father-dagon", space="water-6")
    t.arrange("monarch", who="mother-hydra", space="water-5")
    crisis(t, "dinghy-launch")
    t.choose("second")
    t.expect(deep_ones("deck-6") == 2, damaged("cargo-hold") == False)  # noqa: E712


@example("unfathomable/22.22", "The symbol comes after the crisis: it finds the Deep Ones that the crisis brought")
def after_the_crisis(t: ExampleTable) -> None:
    calm(t)
    for seat in (1, 2, 3):
        t.arrange("stand", seat=seat, space="chapel")
    crisis(t, "transformation")
    t.arrange("top", pile="damage", codes="structural-damage-will")
    t.arrange("dice", results="6")
    t.choose("first")
    t.expect(deep_ones("cargo-hold") == 1, damaged("cargo-hold") == True)  # noqa: E712


@example("unfathomable/22.23", "Several symbols in an effect are resolved from left to right")
def left_to_right(t: ExampleTable) -> None:
    calm(t)
    for seat in (1, 2, 3):
        t.arrange("stand", seat=seat, space="deck-1")
    t.arrange("monarch", who="mother-hydra", space="water-5")
    t.arrange("monarch", who="father-dagon", space="water-6")
    t.arrange("top", pile="damage", codes="structural-damage-will structural-damage-lore")
    crisis(t, "coordinated-assault", chaos="shrug-it-off-5 true-grit-5")
    # Hydra breaks the Cargo Hold, Dagon sets two on deck-6, and these go on into the Galley.
    # Then the card's own symbol: one of them breaks the Galley, the other moves on.
    t.expect(damaged("cargo-hold") == True, monarch("mother-hydra") == "water-3")  # noqa: E712
    t.expect(deep_ones("deck-6") == 0, deep_ones("galley") == 1, deep_ones("boiler-room") == 1)


@example("unfathomable/22.24-1", "Deep Ones: every one on the board acts")
def deep_ones_act(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="water-5", n=2)
    t.arrange("deep-ones", space="deck-6", n=1)
    crisis(t, "infection")
    t.choose("first", "any")
    t.expect(deep_ones("water-5") == 0, deep_ones("deck-5") == 2, deep_ones("deck-6") == 0, deep_ones("galley") == 1)


@example("unfathomable/22.24-2", "Father Dagon: he sets two Deep Ones on deck and swims on")
def dagon_acts(t: ExampleTable) -> None:
    calm(t)
    t.arrange("monarch", who="father-dagon", space="water-6")
    crisis(t, "incoming-sos")
    t.choose("second")
    t.expect(deep_ones("deck-6") == 2, monarch("father-dagon") == "water-4")


@example("unfathomable/22.24-3", "Mother Hydra: she damages a room and swims on")
def hydra_acts(t: ExampleTable) -> None:
    calm(t)
    t.arrange("monarch", who="mother-hydra", space="water-6")
    t.arrange("top", pile="damage", codes="structural-damage-will")
    crisis(t, "improvised-fuel-source")
    t.choose("second")
    t.expect(damaged("galley") == True, monarch("mother-hydra") == "water-4")  # noqa: E712


@example("unfathomable/22.25", "Every card has one track symbol: Infection that of travel")
def one_track(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "infection")
    t.choose("first")
    t.expect(track("travel") == 1, track("ritual") == 0)


@example("unfathomable/22.26", "The track comes after the activation: Dagon swims on, then the sea carries him back")
def after_the_activation(t: ExampleTable) -> None:
    calm(t)
    t.arrange("monarch", who="father-dagon", space="water-6")
    crisis(t, "dinghy-launch")
    t.choose("second")
    t.expect(deep_ones("deck-6") == 2, monarch("father-dagon") == "water-6", track("travel") == 1)


@example("unfathomable/22.27-1", "The travel symbol: the travel token goes 1 on")
def travel(t: ExampleTable) -> None:
    calm(t)
    t.arrange("track", which="travel", n=1)
    crisis(t, "infection")
    t.choose("first")
    t.expect(track("travel") == 2, track("ritual") == 0)


@example("unfathomable/22.27-2", "The ritual symbol: the ritual token goes 1 on")
def ritual(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "mysterious-lifeboat")
    t.choose("second")
    t.expect(dial("sanity") == 7, track("ritual") == 1, track("travel") == 0)


@example("unfathomable/22.27-3", "The third symbol: the current player chooses the track")
def choice_of_a_track(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "sewage-backup", seat=2, chaos="shrug-it-off-5 true-grit-5")
    t.asked(2, "unfathomable-prompt-track")
    t.choose("ritual")
    t.expect(track("ritual") == 1, track("travel") == 0)


@example("unfathomable/22.27-4", "For a current player in the Brig the captain chooses")
def choice_from_the_brig(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="brig")
    crisis(t, "sewage-backup", seat=2)
    t.asked(1, "unfathomable-prompt-track")
    t.choose("travel")
    t.expect(track("travel") == 1)
