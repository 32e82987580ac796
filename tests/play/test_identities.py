"""A hidden card can be followed only as far as by eye: the ways in which identities once told what faces did not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rulebound.core.game.game import Game
from rulebound.core.knowing import view as views
from rulebound.core.knowing.view import imagine
from rulebound.core.material import cards
from rulebound.core.material.cards import look, move
from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.entities import PUBLIC
from rulebound.games.ahlcg import ArkhamHorror
from rulebound.games.ahlcg.examples.mystic_cards import in_the_study
from rulebound.games.eldritch import EldritchHorror
from rulebound.games.eldritch.examples.probes import AKACHI, CHARLIE, begin
from rulebound.games.lotr import Rings
from rulebound.games.lotr.examples.probes import funded, quest
from rulebound.games.unfathomable import Unfathomable
from rulebound.games.unfathomable.examples.activation import CREW
from rulebound.games.unfathomable.examples.betrayal import hidden_traitor
from rulebound.games.unfathomable.examples.probes import calm, crisis, nobody_answers, turn_of
from rulebound.games.unfathomable.rules.skills import discard_hand
from rulebound.games.unfathomable.state import deck_of
from rulebound.play.checking.leak_check import Leak, sample


def contribution() -> Any:
    """Seat 2 is asked for cards to a check, with one strength and one will card in hand."""
    t = ExampleTable(Unfathomable)
    calm(t)
    crisis(t, "barricade-the-hatches")
    g: Any = t.g
    for you in g.characters:
        discard_hand(g, you)
    for seat, skill in ((1, "strength"), (1, "will"), (2, "lore"), (2, "lore")):
        move(g, g.cards(skill)[0], g.pile("hand", seat), -1)
    t.play()
    while t.g.decision is not None and t.g.decision.prompt != "unfathomable-prompt-add":
        nobody_answers(t)
        if t.g.decision.prompt == "unfathomable-prompt-crisis":
            t.choose("check")
    return t.g


def shown_loyalty() -> Game:
    """Seat 1 declares: which of two loyalty cards is the one to be shown?"""
    t = ExampleTable(Unfathomable)
    hidden_traitor(t, "hybrid human")
    t.choose("declare")
    return t.g


def bridge() -> Any:
    """Seat 1 sorts two waypoints, of which seat 2 has seen the upper one."""
    t = ExampleTable(Unfathomable)
    calm(t)
    t.arrange("stand", seat=1, space="bridge")
    t.arrange("dice", results="5")
    t.play()
    look(t.g, t.g.cards("waypoints")[0], 1)
    t.choose("bridge", "waypoints")
    return t.g


def scrying() -> Game:
    """Seat 1 sorts the top of seat 2's deck, which seat 2 has seen."""
    t = ExampleTable(ArkhamHorror)
    in_the_study(t, "01061", who="roland-banks daisy-walker")
    t.arrange("deck", seat=2, cards="knife flashlight guts")
    t.play()
    for card in t.g.cards(t.g.seat(1).deck)[:3]:
        look(t.g, card, 1)
    t.choose("gaze scrying", "look deck-2")
    return t.g


def scrying_terrors() -> Game:
    """Seat 1 sorts encounters with the better Scrying. An Omen among them costs horror: that much everybody sees."""
    t = ExampleTable(ArkhamHorror)
    in_the_study(t, "03236", who="roland-banks daisy-walker")
    t.arrange("encounter", cards="ancient-evils swarm-of-rats icy-ghoul")
    t.play()
    deck = t.g.cards(t.g.scenario.encounter)
    cards.confuse(t.g, deck, cards.everybody(t.g))
    look(t.g, deck[1], 1)
    t.choose("gaze scrying", "look encounter")
    return t.g


def foreseeing() -> Game:
    """Seat 2 sorts four waypoints, of which seat 1 has seen the second."""
    t = ExampleTable(Unfathomable)
    calm(t, CREW)
    t.arrange("top", pile="spells", codes="foresee heal")
    t.arrange("dice", results="8")
    turn_of(t, 2)
    t.play()
    look(t.g, t.g.cards("waypoints")[1], 0)
    t.choose("cast keeper", "cast foresee", "waypoints")
    return t.g


def gandalfs_search() -> Game:
    """Seat 1 takes one of the top four cards of seat 2's deck and sorts the others; seat 2 has seen the third."""
    t = ExampleTable(Rings)
    quest(t, "lore tactics")
    t.arrange("deck", seat=2, cards="veteran-axehand snowbourn-scout horn-of-gondor ever-vigilant sneak-attack")
    funded(t, "gandalfs-search", "denethor", 4, "quest")
    t.play()
    look(t.g, t.g.cards(t.g.players[1].deck)[2], 1)
    t.choose("play gandalfs-search", "x 4", "choose seat-2")
    return t.g


