"""Skill checks, step by step (chapter 38)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    EDMUND,
    JEANNE,
    WILLIAM,
    added,
    area,
    calm,
    checking,
    crisis,
    damaged_rooms,
    deck_size,
    deep_ones,
    dials,
    discard_top,
    hand,
    known_cards,
    nobody_answers,
    pile,
    supporting,
    target,
    total,
    track,
)

HULL_LEAK = "hull-leak"
"""A check of 9, supported by observation and strength."""


def hands(t: ExampleTable, *cards: str) -> None:
    """What the players hold, from seat 1 on."""
    for seat, held in enumerate(cards, 1):
        t.arrange("hand", seat=seat, cards=held)


# ------------------------------------------------------------------ steps 1 and 2


@example("unfathomable/38.1", "A check has a target and at least two supporting skills; all others hinder")
def target_and_skills(t: ExampleTable) -> None:
    calm(t)
    hands(t, "true-grit-5")
    crisis(t, HULL_LEAK)
    t.expect(target() == 9, supporting() == ("observation", "strength"))
    t.asked(1, "core-prompt-react")


@example("unfathomable/38.3", "Target and skills are announced before any card is added")
def announced(t: ExampleTable) -> None:
    calm(t)
    hands(t, "true-grit-5")
    crisis(t, HULL_LEAK)
    t.expect(checking() == True, target() == 9, deck_size("check") == 0)  # noqa: E712
    t.asked(1, "core-prompt-react")


@example("unfathomable/38.3-1", "Before cards are added an ability can be used: Preparation keeps chaos cards out")
def before_cards_are_added(t: ExampleTable) -> None:
    calm(t)
    hands(t, "preparation-5 true-grit-5")
    crisis(t, HULL_LEAK)
    t.choose("prepare preparation-5", "pass")
    t.asked(1, "unfathomable-prompt-add")
    t.expect(deck_size("check") == 0, deck_size("chaos") == 10, unchanged=True)


@example("unfathomable/38.4", "Two cards of the chaos deck come first, face down")
def chaos_cards(t: ExampleTable) -> None:
    calm(t)
    hands(t, "true-grit-5")
    crisis(t, HULL_LEAK)
    t.choose("pass")
    t.expect(deck_size("check") == 2, deck_size("chaos") == 8, known_cards("check") == 0)


# ------------------------------------------------------------------ steps 3 to 5


@example("unfathomable/38.5", "Cards are added from the left of the current player round to him or her, once each")
def round_the_table(t: ExampleTable) -> None:
    calm(t)
    hands(t, "rampage-3 rampage-4", "rampage-3 true-grit-5", "rampage-4")
    crisis(t, HULL_LEAK)
    nobody_answers(t)
    t.asked(2, "unfathomable-prompt-add")
    t.choose("add rampage-3, add true-grit-5")
    t.expect(added(2) == 2, deck_size("check") == 4)
    t.asked(3, "unfathomable-prompt-add")
    t.choose("add rampage-4")
    t.asked(1, "unfathomable-prompt-add")
    t.choose("add rampage-3")
    t.expect(added(1) == 1, added(3) == 1, hand(1) == ("rampage-4",))
    t.asked(1, "core-prompt-react")


@example("unfathomable/38.5-1", "Nobody has to add a card")
def adding_nothing(t: ExampleTable) -> None:
    calm(t)
    hands(t, "rampage-4", "true-grit-5")
    crisis(t, HULL_LEAK)
    nobody_answers(t)
    t.asked(2, "unfathomable-prompt-add")
    t.choose("")
    t.asked(1, "unfathomable-prompt-add")
    t.choose("add rampage-4")
    t.expect(added(2) == 0, added(1) == 1, hand(2) == ("true-grit-5",))
    t.asked(2, "core-prompt-react")


@example("unfathomable/38.6", "The cards are mixed: the one that was added last may come up first")
def mixed(t: ExampleTable) -> None:
    calm(t)
    hands(t, "rampage-3 true-grit-5")
    crisis(t, HULL_LEAK, chaos="shrivelling-1 persistence-1")
    t.choose("pass")
    t.arrange("faces", codes="rampage-3 persistence-1 shrivelling-1")
    t.choose("add rampage-3")
    t.expect(pile("check") == ("rampage-3", "persistence-1", "shrivelling-1"))
    t.asked(1, "core-prompt-react")


@example("unfathomable/38.7", "Then all cards are turned up and sorted: what helps, what hinders")
def turned_up(t: ExampleTable) -> None:
    calm(t)
    hands(t, "rampage-3 true-grit-5")
    crisis(t, HULL_LEAK, chaos="watch-and-learn-1 shrivelling-1")
    t.choose("pass")
    t.arrange("faces", codes="shrivelling-1 rampage-3 watch-and-learn-1")  # one after another
    t.choose("add rampage-3")
    t.expect(pile("check") == ("shrivelling-1", "rampage-3", "watch-and-learn-1"), known_cards("check") == 3)
    t.expect(total() == 3)  # 3 + 1 for it, 1 against it
    t.asked(1, "core-prompt-react")


# ------------------------------------------------------------------ step 6


@example("unfathomable/38.8", "The values that help, less those that hinder")
def counted(t: ExampleTable) -> None:
    calm(t)
    hands(t, "preparation-5 true-grit-5")
    crisis(t, HULL_LEAK, chaos="rampage-4 shrivelling-2")
    t.choose("pass", "add preparation-5, add true-grit-5")
    t.expect(total() == 2)  # 4 + 5 - 2 - 5
    t.asked(2, "core-prompt-react")


@example("unfathomable/38.8-1", "A total of exactly the target passes")
def passed(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="damage", codes="structural-damage-will")
    crisis(t, HULL_LEAK, chaos="preparation-5 rampage-4")
    t.expect(total() == 9, damaged_rooms() == ())


@example("unfathomable/38.8-1", "One less does not")
def missed(t: ExampleTable) -> None:
    calm(t)
    t.arrange("top", pile="damage", codes="structural-damage-will")
    t.arrange("dice", results="1")
    crisis(t, HULL_LEAK, chaos="preparation-5 rampage-3")
    t.expect(total() == 8, damaged_rooms() == ("bridge",))


@example("unfathomable/38.8-2", "What success brings is resolved: Barricade the Hatches is kept")
def success(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "barricade-the-hatches", chaos="true-grit-5 shrug-it-off-5")
    t.expect(area(1).has("barricade-the-hatches"))


@example("unfathomable/38.8-4", "Below the target, but at the lower value: partial success, which costs only 1 food")
def partial_success(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "damaged-evaporator", chaos="true-grit-5 keen-insight-3")  # 11, and 8 for a partial success
    t.expect(dials() == (8, 7, 8, 8))


@example("unfathomable/38.8-5", "A partial success is no success: the “Lucky” Ring asks for no treachery")
def neither_nor(t: ExampleTable) -> None:
    calm(t, f"{EDMUND} {JEANNE} {WILLIAM}")
    crisis(t, "damaged-evaporator", chaos="true-grit-5 watch-and-learn-1")
    t.choose("pass", "rub lucky-ring")  # Uncanny Fortune is kept
    t.expect(total() == 8, dials() == (8, 7, 8, 8), deck_size("treachery") == 21)


@example("unfathomable/38.8-6", "Below both values the check fails: 1 food, and 1 fuel for want of a way back")
def failure(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "damaged-evaporator", chaos="true-grit-5 watch-and-learn-2")
    t.expect(dials() == (7, 7, 8, 8))


@example("unfathomable/38.8-7", "What failure brings is resolved: here the Deep Ones are activated")
def what_failure_brings(t: ExampleTable) -> None:
    calm(t)
    t.arrange("deep-ones", space="deck-5", n=1)
    crisis(t, "barricade-the-hatches", chaos="shrivelling-1 shrivelling-2")
    t.expect(deep_ones("cargo-hold") == 1)


# ------------------------------------------------------------------ step 7


@example("unfathomable/38.9", "All cards of a check go to the discard piles of their types")
def discarded(t: ExampleTable) -> None:
    calm(t)
    hands(t, "rampage-3")
    crisis(t, HULL_LEAK, chaos="forced-learning-5 preparation-5")
    t.choose("pass", "add rampage-3")
    t.expect(discard_top("strength") == "rampage-3", discard_top("lore") == "forced-learning-5")
    t.expect(discard_top("observation") == "preparation-5", deck_size("check") == 0, track("travel") == 1)
