"""The chaos deck: how it is built, used up, and mixed with treachery (chapter 27)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import calm, crisis, deck_size, known_cards, only

SKILLS = ("influence", "lore", "observation", "strength", "will")


def a_check(t: ExampleTable) -> None:
    """A check: seat 1 does nothing before chaos cards are added."""
    t.arrange("hand", seat=1, cards="true-grit-5")
    crisis(t, "hull-leak")
    t.choose("pass")


@example("unfathomable/27", "Two cards of each of five types make the chaos deck; treachery is not among them")
def chaos_deck(t: ExampleTable) -> None:
    t.start(seats=3, characters="choose")
    t.expect(deck_size("chaos") == 10, deck_size("treachery") == 21)
    t.expect(*[deck_size(skill) == 19 for skill in SKILLS])


@example("unfathomable/27.2", "The moment its last card is taken a new chaos deck is made")
def built_anew(t: ExampleTable) -> None:
    calm(t)
    only(t, "chaos", 2)
    a_check(t)
    t.expect(deck_size("chaos") == 10)


@example("unfathomable/27.2", "With a card left the chaos deck stays as it is")
def one_card_left(t: ExampleTable) -> None:
    calm(t)
    only(t, "chaos", 3)
    a_check(t)
    t.expect(deck_size("chaos") == 1)


@example("unfathomable/27.2-1", "A type with fewer than two cards in deck and discard pile is left out")
def too_few_of_a_type(t: ExampleTable) -> None:
    calm(t)
    only(t, "chaos", 2)
    only(t, "lore-discard", 0)
    only(t, "lore", 1)
    a_check(t)
    t.expect(deck_size("chaos") == 8, deck_size("lore") == 1)


@example("unfathomable/27.3", "Nobody sees the cards of the chaos deck, whatever they knew about them before")
def nobody_looks(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=1, cards="forced-learning-5 forced-learning-5")
    only(t, "chaos", 2)
    only(t, "lore", 0)
    only(t, "lore-discard", 0)
    for _ in range(2):
        t.arrange("card", code="forced-learning-5", to="lore")
    t.expect(known_cards("lore") == 2)  # seat 1 has held them
    a_check(t)
    t.expect(deck_size("chaos") == 10, known_cards("chaos") == 0)


@example("unfathomable/27.5", "Two treachery cards are shuffled into the chaos deck, which goes back to its place")
def treachery_joins(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "accusation")
    t.choose("second")
    t.expect(deck_size("chaos") == 12, deck_size("treachery") == 19)


@example("unfathomable/27.5", "With a single treachery card left, that one is shuffled in")
def the_last_treachery(t: ExampleTable) -> None:
    calm(t)
    only(t, "treachery", 1)
    crisis(t, "accusation")
    t.choose("second")
    t.expect(deck_size("chaos") == 11, deck_size("treachery") == 0)
