"""Mythos cards 53 to 62: what each of them does."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    area,
    calm,
    captain,
    crisis,
    damaged_rooms,
    deck_size,
    deep_ones,
    dials,
    hand_size,
    items,
    only,
    passenger_supply,
    passengers,
    track,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, deep_one_at, option, ready, sound_hull

FOUR = "rampage-3 keen-insight-3 determination-3 rampage-4"
"""A hand to discard from."""


def with_(who: str) -> str:
    """This character at seat 1, and two others."""
    return " ".join([who, *[c for c in (SVETLANA, WILLIAM, JEANNE) if c != who][:2]])


# ------------------------------------------------------------------ 53 The Anarcho-Individualist


@example("unfathomable/23.1", "The Anarcho-Individualist: a sanity for an item, and the next five items leave the game")
def anarchist_first(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="items", codes="kitchen-knife")
    only(t, "items", 7)
    option(t, "the-anarcho-individualist", "first", fresh=False)
    t.expect(items(1).has("kitchen-knife"), deck_size("items") == 1, dials() == (8, 8, 7, 8))


@example("unfathomable/27.5", "The Anarcho-Individualist, second option: you discard 2 cards, 2 treachery")
def anarchist_second(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards=FOUR)
    option(t, "the-anarcho-individualist", "second", fresh=False)
    t.choose("discard rampage-3, discard rampage-4")
    t.expect(hand_size(1) == 2, deck_size("chaos") == 12)


# ------------------------------------------------------------------ 54 The Captain's Banquet


@example("unfathomable/46.1", "The Captain's Banquet: 2 food for a sanity; humans outside the Brig may come")
def banquet(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {SVETLANA} {WILLIAM} {SAMIRA}")
    t.arrange("stand", seat=2, space="brig")
    option(t, "the-captains-banquet", "first", fresh=False)
    t.choose("any", "no")
    t.asked(3, "unfathomable-prompt-banquet")
    t.choose("yes", "yes")
    t.expect(where(1) == "boiler-room", where(3) == "galley", where(4) == "galley", dials() == (8, 6, 9, 8))


@example("unfathomable/46.1", "The Captain's Banquet, second option: a food, and on 6 or less a sanity")
def no_banquet(t: ExampleTable) -> None:
    for die, sanity in (("6", 7), ("7", 8)):
        option(t, "the-captains-banquet", "second", die)
        t.expect(dials() == (8, 7, sanity, 8))


# ------------------------------------------------------------------ 55 The Father's Favor, 56 The Mother's Wrath


@example("unfathomable/1.9", "The Father's Favor: in part Dagon acts once more than for the symbol, failed twice more")
def favor(t: ExampleTable) -> None:
    for points, acts in ((16, 1), (15, 2), (11, 2), (10, 3)):
        calm(t)
        t.arrange("monarch", who="father-dagon", space="water-6")
        check(t, "the-fathers-favor", "lore observation strength", points, fresh=False)
        t.expect(*[deep_ones(f"deck-{6 - 2 * n}") == (2 if n < acts else 0) for n in range(3)], track("travel") == 1)


@example("unfathomable/1.5", "The Mother's Wrath: in part Hydra acts once more than for the symbol, failed twice more")
def wrath(t: ExampleTable) -> None:
    wrath = "the-mothers-wrath", "influence lore strength"
    for points, rooms in (
        (17, ("galley",)),
        (16, ("captains-cabin", "galley")),
        (12, ("captains-cabin", "galley")),
        (11, ("bridge", "captains-cabin", "galley")),
    ):
        calm(t)
        t.arrange("stand", seat=2, space="cargo-hold")
        t.arrange("monarch", who="mother-hydra", space="water-6")
        sound_hull(t)
        check(t, *wrath, points, fresh=False)
        t.expect(damaged_rooms() == rooms, track("travel") == 1)


# ------------------------------------------------------------------ 57 to 60


@example("unfathomable/46.1", "Too Many Bodies: a food; or a passenger, and on the number of those on deck a sanity")
def bodies(t: ExampleTable) -> None:
    option(t, "too-many-bodies", "first")
    t.expect(dials() == (8, 7, 8, 8))
    for die, sanity in (("3", 7), ("4", 8)):  # with those of the beginning there are three on deck
        option(t, "too-many-bodies", "second", f"6 {die}")
        t.expect(passengers("deck-6") == 1, dials() == (8, 8, sanity, 8))


@example("unfathomable/42", "Transformation: on 6 or less a soul and a Deep One in the Cargo Hold")
def transformation_first(t: ExampleTable) -> None:
    deep_one_at(t, "water-8")  # so that the symbol waits for the order of the Deep Ones
    option(t, "transformation", "first", "6", fresh=False)
    t.expect(dials() == (8, 8, 8, 7), deep_ones("cargo-hold") == 1)
    option(t, "transformation", "first", "7")
    t.expect(dials() == (8, 8, 8, 8), deep_ones("cargo-hold") == 0, track("travel") == 1)


@example("unfathomable/46.1", "Transformation, second option: a soul, and on 4 or less a sanity")
def transformation_second(t: ExampleTable) -> None:
    for die, sanity in (("4", 7), ("5", 8)):
        option(t, "transformation", "second", die)
        t.expect(dials() == (8, 8, sanity, 7))


@example("unfathomable/39.5", "Volunteer Army: as many Deep Ones on the ship are defeated as passengers are risked")
def volunteers(t: ExampleTable) -> None:
    calm(t)
    for space, n in (("galley", 2), ("deck-6", 1), ("water-6", 1)):
        t.arrange("deep-ones", space=space, n=n)
    option(t, "volunteer-army", "first", "7 8", fresh=False)
    t.offered("1", "2", "3", "4")
    t.choose("2")
    t.expect(passengers("deck-7") == 1, passengers("deck-8") == 1)
    t.not_offered("defeat water-6")
    t.choose("defeat galley", "defeat deck-6")
    t.expect(deep_ones("galley") == 1, deep_ones("deck-6") == 0, deep_ones("water-6") == 1, passenger_supply() == 5)


@example("unfathomable/37.6", "Volunteer Army: no more volunteers than there are passengers, and without one no army")
def too_few_volunteers(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 2)
    t.arrange("deep-ones", space="galley", n=1)
    option(t, "volunteer-army", "first", "7 8", fresh=False)
    t.offered("1", "2")
    t.not_offered("3", "4")
    t.choose("1")
    t.expect(passenger_supply() == 1, deep_ones("galley") == 0)
    deep_one_at(t, "water-5")
    only(t, "passengers", 0)
    crisis(t, "volunteer-army")
    t.expect(deep_ones("deck-5") == 1)


@example("unfathomable/1", "Volunteer Army, second option: Deep Ones act")
def no_volunteers(t: ExampleTable) -> None:
    deep_one_at(t, "water-5")
    option(t, "volunteer-army", "second", fresh=False)
    t.expect(deep_ones("deck-5") == 1, passenger_supply() == 7)


@example("unfathomable/49", "Hold the Line, passed: you may move each Deep One on the ship once, or leave it")
def line_held(t: ExampleTable) -> None:
    calm(t)
    for space in ("deck-5", "deck-7", "water-3"):
        t.arrange("deep-ones", space=space, n=1)
    check(t, "hold-the-line", "lore strength will", 15, fresh=False)
    t.offered("to deck-5", "to water-5", "to cargo-hold")
    t.choose("to deck-5", "to water-7")
    t.expect(deep_ones("deck-5") == 1, deep_ones("water-7") == 1, deep_ones("deck-7") == 0, deep_ones("water-3") == 1)
    t.asked(1, "unfathomable-prompt-track")


@example("unfathomable/42", "Hold the Line: in part a Deep One into each water space, failed onto each deck space")
def line_broken(t: ExampleTable) -> None:
    for points, water, deck in ((14, 1, 0), (10, 1, 0), (9, 0, 1)):
        check(t, "hold-the-line", "lore strength will", points)
        for n in range(1, 9):
            t.expect(deep_ones(f"water-{n}") == water, deep_ones(f"deck-{n}") == deck)


# ------------------------------------------------------------------ 61 History Repeats

HISTORY = "history-repeats", "influence strength"


@example("unfathomable/25", "History Repeats, passed: a sanity, and Keilani may send somebody else to the Brig")
def history_passes(t: ExampleTable) -> None:
    check(t, *HISTORY, 13, characters=with_(KEILANI))
    t.expect(dials() == (8, 8, 9, 8))
    t.choose("yes")
    t.not_offered("arrest keilani-tatupu")
    t.choose("arrest william-bowleg")
    t.expect(where(3) == "brig")
    check(t, *HISTORY, 13, characters=with_(KEILANI))
    t.choose("no")
    t.expect(where(2) == "captains-cabin", where(3) == "chapel", track("travel") == 1)


@example("unfathomable/25", "History Repeats, failed: a soul, and both Keilani and the captain go to the Brig")
def history_fails(t: ExampleTable) -> None:
    calm(t, with_(KEILANI))
    t.arrange("title", which="captain", seat=2)
    check(t, *HISTORY, 12, fresh=False)  # while she is not the captain there is only the check
    t.expect(where(1) == "brig", where(2) == "brig", where(3) == "chapel", captain() == 3, dials() == (8, 8, 8, 7))
    check(t, *HISTORY, 12, characters=with_(KEILANI))
    t.expect(where(1) == "brig", where(2) == "captains-cabin", captain() == 2, dials() == (8, 8, 8, 7))


@example("unfathomable/25", "History Repeats, second option, of a captain: a sanity, and Keilani goes to the Brig")
def history_second(t: ExampleTable) -> None:
    option(t, "history-repeats", "second", characters=with_(KEILANI))
    t.expect(where(1) == "brig", captain() == 2, dials() == (8, 8, 7, 8))


# ------------------------------------------------------------------ 62 The Peacemaker

PEACE = "the-peacemaker", "influence will"


@example("unfathomable/39.5", "The Peacemaker, passed: every Deep One on the board is defeated, not those of the Deep")
def peace(t: ExampleTable) -> None:
    calm(t, with_(ARJUN))
    for space in ("water-5", "deck-6", "galley", "the-deep"):
        t.arrange("deep-ones", space=space, n=1)
    check(t, *PEACE, 13, fresh=False)
    # Then the symbol: Hydra is in the Deep, and two join the one there
    t.expect(*[deep_ones(s) == 0 for s in ("water-5", "water-7", "deck-6", "galley")], deep_ones("the-deep") == 3)


@example("unfathomable/42", "The Peacemaker, failed: a Deep One into each room; second option, Arjun keeps the card")
def peace_fails(t: ExampleTable) -> None:
    check(t, *PEACE, 12, characters=with_(ARJUN))
    rooms = ("bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room")
    t.expect(*[deep_ones(room) == 1 for room in rooms])
    option(t, "the-peacemaker", "second", characters=with_(ARJUN))
    t.expect(area(1).has("the-peacemaker"), deep_ones("bridge") == 0)


@example("unfathomable/7.3", "The Peacemaker, kept: Arjun cannot attack")
def peace_kept(t: ExampleTable) -> None:
    calm(t, with_(ARJUN))
    t.arrange("deep-ones", space="bridge", n=1)
    t.arrange("actions", seat=1)
    t.offered("attack bridge")
    t.arrange("item", seat=1, code="the-peacemaker")
    t.arrange("actions", seat=1)
    t.refused("attack bridge", "unfathomable/7.3")


@example("unfathomable/7.11", "The Peacemaker, kept: with the next defeated passenger it goes, and a sanity")
def peace_ends(t: ExampleTable) -> None:
    ready(t, "the-peacemaker", characters=with_(ARJUN))
    t.arrange("top", pile="passengers", codes="passenger-nothing")
    check(t, "hypnotic-melody", "influence will", 6, fresh=False)
    t.expect(area(1).lacks("the-peacemaker"), dials() == (8, 8, 7, 8))
