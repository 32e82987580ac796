"""Treachery cards (chapter 19)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    calm,
    crisis,
    current,
    dial,
    hand,
    hand_size,
    skills_in_hand,
    total,
    turn_of,
)


@example("unfathomable/19", "A revealed traitor takes treachery in place of other skill cards")
def for_traitors(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("lead", seat=3)
    t.arrange("phase", name="receive-skills")
    t.choose("swap 1 lore, swap 2 lore")
    t.expect(skills_in_hand(3) == ("lore", "treachery", "treachery", "will", "will"))


@example("unfathomable/19.2", "Ransack is used at the start of the actions and ends them: nothing else can be used")
def instead_of_actions(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("stand", seat=3, space="galley")
    t.arrange("hand", seat=3, cards="ransack-4 perform-rites-5")
    turn_of(t, 3)
    t.offered("perform perform-rites-5")
    t.choose("ransack ransack-4")
    t.expect(dial("food") == 7, hand(3) == ("perform-rites-5",), current() == 1)


@example("unfathomable/19.2", "After an action it is too late for it")
def not_after_an_action(t: ExampleTable) -> None:
    calm(t)
    t.arrange("traitor", seat=3)
    t.arrange("hand", seat=3, cards="perform-rites-5")
    turn_of(t, 3)
    t.offered("perform perform-rites-5")
    t.choose("move galley")
    t.not_offered("perform perform-rites-5")
    t.expect(hand_size(3) == 1, unchanged=True)


@example("unfathomable/19.3", "In a check treachery always counts against")
def always_hinders(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "flooding-compartment", chaos="siren-song-3 true-grit-5")
    t.expect(total() == 2)
