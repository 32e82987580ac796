"""Pools: every face is somewhere once, each is as likely as it should be, and nobody can count what they may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from rulebound.core.knowing.redraw import redraw, redrawn, unseen
from rulebound.core.knowing.view import imagine
from rulebound.core.material.cards import (
    DECK,
    NOBODY,
    Card,
    Pile,
    Pool,
    cards_in,
    deal,
    look,
    move,
    new_card,
    new_deck,
    refill,
    reveal,
    search,
    show_back,
    shuffle,
)
from rulebound.core.state.chance import rig
from tests.core.attic import Attic, attic, codes, evenly, everything, top

GAMES = 3000


def spread(of: Callable[[int], Any], games: int = GAMES) -> Counter[Any]:
    """What comes out, over many seeds."""
    return Counter(of(seed) for seed in range(games))


def draw(g: Attic, n: int, pile: Any = None) -> str:
    """The faces of the next cards, drawn face up."""
    drawn = []
    for _ in range(n):
        card = top(g)
        move(g, card, pile or g.discard)
        drawn.append(card.code)
    return "".join(drawn)


# ------------------------------------------------------------------ drawing


def test_every_order_of_a_deck_is_as_likely() -> None:
    found = spread(lambda seed: draw(attic(seed), 4))
    assert set(found) == {"".join(p) for p in permutations("abcd")}
    assert evenly(found, 24)


def test_copies_count() -> None:
    found = spread(lambda seed: draw(attic(seed, "aaab"), 1))
    assert 0.70 < found["a"] / GAMES < 0.80


def test_what_is_drawn_leaves_the_pool_and_nothing_is_lost() -> None:
    g = attic(deck="aabbccdd")
    for n in range(8):
        draw(g, 1)
        assert everything(g) == "aabbccdd"
        assert sum(len(p.faces) for p in g.all(Pool)) == 7 - n
    assert (codes(g, g.deck), sorted(codes(g, g.discard))) == ("", list("aabbccdd"))


def test_the_last_cards_of_a_pool_are_certain() -> None:
    g = attic(deck="ab")
    first = draw(g, 1)
    assert unseen(g, g.all(Pool)[0], 0) == tuple({"a", "b"} - {first})
    assert draw(g, 1) == ({"a", "b"} - {first}).pop()


def test_shuffling_what_nobody_has_seen_costs_no_luck_and_is_no_news() -> None:
    g = attic()
    before = (g.luck.count, g.reveals)
    shuffle(g, g.deck)
    shuffle(g, g.discard)
    assert (g.luck.count, g.reveals) == before


# ------------------------------------------------------------------ known cards


def test_a_card_put_back_stays_where_it_was_put() -> None:
    g = attic(deck="abcdefgh")
    one, two = (g.entity(i) for i in g.deck.cards[:2])
    look(g, one, 0)
    look(g, two, 0)
    on_top, at_bottom = one.code, two.code
    move(g, two, g.deck, -1)
    order = draw(g, 8)
    assert (order[0], order[-1]) == (on_top, at_bottom)
    assert sorted(order) == list("abcdefgh")


def test_a_shuffle_forgets_what_was_seen() -> None:
    def face_of_top_after_shuffle(seed: int) -> bool:
        g = attic(seed)
        card = top(g)
        look(g, card, 0)
        seen = card.code
        shuffle(g, g.deck)
        assert (card.code, card.known, len(g.all(Pool))) == ("", 0, 1)
        assert everything(g) == "abcd"
        reveal(g, card)
        return card.code == seen

    assert 0.21 < spread(face_of_top_after_shuffle)[True] / GAMES < 0.29


def test_a_discard_pile_made_into_a_deck_is_in_any_order() -> None:
    def second_time(seed: int) -> str:
        g = attic(seed)
        draw(g, 4)
        refill(g, g.deck, g.discard)
        assert everything(g) == "abcd"
        return draw(g, 4)

    assert evenly(spread(second_time), 24)


def test_searching_the_top_sees_these_and_no_more() -> None:
    g = attic(deck="abcdefgh")
    found = search(g, g.deck, 1, 3)
    assert [c.id for c in found] == list(g.deck.cards[:3])
    assert [bool(c.code) for c in cards_in(g, g.deck)] == [True] * 3 + [False] * 5
    assert {c.known for c in found} == {0b100}
    assert search(g, g.deck, 0, 20) == cards_in(g, g.deck)


# ------------------------------------------------------------------ cards of one pool in several places


def test_a_card_taken_unseen_keeps_its_face_when_the_rest_is_searched_and_shuffled() -> None:
    def taken(seed: int) -> str:
        g = attic(seed, "abcde")
        card = top(g)
        move(g, card, g.side)
        rest = "".join(c.code for c in search(g, g.deck, 0))
        shuffle(g, g.deck)
        (fixed,) = {"a", "b", "c", "d", "e"} - set(rest)
        assert everything(g) == "abcde"
        reveal(g, card)
        assert card.code == fixed
        assert sorted(draw(g, 4)) == sorted(rest)
        return str(card.code)

    assert evenly(spread(taken), 5)


def test_a_card_taken_unseen_is_none_of_those_shuffled_into_the_rest() -> None:
    def taken(seed: int) -> str:
        g = attic(seed, "abcd")
        move(g, top(g), g.side)
        for code in "efgh":
            new_card(g, Card, code, g.discard)
        move(g, top(g), g.discard)
        refill(g, g.deck, g.discard)
        assert everything(g) == "abcdefgh"
        card = g.entity(g.side.cards[0])
        assert card.code == ""
        reveal(g, card)
        return str(card.code)

    found = spread(taken)
    assert set(found) == set("abcd")
    assert evenly(found, 4)


def test_two_piles_of_one_pool_can_be_shuffled_apart() -> None:
    def halves(seed: int) -> tuple[str, str]:
        g = attic(seed, "abcd")
        for _ in range(2):
            move(g, top(g), g.side)
        look(g, top(g), 0)
        luck = g.luck.count
        shuffle(g, g.deck)
        assert g.luck.count > luck, "which faces are on which side is drawn by lot"
        assert [len(p.faces) for p in g.all(Pool)] == [2, 2]
        here = "".join(sorted(draw(g, 2)))
        there = "".join(sorted(reveal(g, c) or c.code for c in cards_in(g, g.side)))
        assert sorted(here + there) == list("abcd")
        return here, there

    assert evenly(spread(halves), 6)


@pytest.mark.parametrize("seen", [False, True])
@pytest.mark.parametrize("target", ["side", "discard"])
def test_dealing_is_moving_one_by_one(seen: bool, target: str) -> None:
    """Cards that nobody has seen are dealt from stack to stack in one go: nobody can tell."""
    dealt, moved = attic(deck="abcde"), attic(deck="abcde")
    for g in (dealt, moved):
        move(g, top(g), g.side)
        if seen:
            look(g, top(g), 0)
    deal(dealt, dealt.deck, getattr(dealt, target), 3)
    for _ in range(3):
        move(moved, top(moved), getattr(moved, target))
    assert dealt.state_hash() == moved.state_hash()


def test_piles_put_together_and_shuffled_are_one_pool() -> None:
    g = attic(deck="abcd")
    for _ in range(2):
        move(g, top(g), g.side)
    look(g, top(g), 0)
    shuffle(g, g.deck)
    for card in cards_in(g, g.side):
        move(g, card, g.deck)
    shuffle(g, g.deck)
    assert sorted(len(p.faces) for p in g.all(Pool)) == [0, 4]
    assert sorted(draw(g, 4)) == list("abcd")


def test_pools_that_are_used_up_are_used_again() -> None:
    g = attic(deck="abcdefgh")
    for _ in range(40):
        for _ in range(2):
            move(g, top(g), g.hand(0))
        for card in cards_in(g, g.hand(0)):
            move(g, card, g.side)
        shuffle(g, g.side)
        for card in cards_in(g, g.side):
            move(g, card, g.discard)
        if len(g.deck.cards) < 2:
            refill(g, g.deck, g.discard)
    assert len(g.all(Pool)) <= 3
    assert everything(g) == "abcdefgh"


# ------------------------------------------------------------------ rigged


def test_rigged_faces_come_in_order_each_from_the_pool_that_has_it() -> None:
    g = attic(deck="abcd")
    new_deck(g, Card, "efgh", g.side)
    rig(g, "face", "h", "d", "a")
    assert draw(g, 2) == "da"
    reveal(g, g.entity(g.side.cards[0]))
    assert codes(g, g.side) == "h???"
    assert g.luck.rigged == ()


def test_a_rigged_face_that_is_gone_waits_and_harms_nobody() -> None:
    g = attic(deck="ab")
    rig(g, "face", "a", "a")
    assert draw(g, 2) == "ab"
    assert g.luck.rigged == (("face", "a"),)


# ------------------------------------------------------------------ what a seat can count


def test_unseen_faces_are_counted_by_each_seat_for_itself() -> None:
    g = attic(deck="aabc")
    (pool,) = g.all(Pool)
    move(g, top(g), g.hand(0))
    (held,) = cards_in(g, g.hand(0))
    assert unseen(g, pool, 1) == ("a", "a", "b", "c")
    assert sorted([*unseen(g, pool, 0), held.code]) == ["a", "a", "b", "c"]
    move(g, top(g), g.discard)
    assert len(unseen(g, pool, 0)) == 2
    assert len(unseen(g, pool, 1)) == 3


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_redrawing_changes_only_what_the_seat_has_not_seen(seat: int) -> None:
    g = attic(deck="abcdefgh")
    for _ in range(2):
        for hand in (0, 1):
            move(g, top(g), g.hand(hand))
    move(g, top(g), g.discard)
    look(g, top(g), 0)
    known = {c.id: c.code for c in g.all(Card) if c.known >> (seat + 1) & 1}
    for seed in range(50):
        other = g.clone()
        changed = redraw(other, seat, seed)
        assert everything(other) == "abcdefgh"
        assert {i: other.entity(i).code for i in known} == known
        assert set(changed).isdisjoint(known)
        assert all(other.entity(i).code != g.entity(i).code for i in changed)


def test_redrawing_is_even() -> None:
    g = attic(deck="abcd")
    move(g, top(g), g.hand(1))
    (card,) = cards_in(g, g.hand(1))
    assert evenly(spread(lambda seed: redrawn(g, 0, seed).entity(card.id).code), 4)


def test_what_is_redrawn_depends_on_nothing_the_seat_may_not_know() -> None:
    g = attic(deck="abcdefgh")
    for hand in (0, 1, 1):
        move(g, top(g), g.hand(hand))
    for seed in range(30):
        other = redrawn(g, 0, seed)
        assert imagine(other, 0, 99).encode() == imagine(g, 0, 99).encode()


def test_a_hand_is_no_better_known_after_the_deck_was_searched_and_shuffled() -> None:
    """Seat 1 has one card. Seat 2 searched the deck, and so knows what it is; seat 1's card is still open to others."""
    g = attic(deck="abcd")
    move(g, top(g), g.hand(0))
    (card,) = cards_in(g, g.hand(0))
    search(g, g.deck, 1)
    shuffle(g, g.deck)
    assert evenly(spread(lambda seed: redrawn(g, -1, seed).entity(card.id).code, 2000), 4)
    assert unseen(g, g.all(Pool)[0], -1) == ("a", "b", "c", "d")


