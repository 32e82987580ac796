"""Positions set up by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulebound.core.proving.arrange import arrange
from rulebound.games.lotr.state import Rings, definition
from rulebound.testing import ArrangeError, ExampleFailed, probes, table

rings = probes("lotr")


@pytest.mark.parametrize(
    ("step", "given", "pile"),
    [
        ("discards", {"seat": 1, "cards": "gandalf gandalf gandalf"}, lambda g: g.seat(0).discard),
        ("encounter", {"cards": "hummerhorns hummerhorns hummerhorns"}, lambda g: g.scenario.encounter),
        (
            "encounter-discards",
            {"cards": "king-spider king-spider king-spider"},
            lambda g: g.scenario.encounter_discard,
        ),
    ],
)
def test_a_name_that_stands_there_thrice_is_three_cards(
    step: str, given: dict[str, object], pile: Callable[[Rings], int]
) -> None:
    g = Rings.new({"decks": "leadership"}, seed=1)
    g.choose(("keep",), 0)
    arrange(g, step, **given)  # type: ignore[arg-type]
    name = str(given["cards"]).split()[0]
    top = g.cards(pile(g))[:3]
    assert [definition(c).slug for c in top] == [name] * 3
    assert len({c.id for c in top}) == 3


def test_what_was_placed_is_named() -> None:
    with table("lotr", decks="tactics") as t:
        t.choose("keep")
        one, other = t.arrange("staging", cards="wargs wargs", only=1).split()
        t.arrange("tokens", on=other, kind="damage", n=1)
        t.arrange("phase", name="encounter")
        t.offered(f"engage {one}", f"engage {other}")
        t.choose(f"engage {other}")
        t.expect(rings.engaged(1) == ("wargs",), rings.damage("wargs") == 0)  # the first in play, still staged


@pytest.mark.parametrize(
    ("step", "given", "why"),
    [
        ("hand", {"seat": 1, "cards": "wargs"}, "player-deck.1"),
        ("discards", {"seat": 1, "cards": "wargs"}, "player-deck.1"),
        ("encounter", {"cards": "feint"}, "encounter-deck.2"),
        ("staging", {"cards": "evil-storm"}, "staging.4"),
        ("tokens", {"on": "gimli", "kind": "progress", "n": 1}, "can have none"),
        ("heroes", {"seat": 1, "cards": "gandalf"}, "gandalf is no hero"),
        ("heroes", {"seat": 1, "cards": "gimli gimli"}, "hero-cards.2"),
        ("prisoner", {"cards": "gandalf"}, "only heroes in play"),
    ],
)
def test_a_card_or_a_token_out_of_place_is_refused(step: str, given: dict[str, object], why: str) -> None:
    with table("lotr", decks="tactics") as t:
        t.choose("keep")
        with pytest.raises(ArrangeError, match=why):
            t.arrange(step, **given)  # type: ignore[arg-type]
        t.expect(rings.hand_size(1) == 7, unchanged=True)


def test_no_phase_is_arranged_while_the_quest_is_set_up() -> None:
    with table("lotr", decks="leadership spirit", quest="escape-from-dol-guldur") as t:
        t.choose("first seat-1", "keep", "keep", "reveal gandalfs-map", "reveal dungeon-torch")
        t.asked(2, "core-prompt-react")  # Eleanor may cancel a treachery that guards an objective
        with pytest.raises(ArrangeError, match="the quest has not begun"):
            t.arrange("phase", name="planning")
        t.expect(rings.quest_card() == "", unchanged=True)


def test_a_number_is_asked_for_by_its_name() -> None:
    with table("lotr", decks="tactics") as t:
        t.choose("keep")
        t.arrange("attach", code="dwarven-axe", to="gimli")
        t.expect(rings.value("gimli", "attack") == 2 + 2, unchanged=True)
        with pytest.raises(ExampleFailed, match="no number is called 'atack'"):
            t.expect(rings.value("gimli", "atack") == 4)


def test_a_name_means_the_card_the_game_is_played_with() -> None:
    with table("lotr", decks="tactics", difficulty="nightmare") as t:
        t.choose("keep")
        t.arrange("staging", cards="ungoliants-spawn", only=1)
        t.expect(rings.value("ungoliants-spawn", "defense") == 3, unchanged=True)
