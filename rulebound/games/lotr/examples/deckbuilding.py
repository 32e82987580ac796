"""Decks that are brought to the table (lotr/deckbuilding)."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.examples.probes import area, deck_size, seated

LEADERSHIP = [f"010{n}" for n in range(13, 28)]
FIFTY = "; ".join(f"3x {code}" for code in [*LEADERSHIP, "01028"]) + "; 2x Gandalf"
HEROES = "Aragorn; Gimli"


@example("lotr/deckbuilding.2", "A deck has one to three heroes: none are too few, four too many")
def one_to_three_heroes(t: ExampleTable) -> None:
    t.start_refused("lotr/deckbuilding.2", decks="own", lists=FIFTY)
    t.start_refused("lotr/deckbuilding.2", decks="own", lists=f"Aragorn; Gimli; Legolas; Thalin; {FIFTY}")
    t.start(decks="own", lists=f"Aragorn; {FIFTY}")
    seated(t)
    t.expect(area(1) == ("aragorn",), unchanged=True)


@example("lotr/deckbuilding.3", "A deck has at least 50 cards: 49 are too few, 50 enough")
def at_least_fifty(t: ExampleTable) -> None:
    t.start_refused("lotr/deckbuilding.3", decks="own", lists=f"{HEROES}; {FIFTY.replace('2x Gandalf', '1x Gandalf')}")
    t.start(decks="own", lists=f"{HEROES}; {FIFTY}")
    t.expect(deck_size(1) == 50 - 6, unchanged=True)


@example("lotr/deckbuilding.4", "There is no upper limit")
def no_upper_limit(t: ExampleTable) -> None:
    t.start(decks="own", lists=f"{HEROES}; {FIFTY}; 3x 01029; 3x 01030; 3x 01031")
    t.expect(deck_size(1) == 59 - 6, unchanged=True)


@example("lotr/deckbuilding.5", "Three copies of a title, no fourth one")
def three_copies(t: ExampleTable) -> None:
    t.start_refused("lotr/deckbuilding.5", decks="own", lists=f"{HEROES}; {FIFTY}; 1x Faramir")
    t.start(decks="own", lists=f"{HEROES}; {FIFTY}; 1x Gandalf")
    t.expect(deck_size(1) == 51 - 6, unchanged=True)


@example("lotr/unique-cards.1", "A hero can be at the table only once")
def no_hero_twice(t: ExampleTable) -> None:
    t.start_refused("lotr/unique-cards.1", decks="own leadership", lists=f"{HEROES}; {FIFTY}")
    t.start_refused("lotr/unique-cards.1", decks="own", lists=f"Gimli; Gimli; {FIFTY}")
