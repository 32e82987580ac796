"""Mythos cards 63 to 70, each of a character: what they do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    BEATRICE,
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    area,
    calm,
    crisis,
    damaged_rooms,
    deck_size,
    deep_ones,
    dials,
    discard_size,
    discard_top,
    items,
    nobody_answers,
    passengers,
    pile,
    sees_bottom,
    total,
    track,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, go_through, option, ready, sound_hull


def with_(who: str) -> str:
    """This character at seat 1, and two others."""
    return " ".join([who, *[c for c in (SVETLANA, WILLIAM, JEANNE) if c != who][:2]])


# ------------------------------------------------------------------ 63 Do No Harm, 64 Signs of Life


@example("unfathomable/46.1", "Do No Harm: a sanity, and Svetlana to the Sick Bay; failed, the ship is damaged as well")
def harm(t: ExampleTable) -> None:
    for points, rooms in ((13, ()), (12, ("galley",))):
        calm(t, with_(SVETLANA))
        sound_hull(t)
        check(t, "do-no-harm", "lore observation", points, "6", fresh=False)
        t.expect(where(1) == "sick-bay", dials() == (8, 8, 7, 8), damaged_rooms() == rooms)


@example("unfathomable/44.1", "Do No Harm, second option: Svetlana goes to the Brig, and the ship is damaged")
def harm_second(t: ExampleTable) -> None:
    calm(t, with_(SVETLANA))
    sound_hull(t)
    option(t, "do-no-harm", "second", "6", fresh=False)
    t.expect(where(1) == "brig", damaged_rooms() == ("galley",), dials() == (8, 8, 8, 8))


@example("unfathomable/46.1", "Signs of Life: passed, a sanity more; failed, 2 souls less")
def signs(t: ExampleTable) -> None:
    for points, sanity, souls in ((13, 9, 8), (12, 8, 6)):
        check(t, "signs-of-life", "influence observation", points)
        t.expect(dials() == (8, 8, sanity, souls))


@example("unfathomable/39.3", "Signs of Life, second option: a passenger is risked, the ship damaged, Jeanne defeated")
def signs_second(t: ExampleTable) -> None:
    calm(t)
    sound_hull(t)
    option(t, "signs-of-life", "second", "6 5", fresh=False)
    nobody_answers(t)
    t.expect(passengers("deck-6") == 1, damaged_rooms() == ("cargo-hold",), where(1) == "sick-bay")


# ------------------------------------------------------------------ 65 The Game is Afoot

GAME = "the-game-is-afoot", "observation strength"


@example("unfathomable/39.5", "The Game is Afoot, passed: every Deep One in a room of Jamie's choice is defeated")
def game_passes(t: ExampleTable) -> None:
    calm(t, with_(JAMIE))
    for space, n in (("galley", 3), ("cargo-hold", 1), ("deck-8", 1)):
        t.arrange("deep-ones", space=space, n=n)
    check(t, *GAME, 13, fresh=False)
    t.not_offered("clear deck-8", "clear sick-bay")
    t.choose("clear galley")
    t.expect(deep_ones("galley") == 0, deep_ones("cargo-hold") == 1, deep_ones("deck-8") == 1)


@example("unfathomable/42", "The Game is Afoot, failed: 4 Deep Ones in a room by the die, and Jamie with them")
def game_fails(t: ExampleTable) -> None:
    calm(t, with_(JAMIE))
    t.arrange("deep-ones", space="water-8", n=1)  # so that the symbol waits for the order of the Deep Ones
    check(t, *GAME, 12, "6", fresh=False)
    t.expect(deep_ones("galley") == 4, where(1) == "galley")


@example("unfathomable/44.2-1", "The Game is Afoot, second option: the Boiler Room is damaged, with 4 Deep Ones")
def game_second(t: ExampleTable) -> None:
    calm(t, with_(JAMIE))
    t.arrange("deep-ones", space="water-8", n=1)
    sound_hull(t)
    option(t, "the-game-is-afoot", "second", fresh=False)
    t.expect(damaged_rooms() == ("boiler-room",), deep_ones("boiler-room") == 4)
    calm(t, with_(JAMIE))
    t.arrange("top", pile="damage", codes="fuel-leak")  # no room is damaged: no Deep Ones either
    option(t, "the-game-is-afoot", "second", fresh=False)
    t.expect(deep_ones("boiler-room") == 0, damaged_rooms() == (), dials() == (7, 8, 8, 8))


# ------------------------------------------------------------------ 66 Memory of the Deep

MEMORY = "memory-of-the-deep"


@example("unfathomable/22.22", "Memory of the Deep, passed: William may discard it at once, and its symbols do nothing")
def memory_passes(t: ExampleTable) -> None:
    for answer, deep, travel in (("yes", 0, 0), ("no", 2, 1)):
        check(t, MEMORY, "lore will", 13, characters=with_(WILLIAM))
        t.choose(answer)
        t.expect(discard_top("mythos") == MEMORY, deep_ones("the-deep") == deep, track("travel") == travel)


@example("unfathomable/46.1", "Memory of the Deep: William keeps the card; if he tried the check, a sanity is lost too")
def memory_fails(t: ExampleTable) -> None:
    check(t, MEMORY, "lore will", 12, characters=with_(WILLIAM))
    t.expect(area(1).has(MEMORY), dials() == (8, 8, 7, 8), track("travel") == 1)
    option(t, MEMORY, "second", characters=with_(WILLIAM))
    t.expect(area(1).has(MEMORY), dials() == (8, 8, 8, 8), track("travel") == 1)


@example("unfathomable/7.11", "Memory of the Deep, kept: with cards of William's the top treachery card joins a check")
def memory_echo(t: ExampleTable) -> None:
    for cards, points in (("true-grit-5", 9), ("", 8)):
        ready(t, MEMORY, characters=with_(WILLIAM))
        t.arrange("top", pile="treachery", codes="ransack-4")
        crisis(t, "sewage-backup", chaos="determination-4 rampage-4")
        t.arrange("hand", seat=1, cards=cards)
        go_through(t, "add true-grit-5")
        t.expect(total() == points, discard_size("treachery") == (1 if cards else 0))


@example("unfathomable/7.11", "Memory of the Deep, kept: an action and a check of 13 end it; failed, a sanity is lost")
def memory_forgotten(t: ExampleTable) -> None:
    for card, kept in (("determination-3", 0), ("persistence-2", 1)):
        ready(t, MEMORY, characters=with_(WILLIAM))
        t.arrange("top", pile="chaos", codes="forced-learning-5 true-grit-5")
        t.arrange("hand", seat=2, cards=card)
        t.arrange("actions", seat=1)
        t.choose(f"forget {MEMORY}")
        nobody_answers(t)
        t.choose(f"add {card}", seat=2)
        t.expect(dials() == (8, 8, 8 - kept, 8), discard_size("mythos") == 1 - kept, total() == 13 - kept)
        if kept:
            t.expect(area(1).has(MEMORY), unchanged=True)


# ------------------------------------------------------------------ 67 Miscalculation

CREW = f"{SVETLANA} {WILLIAM} {BEATRICE}"
"""In her own turn Beatrice would choose among two mythos cards: here another player draws hers."""


@example("unfathomable/7.7", "Miscalculation, passed: Beatrice sorts the top two waypoints")
def miscalculation_passes(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("top", pile="waypoints", codes="reef hurricane")
    check(t, "miscalculation", "lore observation", 13, fresh=False)
    t.choose("top hurricane")
    t.expect(pile("waypoints") == ("hurricane", "reef"), sees_bottom(3, "waypoints") == True)  # noqa: E712


@example("unfathomable/50.2-1", "Miscalculation, failed, or a 7 or less instead: 2 back on the travel track, or fuel")
def miscalculation_fails(t: ExampleTable) -> None:
    for before, after, fuel in ((3, 1, 8), (1, 0, 7), (0, 0, 6)):  # after that the card's symbol: 1 on
        calm(t, CREW)
        t.arrange("track", which="travel", n=before)
        check(t, "miscalculation", "lore observation", 12, fresh=False)
        t.expect(track("travel") == after + 1, dials() == (fuel, 8, 8, 8))
    for die, fuel in (("7", 6), ("8", 8)):
        calm(t, CREW)
        option(t, "miscalculation", "second", die, fresh=False)
        nobody_answers(t)
        t.expect(track("travel") == 1, dials() == (fuel, 8, 8, 8))


# ------------------------------------------------------------------ 68 Family Ties


@example("unfathomable/39.5", "Family Ties: the board is free of Deep Ones, not the Deep; Ishmael keeps the card")
def family_first(t: ExampleTable) -> None:
    calm(t, with_(ISHMAEL))
    for space in ("water-5", "deck-6", "boiler-room", "the-deep"):
        t.arrange("deep-ones", space=space, n=1)
    option(t, "family-ties", "first", fresh=False)
    # Then the symbol: no Deep One is on the board, and two join the one in the Deep
    t.expect(*[deep_ones(s) == 0 for s in ("water-5", "water-7", "deck-6", "boiler-room")], deep_ones("the-deep") == 3)
    t.expect(area(1).has("family-ties"))


@example("unfathomable/42", "Family Ties, second option: 4 Deep Ones in the room where Ishmael is, or in the nearest")
def family_second(t: ExampleTable) -> None:
    for here, there in (("galley", "galley"), ("deck-5", "cargo-hold"), ("sick-bay", "chapel")):
        calm(t, with_(ISHMAEL))
        t.arrange("stand", seat=1, space=here)
        t.arrange("deep-ones", space="water-8", n=1)  # so that the symbol waits for the order of the Deep Ones
        option(t, "family-ties", "second", fresh=False)
        if here == "sick-bay":
            t.offered("fill captains-cabin")
            t.choose("fill chapel")
        t.expect(deep_ones(there) == 4)


@example("unfathomable/7.11", "Family Ties, kept: a treachery card joins every check, while Ishmael is not in the Brig")
def family_kept(t: ExampleTable) -> None:
    for here, points in (("galley", 4), ("brig", 8)):
        calm(t, with_(ISHMAEL))
        t.arrange("item", seat=1, code="family-ties")
        t.arrange("stand", seat=1, space=here)
        t.arrange("top", pile="treachery", codes="ransack-4")
        crisis(t, "sewage-backup", seat=2, chaos="determination-4 rampage-4")
        t.arrange("dice", results="5")
        t.expect(total() == points, discard_size("treachery") == (1 if points == 4 else 0))


# ------------------------------------------------------------------ 69 Gift of the Mother, 70 Ticket, Please

GIFT = "gift-of-the-mother", "strength will"


@example("unfathomable/27.2", "Gift of the Mother, passed: the chaos deck is discarded and built anew")
def gift_passes(t: ExampleTable) -> None:
    calm(t, with_(EDMUND))
    option(t, "missing-jewelry", "second", fresh=False)
    t.expect(deck_size("chaos") == 14)
    t.arrange("hand", seat=2)
    check(t, *GIFT, 15, fresh=False)
    t.expect(deck_size("chaos") == 10, discard_size("treachery") == 4)


@example("unfathomable/39.3", "Gift of the Mother, failed: Edmund is defeated, the ring leaves the game, 6 treachery")
def gift_fails(t: ExampleTable) -> None:
    check(t, *GIFT, 14, characters=with_(EDMUND))
    t.expect(where(1) == "sick-bay", items(1) == (), pile("removed").has("lucky-ring"), deck_size("treachery") == 15)


@example("unfathomable/23.2", "Gift of the Mother, second option: the ring is gone, whoever has it, 6 treachery")
def gift_second(t: ExampleTable) -> None:
    calm(t, with_(EDMUND))
    t.arrange("item", seat=2, code="lucky-ring")
    option(t, "gift-of-the-mother", "second", fresh=False)
    t.expect(items(2) == ("travel-pharmacy",), pile("removed").has("lucky-ring"), deck_size("chaos") == 16)
    t.expect(where(1) == "galley", unchanged=True)


@example("unfathomable/23.1", "Ticket, Please, passed: Samira draws an item")
def ticket_passes(t: ExampleTable) -> None:
    calm(t, with_(SAMIRA))
    t.arrange("top", pile="items", codes="kitchen-knife")
    check(t, "ticket-please", "influence will", 13, fresh=False)
    t.expect(items(1) == ("starbuck", "kitchen-knife"), where(1) == "cargo-hold")


@example("unfathomable/23.2", "Ticket, Please: Samira loses all items and goes to the Brig, or on deck by the die")
def ticket_lost(t: ExampleTable) -> None:
    for key, space in (("check", "brig"), ("second", "deck-6")):
        calm(t, with_(SAMIRA))
        t.arrange("item", seat=1, code="kitchen-knife")
        if key == "check":
            check(t, "ticket-please", "influence will", 12, fresh=False)
        else:
            option(t, "ticket-please", "second", "6", fresh=False)
        t.expect(items(1) == (), where(1) == space, pile("removed").has("starbuck"))
