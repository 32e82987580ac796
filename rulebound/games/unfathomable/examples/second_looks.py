"""What only shows when somebody looks twice: numbers in words, decks that have just run out, ends that come at once."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    ISHMAEL,
    JEANNE,
    WILLIAM,
    calm,
    crisis,
    deck_size,
    given_up,
    items,
    known_cards,
    lacking,
    named,
    nobody_answers,
    only,
    turn_begins,
    turn_of,
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
    t.choose("cast keeper", "cast heal")
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
