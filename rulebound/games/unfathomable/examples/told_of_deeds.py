"""What everybody is told of cards, checks, titles, betrayals and the end, and by which clause."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
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
    area,
    awakened,
    calm,
    captain,
    crisis,
    deck_size,
    deep_ones,
    dial,
    distance,
    hand_size,
    items,
    knows_loyalty,
    laid_out,
    loyalty_cards,
    nobody_adds,
    nobody_answers,
    only,
    sees_bottom,
    skills_in_hand,
    starting_hands,
    total,
    track,
    turn_begins,
    turn_of,
    where,
    winners,
)
from rulebound.games.unfathomable.examples.rigging import check, option

LOW = "shrivelling-1 coordinated-effort-1"
ELEVEN = "rampage-3 rampage-3 rampage-3 rampage-3 rampage-4 rampage-4 rampage-4 persistence-1 persistence-1 "
ELEVEN += "persistence-2 persistence-2"

# ------------------------------------------------------------------ the turn


@example("unfathomable/setup-9", "Setting up: who plays whom, what they begin with, who has which title")
def told_of_setting_up(t: ExampleTable) -> None:
    laid_out(t, CREW)
    t.play()
    t.heard("unfathomable-log-character", "unfathomable/setup-9")
    t.heard("unfathomable-log-item", "unfathomable/setup-11")
    starting_hands(t)
    t.heard("core-log-draw", "unfathomable/setup-13")
    t.heard("unfathomable-log-title", "unfathomable/43.2")
    t.heard("unfathomable-log-loyalty-dealt", "unfathomable/setup-17")
    t.expect(area(1).has("captain"))


@example("unfathomable/48.1", "Whose turn it is, and how many cards they draw")
def told_of_a_turn(t: ExampleTable) -> None:
    calm(t)
    turn_begins(t, 1)
    t.play()
    t.heard("core-log-turn", "unfathomable/48.1")
    t.heard("core-log-draw", "unfathomable/48.4")
    t.not_heard("unfathomable-log-none-left")
    t.expect(hand_size(1) == 5)


@example("unfathomable/24.2-3", "If a deck has too few cards, that is told")
def told_of_an_empty_deck(t: ExampleTable) -> None:
    calm(t, CREW)
    only(t, "influence", 0)
    turn_begins(t, 1)
    t.play()
    t.heard("unfathomable-log-none-left", "unfathomable/24.2-3")
    t.expect(hand_size(1) == 4)


@example("unfathomable/29.2", "What is discarded above ten")
def told_of_the_hand_limit(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards=ELEVEN)
    t.arrange("phase", name="discard")
    t.choose("discard persistence-1")
    t.heard("unfathomable-log-discards", "unfathomable/29.2")
    t.expect(hand_size(1) == 10)


@example("unfathomable/12.3", "Where somebody goes")
def told_of_a_move(t: ExampleTable) -> None:
    calm(t, CREW)
    t.choose("move galley")
    t.heard("unfathomable-log-move", "unfathomable/12.3")
    t.expect(where(1) == "galley")


# ------------------------------------------------------------------ the spaces


@example("unfathomable/50.6", "The Boiler Room: the action, the card, what it costs, how far the ship comes")
def told_of_the_boilers(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards="combat-training-1")
    t.arrange("dice", results="2")
    t.choose("boiler-room")
    t.heard("unfathomable-log-space", "unfathomable/50.6")
    t.choose("discard combat-training-1")
    t.heard("unfathomable-log-discards", "unfathomable/50.6")
    t.heard("unfathomable-log-roll", "unfathomable/50.6")
    t.heard("unfathomable-log-lose", "unfathomable/50.6")
    t.heard("unfathomable-log-travel", "unfathomable/50.6")
    t.expect(track("travel") == 1)
    nobody_answers(t)


@example("unfathomable/50.11", "The Chapel: the action, and how far the ritual is; or how far back")
def told_of_a_prayer(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {JAMIE}")
    t.arrange("hand", seat=1, cards="shrivelling-1")
    t.arrange("dice", results="8")
    t.choose("chapel")
    t.heard("unfathomable-log-space", "unfathomable/50.11")
    t.choose("on", "discard shrivelling-1")
    t.heard("unfathomable-log-ritual", "unfathomable/50.11")
    turn_begins(t, 1)
    t.choose("chapel", "back")
    t.heard("unfathomable-log-back-ritual", "unfathomable/50.11")
    t.expect(track("ritual") == 0)


@example("unfathomable/25.1", "The Captain's Cabin: who is accused, where to, which title goes to whom")
def told_of_an_arrest(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="captains-cabin")
    t.arrange("top", pile="chaos", codes="preparation-5 inspiring-speech-5")
    t.choose("captains-cabin")
    t.heard("unfathomable-log-space", "unfathomable/25.1")
    t.choose("arrest william-bowleg")
    t.heard("unfathomable-log-accused", "unfathomable/25.1")
    t.heard("unfathomable-log-check", "unfathomable/38.3")
    t.heard("unfathomable-log-move", "unfathomable/25.1")
    t.heard("unfathomable-log-title-lost", "unfathomable/25.2")
    t.heard("unfathomable-log-title", "unfathomable/43.4")
    t.heard("core-log-discard", "unfathomable/38.9")
    t.expect(where(2) == "brig")


@example("unfathomable/25.4-1", "The Brig: the action, and where the prisoner goes")
def told_of_getting_out(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="brig")
    t.arrange("top", pile="chaos", codes="forced-learning-5 shrug-it-off-5")
    t.choose("brig")
    t.heard("unfathomable-log-space", "unfathomable/25.4-1")
    t.choose("move galley")
    t.heard("unfathomable-log-move", "unfathomable/25.4-1")
    t.expect(where(1) == "galley")


@example("unfathomable/12.10-1", "A traitor's break-out: the worth of the cards, the cards, the way")
def told_of_a_break_out(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="brig")
    t.arrange("hand", seat=3, cards="true-grit-5 shrug-it-off-5 rampage-3")
    turn_of(t, 3)
    t.choose("break-out", "discard true-grit-5", "discard shrug-it-off-5", "discard rampage-3", "move galley")
    t.heard("unfathomable-log-break-out", "unfathomable/12.10-1")
    t.heard("unfathomable-log-discards", "unfathomable/12.10-2")
    t.heard("unfathomable-log-move", "unfathomable/12.10-1")
    t.expect(where(3) == "galley")


@example("unfathomable/7.7", "Who looks at how many cards of which deck")
def told_of_looking(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("top", pile="waypoints", codes="reef iceberg")
    t.arrange("dice", results="5")
    t.choose("bridge")
    t.heard("unfathomable-log-risk", "unfathomable/37.4")
    t.choose("waypoints")
    t.heard("unfathomable-log-looks", "unfathomable/7.7")
    t.choose("top iceberg", "under reef")
    t.expect(deck_size("waypoints") == 20, unchanged=True)


@example("unfathomable/7.7", "So for the items of the Cargo Hold, and for the waypoints of a crisis")
def told_of_looking_elsewhere(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {JAMIE}")
    t.arrange("top", pile="items", codes="shotgun plimsolls")
    t.choose("cargo-hold")
    t.heard("unfathomable-log-looks", "unfathomable/7.7")
    t.choose("take shotgun")
    t.arrange("top", pile="waypoints", codes="reef iceberg")
    option(t, "strange-vision", "first", fresh=False)
    t.heard("unfathomable-log-looks", "unfathomable/7.7")
    t.choose("top reef")
    t.expect(where(1) == "brig")


@example("unfathomable/12.6", "A trade: who opens it, who receives what, and what is refused")
def told_of_a_trade(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=2, space="boiler-room")
    t.choose("trade")
    t.heard("unfathomable-log-trade", "unfathomable/12.6")
    t.choose("give svetlana-gedroits tool-kit", "no")
    t.heard("unfathomable-log-refused", "unfathomable/12.6-1")
    t.choose("give jeanne-lafarge travel-pharmacy", "yes")
    t.heard("unfathomable-log-item", "unfathomable/12.6-1")
    t.expect(items(1) == ("tool-kit", "travel-pharmacy"))


# ------------------------------------------------------------------ mythos cards and checks


@example("unfathomable/22.4", "A mythos card: what is drawn, what is replaced, what is discarded")
def told_of_a_mythos_card(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "ticket-please food-rationing")
    t.play()
    t.heard("core-log-discard", "unfathomable/22.4-5")
    t.heard("unfathomable-log-mythos", "unfathomable/22.4")
    t.choose("second")
    t.heard("unfathomable-log-decided", "unfathomable/22.13")
    t.heard("core-log-discard", "unfathomable/22.4")
    t.expect(dial("food") == 6)


@example("unfathomable/22.4-6", "A card that is replaced while somebody looks at several is told by that clause")
def told_of_a_replaced_card(t: ExampleTable) -> None:
    calm(t)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("top", pile="mythos", codes="ticket-please food-rationing infection")
    t.arrange("dice", results="5")
    t.choose("bridge", "mythos")
    t.heard("core-log-discard", "unfathomable/22.4-6")
    t.heard("unfathomable-log-looks", "unfathomable/7.7", n=2)
    t.expect(deck_size("mythos") == 69)
    t.choose("top infection", "under food-rationing")


@example("unfathomable/25.7", "In the Brig: that the crisis is not resolved")
def told_of_no_crisis(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="brig")
    crisis(t, "food-rationing")
    t.play()
    t.heard("unfathomable-log-no-crisis", "unfathomable/25.7")
    t.expect(dial("food") == 8, unchanged=True)


@example("unfathomable/38.5", "A check: target, who adds how many, all cards, the total, the result")
def told_of_a_check(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="persistence-1")
    crisis(t, "flooding-compartment", chaos="true-grit-5 rampage-4")
    t.play()
    t.heard("unfathomable-log-check", "unfathomable/38.3")
    nobody_answers(t)
    t.choose("add persistence-1")
    t.heard("unfathomable-log-added", "unfathomable/38.5")
    t.heard("unfathomable-log-cards", "unfathomable/38.7")
    t.heard("unfathomable-log-total", "unfathomable/38.8")
    t.heard("unfathomable-log-check-pass", "unfathomable/38.8-1")
    t.heard("core-log-discard", "unfathomable/38.9")
    t.expect(total() == 10)


@example("unfathomable/38.8-4", "A check that passes in part")
def told_of_a_partial_success(t: ExampleTable) -> None:
    check(t, "disturbing-dreams", "influence lore", 10)
    t.heard("unfathomable-log-check-partial", "unfathomable/38.8-4")
    t.heard("unfathomable-log-lose", "unfathomable/38.8-4")
    t.expect(dial("sanity") == 7)


@example("unfathomable/38.8-2", "What a success brings")
def told_of_a_success(t: ExampleTable) -> None:
    check(t, "disturbing-dreams", "influence lore", 13)
    t.heard("unfathomable-log-gain", "unfathomable/38.8-2")
    t.expect(dial("sanity") == 9)


@example("unfathomable/38.8", "Determination: which way, and the total anew")
def told_of_determination(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="determination-3 nothing-to-hide-3")
    crisis(t, "flooding-compartment", chaos="true-grit-5 rampage-4")
    nobody_answers(t)
    nobody_adds(t)
    t.choose("insist determination-3", "less")
    t.heard("unfathomable-log-chosen", "unfathomable/38.8")
    t.heard("unfathomable-log-total", "unfathomable/38.8")
    t.heard("unfathomable-log-discards", "unfathomable/24.4-3")
    t.expect(total() == 7)
    nobody_answers(t)


@example("unfathomable/38.3-1", "Forced Learning: which skill")
def told_of_forced_learning(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="forced-learning-5")
    crisis(t, "flooding-compartment", chaos="shrivelling-2 forced-learning-5")
    t.choose("force forced-learning-5", "lore")
    t.heard("unfathomable-log-chosen", "unfathomable/38.3-1")
    t.expect(total() == 7)


@example("unfathomable/7", "Keilani: which card she adds to a counted check, and the total anew")
def told_of_experience(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {JEANNE} {WILLIAM}")
    t.arrange("hand", seat=1, cards="determination-3")
    crisis(t, "flooding-compartment", chaos="true-grit-5 shrivelling-1")
    t.choose("pass", "")
    t.choose("experienced keilani-tatupu", "add determination-3")
    t.heard("unfathomable-log-joins", "unfathomable/7")
    t.heard("unfathomable-log-total", "unfathomable/7")
    t.expect(total() == 7)


@example("unfathomable/23.3", "The ring: its price, when the check passes")
def told_of_the_ring(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {JEANNE} {WILLIAM}")
    crisis(t, "flooding-compartment", chaos="true-grit-5 combat-training-2")
    t.choose("pass", "rub lucky-ring")
    t.heard("unfathomable-log-total", "unfathomable/23.3")
    t.heard("unfathomable-log-ring", "unfathomable/23.3")
    t.heard("unfathomable-log-treachery", "unfathomable/27.5")
    t.expect(deck_size("chaos") == 10)


@example("unfathomable/7.11", "Which card stays with whom")
def told_of_a_card_kept(t: ExampleTable) -> None:
    option(t, "sacrifice-deep-one", "first")
    t.heard("unfathomable-log-keeps", "unfathomable/7.11")
    t.expect(area(3).has("sacrifice-deep-one"))


@example("unfathomable/7.4", "What somebody may do and does not")
def told_of_letting_be(t: ExampleTable) -> None:
    check(t, "rat-infestation", "influence observation", 12)
    t.choose("no")
    t.heard("unfathomable-log-declines", "unfathomable/7.4")
    t.expect(dial("food") == 8, unchanged=True)


@example("unfathomable/38.8-7", "Spells that leave the game unseen, and how far the ritual slips back")
def told_of_stolen_components(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="ritual", n=1)
    crisis(t, "stolen-ritual-components", chaos="true-grit-5 shrug-it-off-5")
    t.play()
    t.heard("unfathomable-log-top-gone", "unfathomable/38.8-7")
    t.heard("unfathomable-log-back-ritual", "unfathomable/38.8-7")
    t.heard("unfathomable-log-start-ritual", "unfathomable/50.2-1")
    t.expect(deck_size("spells") == 15)


@example("unfathomable/50.2-1", "A token on Start that should go back")
def told_of_start(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "e-o-t-failure", chaos="true-grit-5 shrivelling-1")
    t.play()
    t.heard("unfathomable-log-start-travel", "unfathomable/50.2-1")
    t.heard("unfathomable-log-lose", "unfathomable/38.8-7")
    t.expect(dial("fuel") == 7)


@example("unfathomable/50.2", "How far the ship falls behind")
def told_of_falling_behind(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=2)
    crisis(t, "e-o-t-failure", chaos="true-grit-5 shrivelling-1")
    t.play()
    t.heard("unfathomable-log-back-travel", "unfathomable/38.8-7")
    t.expect(track("travel") == 1)


@example("unfathomable/50.3", "A token that goes back to Start, or is there already")
def told_of_going_to_start(t: ExampleTable) -> None:
    calm(t)
    t.arrange("track", which="ritual", n=2)
    option(t, "sacrifice-deep-one", "second", fresh=False)
    t.heard("unfathomable-log-to-start-ritual", "unfathomable/22.9")
    t.expect(track("ritual") == 0)
    option(t, "sacrifice-deep-one", "second")
    t.heard("unfathomable-log-start-ritual", "unfathomable/50.3-1")


# ------------------------------------------------------------------ the voyage


@example("unfathomable/50.8-3", "A waypoint: who looks, which it is, its fuel, and one that is taken out of the row")
def told_of_a_waypoint(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("top", pile="waypoints", codes="fog-bank calm-waters reef")
    t.arrange("dice", results="4 5")
    option(t, "class-struggle", "first", fresh=False)
    t.heard("unfathomable-log-looks", "unfathomable/7.7")
    t.choose("waypoint fog-bank")
    t.heard("unfathomable-log-waypoint", "unfathomable/50.8-3")
    t.heard("unfathomable-log-lose", "unfathomable/50.8-3")
    t.heard("unfathomable-log-row-gone", "unfathomable/50.8-3")
    t.heard("unfathomable-log-to-start-travel", "unfathomable/50.8-4")
    t.expect(distance() == 2)


@example("unfathomable/53", "The awakening, and to whom a traitor hands the new card")
def told_of_the_awakening(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("distance", n=4, awakened=0)
    t.arrange("track", which="travel", n=3)
    t.arrange("traitor", seat=3)
    t.arrange("top", pile="waypoints", codes="reef calm-waters")
    t.arrange("dice", results="8")
    option(t, "class-struggle", "first", fresh=False)
    t.choose("waypoint reef")
    t.heard("unfathomable-log-awakening", "unfathomable/53")
    t.choose("give william-bowleg")
    t.heard("unfathomable-log-loyalty-to", "unfathomable/53.3")
    t.expect(awakened() == True, loyalty_cards(2) == 3)  # noqa: E712


@example("unfathomable/46.1-2", "A dial that is full already")
def told_of_a_full_dial(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("dial", resource="sanity", n=10)
    t.arrange("hand", seat=1, cards="inspiring-speech-5")
    t.arrange("dice", results="8")
    t.choose("inspire inspiring-speech-5")
    t.heard("unfathomable-log-full", "unfathomable/46.1-2")
    t.expect(dial("sanity") == 10, unchanged=True)


@example("unfathomable/26.1", "A roll that is changed, and one that cannot be changed so far")
def told_of_a_changed_roll(t: ExampleTable) -> None:
    for face, line, clause in (("3", "counts", "unfathomable/7.14"), ("7", "capped", "unfathomable/26.1")):
        calm(t, CREW)
        t.arrange("hand", seat=1, cards="inspiring-speech-5 keen-insight-3")
        t.arrange("dice", results=face)
        t.choose("inspire inspiring-speech-5", "foresee keen-insight-3", "more")
        t.heard("unfathomable-log-chosen", "unfathomable/7.14")
        t.heard(f"unfathomable-log-roll-{line}", clause)
        t.expect(dial("sanity") == 9)


@example("unfathomable/23.3", "What an attack with a weapon comes to")
def told_of_a_weapon(t: ExampleTable) -> None:
    calm(t, f"{ARJUN} {JEANNE} {WILLIAM}")
    t.arrange("deep-ones", space="bridge", n=1)
    t.arrange("dice", results="2")
    t.choose("fire six-shooter")
    t.heard("core-log-ability", "unfathomable/23.3")
    t.heard("unfathomable-log-roll-counts", "unfathomable/2.9", n=4)
    t.expect(deep_ones("bridge") == 0)


# ------------------------------------------------------------------ feats, spells, items


@example("unfathomable/7.6", "Perfect Number: which one, that nothing is rolled, that the feat is gone")
def told_of_the_number(t: ExampleTable) -> None:
    calm(t, f"{BEATRICE} {JEANNE} {WILLIAM}")
    t.arrange("deep-ones", space="chapel", n=1)
    t.choose("attack chapel", "calculate perfect-number")
    t.heard("unfathomable-log-card-gone", "unfathomable/18.3")
    t.choose("8")
    t.heard("unfathomable-log-chosen", "unfathomable/7.6")
    t.heard("unfathomable-log-roll-set", "unfathomable/7.6")
    t.expect(area(1).lacks("perfect-number"), unchanged=True)


@example("unfathomable/18.4", "Well Equipped: by how much")
def told_of_being_equipped(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {WILLIAM}")
    crisis(t, "flooding-compartment", chaos="true-grit-5 rampage-3")
    t.choose("unpack well-equipped", "1")
    t.heard("unfathomable-log-chosen", "unfathomable/18.4")
    t.heard("unfathomable-log-total", "unfathomable/18.4")
    t.expect(total() == 9)


@example("unfathomable/18.4", "Deep One Ancestry: whose loyalty is looked at, not what it is")
def told_of_ancestry(t: ExampleTable) -> None:
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.choose("sense-kin deep-one-ancestry", "look william-bowleg")
    t.heard("unfathomable-log-loyalty-seen", "unfathomable/7.7")
    t.expect(knows_loyalty(1, 3) == True)  # noqa: E712


@example("unfathomable/17.1-1", "A spell: what is cast, what it brings, that it leaves the game")
def told_of_a_spell(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("top", pile="spells", codes="alchemical-transmutation raise-the-dead")
    turn_of(t, 2)
    t.choose("cast keeper")
    t.heard("unfathomable-log-looks", "unfathomable/7.7")
    t.choose("cast alchemical-transmutation")
    t.heard("unfathomable-log-spell", "unfathomable/17.1-1")
    t.heard("unfathomable-log-gain", "unfathomable/17.1-1")
    t.heard("unfathomable-log-card-gone", "unfathomable/17.1-2")
    t.expect(dial("fuel") == 10)


@example("unfathomable/17.1-1", "A spell that is kept: with whom it stays")
def told_of_a_spell_kept(t: ExampleTable) -> None:
    for card in ("revelation-of-script", "flesh-ward"):
        calm(t, CREW)
        t.arrange("top", pile="spells", codes=f"{card} raise-the-dead")
        turn_of(t, 2)
        t.choose("cast keeper", f"cast {card}")
        if card == "flesh-ward":
            t.choose("give william-bowleg")
        t.heard("unfathomable-log-keeps", "unfathomable/17.1-1")
        t.expect(area(2).has(card))


@example("unfathomable/23.1", "Which item is drawn")
def told_of_an_item(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="items", codes="shotgun")
    option(t, "just-desserts", "first", fresh=False)
    t.heard("unfathomable-log-item", "unfathomable/23.1")
    t.expect(items(1) == ("tool-kit", "shotgun"))


@example("unfathomable/23.2", "Which item leaves the game")
def told_of_an_item_gone(t: ExampleTable) -> None:
    option(t, "criminal-activity", "second")
    t.heard("unfathomable-log-card-gone", "unfathomable/23.2")
    t.heard("unfathomable-log-treachery", "unfathomable/27.5")
    t.expect(items(1) == ())


@example("unfathomable/8.2", "Coordinated Effort, Persistence: who or what is chosen, and what is drawn")
def told_of_a_choice(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards="coordinated-effort-1")
    t.arrange("hand", seat=2, cards="persistence-1 shrivelling-1")
    t.choose("coordinate coordinated-effort-1", "choose william-bowleg")
    t.heard("unfathomable-log-chosen", "unfathomable/8.2")
    t.choose("persist persistence-1", "discard shrivelling-1", "strength")
    t.heard("unfathomable-log-chosen", "unfathomable/8.2")
    t.heard("core-log-draw", "unfathomable/8.2")
    t.heard("unfathomable-log-discards", "unfathomable/8.2-1")
    t.expect(skills_in_hand(2) == ("strength",))


@example("unfathomable/27.5", "How many treachery cards join the chaos deck")
def told_of_treachery(t: ExampleTable) -> None:
    option(t, "missing-jewelry", "second")
    t.heard("unfathomable-log-treachery", "unfathomable/27.5")
    t.expect(deck_size("chaos") == 14)


# ------------------------------------------------------------------ titles and betrayals


@example("unfathomable/43.4-2", "A title that nobody else can have is kept, and that is told")
def told_of_a_title_kept(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=2, space="brig")
    t.arrange("stand", seat=3, space="brig")
    t.arrange("title", which="keeper", seat=1)
    crisis(t, "fear-of-the-unknown", chaos="rampage-4 keen-insight-3")
    t.play()
    t.heard("unfathomable-log-title-kept", "unfathomable/43.4-2")
    t.expect(captain() == 1, unchanged=True)


@example("unfathomable/36", "A betrayal in its steps")
def told_of_a_betrayal(t: ExampleTable) -> None:
    hidden_traitor(t, "hybrid human", characters=f"{SVETLANA} {WILLIAM} {JEANNE}")
    t.arrange("title", which="captain", seat=1)
    t.arrange("item", seat=1, code="barricade-the-hatches")
    t.arrange("hand", seat=1, cards="rampage-3")
    t.choose("declare", "show hybrid")
    t.heard("unfathomable-log-betrayal", "unfathomable/36")
    t.choose("supply", "pass")
    t.heard("unfathomable-log-passenger", "unfathomable/36.2")
    t.choose("give jeanne-lafarge")
    t.heard("unfathomable-log-loyalty-to", "unfathomable/36.3")
    t.heard("unfathomable-log-title-lost", "unfathomable/36.4")
    t.heard("unfathomable-log-card-gone", "unfathomable/36.5")
    t.heard("core-log-discard", "unfathomable/36.5")
    t.choose("discard rampage-3")
    t.heard("unfathomable-log-discards", "unfathomable/36.6")
    t.heard("core-log-draw", "unfathomable/36.6")
    t.expect(skills_in_hand(1) == ("treachery",))


@example("unfathomable/48.10-1", "Which clause gives a traitor treachery, and which one the cards of the own set")
def told_of_a_traitors_cards(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    turn_begins(t, 3)
    t.choose("swap 1 strength")
    t.heard("core-log-draw", "unfathomable/48.10-1")
    turn_begins(t, 3)
    t.choose("")
    t.heard("core-log-draw", "unfathomable/48.10")
    t.expect(hand_size(3) == 10)


# ------------------------------------------------------------------ the end


@example("unfathomable/31.12", "The end at sea: each loyalty, who wins, and by which clause each of them")
def told_of_the_end_at_sea(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {WILLIAM} {JEANNE} {ARJUN}")
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.arrange("loyalty", seat=2, codes="cultist")
    t.arrange("dial", resource="sanity", n=1)
    t.choose("declare")
    t.heard("unfathomable-log-end-wins", "unfathomable/14.1-2")
    t.heard("unfathomable-log-end-loses", "unfathomable/31.12")
    t.heard("unfathomable-log-end-loses", "unfathomable/14.1-2")
    t.heard("unfathomable-log-traitors-win", "unfathomable/14-2")
    t.expect(winners() == (1,))


@example("unfathomable/14.1-3", "Near the port the Cultist wins, and by that clause")
def told_of_a_cultist(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {WILLIAM} {JEANNE} {ARJUN}")
    t.arrange("distance", n=12, awakened=1)
    t.arrange("loyalty", seat=1, codes="cultist")
    t.arrange("dial", resource="sanity", n=1)
    t.choose("declare")
    t.heard("unfathomable-log-end-wins", "unfathomable/14.1-3")
    t.expect(winners() == (1,))


@example("unfathomable/14.1-4", "Who is both wins at any distance, by the clause about both")
def told_of_both(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {WILLIAM} {JEANNE} {ARJUN}")
    t.arrange("loyalty", seat=2, codes="cultist hybrid")
    t.arrange("dial", resource="food", n=2)
    option(t, "food-rationing", "second", fresh=False)
    t.heard("unfathomable-log-end-wins", "unfathomable/14.1-4")
    t.expect(winners() == (2,))


@example("unfathomable/14.1-1", "The end in port: the humans win, who is of the sea loses, by the same clause")
def told_of_the_end_in_port(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("distance", n=12, awakened=1)
    t.arrange("track", which="travel", n=3)
    t.arrange("loyalty", seat=2, codes="hybrid")
    option(t, "class-struggle", "first", fresh=False)
    t.heard("unfathomable-log-end-wins", "unfathomable/14.1-1")
    t.heard("unfathomable-log-end-loses", "unfathomable/14.1-1")
    t.heard("unfathomable-log-humans-win", "unfathomable/14-1")
    t.expect(winners() == (1, 3))


@example("unfathomable/14.1-2", "A ship that is lost with nobody of the sea aboard has no winner, and that is told")
def told_of_no_winner(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("dial", resource="food", n=2)
    option(t, "food-rationing", "second", fresh=False)
    t.heard("unfathomable-log-nobody-wins", "unfathomable/14-2")
    t.ended(False, "unfathomable-lost-food")


# ------------------------------------------------------------------ more that is looked at, chosen or not moved


@example("unfathomable/7.7", "Conjuration, Occult Training, and Beatrice's own choice: how many cards are looked at")
def told_of_more_looking(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("top", pile="spells", codes="conjuration raise-the-dead")
    t.arrange("top", pile="items", codes="shotgun plimsolls six-shooter fine-clothes binoculars")
    turn_of(t, 2)
    t.choose("cast keeper", "cast conjuration")
    t.heard("unfathomable-log-looks", "unfathomable/7.7", n=5)
    t.arrange("dice", results="8")
    t.choose("take shotgun")
    turn_of(t, 2)
    t.choose("occult-training william-bowleg")
    t.heard("unfathomable-log-looks", "unfathomable/7.7", n=1)
    t.choose("top", "pass")
    calm(t, f"{BEATRICE} {JEANNE} {WILLIAM}")
    crisis(t, "food-rationing infection")
    t.play()
    t.heard("unfathomable-log-looks", "unfathomable/7.7", n=2)
    t.choose("mythos infection")
    t.expect(sees_bottom(1, "mythos") == True)  # noqa: E712


@example("unfathomable/17.1-1", "Revelation of Script: which deck is named")
def told_of_a_deck(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("item", seat=2, code="revelation-of-script")
    t.arrange("top", pile="lore", codes="lesser-banishment-4")
    t.arrange("dice", results="8")
    crisis(t, "horrific-visions", chaos="shrivelling-1 persistence-1")
    t.choose("read revelation-of-script", "lore")
    t.heard("unfathomable-log-chosen", "unfathomable/17.1-1")
    t.expect(total() == 6)
