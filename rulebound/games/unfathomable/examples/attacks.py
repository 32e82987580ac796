"""Attacks: who can be attacked, what the die must show, what follows (chapter 2)."""

from __future__ import annotations

from rulebound.core.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import actions, deep_ones, supply_of_deep_ones, voyage, where


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
