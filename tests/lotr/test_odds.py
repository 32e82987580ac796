"""The odds told with the commit decision are those of the cards not yet seen: counted by hand here, by playing every
card in the program."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import rulebound
from rulebound.core.cards import look
from rulebound.core.example import ExampleTable
from rulebound.core.odds import odds
from rulebound.games.lotr.examples.probes import at_phase, quest
from rulebound.games.lotr.setup import BOOK
from rulebound.games.lotr.state import Rings
from rulebound.play.table import Table

assert BOOK.stakes is not None
ALL = ("commit aragorn", "commit gloin", "commit theodred")
"""Willpower 5 in all: Aragorn 2, Glóin 2, Théodred 1."""


HARMFUL = ("01098", "01092")
"""Black Forest Bats take a character off the quest; Driven by Shadow gives both staged cards 1 threat more."""


def committing(decks: str = "leadership", seed: int = 5) -> Table:
    """At the first commit decision of Passage through Mirkwood: Forest Spider and Old Forest Road are staged."""
    table = rulebound.new("lotr", {"decks": decks}, seed=seed)
    for _ in range(30):
        assert table.decision is not None
        if table.decision.prompt == "lotr-prompt-commit":
            break
        keys = table.decision.keys(table.decision.seats[0])
        answer = next(k for k in ("keep", "first seat-1", "pass") if k in keys)
        table.choose(answer, table.decision.seats[0])
    return table


def test_every_card_that_may_come_is_counted() -> None:
    """Threat 3 is staged. All three heroes bring 5: 2 more threat is too much, and two lesser cards do harm."""
    table = committing()
    g: Any = table.game
    bag = g.book.stakes.bag(g, 0)
    assert len(bag) == 34, "36 cards, two of them staged"
    mild = [code for code in bag if (g.registry[code].facts.get("threat") or 0) <= 1 and code not in HARMFUL]
    assert 0 < len(mild) < len(bag)
    assert table.odds(ALL) == Fraction(len(mild), len(bag))


def test_nobody_on_the_quest_never_succeeds() -> None:
    assert committing().odds(()) == 0


def test_the_order_of_the_deck_tells_nothing() -> None:
    """Whatever lies on top, the odds are the same: another seed shuffles another deck."""
    assert len({committing(seed=seed).odds(ALL) for seed in (1, 2, 3)}) == 1


def test_what_this_seat_has_seen_is_certain() -> None:
    table = committing()
    g: Any = table.game
    top = g.entities[g.pile(g.scenario.encounter).cards[0]]
    look(g, top, 0)
    assert table.odds(ALL) in (0, 1)


def test_what_only_another_seat_has_seen_changes_nothing() -> None:
    table = committing("leadership")
    g: Any = table.game
    before = table.odds(ALL)
    top = g.entities[g.pile(g.scenario.encounter).cards[0]]
    look(g, top, 1)
    assert table.odds(ALL) == before


def test_with_too_many_ways_nothing_is_told() -> None:
    """Two players reveal two cards: hundreds of ways."""
    assert committing("leadership spirit").odds(ALL[:1]) is None


def test_the_position_is_not_touched() -> None:
    table = committing()
    before = table.game.state_hash()
    table.odds(ALL)
    assert table.game.state_hash() == before


def test_where_no_card_is_revealed_the_quest_is_certain() -> None:
    """A stage without a staging step: Ambush on the Shore."""
    t = ExampleTable(Rings)
    quest(t, quest="journey-along-the-anduin")
    t.arrange("stage", code="ambush-on-the-shore")
    t.arrange("engage", card="misty-mountain-goblins", seat=1)
    at_phase(t, "quest")
    t.play()
    assert t.g.decision is not None
    assert t.g.decision.prompt == "lotr-prompt-commit"
    assert odds(t.g, 0, ALL) == 1
