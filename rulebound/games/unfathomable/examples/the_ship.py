"""The spaces: water, deck, rooms, and what can be in them (chapters 13 and 15)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    calm,
    crisis,
    damaged,
    deep_ones,
    monarch,
    passengers,
    turn_of,
    where,
)


@example("unfathomable/13", "Two water spaces lie behind the ship; what falls back from them is left in the Deep")
def stern(t: ExampleTable) -> None:
    calm(t)
    t.arrange("monarch", who="mother-hydra", space="water-7")
    t.arrange("monarch", who="father-dagon", space="water-5")
    crisis(t, "class-struggle")
    t.choose("first")
    t.expect(monarch("mother-hydra") == "the-deep", monarch("father-dagon") == "water-7")


@example("unfathomable/15", "Ship and water are different spaces: characters go anywhere aboard, not into the water")
def two_kinds(t: ExampleTable) -> None:
    calm(t)
    t.offered("move deck-1", "move bridge")
    t.not_offered("move water-1", "move water-8")


@example("unfathomable/15.1", "The nearest room is the one with the fewest spaces between: there a Deep One goes")
def nearest(t: ExampleTable) -> None:
    calm(t)
    t.arrange("damage", room="bridge", card="structural-damage-will")
    t.arrange("damage", room="captains-cabin", card="structural-damage-lore")
    t.arrange("deep-ones", space="bridge", n=1)
    crisis(t, "accusation")
    t.choose("second")
    t.expect(deep_ones("bridge") == 0, deep_ones("chapel") == 1)


@example("unfathomable/15.2", "Eight water spaces in two rows beside the ship, the last of each before the Deep")
def water(t: ExampleTable) -> None:
    calm(t)
    for n in range(1, 9):
        t.arrange("deep-ones", space=f"water-{n}", n=1)
    crisis(t, "missing-jewelry")
    t.choose("first")
    t.expect(*[deep_ones(f"water-{n}") == (0 if n <= 2 else 1) for n in range(1, 9)], deep_ones("the-deep") == 4)


@example("unfathomable/15.3", "The waters at the bow are numbered: the first by a roll of 1 to 4")
def first_bow_space(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="the-deep", n=2)
    crisis(t, "accusation")
    t.arrange("dice", results="4")
    t.choose("second")
    t.expect(deep_ones("water-1") == 4, deep_ones("the-deep") == 0)


@example("unfathomable/15.3", "The second by 5 to 8")
def second_bow_space(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="the-deep", n=2)
    crisis(t, "accusation")
    t.arrange("dice", results="5")
    t.choose("second")
    t.expect(deep_ones("water-2") == 4, deep_ones("the-deep") == 0)


@example("unfathomable/15.4", "From the water the arrow leads onto the deck beside it")
def arrow_from_the_water(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="water-6", n=1)
    crisis(t, "accusation")
    t.choose("second")
    t.expect(deep_ones("water-6") == 0, deep_ones("deck-6") == 1)


@example("unfathomable/15.8", "Fourteen of the sixteen spaces of the ship can be entered freely")
def ship(t: ExampleTable) -> None:
    calm(t)
    t.offered(*[f"move deck-{n}" for n in range(1, 9)])
    t.offered("move bridge", "move chapel", "move captains-cabin", "move cargo-hold", "move galley")
    t.choose("move galley")
    t.offered("move boiler-room")


@example("unfathomable/15.10", "Any number of characters and Deep Ones can be in one space")
def any_number(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="bridge")
    t.arrange("stand", seat=3, space="bridge")
    t.arrange("deep-ones", space="bridge", n=5)
    t.choose("move bridge")
    t.expect(where(1) == "bridge", where(2) == "bridge", where(3) == "bridge", deep_ones("bridge") == 5)


@example("unfathomable/15.12", "Eight deck spaces lie around the rooms, and one can go to each")
def deck(t: ExampleTable) -> None:
    calm(t)
    t.offered(*[f"move deck-{n}" for n in range(1, 9)])
    t.choose("move deck-8")
    t.expect(where(1) == "deck-8")


@example("unfathomable/15.13", "Deck spaces have numbers: a 6 puts a passenger on deck-6")
def numbers_on_deck(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("hand", seat=3, cards="siren-song-3")
    turn_of(t, 3)
    t.arrange("dice", results="6")
    t.choose("sing siren-song-3")
    t.expect(passengers("deck-6") == 1)


@example("unfathomable/15.14", "From the deck the arrow leads into the room beside it")
def arrow_from_the_deck(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="deck-6", n=1)
    crisis(t, "accusation")
    t.choose("second")
    t.expect(deep_ones("deck-6") == 0, deep_ones("galley") == 1)


@example("unfathomable/15.16", "Passengers are put on deck only: every roll names a deck space")
def passengers_on_deck(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "class-struggle")
    t.arrange("dice", results="1 2 7 8")
    t.choose("second")
    t.expect(*[passengers(f"deck-{n}") == 1 for n in (1, 2, 3, 4, 7, 8)])


@example("unfathomable/15.16-1", "Any number of passengers can be on one deck space")
def crowd_on_deck(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "class-struggle")
    t.arrange("dice", results="5 5 5 5")
    t.choose("second")
    t.expect(passengers("deck-5") == 4)


@example("unfathomable/15.17", "Of the eight inner spaces six can be entered at will")
def rooms(t: ExampleTable) -> None:
    calm(t)
    t.offered("move bridge", "move chapel", "move captains-cabin", "move cargo-hold", "move galley")
    t.not_offered("move brig", "move sick-bay")
    t.choose("move galley")
    t.offered("move boiler-room")


@example("unfathomable/15.18", "Rooms have numbers: a 6 damages the Galley")
def numbers_of_rooms(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="damage", codes="structural-damage-strength")
    crisis(t, "hull-leak", chaos="inspiring-speech-5 true-grit-5")
    t.arrange("dice", results="6")
    t.expect(damaged("galley") == True)  # noqa: E712


@example("unfathomable/15.18", "Two numbers belong to the Boiler Room: 7 and 8")
def two_numbers(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="galley")
    t.arrange("top", pile="damage", codes="structural-damage-strength")
    crisis(t, "hull-leak", chaos="inspiring-speech-5 true-grit-5")
    t.arrange("dice", results="7")
    t.expect(damaged("boiler-room") == True)  # noqa: E712


@example("unfathomable/15.20-2", "Deep Ones cannot be driven into Brig or Sick Bay")
def not_into_the_cells(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="galley", n=1)
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    t.choose("drive-off lesser-banishment-3")
    t.offered("to cargo-hold", "to captains-cabin", "to boiler-room", "to deck-6")
    t.not_offered("to brig")
