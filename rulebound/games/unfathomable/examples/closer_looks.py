"""Numbers that are just enough, and lines of the log that tell what happened."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.brig_and_sick_bay import accuse
from rulebound.games.unfathomable.examples.probes import (
    area,
    barricaded,
    calm,
    crisis,
    damaged_rooms,
    deck_size,
    deep_ones,
    dial,
    items,
    laid_out,
    nobody_answers,
    only,
    passenger_supply,
    track,
    turn_begins,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, ready

BOAT = "adrift-fishing-boat", "influence observation strength"
BUCKETS = "bucket-brigade", "influence strength will"

# ------------------------------------------------------------------ just enough passengers


@example("unfathomable/37.4", "Adrift Fishing Boat, partly passed: two passengers are a price that two can pay")
def two_are_enough_for_the_boat(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 2)
    check(t, *BOAT, 13, "5 6", fresh=False)
    t.expect(passenger_supply() == 0, dial("souls") == 9)


@example("unfathomable/37.4", "Adrift Fishing Boat, partly passed: two of three passengers are risked, not all")
def two_of_three_for_the_boat(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 3)
    check(t, *BOAT, 13, "5 6", fresh=False)
    t.expect(passenger_supply() == 1, dial("souls") == 9)


@example("unfathomable/50.5", "Bucket Brigade: two passengers are enough, and a third stays below")
def just_enough_buckets(t: ExampleTable) -> None:
    for n in (2, 3):
        calm(t)
        only(t, "passengers", n)
        check(t, *BUCKETS, 16, "5 6", fresh=False)
        t.expect(passenger_supply() == n - 2, track("travel") == 1)


@example("unfathomable/37.4", "Adrift Fishing Boat: how many more are to be risked is asked")
def one_more_for_the_boat(t: ExampleTable) -> None:
    check(t, *BOAT, 16, "5")
    t.asked(1, "unfathomable-prompt-venture", n=1)


@example("unfathomable/37.6", "Improvised Fuel Source: three passengers are enough, two are not")
def three_for_fuel(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 3)
    crisis(t, "improvised-fuel-source")
    t.offered("first")
    calm(t)
    only(t, "passengers", 2)
    crisis(t, "improvised-fuel-source")
    t.expect(dial("fuel") == 7)


@example("unfathomable/37.6", "Volunteer Army: one passenger is enough, none is not")
def one_volunteer(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 1)
    crisis(t, "volunteer-army")
    t.offered("first")


@example("unfathomable/48.4", "A barricade lasts for the turn: when the next one begins, the hatches are open")
def hatches_open_again(t: ExampleTable) -> None:
    ready(t, "barricade-the-hatches")
    t.choose("barricade barricade-the-hatches")
    t.expect(barricaded() == True)  # noqa: E712
    turn_begins(t, 2)
    t.expect(barricaded() == False, unchanged=True)  # noqa: E712


@example("unfathomable/23.2", "Jam Tin Grenade: on deck it damages nothing, in a damaged room nothing more")
def grenades_and_damage(t: ExampleTable) -> None:
    for place, rooms in (("deck-3", ()), ("cargo-hold", ("cargo-hold",))):
        calm(t)
        t.arrange("stand", seat=1, space="deck-5")
        if rooms:
            t.arrange("damage", room=place, card="structural-damage-will")
        t.arrange("item", seat=1, code="jam-tin-grenade")
        t.arrange("dice", results="8")
        t.choose("throw jam-tin-grenade", f"throw {place}")
        t.pass_until("unfathomable-prompt-actions")
        t.expect(area(1).lacks("jam-tin-grenade"), damaged_rooms() == rooms, unchanged=True)
        t.expect(deck_size("damage") == 9 - len(rooms), unchanged=True)
        t.asked(1, "unfathomable-prompt-actions")


# ------------------------------------------------------------------ spaces


@example("unfathomable/12.8", "The Galley: two cards, and a roll below their number costs a food")
def a_costly_meal(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="galley")
    t.arrange("dice", results="1")
    t.choose("galley", "strength", "will", "done")
    t.pass_until("unfathomable-prompt-actions")
    t.expect(dial("food") == 7)


@example("unfathomable/12.8-4", "The Boiler Room is used once in a turn")
def the_boilers_once(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="boiler-room")
    t.arrange("hand", seat=1, cards="combat-training-1 combat-training-2")
    t.arrange("dice", results="8")
    t.offered("boiler-room")
    t.choose("boiler-room", "discard combat-training-1")
    t.pass_until("unfathomable-prompt-actions")
    t.refused("boiler-room", "unfathomable/12.8-4")


@example("unfathomable/12.8-4", "The Cargo Hold, too: one item in a turn")
def the_hold_once(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="cargo-hold")
    t.arrange("top", pile="items", codes="plimsolls shotgun")
    t.offered("cargo-hold")
    t.choose("cargo-hold", "take plimsolls")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(items(1) == ("tool-kit", "plimsolls"))
    t.refused("cargo-hold", "unfathomable/12.8-4")


# ------------------------------------------------------------------ what everybody is told


@example("unfathomable/39", "Who is defeated is told")
def a_defeat_is_told(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "fear-of-the-unknown", chaos="rampage-4 keen-insight-3")
    nobody_answers(t)
    t.heard("unfathomable-log-defeated", "unfathomable/38.8-7")
    t.heard("unfathomable-log-move", "unfathomable/39.3")


@example("unfathomable/24.3-1", "How many cards somebody draws is told")
def drawing_is_told(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="galley")
    t.choose("galley", "strength")
    t.expect(where(1) == "galley", deep_ones("galley") == 0, unchanged=True)
    t.choose("done")
    t.heard("core-log-draw", "unfathomable/12.8")


@example("unfathomable/48.4", "What the skill set brings is told")
def the_skill_set_is_told(t: ExampleTable) -> None:
    calm(t)
    turn_begins(t, 2)
    t.play()
    t.heard("core-log-turn", "unfathomable/48.1")


@example("unfathomable/25.1", "Who accuses whom is told")
def an_accusation_is_told(t: ExampleTable) -> None:
    calm(t)
    accuse(t, 1, "william-bowleg")
    t.heard("unfathomable-log-accused", "unfathomable/25.1")


@example("unfathomable/setup-17", "In a first game it is told when everybody gets a side")
def sides_are_told(t: ExampleTable) -> None:
    laid_out(t, start="learning")
    for _ in range(3):
        t.play()
        t.arrange("phase", name="discard")
    t.play()
    t.heard("unfathomable-log-first-loyalty", "unfathomable/setup-17")