def test_a_hand_is_known_once_everything_else_lies_open() -> None:
    g = attic(deck="abcd")
    move(g, top(g), g.hand(0))
    (card,) = cards_in(g, g.hand(0))
    draw(g, 3)
    refill(g, g.deck, g.discard)
    assert {redrawn(g, 1, seed).entity(card.id).code for seed in range(20)} == {card.code}


def test_what_lay_open_is_surely_among_what_it_was_shuffled_into() -> None:
    """The discard pile is shuffled and put on top of the deck: everybody knows which cards these are."""
    g = attic(deck="abcdefgh")
    move(g, top(g), g.hand(0))
    lay_open = draw(g, 2)
    for card in cards_in(g, g.discard):
        move(g, card, g.side)
    move(g, top(g), g.side)
    shuffle(g, g.side)
    for seed in range(60):
        other = redrawn(g, 1, seed)
        pile = "".join(reveal(other, c) or c.code for c in cards_in(other, other.side))
        assert set(lay_open) < set(pile)
        assert everything(other) == "abcdefgh"


def test_a_card_that_comes_to_light_is_counted_on_no_longer() -> None:
    g = attic(deck="abcd")
    draw(g, 2)
    for card in cards_in(g, g.discard):
        move(g, card, g.deck)
    shuffle(g, g.deck)
    (pool,) = (p for p in g.all(Pool) if p.faces)
    sure = set(pool.sure)
    assert len(sure) == 2
    for left in (3, 2, 1, 0):
        sure.discard(draw(g, 1))
        assert set(pool.sure) == sure
        assert len(pool.faces) == left


