"""What each item does. The Tool Kit and the Jam Tin Grenade are shown in items.py as well, the Almanac in dice.py."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    actions,
    calm,
    crisis,
    current,
    damaged,
    damaged_rooms,
    deck_size,
    deep_ones,
    dial,
    hand,
    items,
    passenger_supply,
    passengers,
    pile,
    skills_in_hand,
    total,
    turn_begins,
    where,
)

TWO = f"{JEANNE} {WILLIAM}"
"""Two who neither prevent defeats nor roll dice again, to sail with the one who matters."""


def owner(t: ExampleTable, who: str, space: str, item: str = "", dice: str = "") -> None:
    """This character, in seat 1, stands in a space, with an item; the next rolls are known."""
    calm(t, f"{who} {TWO}" if who not in TWO else CREW)
    t.arrange("stand", seat=1, space=space)
    if item:
        t.arrange("item", seat=1, code=item)
    if dice:
        t.arrange("dice", results=dice)


def deep_ones_act(t: ExampleTable, *answers: str) -> None:
    """Food Rationing costs 2 food; then the Deep Ones are activated."""
    crisis(t, "food-rationing")
    t.choose("second", *answers)


# ------------------------------------------------------------------ starting items


@example("unfathomable/23.3", "Speaking Trumpet: all passengers here and next to here are rescued")
def speaking_trumpet(t: ExampleTable) -> None:
    owner(t, KEILANI, "deck-3")
    t.arrange("passenger", space="deck-1")
    t.arrange("passenger", space="deck-7")
    t.choose("call speaking-trumpet")
    t.expect(passengers("deck-3") == 0, passengers("deck-1") == 0, passenger_supply() == 7)
    t.expect(passengers("deck-4") == 1, passengers("deck-7") == 1, unchanged=True)  # across the ship, and too far


@example("unfathomable/23.3", "Six-Shooter: 2 more, so that a revealed traitor falls to a 4")
def six_shooter(t: ExampleTable) -> None:
    owner(t, ARJUN, "galley", dice="3 4")
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="galley")
    t.choose("fire six-shooter")
    t.expect(where(3) == "galley", actions(1) == 1)  # 3 is too little
    t.choose("fire six-shooter")
    t.expect(where(3) == "brig")
    t.asked(1, "core-prompt-react")


@example("unfathomable/23.3", "Travel Pharmacy: a passenger next door is rescued, for 1 food")
def travel_pharmacy(t: ExampleTable) -> None:
    owner(t, SVETLANA, "deck-5")
    t.arrange("deep-ones", space="deck-3", n=1)
    deep_ones_act(t, "treat travel-pharmacy", "food")
    t.expect(passengers("deck-3") == 0, passenger_supply() == 8, dial("food") == 5, current() == 2)


@example("unfathomable/23.3", "Travel Pharmacy: or for the item itself")
def travel_pharmacy_used_up(t: ExampleTable) -> None:
    owner(t, SVETLANA, "deck-5")
    t.arrange("deep-ones", space="deck-3", n=1)
    deep_ones_act(t, "treat travel-pharmacy", "item")
    t.expect(passenger_supply() == 8, items(1) == (), pile("removed").has("travel-pharmacy"), dial("food") == 6)


@example("unfathomable/23.3", "Travel Pharmacy: further away it is of no use")
def travel_pharmacy_too_far(t: ExampleTable) -> None:
    owner(t, SVETLANA, "deck-8")
    t.arrange("passenger", space="deck-6", face="passenger-nothing")
    t.arrange("deep-ones", space="deck-6", n=1)
    t.arrange("deep-ones", space="deck-3", n=1)
    deep_ones_act(t, "activate deck-6")
    t.offered("treat travel-pharmacy")
    t.choose("treat travel-pharmacy", "food")
    t.not_offered("treat travel-pharmacy")  # now a passenger falls on deck-3: only her feat would reach so far
    t.offered("resuscitate medical-intervention")


@example("unfathomable/23.3", "Tool Kit: not with a Deep One in the room")
def tool_kit(t: ExampleTable) -> None:
    owner(t, JEANNE, "galley")
    t.arrange("damage", room="galley", card="structural-damage-any")
    t.offered("mend tool-kit")
    t.arrange("deep-ones", space="galley", n=1)
    t.not_offered("mend tool-kit")
    t.arrange("deep-ones", space="galley", n=0)
    t.choose("mend tool-kit")
    t.expect(damaged("galley") == False, actions(1) == 1)  # noqa: E712


@example("unfathomable/23.3", "Repeating Rifle: next door, in the water as well, with 1 more; not where one stands")
def repeating_rifle(t: ExampleTable) -> None:
    calm(t, f"{JAMIE} {TWO}")
    t.arrange("stand", seat=1, space="deck-5")
    t.arrange("deep-ones", space="deck-5", n=1)
    t.not_offered("fire repeating-rifle")
    t.arrange("deep-ones", space="water-5", n=1)
    t.arrange("dice", results="2 3")
    t.choose("fire repeating-rifle")
    t.expect(deep_ones("water-5") == 1, unchanged=True)  # 2 is too little
    t.choose("fire repeating-rifle")
    t.expect(deep_ones("water-5") == 0, deep_ones("deck-5") == 1)


@example("unfathomable/23.3", "Elder Sign Amulet: William's Shrivelling strikes twice")
def elder_sign_amulet(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("deep-ones", space="water-6", n=1)
    t.arrange("deep-ones", space="deck-2", n=1)
    t.arrange("hand", seat=1, cards="shrivelling-1")
    t.arrange("dice", results="4 4")
    t.choose("wither shrivelling-1", "shrivel water-6", "echo elder-sign-amulet")
    t.expect(deep_ones("water-6") == 0, deep_ones("deck-2") == 0, actions(1) == 1)


@example("unfathomable/23.3", "Elder Sign Amulet: so does Lesser Banishment")
def elder_sign_amulet_banishes(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("deep-ones", space="deck-5", n=2)
    t.arrange("hand", seat=1, cards="lesser-banishment-3")
    t.choose("drive-off lesser-banishment-3", "to deck-7", "echo elder-sign-amulet", "to water-7")
    t.expect(deep_ones("deck-5") == 0, deep_ones("deck-7") == 0, deep_ones("water-7") == 2)


@example("unfathomable/7.14", "Almanac: before a roll an observation card can be discarded, its value is added")
def almanac(t: ExampleTable) -> None:
    owner(t, BEATRICE, "galley", dice="3")
    t.arrange("deep-ones", space="galley", n=1)
    t.arrange("hand", seat=1, cards="watch-and-learn-1")
    t.choose("attack galley", "look-up almanac", "discard watch-and-learn-1", "pass")  # her feat is kept
    t.expect(deep_ones("galley") == 0, hand(1) == ())


@example("unfathomable/23.3", "Book of Dagon: the Deep Ones here leave together, and there is an action besides")
def book_of_dagon(t: ExampleTable) -> None:
    owner(t, ISHMAEL, "deck-6")
    t.arrange("deep-ones", space="deck-6", n=3)
    t.choose("command book-of-dagon", "to water-6", "move galley")
    t.expect(deep_ones("water-6") == 3, where(1) == "galley", actions(1) == 1)
    t.refused("command book-of-dagon", "unfathomable/7.10")


@example("unfathomable/23.3", "Book of Dagon: it needs a Deep One")
def book_of_dagon_needs_one(t: ExampleTable) -> None:
    owner(t, ISHMAEL, "deck-6")
    t.not_offered("command book-of-dagon")
    t.arrange("deep-ones", space="deck-6", n=1)
    t.offered("command book-of-dagon")


@example("unfathomable/23.3", "“Lucky” Ring: 2 more; if the check passes, 2 treachery cards join the chaos deck")
def lucky_ring(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {TWO}")
    crisis(t, "barricade-the-hatches", chaos="shrug-it-off-5 rampage-3")  # 8 of 10
    t.choose("pass", "rub lucky-ring")  # the feat could dodge the card

    t.expect(total() == 10, deck_size("treachery") == 19)


@example("unfathomable/23.3", "“Lucky” Ring: a check that fails all the same brings no treachery")
def lucky_ring_in_vain(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {TWO}")
    crisis(t, "barricade-the-hatches", chaos="shrug-it-off-5 combat-training-2")  # 7 of 10
    t.choose("pass", "rub lucky-ring")  # the feat could dodge the card
    t.expect(total() == 9, deck_size("treachery") == 21)
    t.choose("travel")
    t.arrange("actions", seat=1)
    t.arrange("hand", seat=2)
    crisis(t, "flooding-compartment", chaos="siren-song-3 true-grit-5")
    t.choose("pass")
    t.offered("rub lucky-ring")  # once for each check


@example("unfathomable/23.3", "Starbuck bites once a turn, and Samira has an action besides")
def starbuck(t: ExampleTable) -> None:
    owner(t, SAMIRA, "galley", dice="4")
    t.arrange("deep-ones", space="galley", n=2)
    t.choose("bite starbuck", "move deck-6")
    t.expect(deep_ones("galley") == 1, where(1) == "deck-6", actions(1) == 1)
    t.not_offered("bite starbuck")


@example("unfathomable/23.3", "Starbuck: a 3 is not enough")
def starbuck_misses(t: ExampleTable) -> None:
    owner(t, SAMIRA, "galley", dice="3")
    t.arrange("deep-ones", space="galley", n=1)
    t.choose("bite starbuck")
    t.asked(1, "unfathomable-prompt-action")
    t.expect(deep_ones("galley") == 1, unchanged=True)


@example("unfathomable/39.7", "Starbuck saves Samira, and is lost")
def starbuck_saves(t: ExampleTable) -> None:
    owner(t, SAMIRA, "galley", dice="6")
    t.arrange("deep-ones", space="galley", n=1)
    deep_ones_act(t, "guard starbuck")
    t.expect(where(1) == "galley", items(1) == (), pile("removed").has("starbuck"), current() == 2)


# ------------------------------------------------------------------ the cargo


@example("unfathomable/23.3", "Pocket Pistol: nothing is added, but the die may be rolled again, once")
def pocket_pistol(t: ExampleTable) -> None:
    owner(t, JEANNE, "galley", "pocket-pistol", dice="3 4")
    t.arrange("deep-ones", space="galley", n=1)
    t.choose("fire pocket-pistol", "steady pocket-pistol")
    t.expect(deep_ones("galley") == 0, actions(1) == 1)


@example("unfathomable/26.2-3", "Pocket Pistol: not a second time")
def pocket_pistol_only_once(t: ExampleTable) -> None:
    owner(t, JEANNE, "galley", "pocket-pistol", dice="3 3 3")
    t.arrange("deep-ones", space="galley", n=1)
    t.arrange("top", pile="mythos", codes="food-rationing")
    t.choose("fire pocket-pistol")
    t.offered("steady pocket-pistol")
    t.choose("steady pocket-pistol")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(deep_ones("galley") == 1, actions(1) == 1, unchanged=True)
    t.choose("attack galley")
    t.asked(1, "unfathomable-prompt-crisis")  # with bare hands there is no rolling again


@example("unfathomable/23.3", "Shotgun: 1 more for each enemy here, the target counts")
def shotgun(t: ExampleTable) -> None:
    owner(t, JEANNE, "galley", "shotgun", dice="1")
    t.arrange("deep-ones", space="galley", n=3)
    t.choose("blast shotgun")
    t.expect(deep_ones("galley") == 2)


@example("unfathomable/2.3", "Kitchen Knife: 1 more with bare hands, nothing for the shotgun")
def kitchen_knife(t: ExampleTable) -> None:
    owner(t, JEANNE, "galley", "shotgun", dice="1 3")
    t.arrange("item", seat=1, code="kitchen-knife")
    t.arrange("deep-ones", space="galley", n=2)
    t.choose("blast shotgun")
    t.expect(deep_ones("galley") == 2, unchanged=True)  # 1 and 2
    t.choose("attack galley")
    t.expect(deep_ones("galley") == 1)  # 3 and 1


def with_improvement(t: ExampleTable, item: str) -> None:
    """Jeanne, with an improvement, receives skills: without it 1 influence, 2 observation, 2 strength."""
    calm(t, CREW)
    t.arrange("item", seat=1, code=item)
    turn_begins(t, 1)


@example("unfathomable/23.10", "Fine Clothes: one influence card more")
def fine_clothes(t: ExampleTable) -> None:
    with_improvement(t, "fine-clothes")
    t.expect(skills_in_hand(1) == ("influence", "influence", "observation", "observation", "strength", "strength"))


@example("unfathomable/23.10", "Mystical Text: one lore card more")
def mystical_text(t: ExampleTable) -> None:
    with_improvement(t, "mystical-text")
    t.expect(skills_in_hand(1) == ("influence", "lore", "observation", "observation", "strength", "strength"))


@example("unfathomable/23.10", "Binoculars: one observation card more")
def binoculars(t: ExampleTable) -> None:
    with_improvement(t, "binoculars")
    t.expect(skills_in_hand(1) == ("influence", *("observation",) * 3, "strength", "strength"))


@example("unfathomable/23.10", "Medicine Ball: one strength card more")
def medicine_ball(t: ExampleTable) -> None:
    with_improvement(t, "medicine-ball")
    t.expect(skills_in_hand(1) == ("influence", "observation", "observation", *("strength",) * 3))


@example("unfathomable/23.10", "Treasured Memento: one will card more")
def treasured_memento(t: ExampleTable) -> None:
    with_improvement(t, "treasured-memento")
    t.expect(skills_in_hand(1) == ("influence", "observation", "observation", "strength", "strength", "will"))


@example("unfathomable/23.3", "Jam Tin Grenade: everybody next door is defeated, and a room there is damaged")
def jam_tin_grenade(t: ExampleTable) -> None:
    owner(t, JEANNE, "galley", "jam-tin-grenade")
    t.arrange("deep-ones", space="cargo-hold", n=2)
    t.arrange("stand", seat=2, space="cargo-hold")
    t.arrange("top", pile="damage", codes="structural-damage-lore")
    t.choose("throw jam-tin-grenade", "throw cargo-hold")
    t.expect(deep_ones("cargo-hold") == 0, where(2) == "sick-bay", damaged_rooms() == ("cargo-hold",))
    t.expect(items(1) == ("tool-kit",), where(1) == "galley", unchanged=True)


@example("unfathomable/23.3", "Jam Tin Grenade: passengers are not spared")
def jam_tin_grenade_on_deck(t: ExampleTable) -> None:
    owner(t, JEANNE, "deck-5", "jam-tin-grenade")
    t.arrange("passenger", space="deck-7", face="passenger-two-souls")
    t.arrange("stand", seat=2, space="deck-7")
    t.choose("throw jam-tin-grenade", "throw deck-7", "any")
    t.expect(passengers("deck-7") == 0, dial("souls") == 6, where(2) == "sick-bay", damaged_rooms() == ())


@example("unfathomable/23.3", "Plimsolls: one space further, and there is an action besides")
def plimsolls(t: ExampleTable) -> None:
    owner(t, JEANNE, "galley", "plimsolls")
    t.choose("dash plimsolls")
    t.offered("move captains-cabin", "move cargo-hold", "move boiler-room", "move deck-6")
    t.not_offered("move bridge", "move brig")
    t.choose("move deck-6", "move bridge")
    t.expect(where(1) == "bridge", actions(1) == 1)
    t.refused("dash plimsolls", "unfathomable/7.10")
