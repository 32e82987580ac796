"""Attacks: who can be attacked, what the die must show, what follows (chapter 2)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW, deep_ones_act
from rulebound.games.unfathomable.examples.probes import (
    ARJUN,
    JEANNE,
    WILLIAM,
    actions,
    calm,
    deep_ones,
    supply_of_deep_ones,
    turn_of,
    voyage,
    where,
)


@example("unfathomable/2.5-1", "A Deep One falls to a 4")
def four_is_enough(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("dice", results="4")
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 0, supply_of_deep_ones() == 15, actions(1) == 1)


@example("unfathomable/2.5-1", "A Deep One stands after a 3; the action is spent all the same")
def three_is_too_little(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("dice", results="3")
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 1, actions(1) == 1)


@example("unfathomable/2.5-2", "A character falls only to a 6: a revealed traitor goes to the Brig")
def six_for_a_character(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("traitor", seat=2)
    for seat in (1, 2):
        t.arrange("stand", seat=seat, space="galley")
    t.arrange("dice", results="5 6")
    t.choose("attack svetlana-gedroits")
    t.expect(where(2) == "galley", actions(1) == 1)
    t.choose("attack svetlana-gedroits")
    t.expect(where(2) == "brig")


# ------------------------------------------------------------------ who attacks whom


@example("unfathomable/2.1-1", "An attack costs one of the two actions of the step")
def an_attack_is_an_action(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-2")
    t.arrange("dice", results="8")
    t.choose("attack deck-2")
    t.expect(deep_ones("deck-2") == 0, actions(1) == 1)


@example("unfathomable/2.1-2", "A card may allow an attack: the Six-Shooter, with 2 more")
def an_attack_by_a_card(t: ExampleTable) -> None:
    voyage(t, f"{ARJUN} {JEANNE} {WILLIAM}")
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("dice", results="2")
    t.choose("fire six-shooter")
    t.expect(deep_ones("deck-1") == 0, actions(1) == 1)


@example("unfathomable/2.3", "The attacker is who acts: only the attacker's own Kitchen Knife adds 1")
def the_attacker(t: ExampleTable) -> None:
    voyage(t)
    for seat in (1, 2):
        t.arrange("stand", seat=seat, space="deck-1")
    t.arrange("item", seat=2, code="kitchen-knife")
    t.arrange("dice", results="3 3")
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 1, actions(1) == 1)
    turn_of(t, 2)
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/2.4", "A player chooses whom to attack: here the revealed traitor, not the Deep One")
def the_attacked(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=3)
    for seat in (1, 3):
        t.arrange("stand", seat=seat, space="deck-1")
    t.arrange("dice", results="6")
    t.offered("attack deck-1", "attack jamie-snell")
    t.choose("attack jamie-snell")
    t.expect(where(3) == "brig", deep_ones("deck-1") == 1)


@example("unfathomable/2.4", "When a Deep One attacks, the current player chooses whom, even among others")
def attacked_by_a_deep_one(t: ExampleTable) -> None:
    calm(t, CREW)
    for seat in (2, 3):
        t.arrange("stand", seat=seat, space="galley")
    t.arrange("deep-ones", space="galley", n=1)
    deep_ones_act(t, dice="6")
    t.asked(1, "unfathomable-prompt-victim")
    t.choose("victim william-bowleg")
    t.expect(where(2) == "sick-bay", where(3) == "galley")


@example("unfathomable/2.4-1", "Only who is in the same space can be attacked")
def in_the_same_space(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.offered("attack deck-1")
    t.not_offered("attack deck-2", "attack water-1")


@example("unfathomable/2.4-2", "A human attacks Deep Ones and revealed traitors, never another human")
def what_humans_attack(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=3)
    for seat in (1, 2, 3):
        t.arrange("stand", seat=seat, space="deck-1")
    t.offered("attack deck-1", "attack jamie-snell")
    t.not_offered("attack william-bowleg")


@example("unfathomable/2.4-3", "A revealed traitor attacks humans, not Deep Ones nor another revealed traitor")
def what_traitors_attack(t: ExampleTable) -> None:
    voyage(t, f"{CREW} {ARJUN}")
    t.arrange("traitor", seat=3)
    t.arrange("traitor", seat=4, shown="cultist")
    for seat in (1, 3, 4):
        t.arrange("stand", seat=seat, space="deck-1")
    turn_of(t, 3)
    t.offered("attack jeanne-lafarge")
    t.not_offered("attack deck-1", "attack arjun-singh")


# ------------------------------------------------------------------ the die


@example("unfathomable/2.5", "Who is attacked sets what the die must reach: a 5 is too little for a character only")
def what_the_die_must_reach(t: ExampleTable) -> None:
    voyage(t, CREW)
    t.arrange("traitor", seat=3)
    for seat in (1, 3):
        t.arrange("stand", seat=seat, space="deck-1")
    t.arrange("dice", results="5 5")
    t.choose("attack jamie-snell")
    t.expect(where(3) == "deck-1", actions(1) == 1)
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/2.6", "Before the die is rolled: Keen Insight adds 2")
def before_the_die(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("hand", seat=1, cards="keen-insight-3")
    t.arrange("dice", results="2")
    t.choose("attack deck-1", "foresee keen-insight-3", "more")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/2.7", "One die is rolled for an attack, by who attacks")
def the_die(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("dice", results="1 8")
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 1, actions(1) == 1)
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/2.8", "Once the die lies it can be rolled again: Combat Training")
def the_die_again(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("hand", seat=1, cards="combat-training-1")
    t.arrange("dice", results="3 4")
    t.choose("attack deck-1", "pass")  # nothing before the roll
    t.expect(deep_ones("deck-1") == 1, unchanged=True)
    t.choose("train combat-training-1")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/2.8-1", "A die that is rolled again can be changed beforehand again")
def back_before_the_die(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("hand", seat=1, cards="combat-training-1 keen-insight-3")
    t.arrange("dice", results="1 2")
    t.choose("attack deck-1", "pass", "train combat-training-1", "pass")
    t.choose("foresee keen-insight-3", "more")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/2.9", "Die and modifiers together must reach the value: 3 and the Kitchen Knife make 4")
def die_and_modifiers(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("item", seat=1, code="kitchen-knife")
    t.arrange("dice", results="2 3")
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 1, actions(1) == 1)
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 0)


@example("unfathomable/2.9-1", "Who is attacked with success is defeated, once: the second Deep One stands")
def success(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("deep-ones", space="deck-1", n=2)
    t.arrange("dice", results="8")
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 1, supply_of_deep_ones() == 14)


@example("unfathomable/2.9-5", "A failed attack does nothing at all, not even after a 1")
def failure(t: ExampleTable) -> None:
    voyage(t)
    t.arrange("stand", seat=1, space="deck-1")
    t.arrange("dice", results="1")
    t.choose("attack deck-1")
    t.expect(deep_ones("deck-1") == 1, where(1) == "deck-1", actions(1) == 1)
