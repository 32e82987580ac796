"""Arranging: any situation by checked steps; what cannot be is refused with the reason, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulebound.core.game.game import Clock
from rulebound.core.knowing.redraw import redrawn
from rulebound.core.material.cards import Card, Pool, cards_in, move, new_card, sees
from rulebound.core.material.tokens import Bag, Supply, draw
from rulebound.core.proving.arrange import CORE_STEPS, arrange, find, prepare, read, steps_of, written
from rulebound.core.state.errors import ArrangeError, FlowError
from rulebound.games.lantern import Lantern
from tests.core.attic import Attic, attic, codes, create, everything, top


def refused(g: Any, why: str, step: str, /, **args: Any) -> None:
    """The step is refused for this reason, and not a byte has changed."""
    before, version = g.encode(), g.version
    with pytest.raises(ArrangeError, match=why):
        arrange(g, step, **args)
    assert g.encode() == before
    assert g.version >= version
    again = g.clone()
    again.choose(g.decision.keys(g.waiting[0])[-1], g.waiting[0])


# ------------------------------------------------------------------ cards


def test_a_card_goes_where_it_is_wanted() -> None:
    g = attic(deck="aabc")
    arrange(g, "card", code="b", to="hand-1")
    assert codes(g, g.hand(0)) == "b"
    (card,) = cards_in(g, g.hand(0))
    assert ([sees(card, s) for s in (0, 1)], card.owner) == ([True, False], 0)
    arrange(g, "card", code="a", to="discard")
    arrange(g, "card", code="a", to="discard", at=-1)
    assert codes(g, g.discard) == "aa"
    arrange(g, "card", code="b", to="play")
    assert (codes(g, g.play), codes(g, g.hand(0))) == ("b", "")
    assert everything(g) == "aabc"


def test_a_card_can_be_named_exactly() -> None:
    g = attic(deck="")
    one, two = (new_card(g, Card, "a", g.discard) for _ in range(2))
    arrange(g, "card", code=f"a-{two.id}", to="play")
    assert (g.play.cards, g.discard.cards) == ((two.id,), (one.id,))


def test_cards_that_cannot_be_there_are_refused() -> None:
    g = attic(deck="ab")
    refused(g, "no card is called 'zebra'", "card", code="zebra", to="discard")
    refused(g, "there is no h in this game", "card", code="h", to="discard")
    refused(g, "there is no pile 'cellar'. There are: hand-1, hand-2, deck", "card", code="a", to="cellar")
    arrange(g, "card", code="a", to="discard")
    refused(g, "every a there is lies in discard already", "card", code="a", to="discard")


def test_the_top_of_a_deck_unseen() -> None:
    g = attic(deck="abcdefgh")
    arrange(g, "top", pile="deck", codes="g c a")
    assert codes(g, g.deck) == "gca?????"
    assert not any(c.known for c in cards_in(g, g.deck))
    arrange(g, "top", pile="deck", codes="a h")
    assert codes(g, g.deck) == "ahgc????"
    assert everything(g) == "abcdefgh"


def test_what_lay_open_is_as_good_as_unseen_on_top() -> None:
    g = attic(deck="abcd")
    move(g, top(g), g.discard)
    code = codes(g, g.discard)
    refused(g, f"no {code} is left in deck, only in discard: move it first", "top", pile="deck", codes=code)
    arrange(g, "card", code=code, to="deck")
    arrange(g, "top", pile="deck", codes=code)
    assert (codes(g, g.deck), g.discard.cards) == (f"{code}???", ())
    assert {redrawn(g, 0, seed).entity(g.deck.cards[0]).code for seed in range(40)} == set("abcd")


def test_the_top_of_an_open_pile_lies_open() -> None:
    g = attic(deck="abc")
    arrange(g, "card", code="b", to="discard")
    arrange(g, "card", code="c", to="discard", at=-1)
    arrange(g, "top", pile="discard", codes="c b")
    assert codes(g, g.discard) == "cb"
    assert {c.known for c in cards_in(g, g.discard)} == {-1}


def test_a_card_is_shown_exhausted_readied_flipped_removed() -> None:
    g = attic(deck="")
    lamp = new_card(g, Card, "lamp", g.hand(0))
    arrange(g, "show", card="lamp", seat=2)
    assert [sees(lamp, s) for s in (-1, 0, 1)] == [False, True, True]
    arrange(g, "show", card="lamp")
    assert sees(lamp, -1)
    arrange(g, "card", code="lamp", to="play")
    arrange(g, "exhaust", card="lamp")
    assert lamp.exhausted
    arrange(g, "ready", card=f"lamp-{lamp.tag}")
    assert not lamp.exhausted
    arrange(g, "flip", card="lamp")
    assert lamp.code == "lamp-dark"
    arrange(g, "remove", card="lamp-dark")
    assert (lamp.pile, g.play.cards) == (0, ())


def test_what_is_no_card_cannot_be_treated_as_one() -> None:
    g = attic(deck="ab")
    card = new_card(g, Card, "c", g.play)
    for step in ("show", "exhaust", "ready", "flip", "remove"):
        refused(g, "'seat-1' is not a card", step, card="seat-1")
        refused(g, "nothing here is called 'ghost'", step, card="ghost")
    refused(g, "c has no other side", "flip", card="c")
    refused(g, "has no other side", "flip", card=f"card-{g.deck.cards[0]}")
    refused(g, "there is no seat 3: this table has 1 to 2", "show", card="c", seat=3)
    assert card.pile == g.play.id


def test_things_of_the_same_name_must_be_told_apart() -> None:
    g = attic(deck="")
    one, two = (new_card(g, Card, "a", g.play) for _ in range(2))
    refused(g, f"'a' is on the table 2 times: a-{one.id}, a-{two.id}", "exhaust", card="a")
    refused(g, "'hand' is on the table 2 times: hand-1, hand-2", "tokens", on="hand", kind="coins", n=1)
    assert find(g, f"a-{two.id}") is two
    assert find(g, f"card-{one.id}") is one
    assert find(g, "hand-2") is g.hand(1)


# ------------------------------------------------------------------ tokens and luck


def test_tokens_come_from_the_supply() -> None:
    g = attic()
    arrange(g, "tokens", on="seat-1", kind="coins", n=6)
    arrange(g, "tokens", on="seat-2", kind="coins", n=4)
    assert (g.seat(0).coins, g.seat(1).coins, g.named(Supply, "coins").left) == (6, 4, 0)
    refused(g, "only 0 more coins are in the supply", "tokens", on="seat-2", kind="coins", n=5)
    arrange(g, "tokens", on="seat-1", kind="coins", n=0)
    assert g.named(Supply, "coins").left == 6


def test_tokens_that_cannot_be_are_refused() -> None:
    g = attic()
    refused(g, "that cannot be: a child holds at most 6 coins", "tokens", on="seat-1", kind="coins", n=7)
    refused(g, "-1 coins cannot lie anywhere", "tokens", on="seat-1", kind="coins", n=-1)
    refused(g, "seat-1 holds no clues", "tokens", on="seat-1", kind="clues", n=1)
    refused(g, "seat-1 holds no named", "tokens", on="seat-1", kind="named", n=1)
    for kind in ("id", "index"):
        refused(g, f"seat-1 holds no {kind}", "tokens", on="seat-1", kind=kind, n=1)


def test_a_bag_is_filled() -> None:
    g = attic()
    cup = g.named(Bag, "cup")
    draw(g, cup, keep=True)
    arrange(g, "bag", bag="cup", tokens="sun comet sun")
    assert (cup.inside, cup.drawn) == (("comet", "sun", "sun"), ())
    refused(g, "'deck' is not a bag", "bag", bag="deck", tokens="sun")


def test_luck_is_rigged_without_disturbing_anything() -> None:
    g = attic(deck="abcd")
    decision = g.decision
    arrange(g, "dice", results="6 1")
    arrange(g, "faces", codes="d b")
    arrange(g, "draws", tokens="moon")
    assert g.decision is decision
    assert g.luck.rigged == (("die", "6"), ("die", "1"), ("face", "d"), ("face", "b"), ("token", "moon"))
    g.choose("draw")
    assert codes(g, g.hand(0)) == "d"


def test_luck_that_cannot_come_is_refused() -> None:
    g = attic(deck="abcd")
    refused(g, "no die shows '0'", "dice", results="6 0")
    refused(g, "no die shows 'x'", "dice", results="x")
    refused(g, "no unseen card is a h", "faces", codes="a h")
    refused(g, "no bag holds 'sun'", "draws", tokens="sun")


# ------------------------------------------------------------------ where the game stands


def test_the_game_stands_where_it_was_put() -> None:
    g = attic()
    arrange(g, "phase", name="night")
    assert (g.clock.phase, g.waiting) == ("night", (0, 1))
    arrange(g, "round", n=7)
    assert (g.clock.round, g.clock.phase) == (7, "night")
    arrange(g, "lead", seat=2)
    arrange(g, "phase", name="day")
    assert (g.clock.phase, g.waiting) == ("day", (1,))
    g.choose("pass")
    assert g.waiting == (0,)


def test_a_turn_of_lantern_begins_where_it_was_put() -> None:
    g = Lantern.new({"seats": "3"}, seed=4)
    arrange(g, "phase", name="watch")
    arrange(g, "turn", seat=2)
    assert (g.clock.phase, g.clock.seat, g.waiting) == ("watch", 1, (1,))
    assert g.keepers[1].actions == 2
    g.choose("pass")
    assert g.waiting == (2,)


def test_where_the_game_cannot_stand() -> None:
    g = attic()
    refused(g, "attic has no phase 'noon'. It has: day, night", "phase", name="noon")
    refused(g, "rounds are counted from 1", "round", n=0)
    refused(g, "there is no seat 0", "lead", seat=0)
    refused(g, "there is no seat 3", "turn", seat=3)


def test_a_game_that_is_over_goes_on() -> None:
    g = attic()
    g.verdict(True, "done", "attic/1")
    g.choose("pass")
    assert g.outcome is not None
    arrange(g, "phase", name="day")
    assert (g.outcome, g.clock.verdicts, g.waiting) == (None, (), (0,))
    g.choose("pass")
    assert g.outcome is None


def test_nothing_is_left_of_what_was_going_on() -> None:
    g = Lantern.new({"seats": "2"}, seed=1)
    for _ in range(40):
        if g.decision is None:
            break
        g.choose(g.decision.keys(g.waiting[0])[: g.decision.least], g.waiting[0])
        kept = len(g.transients)
        arrange(g, "phase", name="watch")
        arrange(g, "phase", name="watch")
        assert len(g.transients) <= max(kept, 4)


def test_a_table_can_be_arranged_before_it_has_begun() -> None:
    g = Attic()
    g.add(Clock())
    create(g, {})
    prepare(g, "tokens", on="seat-1", kind="coins", n=3)
    with pytest.raises(ArrangeError, match="only 7 more coins"):
        prepare(g, "tokens", on="seat-2", kind="coins", n=8)
    with pytest.raises(ArrangeError, match="that cannot be"):
        prepare(g, "tokens", on="seat-2", kind="coins", n=7)
    assert (g.seat(0).coins, g.seat(1).coins, g.named(Supply, "coins").left) == (3, 0, 7)
    prepare(g, "phase", name="night")
    g.begin()
    assert (g.clock.round, g.clock.phase) == (1, "night")


def test_a_table_that_is_being_set_up_is_left_alone() -> None:
    g = attic()
    g.change(g.clock, round=0)
    refused(g, "still being set up", "tokens", on="seat-1", kind="coins", n=3)
    arrange(g, "phase", name="night")
    assert g.clock.round == 1


def test_rules_that_fail_on_the_new_table_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    g = attic()
    before = g.encode()

    def breaks(g: Any) -> None:
        raise FlowError("broken")

    monkeypatch.setattr(Attic, "restart", breaks)
    with pytest.raises(FlowError, match="broken"):
        arrange(g, "tokens", on="seat-1", kind="coins", n=3)
    assert g.encode() == before


# ------------------------------------------------------------------ steps themselves


def test_a_game_from_outside_brings_its_own_steps() -> None:
    g = attic()
    assert "rich" in steps_of(g)
    assert "rich" not in CORE_STEPS
    arrange(g, "rich", seat=2)
    assert (g.seat(1).coins, g.named(Supply, "coins").left) == (5, 5)
    arrange(g, "tokens", on="seat-1", kind="coins", n=5)
    arrange(g, "tokens", on="seat-2", kind="coins", n=2)
    refused(g.clone(), "only 3 more coins", "tokens", on="seat-1", kind="coins", n=9)
    arrange(g, "tokens", on="seat-2", kind="coins", n=0)
    g.change(g.named(Supply, "coins"), left=3)
    refused(g, "so many coins there are not", "rich", seat=2)


def test_a_step_without_the_future_import_takes_numbers_too() -> None:
    def lift(g: Attic, n: int = 1) -> None:
        g.change(g.clock, round=n)

    lift.__annotations__["n"] = int
    made = CORE_STEPS["round"].__class__("lift", lift, True)
    assert made.read({"n": "3"}) == {"n": 3}


@pytest.mark.parametrize(
    ("step", "args", "why"),
    [
        ("levitate", {}, "there is no arranging step 'levitate'. There are: bag, card, dice"),
        ("card", {"code": "a"}, "card lacks to: write card code=... to=... at=..."),
        ("card", {"code": "a", "into": "deck"}, "card has no 'into': write card code=... to=... at=..."),
        ("round", {"n": "two"}, "n of round is a number, not 'two'"),
        ("round", {"n": "--2"}, "n of round is a number, not '--2'"),
    ],
)
def test_a_step_written_wrongly_is_answered_with_how_to_write_it(step: str, args: dict[str, Any], why: str) -> None:
    refused(attic(), why.replace(".", r"\."), step, **args)


@pytest.mark.parametrize("args", [{}, {"code": "oil flask", "to": "hand-1"}, {"codes": "a b", "n": 3, "x": "it's"}])
def test_a_step_can_be_written_down_and_read(args: dict[str, str | int]) -> None:
    assert read(written("card", args)) == ("card", {k: str(v) for k, v in args.items()})


@pytest.mark.parametrize("text", ["", "card code", "card 'code=a"])
def test_what_is_no_step_cannot_be_read(text: str) -> None:
    with pytest.raises(ArrangeError, match="is not an arranging step"):
        read(text)


def test_arranging_is_told_to_everybody() -> None:
    g = attic()
    lines: list[Any] = []
    g.sink = lines.append
    arrange(g, "dice", results="6")
    assert (lines[0].text, lines[0].args) == ("core-log-arranged", (("what", "dice results=6"),))


ALL_STEPS: list[tuple[str, Callable[[Attic], dict[str, str | int]]]] = [
    ("card", lambda g: {"code": "a", "to": "play"}),
    ("top", lambda g: {"pile": "deck", "codes": "a b"}),
    ("show", lambda g: {"card": f"card-{g.deck.cards[0]}"}),
    ("size", lambda g: {"pile": "deck", "n": 2}),
    ("remove", lambda g: {"card": f"card-{g.deck.cards[0]}"}),
    ("flip", lambda g: {"card": "lamp"}),
    ("exhaust", lambda g: {"card": "lamp"}),
    ("ready", lambda g: {"card": "lamp"}),
    ("tokens", lambda g: {"on": "seat-1", "kind": "coins", "n": 2}),
    ("bag", lambda g: {"bag": "cup", "tokens": "sun"}),
    ("phase", lambda g: {"name": "night"}),
    ("round", lambda g: {"n": 3}),
    ("lead", lambda g: {"seat": 2}),
    ("turn", lambda g: {"seat": 2}),
    ("dice", lambda g: {"results": "3"}),
    ("faces", lambda g: {"codes": "a"}),
    ("draws", lambda g: {"tokens": "star"}),
]


def test_every_step_is_tried() -> None:
    assert {name for name, _ in ALL_STEPS} == set(CORE_STEPS)


@pytest.mark.parametrize(("step", "args"), ALL_STEPS, ids=[name for name, _ in ALL_STEPS])
def test_an_arranged_table_can_be_saved_and_played(step: str, args: Any) -> None:
    g = attic(deck="abcd")
    new_card(g, Card, "lamp", g.play)
    arrange(g, step, **args(g))
    assert Attic.decode(g.encode()).encode() == g.encode()
    assert sum(len(p.faces) for p in g.all(Pool)) == sum(not c.code for c in g.all(Card))
    for _ in range(8):
        assert g.decision is not None
        seat = g.waiting[0]
        g.choose(g.decision.keys(seat)[0], seat)
