"""The great banishment: what happens when the ritual token comes to the end of its track (chapter 50)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, DAGON, HYDRA
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    WILLIAM,
    calm,
    crisis,
    deep_ones,
    dial,
    in_any_order,
    monarch,
    only,
    passenger_supply,
    passengers,
    supply_of_deep_ones,
    track,
    voyage,
    where,
)


def banish(t: ExampleTable) -> None:
    """The captain decides Improvised Fuel Source; Mother Hydra is activated, and the ritual comes to its end."""
    t.arrange("track", which="ritual", n=3)
    t.arrange("top", pile="damage", codes="fuel-leak")
    crisis(t, "improvised-fuel-source")
    t.choose("second")
    in_any_order(t)


@example("unfathomable/50.12", "The ritual token comes to the end of its track: monsters are banished")
def banishment(t: ExampleTable) -> None:
    voyage(t, CREW)
    banish(t)
    t.expect(deep_ones("water-1") == 0, deep_ones("deck-1") == 0, track("ritual") == 0)


@example("unfathomable/50.12", "So it is when a treacherous wizard moves the token there himself")
def disrupted_ritual(t: ExampleTable) -> None:
    voyage(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("track", which="ritual", n=2)
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.arrange("stand", seat=2, space="deck-8")
    t.choose("declare", "forward 2")
    in_any_order(t)
    t.expect(where(2) == "sick-bay", deep_ones("water-1") == 0, track("ritual") == 0)


@example("unfathomable/50.12-1", "All Deep Ones of water and deck go back to the supply")
def water_and_deck(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-5")
    t.arrange("deep-ones", space="water-7", n=3)
    t.arrange("deep-ones", space="deck-8", n=2)
    banish(t)
    t.expect(track("ritual") == 0, deep_ones("water-7") == 0, deep_ones("deck-8") == 0, supply_of_deep_ones() == 20)


@example("unfathomable/50.12-2", "Deep Ones in rooms stay where they are")
def not_in_rooms(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-5")
    t.arrange("deep-ones", space="galley", n=2)
    t.arrange("deep-ones", space="deck-6", n=1)
    banish(t)
    t.expect(track("ritual") == 0, deep_ones("galley") == 2, deep_ones("deck-6") == 0, supply_of_deep_ones() == 18)


@example("unfathomable/50.12-3", "Father Dagon and Mother Hydra go to the Deep")
def monarchs(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-5")
    t.arrange("monarch", who=DAGON, space="water-2")
    banish(t)
    t.expect(track("ritual") == 0, monarch(HYDRA) == "the-deep", monarch(DAGON) == "the-deep")


@example("unfathomable/50.12-4", "All passengers on deck are defeated")
def passengers_on_deck(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("passenger", space="deck-7", face="passenger-soul")
    t.arrange("passenger", space="deck-7", face="passenger-soul-and-sanity")
    for space in ("deck-3", "deck-4"):
        only(t, f"passengers-{space}", 0, "passengers")
    banish(t)
    t.expect(passengers("deck-7") == 0, dial("souls") == 6, dial("sanity") == 7)


@example("unfathomable/50.12-5", "Every character on deck is defeated")
def characters_on_deck(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="deck-8")
    t.arrange("stand", seat=3, space="deck-1")
    banish(t)
    t.expect(where(1) == "sick-bay", where(3) == "sick-bay")


@example("unfathomable/50.12-6", "Humans go to the Sick Bay, revealed traitors to the Brig")
def sick_bay_and_brig(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    for seat in (2, 3):
        t.arrange("stand", seat=seat, space="deck-2")
    banish(t)
    t.expect(where(2) == "brig", where(3) == "sick-bay")


@example("unfathomable/50.12-7", "Who is inside feels nothing of it")
def not_inside(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    t.arrange("stand", seat=2, space="galley")
    t.arrange("stand", seat=3, space="deck-2")
    banish(t)
    t.expect(where(1) == "boiler-room", where(2) == "galley", where(3) == "sick-bay")


@example("unfathomable/50.12-8", "Afterwards the ritual token goes to Start")
def to_start(t: ExampleTable) -> None:
    calm(t, CREW)
    banish(t)
    t.expect(track("ritual") == 0, passenger_supply() == 7)
