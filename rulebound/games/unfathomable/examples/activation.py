"""Activation: what Mother Hydra, Father Dagon and the Deep Ones do when their symbol comes up (chapter 1)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    JAMIE,
    JEANNE,
    WILLIAM,
    calm,
    crisis,
    damaged_rooms,
    deep_ones,
    dial,
    monarch,
    passengers,
    pile,
    supply_of_deep_ones,
    where,
)

CREW = f"{JEANNE} {WILLIAM} {JAMIE}"
"""Nobody of these can prevent a defeat. Jeanne, the captain, has the first turn."""
HYDRA, DAGON = "mother-hydra", "father-dagon"


def hydra_acts(t: ExampleTable, dice: str = "") -> None:
    """The captain decides Bucket Brigade by a roll that costs nothing; then Mother Hydra is activated."""
    crisis(t, "bucket-brigade")
    t.arrange("dice", results=f"8 {dice}".strip())
    t.choose("second")


def dagon_acts(t: ExampleTable, dice: str = "") -> None:
    """The captain decides Firemen Strike; then Father Dagon is activated."""
    crisis(t, "firemen-strike")
    if dice:
        t.arrange("dice", results=dice)
    t.choose("second")


def deep_ones_act(t: ExampleTable, dice: str = "") -> None:
    """The captain decides Food Rationing; then the Deep Ones are activated."""
    crisis(t, "food-rationing")
    if dice:
        t.arrange("dice", results=dice)
    t.choose("second")


def next_damage(t: ExampleTable, cards: str = "structural-damage-will") -> None:
    t.arrange("top", pile="damage", codes=cards)


# ------------------------------------------------------------------ by the text of a card


@example("unfathomable/1.3", "A failed check may activate monsters besides the symbol of the card")
def activated_by_the_text(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="deck-5", n=1)
    crisis(t, "barricade-the-hatches", chaos="shrivelling-1 coordinated-effort-1")
    t.expect(deep_ones("cargo-hold") == 1)  # by the text
    t.expect(deep_ones("the-deep") == 2)  # by Mother Hydra's symbol


@example("unfathomable/1.3-1", "Activated by a text, a Deep One does what it always does: it attacks first")
def activated_by_the_text_as_ever(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("dice", results="6")
    crisis(t, "barricade-the-hatches", chaos="shrivelling-1 coordinated-effort-1")
    t.expect(where(1) == "sick-bay", damaged_rooms().lacks("boiler-room"))


@example("unfathomable/1.4", "Deep Ones in the Deep stay there while those on the board are activated")
def the_deep_sleeps(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=3)
    t.arrange("deep-ones", space="deck-5", n=1)
    deep_ones_act(t)
    t.expect(deep_ones("the-deep") == 3, deep_ones("cargo-hold") == 1)


# ------------------------------------------------------------------ Mother Hydra


@example("unfathomable/1.5", "Mother Hydra damages the ship, then swims towards the bow")
def hydra(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-5")
    next_damage(t)
    hydra_acts(t)
    t.expect(damaged_rooms().has("cargo-hold"), monarch(HYDRA) == "water-3")


@example("unfathomable/1.6", "Mother Hydra damages the room nearest to her water")
def hydra_damages_the_nearest(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-4")
    next_damage(t)
    hydra_acts(t)
    t.expect(damaged_rooms().has("captains-cabin"))


@example("unfathomable/1.6-1", "Two arrows lead from Mother Hydra to the room: over the deck and in")
def hydra_by_the_arrows(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("monarch", who=HYDRA, space="water-8")
    next_damage(t)
    hydra_acts(t)
    t.expect(damaged_rooms().has("boiler-room"))


@example("unfathomable/1.6-2", "If the nearest room is damaged already, the room nearest to that one suffers")
def hydra_finds_another(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-1")
    t.arrange("damage", room="bridge", card="structural-damage-lore")
    t.arrange("damage", room="captains-cabin", card="structural-damage-any")
    next_damage(t)
    hydra_acts(t)
    t.expect(damaged_rooms().has("chapel"), damaged_rooms().lacks("boiler-room"))


@example("unfathomable/1.6-3", "Of several rooms as near, the one with the highest number suffers")
def hydra_and_the_highest_number(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("monarch", who=HYDRA, space="water-6")
    t.arrange("damage", room="galley", card="structural-damage-lore")
    next_damage(t)
    hydra_acts(t)
    t.expect(damaged_rooms().has("boiler-room"))  # it has 8; the Cargo Hold has 5, the Captain's Cabin 4


@example("unfathomable/1.7", "Mother Hydra goes on to the next water towards the bow, on her side of the ship")
def hydra_swims(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-8")
    next_damage(t, "fuel-leak")
    hydra_acts(t)
    t.expect(monarch(HYDRA) == "water-6")


@example("unfathomable/1.7-1", "At the bow Mother Hydra stays where she is")
def hydra_at_the_bow(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=HYDRA, space="water-2")
    next_damage(t)
    hydra_acts(t)
    t.expect(damaged_rooms().has("bridge"), monarch(HYDRA) == "water-2")


@example("unfathomable/1.8", "From the Deep Mother Hydra only calls two Deep Ones")
def hydra_in_the_deep(t: ExampleTable) -> None:
    calm(t, CREW)
    hydra_acts(t)
    t.expect(deep_ones("the-deep") == 2, supply_of_deep_ones() == 18, monarch(HYDRA) == "the-deep")


@example("unfathomable/1.8", "Four Deep Ones in the Deep rise with Mother Hydra, to the water that a die names")
def hydra_rises(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=2)
    hydra_acts(t, dice="5")
    t.expect(deep_ones("water-2") == 4, deep_ones("the-deep") == 0, monarch(HYDRA) == "water-2")
    t.expect(monarch(DAGON) == "the-deep", unchanged=True)


# ------------------------------------------------------------------ Father Dagon


@example("unfathomable/1.9", "Father Dagon sets two Deep Ones on the ship, then swims towards the bow")
def dagon(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-7")
    dagon_acts(t)
    t.expect(deep_ones("deck-7") == 2, supply_of_deep_ones() == 18, monarch(DAGON) == "water-5")


@example("unfathomable/1.10", "Father Dagon's two Deep Ones come onto the deck beside him, from the supply")
def dagon_sets_two(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-1")
    t.arrange("deep-ones", space="deck-1", n=1)
    dagon_acts(t)
    t.expect(deep_ones("deck-1") == 3, supply_of_deep_ones() == 17)


@example("unfathomable/1.10-1", "The arrow of his water shows which deck space is meant")
def dagon_by_the_arrow(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-4")
    dagon_acts(t)
    t.expect(deep_ones("deck-4") == 2, deep_ones("deck-2") == 0)


@example("unfathomable/1.10-2", "With a single Deep One left in the supply Father Dagon ends the game")
def dagon_and_an_empty_supply(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-8", n=19)
    t.arrange("monarch", who=DAGON, space="water-3")
    dagon_acts(t)
    t.ended(False, "unfathomable-lost-deep-ones")


@example("unfathomable/1.11", "Father Dagon goes on to the next water towards the bow")
def dagon_swims(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-4")
    dagon_acts(t)
    t.expect(monarch(DAGON) == "water-2")


@example("unfathomable/1.11-1", "At the bow Father Dagon stays where he is")
def dagon_at_the_bow(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who=DAGON, space="water-2")
    dagon_acts(t)
    t.expect(deep_ones("deck-2") == 2, monarch(DAGON) == "water-2")


@example("unfathomable/1.12", "From the Deep Father Dagon only calls two Deep Ones")
def dagon_in_the_deep(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=1)
    dagon_acts(t)
    t.expect(deep_ones("the-deep") == 3, monarch(DAGON) == "the-deep")


@example("unfathomable/1.12", "Four Deep Ones in the Deep rise with Father Dagon; Mother Hydra stays below")
def dagon_rises(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=3)
    dagon_acts(t, dice="4")
    t.expect(deep_ones("water-1") == 5, monarch(DAGON) == "water-1", monarch(HYDRA) == "the-deep")


# ------------------------------------------------------------------ Deep Ones


@example("unfathomable/1.13", "Deep Ones act one by one, and the current player says which is next")
def one_by_one(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("deep-ones", space="deck-6", n=2)
    deep_ones_act(t)
    t.asked(1, "unfathomable-prompt-order")
    t.choose("activate deck-6")
    t.expect(deep_ones("galley") == 1, deep_ones("deck-6") == 1, deep_ones("deck-5") == 1)


@example("unfathomable/1.14", "A Deep One attacks a human before it does anything else")
def attack_first(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="boiler-room", n=1)
    deep_ones_act(t, dice="6")
    t.expect(where(1) == "sick-bay", damaged_rooms().lacks("boiler-room"))


@example("unfathomable/1.14-1", "With several humans there the current player says who is attacked")
def whom_to_attack(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=3, space="boiler-room")
    t.arrange("deep-ones", space="boiler-room", n=1)
    deep_ones_act(t, dice="6")
    t.asked(1, "unfathomable-prompt-victim")
    t.choose("victim jamie-snell")
    t.expect(where(3) == "sick-bay", where(1) == "boiler-room")


@example("unfathomable/1.14-2", "A Deep One leaves a revealed traitor alone and damages the room")
def traitors_are_kin(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="galley")
    t.arrange("deep-ones", space="galley", n=1)
    next_damage(t)
    deep_ones_act(t)
    t.expect(where(3) == "galley", damaged_rooms().has("galley"))


@example("unfathomable/1.14-2", "Of a human and a revealed traitor a Deep One attacks the human, without asking")
def only_the_human(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="boiler-room")
    t.arrange("deep-ones", space="boiler-room", n=1)
    deep_ones_act(t, dice="6")
    t.expect(where(1) == "sick-bay", where(3) == "boiler-room")


@example("unfathomable/1.15", "Without a human there a Deep One defeats a passenger")
def then_a_passenger(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("passenger", space="deck-6", face="passenger-soul")
    t.arrange("deep-ones", space="deck-6", n=1)
    deep_ones_act(t)
    t.expect(passengers("deck-6") == 0, dial("souls") == 7, deep_ones("deck-6") == 1)


@example("unfathomable/1.16", "With nobody there a Deep One damages the room it is in")
def then_the_room(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="galley", n=1)
    next_damage(t)
    deep_ones_act(t)
    t.expect(damaged_rooms().has("galley"), deep_ones("galley") == 1)


@example("unfathomable/1.16-1", "What is damaged already cannot be damaged again: the Deep One moves on")
def a_damaged_room(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("damage", room="galley", card="structural-damage-lore")
    t.arrange("deep-ones", space="galley", n=1)
    deep_ones_act(t)
    t.expect(deep_ones("galley") == 0, deep_ones("boiler-room") == 1)


@example("unfathomable/1.16-2", "The top card of the damage deck is turned up and resolved for that room")
def the_top_damage_card(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="cargo-hold", n=1)
    next_damage(t, "structural-damage-strength")
    deep_ones_act(t)
    t.expect(pile("damage-cargo-hold") == ("structural-damage-strength",))


@example("unfathomable/1.16-3", "A damage card that leaves the game damages no room, yet the Deep One is done")
def a_leak_instead(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="galley", n=1)
    next_damage(t, "fuel-leak structural-damage-will")
    deep_ones_act(t)
    t.expect(dial("fuel") == 7, damaged_rooms().lacks("galley"), deep_ones("galley") == 1)


@example("unfathomable/1.17", "With nothing to attack or to damage a Deep One moves to an adjacent space")
def then_it_moves(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="deck-7", n=1)
    t.arrange("stand", seat=1, space="bridge")
    deep_ones_act(t)
    t.expect(deep_ones("deck-7") == 0, deep_ones("boiler-room") == 1)


@example("unfathomable/1.17-1", "From the water and from the deck a Deep One follows the arrow")
def by_the_arrow(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="water-6", n=1)
    deep_ones_act(t)
    t.expect(deep_ones("water-6") == 0, deep_ones("deck-6") == 1)


@example("unfathomable/1.17-2", "From a damaged room a Deep One makes for the nearest whole one, here two rooms away")
def towards_a_whole_room(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("damage", room="boiler-room", card="structural-damage-lore")
    t.arrange("damage", room="galley", card="structural-damage-will")
    t.arrange("damage", room="cargo-hold", card="structural-damage-any")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("stand", seat=1, space="bridge")
    deep_ones_act(t)
    t.expect(deep_ones("boiler-room") == 0, deep_ones("galley") == 1)  # towards the Captain's Cabin: 4, not 3


@example("unfathomable/1.17-2", "Of two whole rooms as near it takes the one with the higher number")
def towards_the_higher_number(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("damage", room="bridge", card="structural-damage-lore")
    t.arrange("deep-ones", space="bridge", n=1)
    t.arrange("stand", seat=3, space="galley")
    deep_ones_act(t)
    t.expect(deep_ones("bridge") == 0, deep_ones("captains-cabin") == 1)


@example("unfathomable/1.18", "With no Deep One on the board two come into the Deep")
def none_on_the_board(t: ExampleTable) -> None:
    calm(t, CREW)
    deep_ones_act(t)
    t.expect(deep_ones("the-deep") == 2, supply_of_deep_ones() == 18)


@example("unfathomable/1.18", "If that makes four, every monster of the Deep rises, both monarchs as well")
def everything_rises(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="the-deep", n=2)
    deep_ones_act(t, dice="8")
    t.expect(deep_ones("water-2") == 4, monarch(HYDRA) == "water-2", monarch(DAGON) == "water-2")
