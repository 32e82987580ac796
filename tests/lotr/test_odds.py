"""The odds told with the commit decision are those of the cards not yet seen: counted by hand here, by playing every
card in the program. With several players the sets of cards are counted, and compared with playing them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import rulebound
from rulebound.core.knowing.odds import declined, odds, tried
from rulebound.core.knowing.view import imagine
from rulebound.core.material.cards import look
from rulebound.core.proving.example import ExampleTable
from rulebound.games.lotr.examples.probes import at_phase, quest
from rulebound.games.lotr.rulebook import BOOK
from rulebound.games.lotr.rules.foreseeing import Comes, followed, foresee, sets_of
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


# ------------------------------------------------------------------ several players: counted, between two bounds


def last_to_commit(decks: str, quest: str, seed: int) -> tuple[Table, int, tuple[str, ...]]:
    """The last player is asked; the others have committed all they have."""
    table = rulebound.new("lotr", {"decks": decks, "quest": quest}, seed=seed)
    committed = 0
    while table.decision is not None:
        seat = table.game.waiting[0]
        keys = table.decision.keys(seat)
        if table.decision.prompt == "lotr-prompt-commit":
            committed += 1
            if committed == len(decks.split()):
                return table, seat, tuple(keys)
            table.choose(tuple(keys), seat)
        else:
            table.choose(next((k for k in ("keep", "pass") if k in keys), keys[0]), seat)
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize(
    ("decks", "quest", "seed"),
    [
        ("spirit leadership", "passage-through-mirkwood", 3),
        ("spirit leadership", "escape-from-dol-guldur", 5),
        ("leadership", "journey-along-the-anduin", 4),
    ],
)
def test_counting_agrees_with_trying_every_card(decks: str, quest: str, seed: int, monkeypatch: Any) -> None:
    """Every way is played, surges too, with one and with all of the last player's heroes."""
    monkeypatch.setattr("rulebound.core.knowing.odds.WAYS", 20_000)
    table, seat, keys = last_to_commit(decks, quest, seed)
    stakes: Any = table.game.book.stakes
    for answer in (keys, keys[:1]):
        bounds = foresee(table.game, seat, answer)
        assert bounds is not None
        exact = tried(table.game, stakes, seat, answer)
        assert exact is not None
        assert bounds[0] <= exact <= bounds[1]
        assert bounds[1] - bounds[0] < Fraction(1, 4)


@pytest.mark.parametrize("quest", ["passage-through-mirkwood", "journey-along-the-anduin"])
def test_four_players_succeed_as_often_as_told(quest: str) -> None:
    """The quest is played on with cards drawn anew, again and again."""
    table, seat, keys = last_to_commit("leadership tactics spirit lore", quest, 2)
    bounds = table.chances(keys, seat)
    assert bounds is not None
    assert bounds[0] > 0
    tries, won = 120, 0
    for seed in range(tries):
        won += played_on(table, seat, keys, seed)
    far = 4 * (tries * 0.25) ** 0.5
    assert tries * bounds[0] - far <= won <= tries * bounds[1] + far


def played_on(table: Table, seat: int, keys: tuple[str, ...], seed: int) -> bool:
    """Does the quest succeed if all is declined that can be?"""
    g: Any = imagine(table.game, seat, seed)
    stakes: Any = table.game.book.stakes
    told: list[bool] = []

    def listen(line: Any) -> None:
        success = stakes.verdict(line)
        if success is not None:
            told.append(success)

    g.sink = listen
    g.choose(keys, seat)
    while not told and g.decision is not None:
        g.choose(declined(g.decision, g.waiting[0]), g.waiting[0])
    return bool(told) and told[0]


def test_a_card_that_reveals_more_is_followed() -> None:
    """Of three cards, one of which surges, one is revealed: 1 or 2 threat alone, or the surging one and either."""
    cards = ((Comes(threat=1), 1), (Comes(threat=2), 1), (Comes(threat=1, more=1), 1))
    sets = {key: n for key, n in sets_of(cards, 3).items() if key[0] == 1 + key[1].more}
    assert sets == {
        (1, Comes(threat=1)): 1,
        (1, Comes(threat=2)): 1,
        (2, Comes(threat=2, more=1)): 1,
        (2, Comes(threat=3, more=1)): 1,
    }
    assert followed(((0, 2), (1, 1)), 1, 3) == 1, "1 in 3 for either alone, half of 1 in 3 for either after the surge"


def test_where_a_player_may_be_eliminated_the_chance_has_two_bounds() -> None:
    """Threat 49: one card with doomed, or Pursued by Shadow, and the player is out with all who quest."""
    table, seat, keys = last_to_commit("spirit leadership", "journey-along-the-anduin", 4)
    calm = table.chances(keys, seat)
    g: Any = table.game
    g.change(g.players[0], threat=49)
    tense = table.chances(keys[1:], seat)
    assert calm is not None
    assert tense is not None
    assert tense[0] < tense[1]
