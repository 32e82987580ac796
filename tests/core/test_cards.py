"""Cards: faces, piles, who sees what, and what moves with them."""

from __future__ import annotations

import pytest

from rulebound.core.game.values import adds, lasting
from rulebound.core.knowing.view import number
from rulebound.core.material.cards import (
    EVERYBODY,
    Card,
    bit,
    define,
    exhaust,
    face,
    flip,
    look,
    move,
    new_card,
    new_deck,
    pile_of,
    ready_card,
    refill,
    refill_under,
    remove_card,
    reveal,
    search,
    seek,
    sees,
    shuffle,
    zone,
)
from rulebound.core.state.entities import PUBLIC, Registry, Term
from rulebound.core.state.errors import ContentError
from rulebound.core.state.index import AFTER
from tests.core.attic import REGISTRY, WARMTH, Attic, Child, Draught, attic, codes, everything, top

# ------------------------------------------------------------------ faces


def test_a_face_has_its_facts() -> None:
    registry = Registry("toy")
    made = define(registry, "sword", cost=2, traits=("weapon",))
    assert (made.cost, made.traits) == (2, ("weapon",))
    assert registry["sword"] is made
    with pytest.raises(AttributeError, match="colour") as caught:
        _ = made.colour
    assert caught.value.obj is made


def test_a_face_is_defined_once() -> None:
    registry = Registry("toy")
    define(registry, "sword")
    with pytest.raises(ContentError, match="'sword' is defined twice"):
        define(registry, "sword")


def test_two_cards_cannot_share_a_modifier() -> None:
    class Cloak:
        constant = (adds(WARMTH, 1, lambda g, this, child: True),)

    registry = Registry("toy")
    define(registry, "cloak", Cloak)
    with pytest.raises(ContentError, match=r"scarf and cloak\+0 share one modifier"):
        define(registry, "scarf", Cloak)


def test_a_face_knows_its_abilities_by_kind() -> None:
    quilt = REGISTRY["quilt"]
    assert quilt.ability("action").key == "quilt.fold"
    assert quilt.ability("reaction").key == "quilt.spread"
    assert quilt.ability("revelation") is None


def test_a_deck_of_unknown_cards_is_refused() -> None:
    g = attic()
    with pytest.raises(ContentError, match="the deck deck holds 'zebra'"):
        new_deck(g, Card, ["a", "zebra"], g.deck)


# ------------------------------------------------------------------ piles


def test_cards_come_to_the_top_the_bottom_or_between() -> None:
    g = attic(deck="")
    for code in "cba":
        new_card(g, Card, code, g.discard)
    assert codes(g, g.discard) == "cba"
    move(g, new_card(g, Card, "d", g.play), g.discard)
    assert codes(g, g.discard) == "dcba"
    move(g, new_card(g, Card, "e", g.play), g.discard, -1)
    assert codes(g, g.discard) == "dcbae"
    move(g, new_card(g, Card, "f", g.play), g.discard, 2)
    assert codes(g, g.discard) == "dcfbae"
    assert codes(g, g.play) == ""


def test_a_card_knows_where_it_lies() -> None:
    g = attic()
    card = top(g)
    assert (zone(g, card), pile_of(g, card)) == ("deck", g.deck)
    move(g, card, g.play)
    assert (zone(g, card), pile_of(g, card)) == ("play", g.play)
    remove_card(g, card)
    assert (zone(g, card), card.pile) == ("aside", 0)
    assert card.id not in g.play.cards
    move(g, card, g.discard)
    assert zone(g, card) == "discard"


def test_what_a_card_had_in_play_stays_there() -> None:
    g = attic(deck="")
    card = new_card(g, Card, "a", g.hand(0))
    move(g, card, g.play)
    exhaust(g, card)
    warm = lasting(g, REGISTRY["quilt+0"], card, "round", (card,))
    assert (card.stay, g.value(card, WARMTH)) == (1, 2)
    move(g, card, g.hand(0))
    assert (card.exhausted, warm.id in g.transients, g.value(card, WARMTH)) == (False, False, 0)
    move(g, card, g.play)
    assert card.stay == 2


def test_within_play_nothing_is_lost() -> None:
    g = attic(deck="")
    card = new_card(g, Card, "a", g.hand(0))
    move(g, card, g.play)
    exhaust(g, card)
    move(g, card, g.play, -1)
    assert (card.stay, card.exhausted) == (1, True)
    ready_card(g, card)
    assert not card.exhausted


def test_a_scope_ends_when_a_card_it_needs_leaves_play() -> None:
    g = attic(deck="")
    card = new_card(g, Card, "a", g.hand(0))
    move(g, card, g.play)
    scope = g.scope("round")
    assert scope is not None
    scope.needs = (card.id,)
    remove_card(g, card)
    assert scope.ended == "left play"


def test_the_discard_pile_becomes_the_deck() -> None:
    g = attic(deck="ab")
    for _ in range(2):
        move(g, top(g), g.discard)
    assert (codes(g, g.deck), sorted(codes(g, g.discard))) == ("", ["a", "b"])
    refill(g, g.deck, g.discard)
    assert (codes(g, g.deck), codes(g, g.discard)) == ("??", "")
    assert everything(g) == "ab"


def test_the_discard_pile_goes_under_the_deck() -> None:
    g = attic(deck="abc")
    for _ in range(2):
        move(g, top(g), g.discard)
    last = top(g)
    refill_under(g, g.deck, g.discard)
    assert (top(g), len(codes(g, g.deck)), codes(g, g.discard)) == (last, 3, "")
    reveal(g, last)
    assert codes(g, g.deck)[1:] == "??"
    assert everything(g) == "abc"


