"""What waits at each waypoint: the captain, here Jeanne, resolves it."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    calm,
    damaged_rooms,
    deep_ones,
    dial,
    distance,
    in_any_order,
    monarch,
    passenger_supply,
    passengers,
    pile,
    supply_of_deep_ones,
    track,
)

EIGHT = range(1, 9)


def sails_to(t: ExampleTable, waypoint: str, *answers: str, dice: str = "") -> None:
    """By Full Steam Ahead, which costs 1 fuel, the ship arrives; the captain chooses this waypoint of two."""
    t.arrange("track", which="travel", n=2)
    other = "calm-waters" if waypoint != "calm-waters" else "reef"
    t.arrange("top", pile="waypoints", codes=f"{waypoint} {other}")
    t.arrange("top", pile="damage", codes="structural-damage-lore structural-damage-will")
    if dice:
        t.arrange("dice", results=dice)
    t.choose("full-steam full-steam-ahead", f"waypoint {waypoint}", *answers)


# ------------------------------------------------------------------ near: 2 and no fuel


@example("unfathomable/20.1", "Abandoned Depot: for three passengers at risk, a 5 or more brings 2 fuel")
def abandoned_depot(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "abandoned-depot", "yes", dice="1 5 8 5")
    t.expect(dial("fuel") == 9, distance() == 2, passenger_supply() == 4)
    t.expect(passengers("deck-1") == 1, passengers("deck-5") == 1, passengers("deck-8") == 1)


@example("unfathomable/37.6", "Abandoned Depot: with only two in the supply nobody is risked")
def too_few_for_the_depot(t: ExampleTable) -> None:
    calm(t, CREW)
    for _ in range(5):
        t.arrange("passenger", space="deck-7")
    sails_to(t, "abandoned-depot", dice="1 5")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(passenger_supply() == 2, distance() == 2, dial("fuel") == 7)


@example("unfathomable/20.1", "Deserted Island: for a passenger at risk, a 5 or more brings 1 food")
def deserted_island(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "deserted-island", "yes", dice="1 5")
    t.expect(dial("food") == 9, distance() == 2, passengers("deck-1") == 1)


@example("unfathomable/20.1", "Deserted Island: a 4 brings nothing, and the passenger is on deck all the same")
def deserted_indeed(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "deserted-island", "yes", dice="1 4")
    t.expect(dial("food") == 8, passengers("deck-1") == 1)


@example("unfathomable/20.1", "Hurricane: 1 fuel is lost")
def hurricane(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "hurricane", "fuel")
    t.expect(dial("fuel") == 6, distance() == 2, damaged_rooms() == (), track("travel") == 0)


@example("unfathomable/20.1", "Hurricane: or the ship is damaged twice")
def hurricane_damages(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "hurricane", "damage", dice="3 5")
    t.expect(dial("fuel") == 7, damaged_rooms() == ("chapel", "cargo-hold"))


@example("unfathomable/20.1", "Iceberg: who dares gains 1 food with a 5 or more")
def iceberg(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "iceberg", "yes", dice="5")
    t.expect(dial("food") == 9, distance() == 2, damaged_rooms() == ())


@example("unfathomable/20.1", "Iceberg: with less the ship is damaged")
def iceberg_ahead(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "iceberg", "yes", dice="4 5")
    t.expect(dial("food") == 8, damaged_rooms() == ("cargo-hold",))


@example("unfathomable/20.1", "Reef: with a 4 or less the ship is damaged")
def reef(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "reef", dice="4 5")
    t.expect(distance() == 2, damaged_rooms() == ("cargo-hold",))


@example("unfathomable/20.1", "Reef: with a 5 it is not")
def past_the_reef(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "reef", dice="5")
    t.expect(distance() == 2, damaged_rooms() == ())


@example("unfathomable/20.1", "Shipwreck Survivors: for a passenger at risk, a 5 or more brings 1 soul")
def shipwreck_survivors(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "shipwreck-survivors", "yes", dice="1 5")
    t.expect(dial("souls") == 9, distance() == 2, passengers("deck-1") == 1)


@example("unfathomable/20.1", "Wrecked Ship: for a passenger at risk, a 5 or more brings 1 fuel")
def wrecked_ship(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "wrecked-ship", "yes", dice="1 5")
    t.expect(dial("fuel") == 8, distance() == 2, passengers("deck-1") == 1)


# ------------------------------------------------------------------ further: 3 and 1 fuel


@example("unfathomable/20.1", "Deep One City: five Deep Ones, and all monsters of the Deep come to the bow")
def deep_one_city(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=1)
    sails_to(t, "deep-one-city", dice="5")
    t.expect(deep_ones("water-2") == 6, deep_ones("the-deep") == 0, distance() == 3, dial("fuel") == 6)
    t.expect(monarch("father-dagon") == "water-2", monarch("mother-hydra") == "water-2")


@example("unfathomable/20.1", "Fog Bank: with a 4 or less the top waypoint takes its place; only the fuel is lost")
def fog_bank(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=2)
    t.arrange("top", pile="waypoints", codes="fog-bank reef rough-water")
    t.arrange("dice", results="4")
    t.choose("full-steam full-steam-ahead", "waypoint fog-bank")
    t.expect(pile("row") == ("rough-water",), distance() == 4, dial("sanity") == 7, dial("fuel") == 4)


@example("unfathomable/20.1", "Fog Bank: with a 5 it is a waypoint like others")
def through_the_fog(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "fog-bank", dice="5")
    t.expect(pile("row") == ("fog-bank",), distance() == 3, dial("fuel") == 6)


@example("unfathomable/20.1", "Maelstrom: 1 fuel more is lost, or the ship is damaged twice")
def maelstrom(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "maelstrom")
    t.offered("fuel", "damage")
    t.choose("fuel")
    t.expect(dial("fuel") == 5, damaged_rooms() == ())
    t.expect(distance() == 3, unchanged=True)


@example("unfathomable/20.1", "Rainstorm: for a passenger at risk, a 5 or more brings 1 food")
def rainstorm(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "rainstorm", "yes", dice="1 5")
    t.expect(dial("food") == 9, dial("fuel") == 6, passengers("deck-1") == 1)


@example("unfathomable/20.1", "Rogue Wave: the deck is washed clean of Deep Ones, and of passengers")
def rogue_wave(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("passenger", space="deck-8", face="passenger-two-souls")
    t.arrange("deep-ones", space="deck-3", n=2)
    t.arrange("deep-ones", space="deck-8", n=1)
    t.arrange("deep-ones", space="galley", n=1)
    sails_to(t, "rogue-wave")
    t.expect(deep_ones("deck-3") == 0, deep_ones("water-3") == 2, deep_ones("water-8") == 1, deep_ones("galley") == 1)
    in_any_order(t)
    t.expect(passengers("deck-3") == 0, passengers("deck-4") == 0, passengers("deck-8") == 0, distance() == 3)


@example("unfathomable/20.1", "Rolling Seas: a passenger on deck is lost, the captain says where")
def rolling_seas(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("passenger", space="deck-8", face="passenger-two-souls")
    sails_to(t, "rolling-seas", "passenger deck-8")
    t.expect(passengers("deck-8") == 0, dial("souls") == 6)
    t.expect(passengers("deck-3") == 1, passengers("deck-4") == 1, distance() == 3, unchanged=True)


@example("unfathomable/20.1", "Sea Smoke: a Deep One in each of the eight waters")
def sea_smoke(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "sea-smoke")
    t.expect(*[deep_ones(f"water-{n}") == 1 for n in EIGHT], supply_of_deep_ones() == 12, distance() == 3)


@example("unfathomable/20.1", "Seaweed Patch: two passengers are risked")
def seaweed_patch(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "seaweed-patch", "risk", dice="1 8")
    t.expect(passengers("deck-1") == 1, passengers("deck-8") == 1, passenger_supply() == 5, dial("fuel") == 6)


@example("unfathomable/20.1", "Seaweed Patch: or the ship is damaged")
def seaweed_damages(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "seaweed-patch", "damage", dice="5")
    t.expect(passenger_supply() == 7, damaged_rooms() == ("cargo-hold",))


@example("unfathomable/20.1", "Smooth Sailing: 1 food")
def smooth_sailing(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "smooth-sailing")
    t.expect(dial("food") == 7, distance() == 3, dial("fuel") == 6)


# ------------------------------------------------------------------ far: 4 and 2 fuel


@example("unfathomable/20.1", "Calm Waters: 1 food")
def calm_waters(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "calm-waters")
    t.expect(dial("food") == 7, distance() == 4, dial("fuel") == 5)


@example("unfathomable/20.1", "Deep One Ambush: a Deep One on each of the eight deck spaces")
def deep_one_ambush(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "deep-one-ambush")
    t.expect(*[deep_ones(f"deck-{n}") == 1 for n in EIGHT], distance() == 4, dial("fuel") == 5)


@example("unfathomable/20.1", "Rough Water: 1 sanity")
def rough_water(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "rough-water")
    t.expect(dial("sanity") == 7, distance() == 4, dial("fuel") == 5)


@example("unfathomable/20.1", "Stormy Seas: the ship is damaged")
def stormy_seas(t: ExampleTable) -> None:
    calm(t, CREW)
    sails_to(t, "stormy-seas", dice="5")
    t.expect(damaged_rooms() == ("cargo-hold",), distance() == 4, dial("fuel") == 5)
