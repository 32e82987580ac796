"""Indexes follow a card by what it says as it lies there, and what lists it by its face is found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulebound.core.material import cards
from rulebound.core.material.cards import (
    PLAY,
    SILENCE,
    Card,
    Pile,
    face,
    flip,
    look,
    move,
    new_card,
    new_deck,
    pour,
    refill,
    reveal,
    shuffle,
)
from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.index import enlist, enter_index, leave_index
from rulebound.games.lotr.examples.probes import at_phase, engaged, funded, quest
from rulebound.games.lotr.state import Rings
from rulebound.play.checking.invariants import Broken, indexes_are_right
from rulebound.play.checking.wandering import Wandering
from tests.core.attic import Attic, attic


class Veiled(Card):
    """A card that says nothing while it is veiled."""

    veiled: bool = False

    def speaking(self, g: Any) -> Any:
        return SILENCE if self.veiled else super().speaking(g)


def veil(g: Any, card: Any, veiled: bool = True) -> None:
    leave_index(g, card)
    g.change(card, veiled=veiled)
    enter_index(g, card)


def spread_out(veiled: bool) -> tuple[Attic, Any]:
    """A quilt in play whose face nobody has seen."""
    g = attic()
    chest = g.add(Pile(code="chest", zone="play", sight="nobody"))
    new_deck(g, Veiled, ("quilt",), chest)
    quilt: Any = g.entity(chest.cards[0])
    g.change(quilt, veiled=veiled)
    return g, quilt


def listed(g: Attic, card: Card) -> bool:
    indexes_are_right(g)
    return any(card.id == id for entries in g.modifiers.values() for id, _ in entries)


@pytest.mark.parametrize("veiled", [False, True])
def test_a_face_that_is_seen_in_play_counts_if_the_card_says_it(veiled: bool) -> None:
    g, quilt = spread_out(veiled)
    reveal(g, quilt)
    assert listed(g, quilt) is not veiled


@pytest.mark.parametrize("veiled", [False, True])
def test_a_card_is_listed_by_what_it_says_wherever_it_goes(veiled: bool) -> None:
    g, quilt = spread_out(veiled)
    for pile in (g.hand(0), g.play, g.discard, g.deck, g.play):
        move(g, quilt, pile)
        assert listed(g, quilt) is (pile is g.play and not veiled)
    veil(g, quilt, not veiled)
    assert listed(g, quilt) is veiled
    move(g, quilt, None)
    assert not listed(g, quilt)


def test_a_card_is_listed_anew_even_where_it_says_the_same() -> None:
    """It may be somebody else's now: what was worked out from the list before must not be taken for right."""
    g = attic()
    quilt = new_card(g, Card, "quilt", g.play)
    other = g.add(Pile(code="other", zone=PLAY, owner=1))
    before = g.listeners["action"]
    move(g, quilt, other)
    assert g.listeners["action"] == before
    assert g.listeners["action"][0] is not before[0]


@pytest.mark.parametrize("veiled", [False, True])
def test_a_pile_that_is_poured_shuffled_and_made_anew_is_listed_by_what_its_cards_say(veiled: bool) -> None:
    g = attic()
    chest = g.add(Pile(code="chest", zone="hand", sight="nobody", apart="stack"))
    quilt = new_card(g, Veiled, "quilt", g.hand(0))
    veil(g, quilt, veiled)
    move(g, quilt, chest)
    pour(g, chest, g.discard)
    indexes_are_right(g)
    move(g, quilt, chest)
    refill(g, g.deck, chest)
    indexes_are_right(g)
    move(g, quilt, chest)
    reveal(g, quilt)
    shuffle(g, chest)
    indexes_are_right(g)


def by_its_face(g: Any, card: Any, pile: Any, at: int = 0) -> None:
    """As if all that counted were what is printed on a card."""
    move(g, card, pile, at)
    if pile is not None and pile.zone == PLAY:
        enlist(g, card.id, face(g, card).speaking[PLAY])


def test_a_rule_that_moves_cards_by_their_face_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    g, quilt = spread_out(True)
    reveal(g, quilt)
    Wandering().check(g)
    monkeypatch.setattr("rulebound.play.checking.wandering.move", by_its_face)
    with pytest.raises(Broken, match="indexes follow a card: quilt-19 in play"):
        Wandering().check(g)


def test_a_face_that_is_listed_though_the_card_is_silent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    g, _ = spread_out(True)

    def sees_it(g: Any, card: Any, mask: int, at: int = -1) -> None:
        learn(g, card, mask, at)
        enlist(g, card.id, g.registry["quilt"].speaking["play"])

    learn = cards.learn
    Wandering().check(g)
    monkeypatch.setattr(cards, "learn", sees_it)
    with pytest.raises(Broken, match="indexes follow a card: card-19 in play"):
        Wandering().check(g)


def test_a_shape_whose_words_still_count_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    g, quilt = spread_out(False)
    reveal(g, quilt)
    monkeypatch.setattr(Attic, "book", replace(Attic.book, shapes=(veil,)))
    Wandering().check(g)
    unnoticed = replace(Attic.book, shapes=(lambda g, card: g.change(card, veiled=True),))
    monkeypatch.setattr(Attic, "book", unnoticed)
    with pytest.raises(Broken, match=r"indexes follow a card: .* in shape 1"):
        Wandering().check(g)


def test_a_side_that_is_turned_unnoticed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    g = attic()
    lamp = new_card(g, Card, "lamp", g.play)
    Wandering().check(g)
    assert lamp.code == "lamp", "what is tried is tried on a copy"

    def becomes_a_quilt(g: Any, card: Any) -> None:
        flip(g, card)
        card.code = "quilt"

    monkeypatch.setattr("rulebound.play.checking.wandering.flip", becomes_a_quilt)
    with pytest.raises(Broken, match=r"indexes follow a card: .* turned"):
        Wandering().check(g)


def test_an_orc_guard_whose_face_somebody_knows_is_called_away() -> None:
    """It says nothing, whoever it is engaged with, though its owner has seen that it is a Snowbourn Scout."""
    t = ExampleTable(Rings)
    quest(t, "leadership tactics")
    t.arrange("staging", cards="tower-gate")
    t.arrange("deck", seat=2, cards="snowbourn-scout")
    guard: Any = t.g.entity(t.g.pile(t.g.seat(1).deck).cards[0])
    look(t.g, guard, 1)
    at_phase(t, "travel")
    t.choose("travel tower-gate")
    t.arrange("phase", name="planning")
    funded(t, "son-of-arnor", "aragorn", 3, "planning")
    t.choose("play son-of-arnor", "challenge son-of-arnor")
    t.expect(engaged(1).has("orc-guard"))
    indexes_are_right(t.g)
