"""Turns: of a human in four steps, of a revealed traitor in three (chapter 48); what supports a check (51, 52)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.probes import (
    actions,
    calm,
    crisis,
    current,
    deck_size,
    dial,
    discard_top,
    hand_size,
    laid_out,
    phase,
    skills_in_hand,
    supporting,
    total,
    turn_of,
    where,
)


def begins(t: ExampleTable, seat: int) -> None:
    """This player's turn begins."""
    t.arrange("lead", seat=seat)
    t.arrange("phase", name="receive-skills")


# ------------------------------------------------------------------ a human's turn


@example("unfathomable/48.1", "Who was chosen at set-up has the first turn, then who sits to the left")
def clockwise(t: ExampleTable) -> None:
    laid_out(t, CREW, first=2, start="learning")
    t.expect(current() == 2)
    for following in (3, 1, 2):
        t.arrange("phase", name="discard")
        t.expect(current() == following)


@example("unfathomable/48.4", "Step 1: the cards of one's skill set, here influence 1, observation 2, strength 2")
def receive_skills(t: ExampleTable) -> None:
    calm(t, CREW)
    begins(t, 1)
    t.expect(skills_in_hand(1) == ("influence", "observation", "observation", "strength", "strength"))
    t.expect(hand_size(2) == 0, phase() == "actions")


@example("unfathomable/48.5", "Step 2: two actions, which may be twice the same")
def two_actions(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("top", pile="mythos", codes="missing-parents")
    t.choose("move deck-8")
    t.expect(where(1) == "deck-8", actions(1) == 1, phase() == "actions")
    t.choose("move galley")
    t.expect(where(1) == "galley", phase() == "mythos")


@example("unfathomable/48.6", "Step 3: the current player draws a mythos card and resolves it")
def mythos(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("top", pile="mythos", codes="missing-parents")
    t.choose("pass")
    t.asked(1, "unfathomable-prompt-crisis")
    t.choose("second")
    t.expect(dial("sanity") == 7, discard_top("mythos") == "missing-parents")


@example("unfathomable/48.8", "After the last step the player to the left has the next turn")
def to_the_left(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "missing-parents", seat=3)
    t.expect(current() == 3)
    t.choose("second")
    t.expect(current() == 1, phase() == "actions", hand_size(1) == 5)


# ------------------------------------------------------------------ a revealed traitor's turn


@example("unfathomable/48.9", "A revealed traitor's turn has no mythos step")
def no_mythos(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    turn_of(t, 2)
    t.choose("pass")
    t.expect(current() == 3, deck_size("mythos") == 70)


@example("unfathomable/48.10", "Step 1: a revealed traitor draws the cards of the skill set, too")
def traitors_receive(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    begins(t, 2)
    t.choose("")
    t.expect(skills_in_hand(2) == ("lore", "lore", "lore", "will", "will"))


@example("unfathomable/48.10-1", "In place of any of these cards treachery may be drawn")
def treachery(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    begins(t, 2)
    t.choose("swap 1 lore, swap 4 will, swap 5 will")
    t.expect(skills_in_hand(2) == ("lore", "lore", "treachery", "treachery", "treachery"))


@example("unfathomable/48.10-2", "How many is decided before the first card is drawn")
def decided_before(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    begins(t, 2)
    t.asked(2, "unfathomable-prompt-swap")
    t.expect(hand_size(2) == 0, deck_size("treachery") == 21, unchanged=True)
    t.choose("swap 1 lore, swap 2 lore")
    t.expect(hand_size(2) == 5, deck_size("treachery") == 19)


@example("unfathomable/48.11", "Step 2: two actions, which may be twice the same")
def traitors_act(t: ExampleTable) -> None:
    calm(t, CREW)
    t.arrange("traitor", seat=2)
    turn_of(t, 2)
    t.choose("move deck-8")
    t.expect(where(2) == "deck-8", current() == 2)
    t.choose("move galley")
    t.expect(where(2) == "galley", current() == 3)


# ------------------------------------------------------------------ what supports a check


@example("unfathomable/51", "Skills that a check does not name hinder it: 5 will, less 2 influence")
def hindering(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "flooding-compartment", chaos="true-grit-5 coordinated-effort-2")
    t.expect(total() == 3, dial("souls") == 7)


@example("unfathomable/52", "The skills that a check names support it: here strength and will")
def supports(t: ExampleTable) -> None:
    calm(t, CREW)
    crisis(t, "flooding-compartment", chaos="true-grit-5 rampage-4")
    t.expect(supporting() == ("strength", "will"), total() == 9, dial("souls") == 8)
