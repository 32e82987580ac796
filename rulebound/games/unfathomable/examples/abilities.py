"""How abilities are read and used: cards against rules, words with a meaning, limits, order (golden.2, chapter 7)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, hydra_acts
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    EDMUND,
    JAMIE,
    JEANNE,
    SVETLANA,
    WILLIAM,
    actions,
    area,
    calm,
    counted,
    crisis,
    damaged_rooms,
    deep_ones,
    dial,
    discard_top,
    hand,
    in_view,
    monarch,
    pile,
    track,
    turn_of,
    voyage,
    where,
)

WITH_ARJUN = f"{ARJUN} {WILLIAM} {JAMIE}"
LOW = "shrivelling-1 coordinated-effort-1"
"""Two chaos cards that let a check of strength and will fail."""


@example("unfathomable/golden.2", "Cards are added to a check face down, but Nothing to Hide says otherwise")
def a_card_beats_the_rules(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="nothing-to-hide-3 rampage-3")
    t.arrange("hand", seat=3, cards="persistence-1")
    crisis(t, "flooding-compartment", chaos=LOW)
    t.choose("lay-open nothing-to-hide-3", seat=2)
    t.choose("pass", seat=3)
    for seat in (2, 3):
        t.choose("pass", seat=seat)
    t.choose("add rampage-3")
    t.expect(in_view(1).has("rampage-3"), in_view(3).has("rampage-3"))


# ------------------------------------------------------------------ words


@example("unfathomable/7.2", "“You” on a waypoint is who resolves it: the captain, in another player's turn as well")
def you_are_who_resolves_it(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("top", pile="waypoints", codes="shipwreck-survivors maelstrom")
    crisis(t, "class-struggle", seat=2)
    t.choose("first", "waypoint shipwreck-survivors")
    t.asked(1, "unfathomable-prompt-venture")


@example("unfathomable/7.2-1", "“You” on a mythos card is the current player")
def you_are_the_current_player(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "firemen-strike", seat=2, chaos=LOW)
    t.asked(2, "unfathomable-prompt-crisis")
    t.choose("check")
    t.expect(where(2) == "sick-bay", where(1) == "boiler-room")


@example("unfathomable/7.2-1", "If somebody else decides a crisis, “you” is that player: here Svetlana")
def you_are_who_decides(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {SVETLANA} {WILLIAM}")
    t.arrange("top", pile="damage", codes="fuel-leak")
    crisis(t, "do-no-harm")
    t.asked(2, "unfathomable-prompt-crisis")
    t.choose("second")
    t.expect(where(2) == "brig", where(1) == "boiler-room")


@example("unfathomable/7.3", "Arjun with The Peacemaker cannot attack, not even with a weapon that says he may")
def cannot(t: ExampleTable) -> None:
    voyage(t, WITH_ARJUN)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("item", seat=1, code="repeating-rifle")
    t.offered("attack deck-1", "fire six-shooter", "fire repeating-rifle")
    t.arrange("item", seat=1, code="the-peacemaker")
    t.refused("attack deck-1", "unfathomable/7.3")
    t.not_offered("fire six-shooter", "fire repeating-rifle")


@example("unfathomable/7.4", "What a card says you may do you need not do: nobody goes to the Deserted Island")
def may(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=3)
    t.arrange("top", pile="waypoints", codes="deserted-island maelstrom")
    crisis(t, "class-struggle")
    t.choose("first", "waypoint deserted-island")
    t.expect(counted(1, "passengers") == 7, unchanged=True)
    t.choose("no")
    t.expect(track("travel") == 0, counted(1, "passengers") == 7, dial("food") == 8)


@example("unfathomable/7.5", "What must be given to do something must be there: no Boiler Room without a strength card")
def a_price(t: ExampleTable) -> None:
    calm(t)
    t.refused("boiler-room", "unfathomable/7.5")
    t.arrange("hand", seat=1, cards="combat-training-1")
    t.offered("boiler-room")


@example("unfathomable/7.6", "Before the die is rolled Beatrice sets it instead: the Perfect Number")
def before_it_happens(t: ExampleTable) -> None:
    voyage(t, f"{BEATRICE} {JEANNE} {WILLIAM}")
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("dice", results="1")
    t.choose("attack deck-1", "calculate perfect-number", "4")
    t.expect(deep_ones("deck-1") == 0, area(1).lacks("perfect-number"))


@example("unfathomable/7.7", "Who looks at cards sees them alone")
def looking(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("top", pile="waypoints", codes="reef maelstrom")
    t.arrange("dice", results="5")
    t.choose("bridge", "waypoints")
    t.expect(in_view(1).has("reef"), in_view(1).has("maelstrom"), in_view(2).lacks("reef"))
    t.choose("top maelstrom")
    t.expect(pile("waypoints").has("maelstrom"), in_view(2).lacks("maelstrom"), unchanged=True)


@example("unfathomable/7.8", "Two steps back if possible: from the first step the ship goes back one, and that is all")
def if_possible(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("track", which="travel", n=1)
    t.arrange("top", pile="damage", codes="structural-damage-will structural-damage-lore")
    t.arrange("dice", results="1 5 6")  # the monarchs to water-1, damage to Cargo Hold and Galley
    crisis(t, "collision-course", chaos=LOW)
    t.expect(track("travel") == 0, dial("fuel") == 8, damaged_rooms() == ("cargo-hold", "galley"))


@example("unfathomable/7.9", "“Then” asks for no success: Mother Hydra moves on though she damaged no room")
def then(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("monarch", who="mother-hydra", space="water-5")
    t.arrange("top", pile="damage", codes="flooded-food-stores")
    hydra_acts(t)
    t.expect(dial("food") == 7, damaged_rooms() == (), monarch("mother-hydra") == "water-3")


# ------------------------------------------------------------------ limits


@example("unfathomable/7.10", "Once a turn is once: Arjun's sheet is not used twice")
def once_a_turn(t: ExampleTable) -> None:
    calm(t, WITH_ARJUN)
    t.choose("deck-chief arjun-singh", "move deck-5", "move galley")
    t.expect(where(1) == "galley", actions(1) == 1)
    t.refused("deck-chief arjun-singh", "unfathomable/7.10")


@example("unfathomable/7.10-1", "Used in one's own turn it can be used in another's: Coordinated Effort for Arjun")
def once_in_each_turn(t: ExampleTable) -> None:
    calm(t, WITH_ARJUN)
    t.arrange("hand", seat=2, cards="coordinated-effort-1")
    t.arrange("top", pile="mythos", codes="food-rationing")
    t.choose("deck-chief arjun-singh", "move deck-5", "pass")
    t.refused("deck-chief arjun-singh", "unfathomable/7.10")
    t.choose("pass", "second")  # the mythos card; then it is William's turn
    t.choose("coordinate coordinated-effort-1", "choose arjun-singh", "deck-chief arjun-singh", "move deck-7")
    t.expect(where(1) == "deck-7")
    t.asked(1, "unfathomable-prompt-action")


@example("unfathomable/7.10-2", "The limit counts for the whole ability: the action it brings cannot be itself")
def the_whole_ability(t: ExampleTable) -> None:
    calm(t, WITH_ARJUN)
    t.choose("deck-chief arjun-singh", "move deck-5")
    t.offered("move galley")
    t.refused("deck-chief arjun-singh", "unfathomable/7.10")


@example("unfathomable/7.11", "A mythos card that stays gives an ability: the hatches are barricaded against Deep Ones")
def a_mythos_card_that_stays(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("item", seat=1, code="barricade-the-hatches")
    turn_of(t, 1)
    t.arrange("top", pile="mythos", codes="food-rationing")
    t.choose("barricade barricade-the-hatches")
    t.expect(area(1).lacks("barricade-the-hatches"), discard_top("mythos") == "barricade-the-hatches", actions(1) == 2)
    t.choose("pass", "second")
    t.expect(deep_ones("deck-5") == 1, deep_ones("cargo-hold") == 0, discard_top("mythos") == "food-rationing")


# ------------------------------------------------------------------ when abilities are used


@example("unfathomable/7.14", "Any die can be changed before it is rolled and rolled again after, not only in attacks")
def around_a_die(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {JEANNE} {WILLIAM}")
    t.arrange("stand", seat=1, space="galley")
    t.arrange("top", pile="will", codes="persistence-1 persistence-2")
    t.arrange("dice", results="1 2")
    t.choose("galley", "will", "will", "done")  # two cards: a roll below 2 costs food
    t.choose("pass")  # nothing before the roll
    t.choose("fortunate-son edmund-mallory", "discard persistence-1")
    t.choose("pass", "pass")  # nothing before the second roll, nor after it
    t.expect(dial("food") == 8, actions(1) == 1, hand(1) == ("persistence-2",))


@example("unfathomable/7.15", "Before cards are added to a check: Preparation keeps the chaos cards out")
def before_a_check(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="preparation-5")
    t.arrange("hand", seat=3, cards="persistence-1")
    crisis(t, "flooding-compartment", chaos=LOW)
    t.expect(counted(1, "check") == 0, unchanged=True)
    t.choose("prepare preparation-5", seat=2)
    t.choose("pass", seat=3)
    t.choose("pass", seat=3)
    t.asked(3, "unfathomable-prompt-add")
    t.expect(counted(1, "check") == 0, discard_top("observation") == "preparation-5", unchanged=True)


@example("unfathomable/7.16", "What happens at the same time the current player puts in order")
def order_of_events(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("deep-ones", space="deck-5", n=1)
    t.arrange("deep-ones", space="deck-6", n=1)
    crisis(t, "food-rationing", seat=2)
    t.choose("second")
    t.asked(2, "unfathomable-prompt-order")
    t.choose("activate deck-6")
    t.expect(deep_ones("galley") == 1, deep_ones("cargo-hold") == 1)


@example("unfathomable/7.16-1", "If several players use abilities at once, the current player says whose comes first")
def order_of_players(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="nothing-to-hide-3")
    t.arrange("hand", seat=3, cards="nothing-to-hide-4")
    crisis(t, "flooding-compartment", chaos=LOW)
    t.choose("lay-open nothing-to-hide-3", seat=2)
    t.choose("lay-open nothing-to-hide-4", seat=3)
    t.asked(1, "core-prompt-order")
    t.choose("first jamie-snell", "lay-open nothing-to-hide-4")
    t.expect(hand(3) == (), hand(2) == ("nothing-to-hide-3",))  # one card is enough: William keeps his
    t.asked(2, "core-prompt-react")


@example("unfathomable/7.16-3", "Nobody has to use an ability: Keen Insight stays in hand, and the Deep One stands")
def not_used(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("hand", seat=1, cards="keen-insight-3")
    t.arrange("dice", results="2")
    t.choose("attack deck-1", "pass", "pass")
    t.expect(deep_ones("deck-1") == 1, hand(1) == ("keen-insight-3",), actions(1) == 1)
