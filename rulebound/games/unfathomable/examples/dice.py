"""The die: its faces, modifiers, rolling again (chapter 26)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    BEATRICE,
    JEANNE,
    WILLIAM,
    calm,
    deep_ones,
    hand,
    passengers,
    voyage,
)

PASSES = ("pass", "pass")
"""Who holds cards is asked at every moment at which some card could be used."""


def on_the_bridge(t: ExampleTable, die: int, cards: str = "") -> None:
    """Seat 1 uses the Bridge: a passenger comes to the deck space of the die's number."""
    calm(t)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("hand", seat=1, cards=cards)
    t.arrange("dice", results=str(die))
    t.choose("bridge")


@example("unfathomable/26", "One die with eight sides: an 8 is a number like the others")
def eight_sides(t: ExampleTable) -> None:
    on_the_bridge(t, 8)
    t.expect(passengers("deck-8") == 1)


@example("unfathomable/26.1", "7 and 2 more are 8, not 9")
def never_above_eight(t: ExampleTable) -> None:
    on_the_bridge(t, 7, "keen-insight-3")
    t.choose("foresee keen-insight-3", "more")
    t.expect(passengers("deck-8") == 1)


@example("unfathomable/26.1", "2 and 2 less are 1, not 0")
def never_below_one(t: ExampleTable) -> None:
    on_the_bridge(t, 2, "keen-insight-3")
    t.choose("foresee keen-insight-3", "less")
    t.expect(passengers("deck-1") == 1)


@example("unfathomable/26.2", "A die can be rolled again as often as there are abilities for it")
def again_and_again(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("hand", seat=1, cards="combat-training-1 combat-training-2")
    t.arrange("dice", results="1 2 4")
    t.choose("attack deck-1", "pass", "train combat-training-1", *PASSES)
    t.expect(deep_ones("deck-1") == 1, unchanged=True)
    t.choose("train combat-training-2")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/26.2-1", "What was added to a roll is added again when it is repeated: the Six-Shooter's 2")
def modifiers_stay(t: ExampleTable) -> None:
    voyage(t, f"{ARJUN} {JEANNE} {WILLIAM}")
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("hand", seat=1, cards="combat-training-1")
    t.arrange("dice", results="1 2")
    t.choose("fire six-shooter", "pass", "train combat-training-1")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/26.2-2", "Before a die is rolled again it can be changed beforehand, as before the first time")
def before_rolling_again(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("hand", seat=1, cards="combat-training-1 keen-insight-4")
    t.arrange("dice", results="1 2")
    t.choose("attack deck-1", "pass", "train combat-training-1", "pass")
    t.offered("foresee keen-insight-4")
    t.choose("foresee keen-insight-4", "more")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/26.2-3", "What works once for a roll does not work again when it is repeated: the Almanac")
def once_for_a_roll(t: ExampleTable) -> None:
    voyage(t, f"{BEATRICE} {JEANNE} {WILLIAM}")
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("hand", seat=1, cards="watch-and-learn-1 watch-and-learn-2 combat-training-1")
    t.arrange("dice", results="1 3")
    t.choose("attack deck-1", "look-up almanac", "discard watch-and-learn-1", "pass")
    t.choose("train combat-training-1", "pass")
    t.not_offered("look-up almanac")
    t.choose(*PASSES)
    t.expect(deep_ones("deck-1") == 0, hand(1) == ("watch-and-learn-2",))  # 3, and still 1 from the Almanac
