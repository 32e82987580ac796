"""Where two or three rules meet that seldom do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    EDMUND,
    ISHMAEL,
    JEANNE,
    KEILANI,
    SAMIRA,
    SVETLANA,
    WILLIAM,
    area,
    calm,
    captain,
    crisis,
    current,
    deck_size,
    deep_ones,
    dial,
    dials,
    discard_size,
    discard_top,
    distance,
    hand,
    items,
    keeper,
    monarch,
    nobody_answers,
    only,
    supply_of_deep_ones,
    total,
    track,
    turn_of,
    where,
    winners,
)
from rulebound.games.unfathomable.examples.rigging import VALUES, check
from rulebound.games.unfathomable.state import ROOMS

FOUR = f"{JEANNE} {SVETLANA} {WILLIAM} {ARJUN}"
FIVE = f"{FOUR} {SAMIRA}"
STOKE = "boiler-room"
"""The action of the Boiler Room."""


def all_but(t: ExampleTable, room: str) -> None:
    """Every room but this one is damaged, and the next damage card is a structural one."""
    kinds = iter(VALUES)
    for each in ROOMS:
        if each != room:
            t.arrange("damage", room=each, card=f"structural-damage-{next(kinds)}")
    t.arrange("top", pile="damage", codes="structural-damage-any")


# ------------------------------------------------------------------ ends that come first


@example("unfathomable/14-2", "The last fuel burns on the last space before the port: the ship does not arrive")
def fuel_before_port(t: ExampleTable) -> None:
    calm(t)
    t.arrange("distance", n=12, awakened=1)
    t.arrange("track", which="travel", n=3)
    t.arrange("dial", resource="fuel", n=1)
    t.arrange("hand", seat=1, cards="combat-training-1")
    t.arrange("dice", results="5")
    t.choose(STOKE, "discard combat-training-1")
    t.ended(False, "unfathomable-lost-fuel")
    t.expect(track("travel") == 3, unchanged=True)


@example("unfathomable/44.7", "Jury Rigger one space from the port: if the sixth room breaks, that comes first")
def sixth_room_before_port(t: ExampleTable) -> None:
    calm(t)
    t.arrange("distance", n=12, awakened=1)
    t.arrange("track", which="travel", n=2)
    all_but(t, "boiler-room")
    t.arrange("hand", seat=1, cards="combat-training-1")
    t.arrange("dice", results="8 2")
    t.choose(STOKE, "discard combat-training-1", "jury-rigger jeanne-lafarge")
    t.ended(False, "unfathomable-lost-damage")
    t.expect(track("travel") == 3, unchanged=True)


@example("unfathomable/44.7", "Jam Tin Grenade: whoever blows up the last whole room sinks the ship")
def grenade_in_the_last_room(t: ExampleTable) -> None:
    calm(t)
    all_but(t, "galley")
    t.arrange("item", seat=1, code="jam-tin-grenade")
    t.arrange("stand", seat=1, space="deck-6")
    t.choose("throw jam-tin-grenade", "throw galley")
    t.ended(False, "unfathomable-lost-damage")


@example("unfathomable/14.1-3", "Fog Bank: the fuel ends while it lies at 12, so the Cultist wins as well")
def cultist_in_the_fog(t: ExampleTable) -> None:
    calm(t, FOUR)
    t.arrange("loyalty", seat=2, codes="cultist")
    t.arrange("loyalty", seat=3, codes="hybrid")
    t.arrange("distance", n=9, awakened=1)
    t.arrange("track", which="travel", n=3)
    t.arrange("dial", resource="fuel", n=2)
    t.arrange("top", pile="waypoints", codes="fog-bank rough-water")
    t.choose("full-steam full-steam-ahead", "waypoint fog-bank")
    t.ended(False, "unfathomable-lost-fuel")
    t.expect(winners() == (2, 3))


@example("unfathomable/14-2", "An end comes at once: the symbols of the card that brings it are not resolved")
def no_symbols_after_the_end(t: ExampleTable) -> None:
    calm(t)
    t.arrange("dial", resource="sanity", n=2)
    t.arrange("monarch", who="mother-hydra", space="water-5")
    check(t, "disturbing-dreams", "influence lore", 5, fresh=False)
    t.ended(False, "unfathomable-lost-sanity")
    t.expect(track("travel") == 0, monarch("mother-hydra") == "water-5", deck_size("damage") == 9)


# ------------------------------------------------------------------ tracks, passengers, monsters


@example("unfathomable/7.11", "The Peacemaker: a banishment takes two passengers, and costs a single sanity")
def peace_is_broken_once(t: ExampleTable) -> None:
    calm(t, FOUR)
    t.arrange("item", seat=4, code="the-peacemaker")
    t.arrange("track", which="ritual", n=3)
    t.arrange("top", pile="spells", codes="greater-banishment heal")
    turn_of(t, 3)
    t.arrange("faces", codes="passenger-soul passenger-soul")
    t.arrange("dice", results="8")
    t.choose("cast keeper", "cast greater-banishment", "any")
    nobody_answers(t)
    t.expect(dials() == (8, 8, 7, 6), track("ritual") == 1, area(4).lacks("the-peacemaker"))


@example("unfathomable/1.18", "Family Ties empties the board, so its own symbol brings two into the Deep")
def ties_and_an_empty_board(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {ISHMAEL} {WILLIAM}")
    t.arrange("deep-ones", space="deck-1", n=3)
    t.arrange("deep-ones", space="the-deep", n=1)
    crisis(t, "family-ties")
    nobody_answers(t)
    t.choose("first", seat=2)
    t.expect(deep_ones("deck-1") == 0, deep_ones("the-deep") == 3, supply_of_deep_ones() == 17)


@example("unfathomable/22.4-5", "Spread Misfortune: Edmund is a revealed traitor already, and his own card is no card")
def no_misfortune_of_his_own(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {SVETLANA} {WILLIAM}")
    t.arrange("loyalty", seat=1, codes="hybrid")
    t.arrange("top", pile="mythos", codes="gift-of-the-mother class-struggle")
    t.choose("declare", "pass", "first")
    t.expect(dial("sanity") == 6, discard_size("mythos") == 2, items(1).has("lucky-ring"))


@example("unfathomable/22.4-5", "Uncanny Fortune spares one in the Brig a card: of the next, only the symbols")
def fortune_for_a_prisoner(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {EDMUND} {WILLIAM}")
    t.arrange("stand", seat=1, space="brig")
    crisis(t, "food-rationing dinghy-launch")
    t.choose("dodge-fate uncanny-fortune", seat=2)
    t.expect(dials() == (8, 8, 8, 8), track("travel") == 1, track("ritual") == 0, deep_ones("the-deep") == 2)


@example("unfathomable/35.1", "No waypoint is left: the travel token goes back to Start, and the ship is no farther")
def no_way_is_left(t: ExampleTable) -> None:
    calm(t)
    t.arrange("size", pile="waypoints", n=0)
    t.arrange("track", which="travel", n=3)
    t.choose("full-steam full-steam-ahead")
    t.expect(track("travel") == 1, dial("fuel") == 7)
    t.expect(distance() == 0, unchanged=True)


# ------------------------------------------------------------------ cards and checks


@example("unfathomable/8.2-1", "Watch and Learn is no card that it could draw: it is discarded when it is done")
def not_drawn_by_itself(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="watch-and-learn-1")
    only(t, "observation", 0)
    t.choose("learn watch-and-learn-1", "observation", "observation")
    t.expect(hand(1) == (), discard_top("observation") == "watch-and-learn-1")


@example("unfathomable/38.5", "A check in a turn that is not one's own: cards are added from the current player's left")
def added_from_the_current_players_left(t: ExampleTable) -> None:
    calm(t, FOUR)
    t.arrange("hand", seat=1, cards="coordinated-effort-1 persistence-1")
    for seat in (2, 3, 4):
        t.arrange("hand", seat=seat, cards="persistence-1")
    t.arrange("stand", seat=3, space="captains-cabin")
    t.choose("coordinate coordinated-effort-1", f"choose {WILLIAM}", "captains-cabin", f"arrest {ARJUN}")
    nobody_answers(t)
    for seat in (2, 3, 4, 1):
        t.asked(seat, "unfathomable-prompt-add")
        t.choose("")
    t.asked(1, "core-prompt-react")


@example("unfathomable/38.8", "“Lucky” Ring, then Determination against it: it did not pass, and brings no treachery")
def luck_undone(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {EDMUND} {WILLIAM}")
    t.arrange("hand", seat=3, cards="determination-3")
    crisis(t, "flooding-compartment", chaos="shrug-it-off-5 determination-3")
    nobody_answers(t)
    t.choose("")
    t.choose("rub lucky-ring", seat=2)
    t.choose("insist determination-3", seat=3)
    t.choose("first edmund-mallory", "rub lucky-ring", "insist determination-3", "less")
    nobody_answers(t)
    t.expect(total() == 8, dial("souls") == 7, deck_size("treachery") == 21)


# ------------------------------------------------------------------ titles, Brig, traitors


@example("unfathomable/43.13", "With everybody in the Brig the Keeper is there, too, and casts there")
def spells_behind_bars(t: ExampleTable) -> None:
    calm(t)
    for seat in (1, 2, 3):
        t.arrange("stand", seat=seat, space="brig")
    t.expect(keeper() == 3, unchanged=True)
    t.arrange("top", pile="spells", codes="feed-the-mind heal")
    turn_of(t, 3)
    t.choose("cast keeper", "cast feed-the-mind")
    t.expect(dial("sanity") == 10, dial("food") == 7)


@example("unfathomable/43.4-1", "History Repeats, failed: two go to the Brig together, and neither is captain there")
def both_in_the_brig(t: ExampleTable) -> None:
    calm(t, f"{KEILANI} {SVETLANA} {WILLIAM}")
    t.arrange("title", which="captain", seat=2)
    check(t, "history-repeats", "influence strength", 4, fresh=False)
    t.expect(where(1) == "brig", where(2) == "brig", captain() == 3)


@example("unfathomable/25.6", "In the Brig hands are bare: the Kitchen Knife adds nothing there")
def no_knife_in_the_brig(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=2)
    for seat in (1, 2):
        t.arrange("stand", seat=seat, space="brig")
    t.arrange("item", seat=1, code="kitchen-knife")
    turn_of(t, 1)
    t.arrange("dice", results="5")
    t.choose(f"attack {SVETLANA}")
    t.heard("unfathomable-log-attack-fails", n=5)


@example("unfathomable/12.10-1", "A traitor whom another lets act breaks out of the Brig in that turn")
def broken_out_in_anothers_turn(t: ExampleTable) -> None:
    calm(t, FIVE)
    for seat in (1, 2):
        t.arrange("traitor", seat=seat)
    t.arrange("hand", seat=1, cards="coordinated-effort-1")
    t.arrange("stand", seat=2, space="brig")
    t.arrange("hand", seat=2, cards="perform-rites-5 true-grit-5 watch-and-learn-2")
    turn_of(t, 1)
    t.choose("coordinate coordinated-effort-1", f"choose {SVETLANA}")
    t.refused("perform perform-rites-5", "unfathomable/19.2")
    t.choose("break-out", "discard perform-rites-5", "discard true-grit-5", "discard watch-and-learn-2", "move deck-1")
    t.expect(where(2) == "deck-1", hand(2) == (), current() == 1)
