"""What only shows when somebody looks twice: numbers in words, decks that have just run out, ends that come at once."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.probes import (
    ISHMAEL,
    JEANNE,
    SAMIRA,
    WILLIAM,
    actions,
    added,
    calm,
    crisis,
    deck_size,
    deep_ones,
    given_up,
    hand_size,
    items,
    known_cards,
    lacking,
    named,
    nobody_answers,
    only,
    sees_bottom,
    sees_top,
    total,
    track,
    turn_begins,
    turn_of,
    where,
)
from rulebound.games.unfathomable.examples.rigging import option


@example("unfathomable/45.2", "The card of a repaired room is shuffled in: nobody knows where it lies now")
def shuffled_after_repair(t: ExampleTable) -> None:
    calm(t)
    t.arrange("damage", room="boiler-room", card="structural-damage-will")
    t.arrange("hand", seat=1, cards="determination-3")
    t.choose("repair", "discard determination-3")
    t.expect(deck_size("damage") == 9, known_cards("damage") == 0)


@example("unfathomable/22.6", "The last mythos card can be looked at, but no other: the deck is not made anew for that")
def one_card_to_look_at(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="bridge")
    only(t, "mythos", 1, to="mythos-discard")
    t.arrange("dice", results="5")
    t.choose("bridge", "mythos")
    t.heard("unfathomable-log-looks", "unfathomable/7.7", n=1)
    t.expect(deck_size("mythos") == 1, unchanged=True)


@example("unfathomable/14-2", "At 0 the game ends at once: the item that would come after it is not drawn")
def nothing_after_the_end(t: ExampleTable) -> None:
    calm(t)
    t.arrange("dial", resource="food", n=2)
    option(t, "just-desserts", "first", fresh=False)
    t.ended(False, "unfathomable-lost-food")
    t.expect(items(1) == ("tool-kit",), unchanged=True)


@example("unfathomable/24.2-2", "Family Ties takes the last treachery card: the discard pile is the deck at once")
def the_last_treachery_card(t: ExampleTable) -> None:
    calm(t, f"{ISHMAEL} {JEANNE} {WILLIAM}")
    t.arrange("item", seat=1, code="family-ties")
    only(t, "treachery", 1, to="treachery-discard")
    t.arrange("hand", seat=2, cards="persistence-1")
    crisis(t, "flooding-compartment", seat=2, chaos="rampage-3 true-grit-5")
    nobody_answers(t)
    t.asked(2, "unfathomable-prompt-add")
    t.expect(deck_size("treachery") == 20)
    t.choose("")
    nobody_answers(t)


@example("unfathomable/17.1-1", "Heal: who is well draws a card, just one, and cannot do without it")
def one_card_of_the_set(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("top", pile="spells", codes="heal foresee")
    t.arrange("dice", results="8")
    turn_of(t, 2)
    t.choose("cast keeper", "cast heal", "any")
    t.asked(2, "unfathomable-prompt-skill-type", n=1, of=1)
    t.not_offered("done")


@example("unfathomable/12", "Whoever would end the step is told how many actions that gives up")
def actions_given_up(t: ExampleTable) -> None:
    calm(t, CREW)
    t.expect(given_up() == 2)
    t.choose("move galley")
    t.expect(given_up() == 1)


@example("unfathomable/38.3", "The skills of a check are named once each")
def each_skill_once(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="persistence-1")
    crisis(t, "coordinated-assault")
    nobody_answers(t)
    t.asked(2, "unfathomable-prompt-add", target=17)
    t.expect(named("skills") == ("influence", "lore", "observation"))
    t.choose("")
    nobody_answers(t)


@example("unfathomable/7.5", "Chapel and Boiler Room say which card is wanting")
def which_card_is_wanting(t: ExampleTable) -> None:
    calm(t, f"{WILLIAM} {JEANNE} {ISHMAEL}")
    t.refused("chapel", "unfathomable/7.5")
    t.expect(lacking(1, "chapel") == "lore")
    turn_of(t, 2)
    t.refused("boiler-room", "unfathomable/7.5")
    t.expect(lacking(2, "boiler-room") == "strength")


@example("unfathomable/48.4", "How many cards are drawn is told as it is, also if there were fewer")
def as_many_as_there_were(t: ExampleTable) -> None:
    calm(t, CREW)
    turn_begins(t, 1)
    t.play()
    t.heard("core-log-draw", "unfathomable/48.4", n=5)
    calm(t, CREW)
    only(t, "influence", 0)
    turn_begins(t, 1)
    t.play()
    t.heard("core-log-draw", "unfathomable/48.4", n=4)
    t.heard("unfathomable-log-none-left", "unfathomable/24.2-3", n=1)


@example("unfathomable/12.8", "The Galley: for a single card no die is rolled, so nobody is asked about one")
def no_roll_for_one_card(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("stand", seat=1, space="galley")
    t.arrange("hand", seat=2, cards="keen-insight-3")
    t.choose("galley", "strength", "done")
    t.asked(1, "unfathomable-prompt-actions")
    t.expect(hand_size(1) == 1)


@example("unfathomable/12.1", "One action by somebody else's card is one: so many are left while it is chosen")
def one_is_one(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=1, cards="coordinated-effort-1")
    t.choose("coordinate coordinated-effort-1", "choose william-bowleg")
    t.expect(actions(2) == 1)
    t.choose("pass")
    t.expect(actions(2) == 0, actions(1) == 1)


@example("unfathomable/12.10-1", "Cards worth exactly 12 open the Brig, and no other is asked for")
def exactly_twelve(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="brig")
    t.arrange("hand", seat=3, cards="true-grit-5 shrug-it-off-5 persistence-2")
    turn_of(t, 3)
    t.choose("break-out", "discard true-grit-5", "discard shrug-it-off-5", "discard persistence-2", "move galley")
    t.expect(where(3) == "galley", hand_size(3) == 0)
    t.arrange("stand", seat=3, space="brig")
    t.arrange("hand", seat=3, cards="true-grit-5 shrug-it-off-5 persistence-1")
    turn_of(t, 3)
    t.refused("break-out", "unfathomable/12.10-1", need=12, n=11)


@example("unfathomable/50.2", "Disrupt Ritual: one back is one back, two are two")
def one_back(t: ExampleTable) -> None:
    for steps in (1, 2):
        hidden_traitor(t, characters=f"{WILLIAM} {JEANNE} {ISHMAEL}")
        t.arrange("track", which="ritual", n=2)
        t.choose("declare", f"back {steps}")
        t.expect(track("ritual") == 2 - steps)


@example("unfathomable/38.3", "A check begins with nothing: no card is added, nothing is counted")
def nothing_yet(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("hand", seat=2, cards="true-grit-5")
    crisis(t, "flooding-compartment", chaos="rampage-4 persistence-1")
    nobody_answers(t)
    t.choose("add true-grit-5")
    nobody_answers(t)
    t.arrange("hand", seat=2, cards="persistence-2")
    crisis(t, "passenger-overboard", seat=1, chaos="rampage-3 persistence-1")
    nobody_answers(t)
    t.asked(2, "unfathomable-prompt-add")
    t.expect(added(1) == 0, added(2) == 0, added(3) == 0, total() == 0, unchanged=True)
    t.choose("")
    nobody_answers(t)


@example("unfathomable/35.1", "Strange Vision with one waypoint left: it is looked at, and lies there as before")
def a_single_waypoint(t: ExampleTable) -> None:
    calm(t, CREW)
    only(t, "waypoints", 1)
    option(t, "strange-vision", "first", fresh=False)
    t.heard("unfathomable-log-looks", "unfathomable/7.7", n=1)
    t.expect(where(1) == "brig")


@example("unfathomable/18.4", "Well Equipped: as many as there are items either way, no more")
def as_many_as_items(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {WILLIAM}")
    crisis(t, "flooding-compartment", chaos="true-grit-5 rampage-3")
    t.choose("unpack well-equipped")
    t.offered("-1", "0", "1")
    t.not_offered("2", "-2")


@example("unfathomable/22.9", "The Captain's Banquet: who is in the Galley, or in the Brig, is not asked to go there")
def not_asked_to_the_banquet(t: ExampleTable) -> None:
    calm(t, f"{JEANNE} {WILLIAM} {SAMIRA} {ISHMAEL}")
    t.arrange("stand", seat=2, space="brig")
    t.arrange("stand", seat=3, space="galley")
    t.arrange("stand", seat=4, space="chapel")
    option(t, "the-captains-banquet", "first", fresh=False)
    t.choose("any", "yes")
    t.asked(4, "unfathomable-prompt-banquet")
    t.choose("no")
    t.expect(where(1) == "galley", where(2) == "brig", where(4) == "chapel", unchanged=True)


@example("unfathomable/12.8", "The Cargo Hold: the item that is not taken goes under the deck")
def the_other_item(t: ExampleTable) -> None:
    calm(t, f"{SAMIRA} {JEANNE} {WILLIAM}")
    t.arrange("top", pile="items", codes="shotgun plimsolls fine-clothes")
    t.choose("cargo-hold", "take plimsolls")
    t.expect(sees_bottom(1, "items") == True, sees_top(1, "items") == False)  # noqa: E712


@example(
    "unfathomable/24.2-2", "Treachery for the chaos deck takes the last cards: the discard pile is the deck at once"
)
def treachery_runs_out(t: ExampleTable) -> None:
    calm(t)
    only(t, "treachery", 4, to="treachery-discard")
    option(t, "missing-jewelry", "second", fresh=False)
    t.expect(deck_size("treachery") == 17, deck_size("chaos") == 14)


@example(
    "unfathomable/23.3", "Pocket Pistol in a Rampage: nothing is added to the die, and it may be rolled again once"
)
def pistol_in_a_rampage(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("item", seat=1, code="pocket-pistol")
    t.arrange("deep-ones", space="boiler-room", n=1)
    t.arrange("hand", seat=1, cards="rampage-3")
    t.arrange("dice", results="3 3 3 3")
    t.choose("rage rampage-3", "weapon pocket-pistol", "steady pocket-pistol")
    t.expect(deep_ones("boiler-room") == 1, unchanged=True)
    t.heard("unfathomable-log-attack-fails", "unfathomable/2.9-5", n=3, target=4)
    t.choose("stop")


@example("unfathomable/23.2", "Criminal Activity, failed: who has two items gives up one, who has one keeps it")
def two_items_are_one_too_many(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("item", seat=2, code="shotgun")
    crisis(t, "criminal-activity", chaos="shrivelling-1 persistence-1")
    t.choose("check", "keep shotgun")
    t.expect(items(2) == ("shotgun",), items(1) == ("tool-kit",))
