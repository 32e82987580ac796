"""Views: what one seat may know, and the games it can imagine."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest

from rulebound.core.game.game import Line
from rulebound.core.knowing.redraw import redrawn
from rulebound.core.knowing.view import entity_view, imagine, lines_for, number, view
from rulebound.core.material.cards import NOBODY, PLAY, Card, Pile, Pool, cards_in, look, move, sees
from rulebound.core.proving.arrange import arrange
from rulebound.core.state.entities import PUBLIC, Term
from tests.core.attic import Attic, attic, top


def dealt(seed: int = 0, deck: str = "abcdefgh", each: int = 2) -> Attic:
    """Both children have cards in hand, and the first is asked what to do."""
    g = attic(seed, deck)
    for _ in range(each):
        for seat in (0, 1):
            move(g, top(g), g.hand(seat), -1)
    arrange(g, "phase", name="day")
    return g


def at_night(**named: Any) -> Attic:
    g = dealt(**named)
    g.choose("pass")
    g.choose("pass")
    return g


def shown(g: Attic, card: Card, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view(g, seat)["entities"][number(card)]
    return found


# ------------------------------------------------------------------ things


def test_a_face_is_shown_to_those_who_know_it() -> None:
    g = dealt()
    card = g.entity(g.hand(0).cards[0])
    assert shown(g, card, 0)["code"] == card.code
    assert shown(g, card, 0)["word"] == ["w", f"attic-{card.code}", ()]
    look(g, card, 1)
    assert shown(g, card, 1)["code"] == card.code
    assert shown(g, card, 1)["known"] == 0b110


def test_of_cards_that_cannot_be_told_apart_a_view_holds_how_many_there_are() -> None:
    g = dealt()
    card = g.entity(g.hand(0).cards[0])
    for seat in (1, PUBLIC):
        seen = view(g, seat)["entities"]
        assert not {number(card), card.id} & set(seen)
        assert seen[g.hand(0).id]["cards"] == [0, 0]
        assert seen[g.deck.id]["cards"] == [0] * len(g.deck.cards)
    look(g, g.entity(g.deck.cards[1]), 1)
    looked = number(g.entity(g.deck.cards[1]))
    assert view(g, 1)["entities"][g.deck.id]["cards"] == [0, looked, *[0] * (len(g.deck.cards) - 2)]
    assert set(view(g, 0)["entities"][g.deck.id]["cards"]) == {0}


def test_a_row_of_cards_that_lie_face_down_can_be_followed() -> None:
    g = dealt()
    row = g.add(Pile(code="row", zone=PLAY, sight=NOBODY))
    card = top(g)
    move(g, card, row)
    called = number(card)
    other = g.add(Pile(code="row", zone=PLAY, sight=NOBODY, owner=1))
    move(g, card, other)
    assert view(g)["entities"][other.id]["cards"] == [called]
    assert "code" not in shown(g, card, PUBLIC)
    assert shown(g, card, PUBLIC)["word"] == ["w", "core-card", ()]


def test_a_card_goes_by_another_number_when_it_comes_from_where_nobody_could_follow_it() -> None:
    g = dealt()
    card = g.entity(g.hand(0).cards[0])
    in_hand = number(card)
    move(g, card, g.play)
    assert number(card) not in (in_hand, card.id)
    assert view(g)["entities"][g.play.id]["cards"] == [number(card)]
    assert list(view(g)["entities"]) == sorted(view(g)["entities"]), "not in the order of their ids"
    in_play = number(card)
    move(g, card, g.hand(1))
    assert number(card) != in_play


def test_pools_are_not_things_on_the_table() -> None:
    g = dealt()
    (pool,) = g.all(Pool)
    for seat in (PUBLIC, 0, 1):
        seen = view(g, seat)
        assert pool.id not in seen["entities"]
        assert not any("pool" in e for e in seen["entities"].values())


def test_a_drawn_face_and_an_undrawn_one_look_alike_to_others() -> None:
    g = dealt()
    before = view(g, 1)
    look(g, g.entity(g.deck.cards[1]), 0)
    assert view(g, 1) == before


def test_what_a_class_keeps_secret_stays_so_in_classes_made_from_it() -> None:
    class Diary(Card):
        page: str = ""

        SECRET: ClassVar[Mapping[str, Any]] = {"page": lambda g, card, seat: sees(card, seat)}

    g = attic()
    diary = g.add(Diary(code="a", page="dear all"))
    assert not {"code", "page", "pool"} & set(entity_view(g, diary, PUBLIC))
    look(g, diary, 1)
    assert {"code", "page"} <= set(entity_view(g, diary, 1))
    assert not {"code", "page"} & set(entity_view(g, diary, 0))


def test_a_view_is_plain_data() -> None:
    for g in (dealt(), at_night()):
        for seat in (PUBLIC, 0, 1):
            seen = view(g, seat)
            text = json.dumps(seen)
            assert json.loads(text) == json.loads(msgspec.json.encode(seen))


def test_a_view_tells_where_the_game_stands() -> None:
    g = dealt()
    seen = view(g)
    assert (seen["game"], seen["seat"], seen["round"], seen["phase"]) == ("attic", PUBLIC, 1, "day")
    assert (seen["turn"], seen["lead"], seen["outcome"]) == (0, 0, None)


# ------------------------------------------------------------------ decisions


def test_options_are_for_those_who_are_asked() -> None:
    g = dealt()
    keys = [o["key"] for o in view(g, 0)["decision"]["options"]]
    assert g.decision is not None
    assert tuple(keys) == g.decision.keys(0)
    for seat in (1, PUBLIC):
        decision = view(g, seat)["decision"]
        assert decision == {"seats": [0], "mode": "one", "prompt": "core-prompt-choose"}


def test_who_has_answered_in_secret_is_not_shown() -> None:
    g = at_night()
    before = view(g, 1), view(g)
    g.choose("pass", 0)
    assert (view(g, 1), view(g)) == before
    assert view(g, 0)["decision"]["answered"] is True
    assert view(g, 1)["decision"]["answered"] is False


def test_each_seat_is_offered_its_own_cards_by_name() -> None:
    g = at_night()
    for seat in (0, 1):
        keys = [o["key"] for o in view(g, seat)["decision"]["options"]]
        assert keys == [*(f"hide {c.code}-{number(c)}" for c in cards_in(g, g.hand(seat))), "pass"]


# ------------------------------------------------------------------ the log


def test_a_line_for_some_is_for_some() -> None:
    for_all, for_one = Line("all"), Line("one", seats=(1,))
    assert lines_for([for_all, for_one], 1) == [for_all, for_one]
    assert lines_for([for_all, for_one], 0) == lines_for([for_all, for_one], PUBLIC) == [for_all]


def test_a_hidden_card_in_the_log_is_a_card() -> None:
    g = dealt()
    lines: list[Line] = []
    g.sink = lines.append
    card = g.entity(g.hand(0).cards[0])
    g.tell("somebody-has", card=card)
    assert lines[0].args == (("card", Term("core-card")),)


# ------------------------------------------------------------------ imagining


@pytest.mark.parametrize("seat", [PUBLIC, 0, 1])
def test_the_seat_cannot_tell_an_imagined_game_from_the_real_one(seat: int) -> None:
    for g in (dealt(), at_night()):
        faces = set()
        for seed in range(20):
            other = imagine(g, seat, seed)
            assert view(other, seat) == view(g, seat)
            faces.add("".join(c.code for c in other.all(Card) if not sees(c, seat)))
        assert len(faces) > 5


def test_luck_is_imagined_anew_and_nothing_rigged_is_known() -> None:
    g = dealt()
    g.luck.rigged = (("die", "6"),)
    other = imagine(g, 0, 1)
    assert other.luck.key != g.luck.key
    assert other.luck.rigged == ()
    assert g.luck.rigged == (("die", "6"),)


def test_imagining_leaves_the_real_game_as_it_is() -> None:
    g = at_night()
    before = g.encode()
    other = imagine(g, 0, 1)
    other.choose("pass", 0)
    other.choose("pass", 1)
    assert g.encode() == before


def test_answers_of_others_are_forgotten() -> None:
    g = at_night()
    g.choose("pass", 1)
    assert imagine(g, 0, 1).given == ()
    assert imagine(g, 1, 1).given == ((1, ("pass",)),)


def test_the_others_are_offered_what_they_would_have() -> None:
    """Their hand is another one, so they are offered these cards by these names; the menu is made anew."""
    g = at_night()
    for seed in range(10):
        other = imagine(g, 0, seed)
        assert other.decision is not None
        hand = cards_in(other, other.hand(1))
        assert other.decision.keys(1) == (*(f"hide {c.code}-{number(c)}" for c in hand), "pass")
        words = [dict(o.args)["thing"] for o in other.decision.options_for(1)[:-1]]
        assert words == [c.word(other, 1) for c in hand]
        assert g.decision is not None
        assert other.decision.options_for(0) == g.decision.options_for(0)
    g = dealt()
    for seed in range(10):
        other = imagine(g, 1, seed)
        assert other.decision is not None
        fitting = [f"put {c.code}-{number(c)}" for c in cards_in(other, other.hand(0)) if c.code < "d"]
        assert other.decision.keys(0) == ("draw", *fitting, "pass")


def test_an_imagined_game_can_be_played() -> None:
    g = at_night()
    for seed in range(10):
        other = imagine(g, PUBLIC, seed)
        assert other.decision is not None
        for seat in (0, 1):
            other.choose(other.decision.keys(seat)[0], seat)
        assert len(cards_in(other, other.side)) == 2


def test_a_redrawn_game_keeps_its_luck_and_its_answers() -> None:
    g = at_night()
    g.choose("pass", 1)
    other = redrawn(g, 0, 5)
    assert (other.luck.key, other.luck.count, other.given) == (g.luck.key, g.luck.count, g.given)
