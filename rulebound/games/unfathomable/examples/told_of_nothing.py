"""What comes to nothing says so, and by which clause; nothing changes unsaid; windows say what they are about."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.fine_print import misfortune
from rulebound.games.unfathomable.examples.probes import (
    EDMUND,
    ISHMAEL,
    JAMIE,
    JEANNE,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    area,
    barricaded,
    calm,
    crisis,
    damaged_rooms,
    deciding,
    deck_size,
    deep_ones,
    dial,
    dials,
    distance,
    hand,
    hand_size,
    happening,
    items,
    loyalty_cards,
    named,
    nobody_adds,
    nobody_answers,
    only,
    passenger_supply,
    phase,
    pile,
    skills_in_hand,
    total,
    track,
    traitor,
    turn_begins,
    turn_of,
    where,
)
from rulebound.games.unfathomable.examples.rigging import check, option
from rulebound.games.unfathomable.examples.spell_effects import casts, keeper

NOTHING = "unfathomable-log-nothing"

# ------------------------------------------------------------------ mythos cards


@example("unfathomable/15.20-2", "Identity Crisis: that no Deep One comes into the Brig is told")
def told_of_no_deep_one(t: ExampleTable) -> None:
    misfortune(t, "identity-crisis", f"{JEANNE} {WILLIAM}")
    turn_of(t, 2)
    t.arrange("stand", seat=2, space="brig")
    t.arrange("hand", seat=2, cards="coordinated-effort-1")
    t.choose("coordinate coordinated-effort-1", "choose edmund-mallory", "declare", "check")
    t.heard(NOTHING, "unfathomable/15.20-2")
    t.expect(dial("souls") == 7)


@example("unfathomable/44.2-2", "Where no room is damaged no Deep One appears, and that is told")
def told_of_no_damage(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="damage", codes="fuel-leak")
    check(t, "infiltrator", "lore strength", 7, fresh=False)
    t.heard(NOTHING, "unfathomable/44.2-2")
    t.expect(dial("fuel") == 7)
    calm(t, f"{JAMIE} {JEANNE} {WILLIAM}")
    t.arrange("top", pile="damage", codes="fuel-leak")
    option(t, "the-game-is-afoot", "second", fresh=False)
    t.heard(NOTHING, "unfathomable/44.2-2")
    t.expect(dial("fuel") == 7, damaged_rooms() == ())


@example("unfathomable/7.8", "Cards that find no Deep One say so")
def told_of_no_deep_ones(t: ExampleTable) -> None:
    for card, skills, enough in (
        ("missing-munitions", "influence observation will", 16),
        ("on-the-offensive", "lore strength", 10),
        ("hold-the-line", "lore strength will", 15),
    ):
        check(t, card, skills, enough)
        t.heard(NOTHING, "unfathomable/7.8")
        t.expect(dials() == (8, 8, 8, 8), unchanged=True)
    check(t, "the-game-is-afoot", "observation strength", 13, characters=f"{JAMIE} {JEANNE} {WILLIAM}")
    t.choose("clear galley")
    t.heard(NOTHING, "unfathomable/7.8")
    option(t, "family-ties", "first", characters=f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(area(1).has("family-ties"))


@example("unfathomable/7.8", "Who has no cards discards none, and where nobody has any it is told as well")
def told_of_empty_hands(t: ExampleTable) -> None:
    check(t, "firemen-strike", "strength will", 8)
    t.heard("unfathomable-log-no-cards", "unfathomable/7.8")
    t.expect(where(1) == "sick-bay")
    check(t, "rally-the-crew", "influence will", 9)
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(dial("sanity") == 6)
    calm(t)
    t.arrange("track", which="ritual", n=1)
    option(t, "sacrifice-deep-one", "second", fresh=False)
    t.heard("unfathomable-log-no-cards", "unfathomable/7.8")
    t.expect(track("ritual") == 0)


@example("unfathomable/7.8", "Nobody is free to be locked up, nobody is locked up, nobody has too much: it is told")
def told_of_nobody(t: ExampleTable) -> None:
    check(t, "jail-break", "lore strength", 8)
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(dial("sanity") == 7)
    check(t, "criminal-activity", "influence observation", 10)
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(dial("sanity") == 7)
    calm(t)
    for seat in (1, 2, 3):
        t.arrange("stand", seat=seat, space="galley")
    option(t, "the-captains-banquet", "first", fresh=False)
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(dial("food") == 6)
    calm(t)
    t.arrange("dice", results="1")
    check(t, "sewage-backup", "strength will", 8, fresh=False)
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(dial("sanity") == 7)


@example("unfathomable/7.8", "The ring is in nobody's hands, and Samira has no items: it is told")
def told_of_no_items(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {JEANNE} {WILLIAM}")
    t.arrange("remove", card="lucky-ring")
    option(t, "gift-of-the-mother", "second", fresh=False)
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(deck_size("chaos") == 16)
    calm(t, f"{SAMIRA} {JEANNE} {WILLIAM}")
    t.arrange("remove", card="starbuck")
    option(t, "ticket-please", "second", dice="5", fresh=False)
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(where(1) == "deck-5")


@example("unfathomable/37.6", "Too few passengers for a price: it is told how many are left")
def told_of_too_few(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 1)
    check(t, "bucket-brigade", "influence strength will", 16, fresh=False)
    t.heard("unfathomable-log-few-passengers", "unfathomable/37.6", n=1)
    t.expect(track("travel") == 0, passenger_supply() == 1, unchanged=True)
    calm(t)
    only(t, "passengers", 1)
    check(t, "adrift-fishing-boat", "influence observation strength", 13, fresh=False)
    t.heard("unfathomable-log-few-passengers", "unfathomable/37.6", n=1)
    t.expect(dial("souls") == 8, unchanged=True)
    calm(t)
    only(t, "passengers", 3)
    option(t, "incoming-sos", "first", dice="1 2 3", fresh=False)
    t.heard(NOTHING, "unfathomable/37.6")
    t.expect(passenger_supply() == 0)


@example("unfathomable/35.1", "From an empty deck nothing is drawn: items, spells, treachery")
def told_of_empty_decks(t: ExampleTable) -> None:
    calm(t)
    only(t, "items", 0)
    option(t, "just-desserts", "first", fresh=False)
    t.heard("unfathomable-log-empty", "unfathomable/23.4")
    t.heard("unfathomable-log-deep-ones", "unfathomable/1.18")
    t.expect(dial("food") == 6)
    calm(t)
    only(t, "treachery", 0)
    option(t, "missing-jewelry", "second", fresh=False)
    t.heard("unfathomable-log-empty", "unfathomable/35.1")
    t.not_heard("unfathomable-log-treachery")
    t.expect(deck_size("chaos") == 10, unchanged=True)
    calm(t)
    only(t, "spells", 0)
    check(t, "stolen-ritual-components", "lore observation", 10, fresh=False)
    t.heard("unfathomable-log-empty", "unfathomable/17.2")
    t.expect(track("travel") == 1)


# ------------------------------------------------------------------ waypoints, spells


def reaches(t: ExampleTable, waypoint: str) -> None:
    """Jeanne, the captain, steams on to this waypoint."""
    t.arrange("track", which="travel", n=3)
    t.arrange("top", pile="waypoints", codes=f"{waypoint} rough-water")
    t.choose("full-steam full-steam-ahead", f"waypoint {waypoint}")


@example("unfathomable/37.6", "Waypoints where passengers are lacking: it is told, or who is not there")
def told_at_waypoints(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 2)
    reaches(t, "abandoned-depot")
    t.heard("unfathomable-log-few-passengers", "unfathomable/37.6", n=2)
    t.expect(distance() == 2)


@example("unfathomable/7.8", "Rolling Seas and Rogue Wave over an empty deck: it is told")
def told_of_an_empty_deck(t: ExampleTable) -> None:
    for waypoint in ("rolling-seas", "rogue-wave"):
        calm(t)
        for deck in (3, 4):
            only(t, f"passengers-deck-{deck}", 0, "passengers")
        reaches(t, waypoint)
        t.heard(NOTHING, "unfathomable/7.8")
        t.expect(distance() == 3)


@example("unfathomable/7.8", "Spells that find nothing to do say so")
def told_of_idle_spells(t: ExampleTable) -> None:
    for spell, *answers in (
        ("call-down-the-storm",),
        ("plague-of-locusts",),
        ("lure-monster",),
        ("summon-the-beast-within", "stay"),
    ):
        keeper(t)
        casts(t, spell, *answers, dice="4 8")
        t.heard(NOTHING, "unfathomable/7.8")
        t.expect(pile("removed").has(spell))
    t.heard("unfathomable-log-declines", "unfathomable/7.4")


# ------------------------------------------------------------------ betrayals


@example("unfathomable/36.2", "Declared in the Brig a betrayal does no harm, and no cards are exchanged: it is told")
def told_of_a_betrayal_in_the_brig(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.arrange("stand", seat=1, space="brig")
    t.arrange("hand", seat=1, cards="rampage-3")
    t.choose("declare")
    t.heard(NOTHING, "unfathomable/36.2")
    t.heard(NOTHING, "unfathomable/36.3")
    t.heard(NOTHING, "unfathomable/36.6")
    t.expect(dial("sanity") == 8, hand(1) == ("rampage-3",), unchanged=True)


@example("unfathomable/36.3", "Past the port's distance the other loyalty cards are kept: it is told")
def told_of_loyalty_kept(t: ExampleTable) -> None:
    hidden_traitor(t, "hybrid human")
    t.arrange("distance", n=12, awakened=1)
    t.choose("declare", "show hybrid")
    t.heard("unfathomable-log-loyalty-kept", "unfathomable/36.3")
    t.expect(loyalty_cards(1) == 1, traitor(1) == True)  # noqa: E712


@example("unfathomable/7.8", "Betrayals that find nobody, no item, no Deep One say so")
def told_of_betrayals_without_effect(t: ExampleTable) -> None:
    for character in (ISHMAEL, SAMIRA, JAMIE):
        hidden_traitor(t, characters=f"{character} {JEANNE} {WILLIAM}")
        t.choose("declare")
        t.heard(NOTHING, "unfathomable/7.8")
        t.expect(traitor(1) == True)  # noqa: E712
    hidden_traitor(t, characters=f"{SVETLANA} {JEANNE} {WILLIAM}")
    for deck in (3, 4):
        only(t, f"passengers-deck-{deck}", 0, "passengers")
    only(t, "passengers", 0)
    t.choose("declare")
    t.heard(NOTHING, "unfathomable/7.8")
    t.expect(traitor(1) == True)  # noqa: E712


@example("unfathomable/36.6", "A traitor who exchanges no card says so")
def told_of_no_exchange(t: ExampleTable) -> None:
    hidden_traitor(t)
    t.arrange("hand", seat=1, cards="rampage-3")
    t.choose("declare", "")
    t.heard("unfathomable-log-declines", "unfathomable/7.4")
    t.expect(skills_in_hand(1) == ("strength",), unchanged=True)


@example("unfathomable/48.9", "A revealed traitor's turn passes without a mythos card, and that is told")
def told_of_no_mythos(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    turn_of(t, 3)
    t.choose("pass")
    t.heard("unfathomable-log-no-mythos", "unfathomable/48.9")
    t.expect(phase() == "actions", unchanged=True)


# ------------------------------------------------------------------ what changes


@example("unfathomable/38.4", "That chaos cards join a check is told, and who adds none because there is none to add")
def told_of_chaos_cards(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "flooding-compartment", chaos="shrivelling-1 true-grit-5")
    t.play()
    t.heard("unfathomable-log-chaos", "unfathomable/38.4", n=2)
    t.heard("unfathomable-log-added", "unfathomable/38.5-1", n=0)
    t.expect(dial("souls") == 7)


@example("unfathomable/27.2", "That the chaos deck is built anew is told, and which type it lacks")
def told_of_a_new_chaos_deck(t: ExampleTable) -> None:
    calm(t)
    only(t, "will", 1)
    only(t, "chaos", 2)
    crisis(t, "flooding-compartment", chaos="shrivelling-1 true-grit-5")
    t.play()
    t.heard("unfathomable-log-renewed", "unfathomable/27.2")
    t.heard("unfathomable-log-no-chaos", "unfathomable/27.2-1")
    t.expect(deck_size("chaos") == 8)


@example("unfathomable/24.2-2", "That a skill deck is made anew of its discard pile is told")
def told_of_a_new_skill_deck(t: ExampleTable) -> None:
    calm(t)
    only(t, "influence", 1, "influence-discard")
    turn_begins(t, 1)
    t.play()
    t.heard("unfathomable-log-renewed", "unfathomable/24.2-2")
    t.expect(hand_size(1) == 5)


@example("unfathomable/7.11", "That the hatches are barricaded is told")
def told_of_the_barricade(t: ExampleTable) -> None:
    calm(t)
    t.arrange("item", seat=1, code="barricade-the-hatches")
    turn_of(t, 1)
    t.choose("barricade barricade-the-hatches")
    t.heard("unfathomable-log-barricaded", "unfathomable/7.11")
    t.expect(barricaded() == True)  # noqa: E712


@example("unfathomable/38.3-1", "What is done before cards are added is told: openly, and without chaos cards")
def told_before_cards_are_added(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="nothing-to-hide-3 preparation-5")
    crisis(t, "flooding-compartment")
    t.choose("lay-open nothing-to-hide-3")
    t.heard("unfathomable-log-face-up", "unfathomable/38.3-1")
    t.choose("prepare preparation-5")
    t.heard("unfathomable-log-without-chaos", "unfathomable/38.3-1")
    t.not_heard("unfathomable-log-chaos")
    t.expect(total() == 0, unchanged=True)
    t.expect(dial("souls") == 7)


# ------------------------------------------------------------------ which roll, which check


@example("unfathomable/7.14", "Before a roll it is said who rolls, and what it decides; afterwards what it shows")
def which_roll(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {JEANNE} {WILLIAM}")
    t.arrange("hand", seat=1, cards="rampage-3")
    t.arrange("deep-ones", space="galley", n=1)
    t.arrange("dice", results="3 5")
    t.choose("attack galley")
    t.asked(1, "core-prompt-react")
    t.expect(happening("thing") == "edmund-mallory", deciding() == ("hit-deep-one", 4, "galley"))
    t.choose("pass")
    t.expect(happening("n") == 3, deciding() == ("hit-deep-one", 4, "galley"))
    t.choose("fortunate-fighter edmund-mallory", "discard rampage-3")
    nobody_answers(t)
    t.expect(deep_ones("galley") == 0)


@example("unfathomable/7.14", "Of a card that is paid for a roll the value counts already: so much is still needed")
def which_roll_of_the_boilers(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="combat-training-2 rampage-3")
    t.choose("boiler-room", "discard combat-training-2")
    t.asked(1, "core-prompt-react")
    t.expect(deciding() == ("high", 5))


@example("unfathomable/7.15", "Before cards are added, and when they are counted, it is said which check it is")
def which_check(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=2, cards="determination-3")
    crisis(t, "disturbing-dreams", chaos="shrivelling-1 coordinated-effort-2")
    t.asked(2, "core-prompt-react")
    t.expect(happening("n") == 13)
    t.choose("pass")
    t.expect(named("skills").has("lore"))
    nobody_adds(t)
    t.expect(happening("total") == 3, happening("n") == 13, happening("partial") == 10)
    t.choose("pass")
    t.expect(items(1) == ("tool-kit",), dial("sanity") == 6)


@example("unfathomable/37.8", "Where a passenger is about to be lost is said")
def which_passenger(t: ExampleTable) -> None:
    calm(t, f"{SVETLANA} {JEANNE} {WILLIAM}")
    t.arrange("deep-ones", space="deck-4", n=1)
    crisis(t, "infection")
    t.choose("first")
    t.asked(1, "core-prompt-react")
    t.expect(happening("place") == "deck-4")
    t.choose("treat travel-pharmacy", "food")
    t.expect(passenger_supply() == 8)
