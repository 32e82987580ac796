"""The nine damage cards: what each does, and what its repair asks for."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.damage_and_repair import ship_is_hit
from rulebound.games.unfathomable.examples.probes import (
    calm,
    damaged_rooms,
    deck_size,
    dial,
    hand,
    passengers,
    pile,
    where,
)


def repairs(t: ExampleTable, skill: str, cards: str) -> None:
    """Jeanne is in the Galley, which this structural damage has put out of order, with these cards in hand."""
    calm(t, CREW)
    t.arrange("damage", room="galley", card=f"structural-damage-{skill}")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("hand", seat=1, cards=cards)
    t.choose("repair")


@example("unfathomable/44.1-1", "Structural damage: everybody in the room is defeated")
def structural_damage(t: ExampleTable) -> None:
    calm(t, CREW)
    ship_is_hit(t, "structural-damage-any", dice="7")
    t.expect(damaged_rooms() == ("boiler-room",), where(1) == "sick-bay")


@example("unfathomable/45.1", "Structural damage (influence): 3 of influence, in one card or several")
def influence(t: ExampleTable) -> None:
    repairs(t, "influence", "coordinated-effort-1 coordinated-effort-2 rampage-3")
    t.not_offered("discard rampage-3")
    t.choose("discard coordinated-effort-1", "discard coordinated-effort-2")
    t.expect(damaged_rooms() == (), hand(1) == ("rampage-3",))


@example("unfathomable/45.1", "Structural damage (lore): 3 of lore")
def lore(t: ExampleTable) -> None:
    repairs(t, "lore", "lesser-banishment-3 persistence-1")
    t.not_offered("discard persistence-1")
    t.choose("discard lesser-banishment-3")
    t.expect(damaged_rooms() == (), hand(1) == ("persistence-1",))


@example("unfathomable/45.1", "Structural damage (observation): 3 of observation; what is too much is lost")
def observation(t: ExampleTable) -> None:
    repairs(t, "observation", "keen-insight-4 persistence-1")
    t.not_offered("discard persistence-1")
    t.choose("discard keen-insight-4")
    t.expect(damaged_rooms() == (), hand(1) == ("persistence-1",))


@example("unfathomable/45.1", "Structural damage (strength): 3 of strength; 2 are not enough")
def strength(t: ExampleTable) -> None:
    repairs(t, "strength", "combat-training-2 rampage-3")
    t.choose("discard combat-training-2")
    t.expect(damaged_rooms() == ("galley",), unchanged=True)
    t.choose("discard rampage-3")
    t.expect(damaged_rooms() == (), hand(1) == ())


@example("unfathomable/45.1", "Structural damage (will): 3 of will, and 2 of them do not begin it")
def will(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("damage", room="galley", card="structural-damage-will")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("hand", seat=1, cards="persistence-2 rampage-3")
    t.refused("repair", "unfathomable/45.1")
    t.arrange("hand", seat=1, cards="persistence-2 persistence-1 rampage-3")
    t.choose("repair", "discard persistence-1", "discard persistence-2")
    t.expect(damaged_rooms() == (), hand(1) == ("rampage-3",))


@example("unfathomable/45.1", "Structural damage (any): 5 of any types")
def any_type(t: ExampleTable) -> None:
    repairs(t, "any", "persistence-2 rampage-3 keen-insight-4")
    t.choose("discard persistence-2")
    t.expect(damaged_rooms() == ("galley",), unchanged=True)
    t.choose("discard rampage-3")
    t.expect(damaged_rooms() == (), hand(1) == ("keen-insight-4",))


@example("unfathomable/44.1", "Fuel Leak: 1 fuel, and the card leaves the game")
def fuel_leak(t: ExampleTable) -> None:
    calm(t, CREW)
    ship_is_hit(t, "fuel-leak")
    t.expect(dial("fuel") == 7, pile("removed").has("fuel-leak"), deck_size("damage") == 8)


@example("unfathomable/44.1", "Flooded Food Stores: 1 food, and the card leaves the game")
def flooded_food_stores(t: ExampleTable) -> None:
    calm(t, CREW)
    ship_is_hit(t, "flooded-food-stores")
    t.expect(dial("food") == 7, pile("removed").has("flooded-food-stores"), deck_size("damage") == 8)


@example("unfathomable/44.1", "Fleeing Passengers: a passenger is risked, then another card follows")
def fleeing_passengers(t: ExampleTable) -> None:
    calm(t, CREW)
    ship_is_hit(t, "fleeing-passengers structural-damage-any", dice="8 6")
    t.expect(passengers("deck-8") == 1, damaged_rooms() == ("galley",), pile("damage") == ("fleeing-passengers",))
