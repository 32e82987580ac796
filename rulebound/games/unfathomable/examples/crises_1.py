"""Mythos cards 1 to 15: what each of them does."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    area,
    calm,
    crisis,
    damaged,
    damaged_rooms,
    deck_size,
    deep_ones,
    dials,
    discard_top,
    hand_size,
    items,
    monarch,
    nobody_answers,
    only,
    passenger_supply,
    passengers,
    pile,
    track,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, deep_one_at, option, ready, sound_hull

THREE = "rampage-3 keen-insight-3 determination-3"
"""A hand to discard from."""


# ------------------------------------------------------------------ 1 Accusation


@example("unfathomable/25", "Accusation: the captain sends a human to the Brig, even in another's turn")
def accusation_arrest(t: ExampleTable) -> None:
    option(t, "accusation", "first", seat=2)
    t.asked(1, "unfathomable-prompt-suspect")
    t.choose("arrest william-bowleg")
    t.expect(where(3) == "brig")


@example("unfathomable/25", "Accusation: somebody in the Brig cannot be picked again")
def accusation_not_in_the_brig(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="brig")
    option(t, "accusation", "first", fresh=False)
    t.offered("arrest jeanne-lafarge", "arrest william-bowleg")
    t.not_offered("arrest svetlana-gedroits")
    t.choose("arrest jeanne-lafarge")
    t.expect(where(1) == "brig")


@example("unfathomable/27.5", "Accusation, second option: captain and current player discard 2 each, 2 treachery")
def accusation_cards(t: ExampleTable) -> None:
    calm(t)
    for seat in (1, 2):
        t.arrange("hand", seat=seat, cards=THREE)
    option(t, "accusation", "second", fresh=False, seat=2)
    t.asked(2, "unfathomable-prompt-who-next")
    t.choose("next jeanne-lafarge")
    t.asked(1, "unfathomable-prompt-discard")
    t.choose("discard rampage-3, discard keen-insight-3")
    t.asked(2, "unfathomable-prompt-discard")
    t.choose("discard rampage-3, discard keen-insight-3")
    t.expect(hand_size(1) == 1, hand_size(2) == 1, deck_size("chaos") == 12)


@example("unfathomable/27.5", "Accusation: a captain whose turn it is discards 4")
def accusation_same_player(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards=f"{THREE} rampage-4 keen-insight-4")
    option(t, "accusation", "second", fresh=False)
    t.not_accepted("discard rampage-3, discard keen-insight-3")
    t.choose("discard rampage-3, discard keen-insight-3, discard rampage-4, discard keen-insight-4")
    t.expect(hand_size(1) == 1, deck_size("chaos") == 12)


# ------------------------------------------------------------------ 2 Adrift Fishing Boat

BOAT = "adrift-fishing-boat", "influence observation strength"


@example("unfathomable/37.4", "Adrift Fishing Boat, passed: a passenger is risked for a soul, perhaps another for food")
def boat_passes(t: ExampleTable) -> None:
    check(t, *BOAT, 16, "5")
    t.expect(passengers("deck-5") == 1, dials() == (8, 8, 8, 9))
    t.arrange("dice", results="6")
    t.choose("yes")
    t.expect(passengers("deck-6") == 1, dials() == (8, 9, 8, 9))


@example("unfathomable/37.4", "Adrift Fishing Boat: the second passenger may stay below")
def boat_passes_once(t: ExampleTable) -> None:
    check(t, *BOAT, 16, "5")
    t.choose("no")
    t.expect(passenger_supply() == 6, dials() == (8, 8, 8, 9), unchanged=True)
    t.asked(1, "unfathomable-prompt-track")


@example("unfathomable/22.17-1", "Adrift Fishing Boat, in part: two passengers for a soul; with one left, nothing")
def boat_partly(t: ExampleTable) -> None:
    check(t, *BOAT, 13, "5 6")
    t.expect(passengers("deck-5") == 1, passengers("deck-6") == 1, dials() == (8, 8, 8, 9))
    calm(t)
    only(t, "passengers", 1)
    check(t, *BOAT, 15, fresh=False)
    t.expect(passenger_supply() == 1, dials() == (8, 8, 8, 8), unchanged=True)


@example("unfathomable/46.1", "Adrift Fishing Boat, failed: a sanity and a soul")
def boat_fails(t: ExampleTable) -> None:
    check(t, *BOAT, 12)
    t.expect(dials() == (8, 8, 7, 7))


@example("unfathomable/37.4", "Adrift Fishing Boat, passed without passengers below: nothing")
def boat_without_passengers(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 1)
    check(t, *BOAT, 16, "5", fresh=False)  # the last one: nobody is asked about another
    t.expect(passenger_supply() == 0, dials() == (8, 8, 8, 9))
    t.asked(1, "unfathomable-prompt-track")
    calm(t)
    only(t, "passengers", 0)
    check(t, *BOAT, 16, fresh=False)
    t.expect(dials() == (8, 8, 8, 8), unchanged=True)


# ------------------------------------------------------------------ 3 Barricade the Hatches


@example("unfathomable/22.16", "Barricade the Hatches, passed: the current player keeps it; failed, Deep Ones act")
def barricade(t: ExampleTable) -> None:
    check(t, "barricade-the-hatches", "strength will", 10)
    t.expect(area(1).has("barricade-the-hatches"))
    deep_one_at(t, "water-5")
    check(t, "barricade-the-hatches", "strength will", 9, fresh=False)
    t.expect(deep_ones("deck-5") == 1, area(1).lacks("barricade-the-hatches"))


@example("unfathomable/7.11", "Barricade the Hatches: discarded, it keeps Deep Ones out of the rooms for this turn")
def barricade_used(t: ExampleTable) -> None:
    ready(t, "barricade-the-hatches")
    t.arrange("deep-ones", space="water-5", n=1)
    t.arrange("deep-ones", space="deck-6", n=1)
    t.choose("barricade barricade-the-hatches")
    t.expect(discard_top("mythos") == "barricade-the-hatches", area(1).lacks("barricade-the-hatches"))
    option(t, "infection", "first", fresh=False)
    t.choose("any")
    t.expect(deep_ones("deck-5") == 1, deep_ones("deck-6") == 1, deep_ones("galley") == 0)


@example(
    "unfathomable/7.11", "Barricade the Hatches: it may be used in another's turn, when Deep Ones are about to act"
)
def barricade_in_time(t: ExampleTable) -> None:
    deep_one_at(t, "deck-6")
    t.arrange("item", seat=1, code="barricade-the-hatches")
    option(t, "infection", "first", fresh=False, seat=2)
    t.asked(1, "core-prompt-react")
    t.choose("bar barricade-the-hatches")
    t.expect(deep_ones("deck-6") == 1, area(1).lacks("barricade-the-hatches"), track("travel") == 1)


# ------------------------------------------------------------------ 4 Bucket Brigade

BUCKETS = "bucket-brigade", "influence strength will"


@example("unfathomable/50.5", "Bucket Brigade, passed: two passengers are risked, and the ship travels on")
def buckets_pass(t: ExampleTable) -> None:
    check(t, *BUCKETS, 16, "5 6")
    t.expect(passengers("deck-5") == 1, passengers("deck-6") == 1, track("travel") == 1)
    calm(t)
    only(t, "passengers", 1)
    check(t, *BUCKETS, 16, fresh=False)
    t.expect(passenger_supply() == 1, track("travel") == 0, track("ritual") == 1)


@example("unfathomable/46.1", "Bucket Brigade, failed: a fuel, and two passengers are risked")
def buckets_fail(t: ExampleTable) -> None:
    check(t, *BUCKETS, 15, "5 6")
    t.expect(dials() == (7, 8, 8, 8), passengers("deck-5") == 1, passengers("deck-6") == 1, passenger_supply() == 5)


@example("unfathomable/46.1", "Bucket Brigade, second option: on 6 or less a fuel")
def buckets_second(t: ExampleTable) -> None:
    option(t, "bucket-brigade", "second", "6")
    t.expect(dials() == (7, 8, 8, 8))
    option(t, "bucket-brigade", "second", "7")
    t.expect(dials() == (8, 8, 8, 8), track("ritual") == 1)


# ------------------------------------------------------------------ 5 Class Struggle, 6 Coal Bunker Fire


@example("unfathomable/46.1", "Class Struggle: 2 sanity, or four passengers are risked")
def class_struggle(t: ExampleTable) -> None:
    option(t, "class-struggle", "first")
    t.expect(dials() == (8, 8, 6, 8))
    option(t, "class-struggle", "second", "5 6 7 8")
    t.expect(passengers("deck-5") == 1, passengers("deck-8") == 1, passenger_supply() == 3)


@example("unfathomable/50.5", "Coal Bunker Fire, passed: the ship travels on")
def bunker_fire_passes(t: ExampleTable) -> None:
    check(t, "coal-bunker-fire", "influence strength", 13)
    t.expect(track("travel") == 1, dials() == (8, 8, 8, 8))


@example("unfathomable/46.1", "Coal Bunker Fire, failed: a fuel and a soul")
def bunker_fire_fails(t: ExampleTable) -> None:
    check(t, "coal-bunker-fire", "influence strength", 12)
    t.expect(dials() == (7, 8, 8, 7))


@example("unfathomable/46.1", "Coal Bunker Fire, second option: a fuel, and on 4 or less another")
def bunker_fire_second(t: ExampleTable) -> None:
    option(t, "coal-bunker-fire", "second", "4")
    t.expect(dials() == (6, 8, 8, 8))
    option(t, "coal-bunker-fire", "second", "5")
    t.expect(dials() == (7, 8, 8, 8))


# ------------------------------------------------------------------ 7 Collision Course, 8 Coordinated Assault


@example("unfathomable/7.8", "Collision Course, in part: both monarchs to the bow, damage, the travel token 1 back")
def collision_partly(t: ExampleTable) -> None:
    calm(t)
    t.arrange("monarch", who="father-dagon", space="water-7")
    t.arrange("track", which="travel", n=3)
    sound_hull(t)
    check(t, "collision-course", "observation will", 8, "5 6", fresh=False)
    t.expect(monarch("father-dagon") == "water-2", monarch("mother-hydra") == "water-2", track("travel") == 2)
    t.expect(damaged_rooms() == ("galley",))


@example("unfathomable/7.8", "Collision Course, failed: damaged twice and 2 back, not beyond Start; passed, nothing")
def collision_fails(t: ExampleTable) -> None:
    calm(t)
    t.arrange("track", which="travel", n=1)
    sound_hull(t)
    check(t, "collision-course", "observation will", 7, "4 6 5", fresh=False)
    t.expect(monarch("father-dagon") == "water-1", monarch("mother-hydra") == "water-1", track("travel") == 0)
    t.expect(damaged_rooms() == ("cargo-hold", "galley"), dials() == (8, 8, 8, 8))
    check(t, "collision-course", "observation will", 11)
    t.expect(monarch("father-dagon") == "the-deep", damaged_rooms() == (), track("ritual") == 1)


@example("unfathomable/50.5", "Coordinated Assault, passed: the ship travels on")
def assault_passes(t: ExampleTable) -> None:
    check(t, "coordinated-assault", "influence lore observation", 17)
    t.expect(track("travel") == 1, monarch("father-dagon") == "the-deep")


@example("unfathomable/22.23", "Coordinated Assault, failed: all of the Deep comes to the bow, then each kind acts")
def assault_fails(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="the-deep", n=1)
    sound_hull(t)
    check(t, "coordinated-assault", "influence lore observation", 16, "8", fresh=False)
    # Hydra breaks the Bridge, Dagon sets two on deck-2; the one from the Deep climbs, those two go on
    t.expect(damaged_rooms() == ("bridge",), monarch("father-dagon") == "water-2", deep_ones("deck-2") == 2)
    t.expect(deep_ones("water-2") == 1, monarch("mother-hydra") == "water-2", deep_ones("the-deep") == 0)
    t.choose("activate water-2")
    t.expect(deep_ones("deck-2") == 1, deep_ones("bridge") == 2)


# ------------------------------------------------------------------ 9 Criminal Activity


@example("unfathomable/23.1", "Criminal Activity, passed: the current player draws an item")
def criminals_pass(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="items", codes="kitchen-knife")
    check(t, "criminal-activity", "influence observation", 11, fresh=False)
    t.expect(items(1).has("kitchen-knife"))


@example("unfathomable/23.2", "Criminal Activity, failed: a sanity, and every human keeps only one item")
def criminals_fail(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="kitchen-knife")
    t.arrange("item", seat=3, code="shotgun")
    check(t, "criminal-activity", "influence observation", 10, fresh=False)
    t.choose("any", "keep kitchen-knife")
    t.asked(3, "unfathomable-prompt-keep-item")
    t.choose("keep elder-sign-amulet")
    t.expect(items(1) == ("kitchen-knife",), items(2) == ("travel-pharmacy",), items(3) == ("elder-sign-amulet",))
    t.expect(pile("removed").has("shotgun"), dials() == (8, 8, 7, 8))


@example("unfathomable/27.5", "Criminal Activity, second option: an item of yours leaves the game, 4 treachery")
def criminals_second(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="kitchen-knife")
    option(t, "criminal-activity", "second", fresh=False)
    t.choose("lose tool-kit")
    t.expect(items(1) == ("kitchen-knife",), deck_size("chaos") == 14)


@example("unfathomable/22.13-1", "Criminal Activity: without an item there is only the check")
def criminals_without_items(t: ExampleTable) -> None:
    calm(t)
    t.arrange("remove", card="tool-kit")
    crisis(t, "criminal-activity", chaos="rampage-3 rampage-4")
    t.expect(dials() == (8, 8, 7, 8))


# ------------------------------------------------------------------ 10 to 15


@example("unfathomable/50.2", "Damaged Evaporator: in part a food; failed, a food and the travel token goes back")
def evaporator(t: ExampleTable) -> None:
    for total, food, travel in ((11, 8, 2), (10, 7, 2), (8, 7, 2), (7, 7, 1)):
        calm(t)
        t.arrange("track", which="travel", n=2)
        check(t, "damaged-evaporator", "observation will", total, fresh=False)
        t.expect(dials() == (8, food, 8, 8), track("travel") == travel, track("ritual") == 1)


@example("unfathomable/50.2-1", "Damaged Evaporator, failed at Start: a fuel instead of the way back")
def evaporator_at_start(t: ExampleTable) -> None:
    check(t, "damaged-evaporator", "observation will", 7)
    t.expect(dials() == (7, 7, 8, 8), track("travel") == 0)


@example("unfathomable/1", "Deep One Feint, failed: Deep Ones act, and again for the symbol")
def feint(t: ExampleTable) -> None:
    deep_one_at(t, "water-5")
    check(t, "deep-one-feint", "observation will", 11, fresh=False)
    t.expect(deep_ones("deck-5") == 1)
    deep_one_at(t, "water-5")
    check(t, "deep-one-feint", "observation will", 10, fresh=False)
    t.expect(deep_ones("cargo-hold") == 1)


@example("unfathomable/22.17-1", "Deep One Swarm: in part Deep Ones act once, failed twice, and again for the symbol")
def swarm(t: ExampleTable) -> None:
    swarm = "deep-one-swarm", "lore observation strength"
    for total, space in ((15, "deck-5"), (14, "cargo-hold"), (11, "cargo-hold")):
        deep_one_at(t, "water-5")
        check(t, *swarm, total, fresh=False)
        t.expect(deep_ones(space) == 1, damaged("cargo-hold") == False)  # noqa: E712
    deep_one_at(t, "water-5")
    sound_hull(t)
    check(t, *swarm, 10, fresh=False)
    t.expect(deep_ones("cargo-hold") == 1, damaged("cargo-hold") == True)  # noqa: E712


@example("unfathomable/46.1", "Dinghy Launch: a passenger is risked, and on 4 or less a sanity; or a soul")
def dinghy(t: ExampleTable) -> None:
    option(t, "dinghy-launch", "first", "6 4")
    t.expect(passengers("deck-6") == 1, dials() == (8, 8, 7, 8))
    option(t, "dinghy-launch", "first", "6 5")
    t.expect(passengers("deck-6") == 1, dials() == (8, 8, 8, 8))
    option(t, "dinghy-launch", "second")
    t.expect(passengers("deck-6") == 0, dials() == (8, 8, 8, 7))


@example("unfathomable/22.17-1", "Disturbing Dreams: passed, 1 sanity more; in part, 1 less; failed, 2 less")
def dreams(t: ExampleTable) -> None:
    for total, sanity in ((13, 9), (12, 7), (10, 7), (9, 6)):
        check(t, "disturbing-dreams", "influence lore", total)
        t.expect(dials() == (8, 8, sanity, 8))


@example("unfathomable/50.2", "E.O.T. Failure: passed, the ship travels on; failed, it falls back, or burns a fuel")
def telegraph(t: ExampleTable) -> None:
    for total, before, after, fuel in ((11, 1, 2, 8), (10, 2, 1, 8), (10, 0, 0, 7)):
        calm(t)
        t.arrange("track", which="travel", n=before)
        check(t, "e-o-t-failure", "influence observation", total, fresh=False)
        nobody_answers(t)
        t.expect(track("travel") == after, dials() == (fuel, 8, 8, 8), track("ritual") == 1)
