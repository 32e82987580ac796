"""Crises: a choice, a check, or both (chapter 22)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.unfathomable.examples.probes import (
    calm,
    crisis,
    deck_size,
    dial,
    only,
    passenger_supply,
    passengers,
    total,
)


@example("unfathomable/22.11", "A choice: one of two options")
def two_options(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "food-rationing")
    t.offered("first", "second")
    t.choose("second")
    t.expect(dial("food") == 6, dial("sanity") == 8)


@example("unfathomable/22.12-1", "Some choices are the current player's")
def current_player(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "missing-parents", seat=2)
    t.asked(2, "unfathomable-prompt-crisis")


@example("unfathomable/22.12-2", "Some are the captain's")
def captain(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "accusation", seat=2)
    t.asked(1, "unfathomable-prompt-crisis")


@example("unfathomable/22.12-3", "Some are the Keeper's of the Tome")
def keeper(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "mysterious-lifeboat", seat=2)
    t.asked(3, "unfathomable-prompt-crisis")


@example("unfathomable/22.12-4", "Some are one character's, whoever is captain and whosever turn it is")
def a_character(t: ExampleTable) -> None:
    calm(t)
    t.arrange("title", which="captain", seat=2)
    crisis(t, "signs-of-life", seat=2)
    t.asked(1, "unfathomable-prompt-crisis")


@example("unfathomable/22.13-1", "An option may be chosen that cannot be carried out in full")
def as_far_as_possible(t: ExampleTable) -> None:
    calm(t)
    only(t, "passengers", 2)
    crisis(t, "class-struggle")
    t.arrange("dice", results="7 8")
    t.choose("second")
    t.expect(passenger_supply() == 0, passengers("deck-7") == 1, passengers("deck-8") == 1, dial("sanity") == 8)


@example("unfathomable/22.13-1", "Unless the option says otherwise: three passengers are a price that must be there")
def a_price_must_be_paid(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "improvised-fuel-source")
    t.offered("first")
    calm(t)
    only(t, "passengers", 2)
    crisis(t, "improvised-fuel-source")
    t.expect(dial("fuel") == 7)


@example("unfathomable/22.13-1", "A keeper without lore cannot pay with it, but is asked, so that nobody learns it")
def a_price_in_hand(t: ExampleTable) -> None:
    calm(t)
    t.arrange("hand", seat=3, cards="determination-3")
    crisis(t, "poisoned-food")
    t.asked(3, "unfathomable-prompt-crisis")
    t.not_offered("first")
    t.choose("second")
    t.expect(dial("food") == 7)


@example("unfathomable/22.14", "A crisis that is a check: failed, it costs a soul")
def check(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "flooding-compartment", chaos="inspiring-speech-5 rampage-4")
    t.expect(total() == -1, dial("souls") == 7)


@example("unfathomable/22.14", "Passed, this one does nothing")
def check_passed(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "flooding-compartment", chaos="true-grit-5 rampage-4")
    t.expect(total() == 9, dial("souls") == 8)


@example("unfathomable/22.18", "Check or the other option: that is decided first")
def combination(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "coal-bunker-fire", chaos="inspiring-speech-5 rampage-4")
    t.offered("check", "second")
    t.choose("check")
    t.expect(total() == 9, dial("fuel") == 7, dial("souls") == 7)


@example("unfathomable/22.19", "With the second option there is no check")
def way_round_the_check(t: ExampleTable) -> None:
    calm(t)
    crisis(t, "coal-bunker-fire")
    t.arrange("dice", results="5")
    t.choose("second")
    t.expect(dial("fuel") == 7, dial("souls") == 8, deck_size("chaos") == 10)
