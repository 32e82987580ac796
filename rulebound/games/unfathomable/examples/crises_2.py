"""Mythos cards 16 to 35: what each of them does."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    calm,
    crisis,
    damaged,
    damaged_rooms,
    deck_size,
    deep_ones,
    dials,
    hand_size,
    items,
    keeper,
    nobody_answers,
    only,
    passenger_supply,
    passengers,
    track,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, option, sound_hull

FOUR = "rampage-3 keen-insight-3 determination-3 rampage-4"
"""A hand to discard from."""


# ------------------------------------------------------------------ 16 Fear of the Unknown, 17 Firemen Strike


@example("unfathomable/39.3", "Fear of the Unknown, failed: the Keeper loses all cards, the title, and is defeated")
def fear_fails(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "fear-of-the-unknown", chaos="inspiring-speech-5 true-grit-5")
    t.arrange("hand", seat=1, cards="lesser-banishment-4")
    t.arrange("hand", seat=3, cards="rampage-3 keen-insight-3")
    nobody_answers(t)
    t.choose("", seat=3)
    t.choose("add lesser-banishment-4", seat=1)
    nobody_answers(t)  # William has lost the cards that might save him
    t.expect(where(3) == "sick-bay", hand_size(3) == 0, keeper() == 2)


@example("unfathomable/38.8-1", "Fear of the Unknown, passed: nothing")
def fear_passes(t: ExampleTable) -> None:
    check(t, "fear-of-the-unknown", "influence lore will", 15)
    t.expect(where(3) == "chapel", keeper() == 3, deep_ones("the-deep") == 2)


@example("unfathomable/39.3", "Firemen Strike, failed: the current player is defeated and discards 3 cards")
def firemen_fail(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "firemen-strike", chaos="determination-4 rampage-4")
    t.arrange("hand", seat=1, cards=FOUR)
    nobody_answers(t)
    t.choose("check")
    nobody_answers(t)
    t.choose("")
    nobody_answers(t)
    t.asked(1, "unfathomable-prompt-discard")
    t.choose("discard rampage-3, discard rampage-4, discard keen-insight-3")
    nobody_answers(t)
    t.expect(where(1) == "sick-bay", hand_size(1) == 1)


@example("unfathomable/50.2", "Firemen Strike: passed, nothing; second option, the travel token goes back, 2 treachery")
def firemen(t: ExampleTable) -> None:
    check(t, "firemen-strike", "strength will", 9)
    t.expect(where(1) == "boiler-room", track("ritual") == 1)
    calm(t)
    t.arrange("track", which="travel", n=2)
    option(t, "firemen-strike", "second", fresh=False)
    t.expect(track("travel") == 1, deck_size("chaos") == 12, dials() == (8, 8, 8, 8))


@example("unfathomable/50.2-1", "Firemen Strike, second option at Start: a fuel instead")
def firemen_at_start(t: ExampleTable) -> None:
    option(t, "firemen-strike", "second")
    t.expect(track("travel") == 0, deck_size("chaos") == 12, dials() == (7, 8, 8, 8))


# ------------------------------------------------------------------ 18 to 22


@example("unfathomable/46.1", "Flooding Compartment, failed: a soul")
def flooding(t: ExampleTable) -> None:
    for total, souls in ((9, 8), (8, 7)):
        check(t, "flooding-compartment", "strength will", total)
        t.expect(dials() == (8, 8, 8, souls), track("ritual") == 1)


@example("unfathomable/46.1", "Food Rationing: a food, and on 6 or less a sanity; or 2 food")
def rationing(t: ExampleTable) -> None:
    for key, die, food, sanity in (("first", "6", 7, 7), ("first", "7", 7, 8), ("second", "1", 6, 8)):
        option(t, "food-rationing", key, die)
        t.expect(dials() == (8, food, sanity, 8))


@example("unfathomable/22.17-1", "Food Stores Raid: in part a food, failed 2")
def raid(t: ExampleTable) -> None:
    for total, food in ((11, 8), (10, 7), (8, 7), (7, 6)):
        check(t, "food-stores-raid", "influence strength", total)
        t.expect(dials() == (8, food, 8, 8), track("travel") == 1)


@example("unfathomable/46.1", "Horrific Visions, failed: a sanity")
def visions(t: ExampleTable) -> None:
    for total, sanity in ((10, 8), (9, 7)):
        check(t, "horrific-visions", "lore will", total)
        t.expect(dials() == (8, 8, sanity, 8), track("ritual") == 1)


@example("unfathomable/44.1", "Hull Leak, failed: the ship is damaged, where the die says")
def hull_leak(t: ExampleTable) -> None:
    for total, rooms in ((9, ()), (8, ("galley",))):
        calm(t)
        sound_hull(t)
        check(t, "hull-leak", "observation strength", total, "6", fresh=False)
        t.expect(damaged_rooms() == rooms, track("travel") == 1)


# ------------------------------------------------------------------ 23 Hypnotic Melody, 24 Identity Crisis


@example("unfathomable/37.4", "Hypnotic Melody, in part: a passenger is risked; if none is left, a soul")
def melody_partly(t: ExampleTable) -> None:
    check(t, "hypnotic-melody", "influence will", 7, "6")
    t.expect(passengers("deck-6") == 1, dials() == (8, 8, 8, 8))
    calm(t)
    only(t, "passengers", 0)
    check(t, "hypnotic-melody", "influence will", 9, fresh=False)
    t.expect(dials() == (8, 8, 8, 7))


@example("unfathomable/37.8", "Hypnotic Melody, failed: a passenger below is defeated; if none is left, 2 souls")
def melody_fails(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="passengers", codes="passenger-soul-and-sanity")
    check(t, "hypnotic-melody", "influence will", 6, fresh=False)
    t.expect(passenger_supply() == 6, dials() == (8, 8, 7, 7))
    calm(t)
    only(t, "passengers", 0)
    check(t, "hypnotic-melody", "influence will", 6, fresh=False)
    t.expect(dials() == (8, 8, 8, 6))
    check(t, "hypnotic-melody", "influence will", 10)
    t.expect(passenger_supply() == 7, dials() == (8, 8, 8, 8), track("travel") == 1)


@example("unfathomable/24.3-2", "Identity Crisis, passed: every human draws a card of a type of the own set")
def identity_passes(t: ExampleTable) -> None:
    check(t, "identity-crisis", "influence lore", 11)
    t.choose("any")
    t.offered("influence", "observation", "strength")
    t.not_offered("lore", "will")
    t.choose("strength")
    t.asked(2, "unfathomable-prompt-skill-type")
    t.choose("lore")
    t.choose("will")
    nobody_answers(t)
    t.expect(hand_size(1) == 1, hand_size(3) == 1)


@example("unfathomable/42", "Identity Crisis, failed: a soul, and a Deep One where you are (not in the Sick Bay)")
def identity_fails(t: ExampleTable) -> None:
    for here, there in (("deck-5", "deck-5"), ("sick-bay", "chapel")):
        calm(t)
        for seat in (2, 3):
            t.arrange("stand", seat=seat, space="galley")
        t.arrange("stand", seat=1, space=here)
        sound_hull(t)
        check(t, "identity-crisis", "influence lore", 10, "1", fresh=False)
        t.expect(dials() == (8, 8, 8, 7), deep_ones(there) == 1)


@example("unfathomable/46.1", "Identity Crisis, second option: a soul, and on 4 or less all your cards")
def identity_second(t: ExampleTable) -> None:
    for die, cards in (("4", 0), ("5", 4)):
        calm(t)
        t.arrange("hand", seat=1, cards=FOUR)
        option(t, "identity-crisis", "second", die, fresh=False)
        nobody_answers(t)
        t.expect(dials() == (8, 8, 8, 7), hand_size(1) == cards, track("ritual") == 1)


# ------------------------------------------------------------------ 25 to 27


@example("unfathomable/37.4", "Improvised Fuel Source: three passengers are risked for a fuel, or a fuel is lost")
def fuel_source(t: ExampleTable) -> None:
    option(t, "improvised-fuel-source", "first", "5 6 7")
    t.expect(passengers("deck-5") == 1, passengers("deck-6") == 1, passengers("deck-7") == 1, dials() == (9, 8, 8, 8))
    option(t, "improvised-fuel-source", "second")
    t.expect(passenger_supply() == 7, dials() == (7, 8, 8, 8))


@example(
    "unfathomable/46.1",
    "Incoming SOS: four passengers for a food, a fuel and a soul, but no fewer; or a sanity",
)
def sos(t: ExampleTable) -> None:
    option(t, "incoming-sos", "first", "5 6 7 8")
    t.expect(passenger_supply() == 3, passengers("deck-8") == 1, dials() == (9, 9, 8, 9))
    calm(t)
    only(t, "passengers", 3)
    option(t, "incoming-sos", "first", "5 6 7", fresh=False)
    t.expect(passenger_supply() == 0, dials() == (8, 8, 8, 8))
    option(t, "incoming-sos", "second")
    t.expect(dials() == (8, 8, 7, 8))


@example("unfathomable/46.1", "Infection: a food; or on 6 or less a soul, and then on 4 or less another")
def infection(t: ExampleTable) -> None:
    option(t, "infection", "first")
    t.expect(dials() == (8, 7, 8, 8))
    for dice, souls in (("6 4", 6), ("6 5", 7), ("7 1", 8)):
        option(t, "infection", "second", dice)
        t.expect(dials() == (8, 8, 8, souls), track("travel") == 1)


# ------------------------------------------------------------------ 28 Infiltrator, 29 Jail Break


@example("unfathomable/42", "Infiltrator, in part: a Deep One in the room the die names")
def infiltrator_partly(t: ExampleTable) -> None:
    for total, n in ((11, 0), (10, 1), (8, 1)):
        check(t, "infiltrator", "lore strength", total, "6")
        t.expect(deep_ones("galley") == n, damaged_rooms() == (), track("travel") == 1)


@example("unfathomable/44.1", "Infiltrator, failed: the ship is damaged, and a Deep One is where it was hit")
def infiltrator_fails(t: ExampleTable) -> None:
    calm(t)
    sound_hull(t)
    check(t, "infiltrator", "lore strength", 7, "5", fresh=False)
    t.expect(damaged_rooms() == ("cargo-hold",), deep_ones("cargo-hold") == 1)
    calm(t)
    t.arrange("top", pile="damage", codes="fuel-leak")  # no room is damaged: no Deep One either
    check(t, "infiltrator", "lore strength", 7, fresh=False)
    t.expect(dials() == (7, 8, 8, 8), damaged_rooms() == (), deep_ones("cargo-hold") == 0)


@example("unfathomable/25.4-6", "Jail Break, failed: a sanity, and all in the Brig go where they like, traitors too")
def jail_break(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    for seat in (2, 3):
        t.arrange("stand", seat=seat, space="brig")
    check(t, "jail-break", "lore strength", 8, fresh=False)
    t.asked(1, "unfathomable-prompt-who-next")
    t.choose("any")
    t.asked(2, "unfathomable-prompt-move")
    t.not_offered("move sick-bay", "move brig", "move water-1")
    t.choose("move deck-8", "move galley")
    t.expect(where(2) == "deck-8", where(3) == "galley", dials() == (8, 8, 7, 8))
    calm(t)
    t.arrange("stand", seat=2, space="brig")
    check(t, "jail-break", "lore strength", 9, fresh=False)
    t.expect(where(2) == "brig", dials() == (8, 8, 8, 8), unchanged=True)


# ------------------------------------------------------------------ 30 to 35


@example("unfathomable/23.1", "Just Desserts: 2 food, and the current player draws an item; or 4 treachery")
def desserts(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="items", codes="kitchen-knife")
    option(t, "just-desserts", "first", fresh=False)
    t.expect(dials() == (8, 6, 8, 8), items(1).has("kitchen-knife"))
    option(t, "just-desserts", "second")
    t.expect(dials() == (8, 8, 8, 8), deck_size("chaos") == 14)


@example("unfathomable/46.1", "Kitty Litter: 1 sanity more or less; or off to the Galley, and on 4 or less a food lost")
def kitty(t: ExampleTable) -> None:
    for total, sanity in ((10, 9), (9, 7)):
        check(t, "kitty-litter", "lore observation", total)
        t.expect(dials() == (8, 8, sanity, 8))
    for die, food in (("4", 7), ("5", 8)):
        option(t, "kitty-litter", "second", die)
        t.expect(dials() == (8, food, 8, 8), where(1) == "galley")


@example("unfathomable/44.2-1", "Looming Breakdown, failed: a soul, and the Boiler Room is damaged")
def breakdown(t: ExampleTable) -> None:
    for total, souls, broken in ((11, 8, False), (10, 7, True)):
        calm(t)
        sound_hull(t)
        check(t, "looming-breakdown", "observation strength", total, fresh=False)
        nobody_answers(t)
        t.expect(dials() == (8, 8, 8, souls), damaged("boiler-room") == broken, track("ritual") == 1)


@example(
    "unfathomable/50.2-1",
    "Looming Breakdown, second option: the travel token 2 back, a fuel for each missing step",
)
def breakdown_second(t: ExampleTable) -> None:
    for before, after, fuel in ((3, 1, 8), (1, 0, 7), (0, 0, 6)):
        calm(t)
        t.arrange("track", which="travel", n=before)
        option(t, "looming-breakdown", "second", fresh=False)
        t.expect(track("travel") == after, dials() == (fuel, 8, 8, 8), track("ritual") == 1)


@example("unfathomable/37.4", "Lure of Y'ha-nthlei, failed: four passengers are risked")
def lure(t: ExampleTable) -> None:
    for total, left in ((9, 7), (8, 3)):
        check(t, "lure-of-yha-nthlei", "influence lore", total, "5 6 7 8")
        t.expect(passenger_supply() == left, dials() == (8, 8, 8, 8), track("ritual") == 1)


@example("unfathomable/27.5", "Missing Jewelry: a sanity, or 4 treachery")
def jewelry(t: ExampleTable) -> None:
    option(t, "missing-jewelry", "first")
    t.expect(dials() == (8, 8, 7, 8), deck_size("chaos") == 10)
    option(t, "missing-jewelry", "second")
    t.expect(dials() == (8, 8, 8, 8), deck_size("chaos") == 14)


@example("unfathomable/39.5", "Missing Munitions, passed: the current player defeats a Deep One in a room")
def munitions_pass(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="galley", n=2)
    t.arrange("deep-ones", space="cargo-hold", n=1)
    t.arrange("deep-ones", space="deck-6", n=1)
    check(t, "missing-munitions", "influence observation will", 16, fresh=False)
    t.offered("defeat galley", "defeat cargo-hold")
    t.not_offered("defeat deck-6")
    t.choose("defeat galley")
    t.expect(deep_ones("galley") == 1, deep_ones("cargo-hold") == 1)


@example("unfathomable/44.1", "Missing Munitions: in part the ship is damaged, failed twice")
def munitions_fail(t: ExampleTable) -> None:
    for total, rooms in ((15, ("galley",)), (12, ("galley",)), (11, ("cargo-hold", "galley"))):
        calm(t)
        sound_hull(t)
        check(t, "missing-munitions", "influence observation will", total, "6 5", fresh=False)
        t.expect(damaged_rooms() == rooms, deep_ones("the-deep") == 2)
