"""Mythos cards 36 to 52: what each of them does."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    area,
    awakened,
    calm,
    captain,
    crisis,
    damaged,
    damaged_rooms,
    deck_size,
    deep_ones,
    dials,
    discard_top,
    distance,
    hand_size,
    in_any_order,
    items,
    keeper,
    nobody_answers,
    passengers,
    pile,
    sees_bottom,
    track,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, deep_one_at, option, ready, sound_hull

FOUR = "rampage-3 keen-insight-3 determination-3 rampage-4"
"""A hand to discard from."""


# ------------------------------------------------------------------ 36 to 38


@example("unfathomable/42", "Missing Parents: you go to the Captain's Cabin; on 4 or less a soul, and a Deep One there")
def parents(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="galley")
    t.arrange("deep-ones", space="water-8", n=1)  # so that the symbol waits for the order of the Deep Ones
    option(t, "missing-parents", "first", "4", fresh=False)
    t.expect(where(1) == "captains-cabin", dials() == (8, 8, 8, 7), deep_ones("captains-cabin") == 1)
    option(t, "missing-parents", "first", "5")
    t.expect(where(1) == "captains-cabin", dials() == (8, 8, 8, 8), deep_ones("captains-cabin") == 0)
    option(t, "missing-parents", "second")
    t.expect(where(1) == "boiler-room", dials() == (8, 8, 7, 8))


@example("unfathomable/42", "Mysterious Lifeboat: a passenger is risked; on 4 or less two Deep Ones get on board")
def lifeboat(t: ExampleTable) -> None:
    option(t, "mysterious-lifeboat", "first", "7 4")
    t.expect(passengers("deck-7") == 1, deep_ones("galley") == 1, deep_ones("cargo-hold") == 1)
    option(t, "mysterious-lifeboat", "first", "7 5")
    t.expect(passengers("deck-7") == 1, deep_ones("galley") == 0, deep_ones("cargo-hold") == 0)
    option(t, "mysterious-lifeboat", "second")
    t.expect(passengers("deck-7") == 0, dials() == (8, 8, 7, 8))


@example("unfathomable/49", "On the Offensive, passed: you move every Deep One on the ship once, also into the water")
def offensive_passes(t: ExampleTable) -> None:
    calm(t)
    for space in ("deck-5", "deck-7", "water-3"):
        t.arrange("deep-ones", space=space, n=1)
    check(t, "on-the-offensive", "lore strength", 10, fresh=False)
    t.offered("to water-5", "to deck-3", "to deck-7", "to cargo-hold")
    t.not_offered("to deck-5")
    t.choose("to deck-7", "to water-7")
    t.expect(deep_ones("deck-5") == 0, deep_ones("deck-7") == 1, deep_ones("water-7") == 1, deep_ones("water-3") == 1)
    t.asked(1, "unfathomable-prompt-track")


@example("unfathomable/1", "On the Offensive, failed: Deep Ones act")
def offensive_fails(t: ExampleTable) -> None:
    deep_one_at(t, "water-5")
    check(t, "on-the-offensive", "lore strength", 9, fresh=False)
    t.expect(deep_ones("deck-5") == 1, deep_ones("the-deep") == 2)


# ------------------------------------------------------------------ 39 Open the Gate

GATE = "open-the-gate", "lore observation will"


@example("unfathomable/50.3", "Open the Gate, passed: the travel token to Start, and the Keeper chooses a waypoint")
def gate_passes(t: ExampleTable) -> None:
    calm(t)
    t.arrange("track", which="travel", n=3)
    t.arrange("distance", n=2)
    t.arrange("top", pile="waypoints", codes="reef calm-waters")
    check(t, *GATE, 18, fresh=False)
    t.asked(3, "unfathomable-prompt-waypoint")
    t.expect(track("travel") == 0)
    t.choose("waypoint calm-waters")
    t.expect(distance() == 6, pile("row") == ("calm-waters",), sees_bottom(3, "waypoints") == True)  # noqa: E712
    t.expect(awakened() == True)  # noqa: E712


@example("unfathomable/46.1", "Open the Gate: failed, a sanity, a soul, and damaged twice; second option, a sanity")
def gate_fails(t: ExampleTable) -> None:
    calm(t)
    sound_hull(t)
    check(t, *GATE, 17, "5 6", fresh=False)
    t.expect(dials() == (8, 8, 7, 7), damaged_rooms() == ("cargo-hold", "galley"))
    option(t, "open-the-gate", "second")
    t.expect(dials() == (8, 8, 7, 8), damaged_rooms() == ())


# ------------------------------------------------------------------ 40 to 42


@example("unfathomable/46.1", "Passenger Overboard, failed: a soul")
def overboard(t: ExampleTable) -> None:
    for total, souls in ((9, 8), (8, 7)):
        check(t, "passenger-overboard", "lore observation", total)
        t.expect(dials() == (8, 8, 8, souls), track("travel") == 1)


@example("unfathomable/23.1", "Passenger Riot: passed, an item; in part, a sanity; failed, a sanity and a soul")
def riot(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="items", codes="kitchen-knife")
    check(t, "passenger-riot", "influence strength", 13, fresh=False)
    t.expect(items(1).has("kitchen-knife"), dials() == (8, 8, 8, 8))
    for total, souls in ((12, 8), (10, 8), (9, 7)):
        check(t, "passenger-riot", "influence strength", total)
        t.expect(items(1) == ("tool-kit",), dials() == (8, 8, 7, souls))


@example("unfathomable/46.1", "Poisoned Food: a lore card and a die, 6 or less in all costs a soul; or a food")
def poison(t: ExampleTable) -> None:
    for die, souls in (("4", 7), ("5", 8)):
        calm(t)
        t.arrange("hand", seat=3, cards="shrivelling-2 determination-3")
        option(t, "poisoned-food", "first", die, fresh=False)
        t.not_offered("discard determination-3")
        t.choose("discard shrivelling-2")
        nobody_answers(t)
        t.expect(dials() == (8, 8, 8, souls), discard_top("lore") == "shrivelling-2", track("travel") == 1)
    calm(t)
    t.arrange("hand", seat=3, cards="shrivelling-2")
    option(t, "poisoned-food", "second", fresh=False)
    t.expect(dials() == (8, 7, 8, 8), hand_size(3) == 1)


# ------------------------------------------------------------------ 43 Power to the People


@example("unfathomable/43.4", "Power to the People: the captain goes to the Brig, and the last in line is captain")
def power_overthrown(t: ExampleTable) -> None:
    check(t, "power-to-the-people", "influence will", 8)
    t.expect(where(1) == "brig", captain() == 3, dials() == (8, 8, 8, 7))
    option(t, "power-to-the-people", "second")
    t.expect(where(1) == "brig", captain() == 3, dials() == (8, 8, 8, 8))


@example("unfathomable/27.5", "Power to the People, passed: 2 treachery")
def power_passes(t: ExampleTable) -> None:
    check(t, "power-to-the-people", "influence will", 9)
    t.expect(captain() == 1, deck_size("treachery") == 19, track("travel") == 1)


# ------------------------------------------------------------------ 44 Rally the Crew, 45 Rat Infestation


@example("unfathomable/22.17-1", "Rally the Crew: passed, 1 sanity more; in part, 1 less")
def rally(t: ExampleTable) -> None:
    for total, sanity in ((13, 9), (12, 7), (10, 7)):
        check(t, "rally-the-crew", "influence will", total)
        t.expect(dials() == (8, 8, sanity, 8), deep_ones("the-deep") == 2)


@example("unfathomable/46.1", "Rally the Crew, failed: 2 sanity, and every human discards 2 cards")
def rally_fails(t: ExampleTable) -> None:
    calm(t)
    for seat in (2, 3):
        t.arrange("hand", seat=seat, cards=FOUR)
    check(t, "rally-the-crew", "influence will", 9, fresh=False)
    t.expect(dials() == (8, 8, 6, 8))
    t.choose("any")
    t.asked(2, "unfathomable-prompt-discard")
    t.choose("discard rampage-3, discard rampage-4", "discard rampage-3, discard rampage-4")
    t.expect(hand_size(2) == 2, hand_size(3) == 2)


@example("unfathomable/46.1", "Rat Infestation: passed, perhaps a sanity for a food; in part, a food; failed, 2")
def rats(t: ExampleTable) -> None:
    check(t, "rat-infestation", "influence observation", 12)
    t.choose("yes")
    t.expect(dials() == (8, 9, 7, 8))
    check(t, "rat-infestation", "influence observation", 12)
    t.choose("no")
    t.expect(dials() == (8, 8, 8, 8), track("ritual") == 1)
    for total, food in ((11, 7), (8, 7), (7, 6)):
        check(t, "rat-infestation", "influence observation", total)
        t.expect(dials() == (8, food, 8, 8))


# ------------------------------------------------------------------ 46 Ritual Coordination, 47 Ritual Support


@example("unfathomable/50.9", "Ritual Coordination, passed: the ritual goes on 1, and 1 more for every 2 above 9")
def coordination_passes(t: ExampleTable) -> None:
    for total, ritual in ((9, 1), (10, 1), (11, 2), (12, 2), (13, 3)):
        check(t, "ritual-coordination", "lore will", total)
        t.expect(track("ritual") == ritual, track("travel") == 1)


@example("unfathomable/44.2-1", "Ritual Coordination, failed: a sanity, and the Chapel is damaged")
def coordination_fails(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=3, space="galley")
    sound_hull(t)
    check(t, "ritual-coordination", "lore will", 8, fresh=False)
    t.expect(damaged_rooms() == ("chapel",), dials() == (8, 8, 7, 8), track("ritual") == 0)


@example("unfathomable/1", "Ritual Coordination, second option: Deep Ones act, and again for the symbol")
def coordination_second(t: ExampleTable) -> None:
    deep_one_at(t, "water-5")
    option(t, "ritual-coordination", "second", fresh=False)
    t.expect(deep_ones("cargo-hold") == 1)


@example("unfathomable/50.9", "Ritual Support: a lore card and a die, 7 moves the ritual on; less, a sanity and a soul")
def support_first(t: ExampleTable) -> None:
    for die, ritual, lost in (("5", 1, 0), ("4", 0, 1)):
        calm(t)
        t.arrange("hand", seat=3, cards="shrivelling-2")
        option(t, "ritual-support", "first", die, fresh=False)
        t.choose("discard shrivelling-2")
        t.expect(track("ritual") == ritual, dials() == (8, 8, 8 - lost, 8 - lost), hand_size(3) == 0)


@example("unfathomable/50.2", "Ritual Support, second option: the ritual goes back 1, the Keeper discards 2 cards")
def support_second(t: ExampleTable) -> None:
    calm(t)
    t.arrange("track", which="ritual", n=2)
    t.arrange("hand", seat=3, cards=FOUR)
    crisis(t, "ritual-support")
    nobody_answers(t)
    t.not_offered("first")  # there is no lore to pay with
    t.choose("second", "discard rampage-3, discard rampage-4")
    t.expect(track("ritual") == 1, hand_size(3) == 2)


# ------------------------------------------------------------------ 48 Sacrifice Deep One

SACRIFICE = "sacrifice-deep-one"


@example("unfathomable/50.3", "Sacrifice Deep One: the Keeper keeps it for a sanity; or the ritual begins anew")
def sacrifice(t: ExampleTable) -> None:
    option(t, SACRIFICE, "first")
    t.expect(area(3).has(SACRIFICE), dials() == (8, 8, 7, 8))
    calm(t)
    t.arrange("track", which="ritual", n=3)
    t.arrange("hand", seat=3, cards=FOUR)
    option(t, SACRIFICE, "second", fresh=False)
    nobody_answers(t)
    t.expect(track("ritual") == 0, hand_size(3) == 0, area(3).lacks(SACRIFICE), dials() == (8, 8, 8, 8))


@example("unfathomable/7.11", "Sacrifice Deep One, later: with a Deep One where you are, on 6 the ritual goes on 2")
def sacrifice_used(t: ExampleTable) -> None:
    ready(t, SACRIFICE)
    t.not_offered(f"sacrifice {SACRIFICE}")
    for die in ("5", "6"):
        ready(t, SACRIFICE)
        t.arrange("deep-ones", space="boiler-room", n=2)
        t.arrange("dice", results=die)
        t.choose(f"sacrifice {SACRIFICE}")
        if die == "5":
            t.expect(area(1).has(SACRIFICE), deep_ones("boiler-room") == 2, track("ritual") == 0, unchanged=True)
    t.expect(area(1).lacks(SACRIFICE), deep_ones("boiler-room") == 1, track("ritual") == 2)
    t.expect(discard_top("mythos") == SACRIFICE)


# ------------------------------------------------------------------ 49 to 52


@example("unfathomable/39.3", "Sewage Backup, failed: a sanity, and every human in a room by the die is defeated")
def sewage(t: ExampleTable) -> None:
    for total, sanity, room in ((9, 8, "chapel"), (8, 7, "sick-bay")):
        calm(t)
        t.arrange("stand", seat=1, space="chapel")
        check(t, "sewage-backup", "strength will", total, "3", fresh=False)
        in_any_order(t)
        nobody_answers(t)
        t.expect(dials() == (8, 8, sanity, 8), where(1) == room, where(3) == room, deep_ones("the-deep") == 2)


@example("unfathomable/44.1", "Shipboard Fire: the ship is damaged once, in part twice, failed three times")
def fire(t: ExampleTable) -> None:
    rooms = ("galley", "cargo-hold", "bridge")
    for total, n in ((11, 1), (10, 2), (8, 2), (7, 3)):
        calm(t)
        sound_hull(t)
        check(t, "shipboard-fire", "observation strength", total, "6 5 2", fresh=False)
        t.expect(*[damaged(room) == (room in rooms[:n]) for room in rooms], track("ritual") == 1)


@example("unfathomable/17.1-2", "Stolen Ritual Components, passed: the Keeper resolves one of the top two spells")
def components_pass(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="spells", codes="feed-the-mind heal")
    check(t, "stolen-ritual-components", "lore observation", 10, fresh=False)
    t.asked(3, "unfathomable-prompt-spell")
    t.choose("cast feed-the-mind")
    t.expect(dials() == (8, 7, 10, 8), pile("removed").has("feed-the-mind"), deck_size("spells") == 19)
    t.expect(sees_bottom(3, "spells") == True)  # noqa: E712


@example(
    "unfathomable/50.2", "Stolen Ritual Components, failed: the ritual goes back 2, and five spells leave the game"
)
def components_fail(t: ExampleTable) -> None:
    calm(t)
    t.arrange("track", which="ritual", n=3)
    check(t, "stolen-ritual-components", "lore observation", 9, fresh=False)
    t.expect(track("ritual") == 1, deck_size("spells") == 15)


@example("unfathomable/7.7", "Strange Vision: you sort the top two waypoints, then go to the Brig")
def vision_first(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="waypoints", codes="reef hurricane")
    option(t, "strange-vision", "first", fresh=False)
    t.choose("top hurricane")
    t.expect(where(1) == "brig", pile("waypoints") == ("hurricane", "reef"), sees_bottom(1, "waypoints") == True)  # noqa: E712


@example("unfathomable/42", "Strange Vision, second option: a Deep One onto each deck space")
def vision_second(t: ExampleTable) -> None:
    option(t, "strange-vision", "second")
    t.expect(*[deep_ones(f"deck-{n}") == 1 for n in range(1, 9)])
    t.expect(where(1) == "boiler-room", keeper() == 3, unchanged=True)