# ------------------------------------------------------------------ who sees what


def test_who_sees_a_card_depends_on_where_it_comes_to() -> None:
    g = attic()
    card = top(g)
    assert [sees(card, seat) for seat in (PUBLIC, 0, 1)] == [False, False, False]
    move(g, card, g.side)
    assert card.code == ""
    move(g, card, g.hand(1))
    assert [sees(card, seat) for seat in (PUBLIC, 0, 1)] == [False, False, True]
    move(g, card, g.deck)
    assert [sees(card, seat) for seat in (PUBLIC, 0, 1)] == [False, False, True]
    move(g, card, g.discard)
    assert [sees(card, seat) for seat in (PUBLIC, 0, 1)] == [True, True, True]


def test_looking_is_news_once() -> None:
    g = attic()
    card = top(g)
    look(g, card, 0)
    news = g.reveals
    assert card.known == bit(0)
    look(g, card, 0)
    assert g.reveals == news
    look(g, card, 1)
    assert g.reveals == news + 1
    reveal(g, card)
    assert card.known == EVERYBODY


def test_the_numbers_of_a_shuffled_deck_do_not_tell_what_was_taken_out() -> None:
    def left(taken: int) -> list[int]:
        g = attic()
        search(g, g.deck, 0)
        move(g, g.entity(g.deck.cards[taken]), g.hand(0))
        shuffle(g, g.deck)
        return [number(card) for card in search(g, g.deck, 1)]

    assert left(0) == left(1) == left(3)


def test_what_is_sought_in_a_deck_is_found_wherever_it_lies() -> None:
    found = set()
    for seed in range(40):
        g = attic(seed=seed)
        before = everything(g)
        card = seek(g, g.deck, {"b", "c"})
        found.add(card.code)
        assert sees(card, PUBLIC)
        assert everything(g) == before
    assert found == {"b", "c"}


def test_what_lies_seen_on_top_is_found_last() -> None:
    g = attic()
    reveal(g, top(g))
    seen = top(g).code
    other = next(code for code in "abcd" if code != seen)
    assert seek(g, g.deck, {seen, other}).code == other
    assert seek(g, g.deck, {seen}) is top(g)


def test_what_is_not_there_is_not_found() -> None:
    g = attic()
    assert seek(g, g.deck, {"h"}) is None


def test_what_is_sought_may_be_the_card_that_went_away_unseen() -> None:
    found = []
    for seed in range(40):
        g = attic(seed=seed)
        away = top(g)
        move(g, away, g.side)
        found.append(seek(g, g.deck, {"a"}) is not None)
        reveal(g, away)
        assert (away.code == "a") is not found[-1]
    assert {*found} == {True, False}


def test_a_card_is_called_by_its_face_only_by_those_who_know_it() -> None:
    g = attic()
    card = top(g)
    assert {card.handle(g, seat) for seat in (PUBLIC, 0, 1)} == {f"card-{card.id}"}
    look(g, card, 0)
    assert card.handle(g, 0) == f"{card.code}-{card.id}"
    assert card.handle(g, 1) == card.handle(g) == f"card-{card.id}"
    assert card.word(g, 0) == Term(f"attic-{card.code}")
    assert card.word(g) == Term("core-card")


# ------------------------------------------------------------------ what listens


def test_abilities_and_modifiers_work_in_their_zones() -> None:
    g = attic(deck="")
    child = g.seat(0)
    card = new_card(g, Card, "quilt", g.discard)
    assert heard(g) == ([], [])
    move(g, card, g.hand(0))
    assert heard(g) == ([], ["quilt.spread"])
    assert g.value(child, WARMTH) == 0
    move(g, card, g.play)
    assert heard(g) == (["quilt.fold"], [])
    assert g.value(child, WARMTH) == 2
    remove_card(g, card)
    assert heard(g) == ([], [])
    assert g.value(child, WARMTH) == 0


def test_a_card_listens_from_the_moment_it_has_a_face() -> None:
    g = attic(deck=["quilt"])
    assert heard(g) == ([], [])
    move(g, top(g), g.hand(1))
    assert heard(g) == ([], ["quilt.spread"])


def heard(g: Attic) -> tuple[list[str], list[str]]:
    actions = [a.key for _, a in g.listeners.get("action", ((),))[0]]
    draughts = [a.key for _, a in g.listeners.get(Draught, ((), (), (), (), ()))[AFTER]]
    return actions, draughts


# ------------------------------------------------------------------ two sides


def test_a_two_sided_card_shows_its_other_side() -> None:
    g = attic(deck="")
    lamp = new_card(g, Card, "lamp", g.play)
    flip(g, lamp)
    assert (lamp.code, face(g, lamp).key) == ("lamp-dark", "lamp-dark")
    flip(g, lamp)
    assert lamp.code == "lamp"


def test_a_card_with_one_side_cannot_be_flipped() -> None:
    g = attic()
    card = top(g)
    with pytest.raises(ContentError, match="cannot be flipped"):
        flip(g, card)
    reveal(g, card)
    with pytest.raises(ContentError, match="cannot be flipped"):
        flip(g, card)
    assert card.code in "abcd"


def test_seats_are_found_by_their_kind() -> None:
    g = attic()
    assert [c.index for c in g.all(Child)] == [0, 1]
    assert len(g.all(Card)) == 4
