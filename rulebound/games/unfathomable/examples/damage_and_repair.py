"""Damage: the ship, one of its rooms, and repairing it (chapters 44, 45)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    SAMIRA,
    SVETLANA,
    WILLIAM,
    actions,
    calm,
    crisis,
    damaged,
    damaged_rooms,
    deck_size,
    dial,
    hand,
    turn_of,
)

FAILS = "true-grit-5 inspiring-speech-5"
"""Chaos cards that are of no help where observation and strength are asked for."""
SAILORS = f"{SVETLANA} {WILLIAM} {SAMIRA}"


def ship_is_hit(t: ExampleTable, cards: str, dice: str = "") -> None:
    """The check of Hull Leak fails, and the ship is damaged."""
    t.arrange("top", pile="damage", codes=cards)
    if dice:
        t.arrange("dice", results=dice)
    crisis(t, "hull-leak", chaos=FAILS)


def boiler_room_is_hit(t: ExampleTable, cards: str) -> None:
    """The check of Looming Breakdown fails: a soul is lost, and the Boiler Room is damaged."""
    t.arrange("top", pile="damage", codes=cards)
    crisis(t, "looming-breakdown", chaos=FAILS)
    t.choose("check")


def damage(t: ExampleTable, *rooms: str) -> None:
    cards = ("lore", "any", "influence", "observation", "strength")
    for room, skill in zip(rooms, cards, strict=False):
        t.arrange("damage", room=room, card=f"structural-damage-{skill}")


# ------------------------------------------------------------------ damage


@example("unfathomable/44.1", "The ship is damaged: a card of the damage deck is resolved, here a leak of fuel")
def the_ship(t: ExampleTable) -> None:
    calm(t, CREW)
    ship_is_hit(t, "fuel-leak")
    t.expect(dial("fuel") == 7, damaged_rooms() == (), deck_size("damage") == 8)


@example("unfathomable/44.1-1", "Structural damage: the die names the room")
def by_the_die(t: ExampleTable) -> None:
    calm(t, CREW)
    ship_is_hit(t, "structural-damage-will", dice="6")
    t.expect(damaged_rooms() == ("galley",))


@example("unfathomable/44.2", "One certain room is damaged: again a card is resolved, here lost food")
def one_room(t: ExampleTable) -> None:
    calm(t, CREW)
    boiler_room_is_hit(t, "flooded-food-stores")
    t.expect(dial("food") == 7, damaged_rooms() == ())


@example("unfathomable/44.2-1", "Structural damage goes to this very room, without a die")
def this_very_room(t: ExampleTable) -> None:
    calm(t, CREW)
    boiler_room_is_hit(t, "structural-damage-will")
    t.expect(damaged_rooms() == ("boiler-room",))


@example("unfathomable/44.2-2", "After a card that leaves the game no other is drawn")
def no_second_card(t: ExampleTable) -> None:
    calm(t, CREW)
    boiler_room_is_hit(t, "fuel-leak structural-damage-will")
    t.expect(dial("fuel") == 7, damaged_rooms() == (), deck_size("damage") == 8)


@example("unfathomable/44.3", "Only rooms are damaged: a traitor at the engines can choose no deck and no water")
def rooms_only(t: ExampleTable) -> None:
    calm(t, CREW)
    damage(t, "bridge")
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.choose("declare")
    t.offered("damage chapel", "damage captains-cabin", "damage cargo-hold", "damage galley", "damage boiler-room")
    t.not_offered("damage deck-1", "damage water-1")


@example("unfathomable/44.3-1", "Brig and Sick Bay lie inside, but they cannot be damaged")
def not_the_cells(t: ExampleTable) -> None:
    calm(t, CREW)
    damage(t, "chapel", "captains-cabin", "cargo-hold")
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.choose("declare")
    t.offered("damage bridge", "damage galley", "damage boiler-room")
    t.not_offered("damage brig", "damage sick-bay")


@example("unfathomable/44.4", "The action of a damaged room cannot be used")
def out_of_order(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="galley")
    t.offered("galley")
    damage(t, "galley")
    t.refused("galley", "unfathomable/44.4")


@example("unfathomable/44.5", "A damaged room is not damaged again: the nearest whole one is hit in its place")
def the_nearest(t: ExampleTable) -> None:
    calm(t, CREW)
    damage(t, "bridge", "captains-cabin")
    ship_is_hit(t, "structural-damage-will", dice="1")
    t.expect(damaged_rooms() == ("bridge", "chapel", "captains-cabin"))


@example("unfathomable/44.5-1", "Of several as near, the one with the highest number: 4 rather than 3")
def the_highest_number(t: ExampleTable) -> None:
    calm(t, CREW)
    damage(t, "bridge")
    ship_is_hit(t, "structural-damage-will", dice="2")
    t.expect(damaged_rooms() == ("bridge", "captains-cabin"))


@example("unfathomable/44.7", "With six damaged rooms the ship is lost")
def six_rooms(t: ExampleTable) -> None:
    calm(t, CREW)
    damage(t, "bridge", "chapel", "captains-cabin", "galley", "boiler-room")
    ship_is_hit(t, "structural-damage-will", dice="5")
    t.ended(False, "unfathomable-lost-damage")


# ------------------------------------------------------------------ repair


@example("unfathomable/44.6-1", "A room is repaired: its card is shuffled into the damage deck")
def shuffled_back(t: ExampleTable) -> None:
    calm(t, SAILORS)
    damage(t, "captains-cabin")
    t.arrange("hand", seat=1, cards="lesser-banishment-4")
    t.expect(deck_size("damage") == 8)
    t.choose("repair", "discard lesser-banishment-4")
    t.expect(damaged_rooms() == (), deck_size("damage") == 9, hand(1) == ())


@example("unfathomable/44.6-2", "A repair is not the room's own action, which can still be used in the same turn")
def and_then_the_room(t: ExampleTable) -> None:
    calm(t, SAILORS)
    damage(t, "galley")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    t.refused("galley", "unfathomable/44.4")
    t.choose("repair", "discard lesser-banishment-3")
    t.expect(actions(1) == 1, damaged("galley") == False)  # noqa: E712
    t.offered("galley")


@example("unfathomable/45.3", "With a Deep One in it a room cannot be repaired")
def enemy_in_the_room(t: ExampleTable) -> None:
    calm(t, SAILORS)
    damage(t, "galley")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    t.offered("repair")
    t.arrange("deep-ones", space="galley", n=1)
    t.refused("repair", "unfathomable/45.3")


@example("unfathomable/45.3", "Nor with a revealed traitor in it")
def traitor_in_the_room(t: ExampleTable) -> None:
    calm(t, SAILORS)
    damage(t, "galley")
    t.arrange("traitor", seat=2)
    for seat in (1, 2):
        t.arrange("stand", seat=seat, space="galley")
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    t.refused("repair", "unfathomable/45.3")
    t.arrange("stand", seat=2, space="deck-1")
    turn_of(t, 1)
    t.offered("repair")