# ------------------------------------------------------------------ backs


def backed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Vowels have another back than the other letters."""
    book = replace(Attic.book, back=lambda code: "vowel" if code in "ae" else "other")
    monkeypatch.setattr(Attic, "book", book)


def test_a_back_is_seen_and_the_face_stays_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    backed(monkeypatch)
    for seed in range(20):
        g = attic(seed, "abcde")
        card = top(g)
        kind = show_back(g, card)
        assert (card.code, card.known) == ("", 0)
        luck = g.luck.count
        assert show_back(g, card) == kind, "seen once, it is known"
        assert g.luck.count == luck
        possible = set()
        for lot in range(30):
            other = redrawn(g, 0, lot)
            twin = other.entity(card.id)
            reveal(other, twin)
            possible.add(twin.code)
        assert possible == set("ae" if kind == "vowel" else "bcd")


def test_backs_are_as_likely_as_there_are_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    backed(monkeypatch)

    def first(seed: int) -> str:
        g = attic(seed, "abcde")
        return show_back(g, top(g))

    assert 0.35 < spread(first)["vowel"] / GAMES < 0.45


def test_a_card_known_by_its_back_is_counted_where_it_is_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    backed(monkeypatch)
    for seed in range(20):
        g = attic(seed, "abcde")
        aside = g.add(Pile(code="aside", zone=DECK, sight=NOBODY))
        first, second = cards_in(g, g.deck)[:2]
        kinds = {show_back(g, first), show_back(g, second)}
        for card in (first, second):
            move(g, card, aside)
        shuffle(g, aside)
        assert everything(g) == "abcde"
        for lot in range(10):
            other = redrawn(g, 0, lot)
            for card in (first, second):
                reveal(other, other.entity(card.id))
            lying = codes(other, other.entity(aside.id))
            assert {"vowel" if code in "ae" else "other" for code in lying} == kinds