def listening() -> Game:
    """Seat 1 sorts the top two gates, of which seat 2 has seen the upper one."""
    t = ExampleTable(EldritchHorror)
    begin(t, AKACHI, CHARLIE, space="arkham")
    t.play()
    look(t.g, t.g.cards("gate-stack")[0], 1)
    t.choose("listen akachi-onyele")
    return t.g


WAYS = [contribution, shown_loyalty, bridge, scrying, scrying_terrors, foreseeing, gandalfs_search, listening]


def leak(g: Game, seats: tuple[int, ...] = (PUBLIC, 0, 1, 2), tries: int = 45, steps: int = 3) -> Leak | None:
    found = (sample(g, s, seed, steps).leak for seed in range(tries) for s in seats if s < len(g.seats))
    return next((one for one in found if one is not None), None)


@pytest.mark.parametrize("way", WAYS)
def test_nobody_can_follow_a_hidden_card(way: Callable[[], Game]) -> None:
    assert leak(way()) is None


@pytest.mark.parametrize("held", [0, 1])
def test_a_count_that_is_the_number_of_a_hidden_card_is_no_card(held: int) -> None:
    """How many waypoints there can be is as much as the id of one of two cards: whichever of them goes, it stays so."""
    g = contribution()
    pool = g.entity(g.cards("waypoints")[0].pool)
    g.change(pool, backs=(("", g.hand(g.seat(1))[held].id),))
    assert leak(g, steps=1) is None


# ------------------------------------------------------------------ what the kernel once did, planted again


def test_numbers_of_cards_that_cannot_be_told_apart_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ids of a pile's cards in every view: so all these ways told who had which card."""
    monkeypatch.setattr(views, "lying", lambda pile, seat, numbers: list(pile.cards))
    for way in WAYS:
        found = leak(way())
        assert found is not None, way
        assert "/cards" in found.where


def test_a_card_that_keeps_its_number_wherever_it_goes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    g = shown_loyalty()
    monkeypatch.setattr(cards, "_followed", lambda leaves, arrives: True)
    found = leak(g)
    assert found is not None
    assert found.where.startswith("view/entities")


@pytest.mark.parametrize("way", [bridge, scrying])
def test_who_knows_a_card_cannot_follow_it_through_a_secret_ordering(
    way: Callable[[], Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "confuse", lambda g, cards, eyes: None)
    found = leak(way(), (1,))
    assert found is not None
    assert found.where.startswith("view/entities")


def test_a_pool_that_keeps_its_cards_is_found_in_what_can_be_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    g = contribution()
    monkeypatch.setattr(cards, "confuse", lambda g, cards, eyes: None)
    found = leak(g, steps=1)
    assert found is not None
    assert found.where.startswith("imagined/")


# ------------------------------------------------------------------ what can be imagined


def test_one_of_two_cards_gone_face_down_is_either() -> None:
    """Seat 2 had one strength and one will card, and has added one of them: for the others it is either, one to one;
    for seat 2 it is what it is."""
    g = contribution()
    while 1 not in g.waiting:
        g.choose("", g.waiting[0])
    assert g.decision is not None
    g.choose([g.decision.keys()[0]], 1)
    (added,) = g.cards("check")[-1:]
    assert deck_of(added.code) == "strength"
    for seat in (PUBLIC, 0, 2):
        gone, kept = Counter[str](), Counter[str]()
        for seed in range(400):
            other = imagine(g, seat, seed)
            gone[deck_of(other.cards("check")[-1].code)] += 1
            kept[deck_of(other.hand(other.seat(1))[0].code)] += 1
            assert {deck_of(c.code) for c in (*other.hand(other.seat(1)), other.cards("check")[-1])} == {
                "strength", "will",
            }  # fmt: skip
        assert gone["strength"] == kept["will"]
        assert 150 < gone["strength"] < 250
    assert {imagine(g, 1, seed).cards("check")[-1].code for seed in range(20)} == {added.code}


def test_what_was_known_is_one_of_these() -> None:
    """Seat 2 has seen the upper of two waypoints that seat 1 sorts: it is still one of the two, either as likely."""
    g = bridge()
    known = g.cards("waypoints")[0].code
    deck = [c.id for c in g.cards("waypoints")]
    for seat, sure in ((1, True), (2, False)):
        where = Counter[int]()
        for seed in range(300):
            other = imagine(g, seat, seed)
            top = [other.entity(id).code for id in deck[:2]]
            where[top.index(known) if known in top else -1] += 1
        assert (where[-1] == 0) is sure
        if sure:
            assert 100 < where[0] < 200
