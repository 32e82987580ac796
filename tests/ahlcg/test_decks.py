"""Decks: what is legal, what is said about those that are not, and the two forms in which they are read and written."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebound.core.material.cards import CardDefinition
from rulebound.core.proving.example import ExampleTable
from rulebound.core.state.errors import BadOption
from rulebound.games.ahlcg.deckbuilding import (
    BASIC_WEAKNESSES,
    SIZE,
    Problem,
    allowed,
    card,
    deck_of,
    experience_in,
    extra_weaknesses,
    limit,
    main_cards,
    problems,
    random_deck,
    read_deck,
    starter_deck,
    stronger_deck,
    title,
    write_json,
    write_list,
)
from rulebound.games.ahlcg.examples.campaign_play import near_the_end
from rulebound.games.ahlcg.rulebook import BOOK
from rulebound.games.ahlcg.state import ArkhamHorror

ROLAND, DAISY, SKIDS, AGNES, WENDY = INVESTIGATORS = ("01001", "01002", "01003", "01004", "01005")
SPECIAL, COVER_UP = "01006", "01007"
KNIFE, FLASHLIGHT, BEAT_COP, BEAT_COP_2, SHRIVELLING, CHARISMA = "01086", "01087", "01018", "01028", "01060", "02158"
SHOTGUN, LITA, HAUNTED = "01029", "01117", "01098"
STARTER = starter_deck(ROLAND)


def swap(deck: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """The deck with one copy of a card in place of another."""
    at = deck.index(old)
    return (*deck[:at], new, *deck[at + 1 :])


def said(*found: Problem) -> list[tuple[str, str]]:
    return [(p.clause, p.says) for p in found]


# ------------------------------------------------------------------ legal decks


@pytest.mark.parametrize("who", INVESTIGATORS)
@pytest.mark.parametrize("made", [starter_deck, stronger_deck])
def test_the_ready_decks_are_legal(who: str, made: object) -> None:
    deck = made(who)  # type: ignore[operator]
    assert problems(who, deck) == []
    assert len(main_cards(who, deck)) == SIZE
    assert len(deck) == SIZE + 2


@pytest.mark.parametrize("who", INVESTIGATORS)
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), experience=st.sampled_from([0, 10, 49]))
def test_decks_by_chance_are_legal(who: str, seed: int, experience: int) -> None:
    deck = random_deck(who, seed, experience)
    assert problems(who, deck, experience) == []
    assert deck == random_deck(who, seed, experience)
    assert deck_of(who, f"random:{seed}", experience) == deck


def test_decks_by_chance_hold_every_card_that_may_be_had() -> None:
    for who in INVESTIGATORS:
        seen = {c for seed in range(200) for c in random_deck(who, seed, 49)}
        may_have = {d.key for d in BOOK.registry.of(CardDefinition) if allowed(who, d)}
        assert seen == may_have | set(card(who).signatures)


def test_permanent_cards_come_on_top() -> None:
    assert problems(ROLAND, (*STARTER, CHARISMA), experience=3) == []


def test_a_basic_weakness_that_was_drawn_comes_on_top() -> None:
    assert problems(ROLAND, (*STARTER, HAUNTED)) == []


# ------------------------------------------------------------------ each rule broken once


def test_one_card_too_few() -> None:
    short = tuple(c for c in STARTER if c != BEAT_COP)
    assert said(*problems(ROLAND, short)) == [("ahlcg/deckbuilding.3", "Roland Banks's deck has 29 cards, not 30")]


def test_one_card_too_many() -> None:
    assert said(*problems(ROLAND, (*STARTER, BEAT_COP))) == [
        ("ahlcg/deckbuilding.3", "Roland Banks's deck has 31 cards, not 30")
    ]


def test_a_third_copy() -> None:
    assert said(*problems(ROLAND, swap(STARTER, FLASHLIGHT, KNIFE))) == [
        ("ahlcg/deckbuilding.4", "Knife is in the deck 3 times; 2 is the most")
    ]


def test_copies_are_counted_by_title_whatever_their_level() -> None:
    deck = swap(swap(STARTER, FLASHLIGHT, BEAT_COP_2), FLASHLIGHT, BEAT_COP_2)
    assert said(*problems(ROLAND, deck, experience=4)) == [
        ("ahlcg/deckbuilding.4", "Beat Cop is in the deck 3 times; 2 is the most")
    ]


@pytest.mark.parametrize("code", [SPECIAL, COVER_UP])
def test_a_second_signature_card(code: str) -> None:
    assert said(*problems(ROLAND, (*STARTER, code))) == [
        ("ahlcg/deckbuilding.4", f"{title(code)} is in the deck 2 times; 1 is the most")
    ]


def test_more_of_a_basic_weakness_than_the_box_holds() -> None:
    assert said(*problems(ROLAND, (*STARTER, HAUNTED, HAUNTED))) == [
        ("ahlcg/deckbuilding.4", "Haunted is in the deck 2 times; 1 is the most")
    ]


def test_a_class_that_is_not_open() -> None:
    assert said(*problems(ROLAND, swap(STARTER, BEAT_COP, SHRIVELLING))) == [
        ("ahlcg/deckbuilding.classes.8", "Roland Banks may not have Shrivelling")
    ]


def test_the_second_class_only_up_to_level_2() -> None:
    deck = swap(starter_deck(SKIDS), BEAT_COP, SHOTGUN)
    assert said(*problems(SKIDS, deck, experience=4)) == [
        ("ahlcg/deckbuilding.classes.8", '"Skids" O\'Toole may not have Shotgun (4)')
    ]
    assert problems(SKIDS, swap(starter_deck(SKIDS), BEAT_COP, BEAT_COP_2), experience=2) == []


@pytest.mark.parametrize("code", [SPECIAL, COVER_UP])
def test_a_signature_card_of_somebody_else(code: str) -> None:
    assert ("ahlcg/deckbuilding.6", f"{title(code)} belongs into the deck of Roland Banks only") in said(
        *problems(DAISY, (*starter_deck(DAISY), code))
    )


@pytest.mark.parametrize("code", [SPECIAL, COVER_UP])
def test_a_signature_card_is_missing(code: str) -> None:
    assert said(*problems(ROLAND, tuple(c for c in STARTER if c != code))) == [
        ("ahlcg/deckbuilding.6", f"Roland Banks's deck must hold {title(code)}")
    ]


def test_a_story_card() -> None:
    assert said(*problems(ROLAND, (*STARTER, LITA))) == [
        ("ahlcg/deckbuilding.8", "Lita Chantler belongs to the story: only a scenario can add it")
    ]


def test_a_new_deck_has_no_experience() -> None:
    assert said(*problems(ROLAND, swap(STARTER, BEAT_COP, BEAT_COP_2))) == [
        ("ahlcg/deckbuilding.5", "Beat Cop (2) cost 2 experience; 0 is the most")
    ]


def dear_deck() -> tuple[str, ...]:
    """Roland's deck with as many of the dearest cards as fit: more than 49 experience."""
    dear = [d.key for d in BOOK.registry.of(CardDefinition) if allowed(ROLAND, d) and d.level >= 2]
    dear = sorted(dear, key=lambda c: -int(card(c).level))
    chosen: list[str] = []
    for code in [*dear, *dear]:
        if len(chosen) < SIZE and [title(c) for c in chosen].count(title(code)) < limit(card(code)):
            chosen.append(code)
    rest = [c for c in STARTER if title(c) not in {title(d) for d in chosen}]
    kept = rest[: SIZE - len(main_cards(ROLAND, chosen))]
    return (*chosen, *kept, *(c for c in (SPECIAL, COVER_UP) if c not in kept))


def test_at_most_49_experience_stand_alone() -> None:
    deck = dear_deck()
    assert experience_in(deck) >= 50
    (found,) = problems(ROLAND, deck, experience=49)
    assert found.clause == "ahlcg/standalone-mode.8"
    assert "Shotgun (4)" in found.says
    assert "49 is the most" in found.says


@pytest.mark.parametrize(("experience", "more"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (30, 3), (40, 4), (49, 4)])
def test_experience_costs_weaknesses_stand_alone(experience: int, more: int) -> None:
    assert extra_weaknesses(experience) == more


def test_several_problems_are_all_told() -> None:
    with pytest.raises(BadOption) as caught:
        deck_of(ROLAND, "3x Knife; 1x Shrivelling")
    text = str(caught.value)
    assert "4 cards, not 30 (ahlcg/deckbuilding.3)" in text
    assert "Knife is in the deck 3 times; 2 is the most (ahlcg/deckbuilding.4)" in text
    assert "Roland Banks may not have Shrivelling (ahlcg/deckbuilding.classes.8)" in text


# ------------------------------------------------------------------ any legal deck, and one wrong card


@st.composite
def decks(draw: st.DrawFn) -> tuple[str, tuple[str, ...]]:
    """An investigator and a legal deck of any levels, permanent cards and basic weaknesses perhaps among it."""
    who = draw(st.sampled_from(INVESTIGATORS))
    pool = sorted(d.key for d in BOOK.registry.of(CardDefinition) if allowed(who, d))
    twice = [c for code in pool for c in (code, code)]
    titles: Counter[str] = Counter()
    chosen: list[str] = []
    for code in draw(st.permutations(twice)):
        permanent = bool(card(code).facts.get("permanent"))
        if titles[title(code)] < limit(card(code)) and (permanent or len(main_cards(who, chosen)) < SIZE):
            titles[title(code)] += 1
            chosen.append(code)
    weak = draw(st.lists(st.sampled_from(BASIC_WEAKNESSES), unique=True, max_size=3))
    return who, (*chosen, *card(who).signatures, *weak)


@settings(max_examples=40, deadline=None)
@given(decks())
def test_legal_decks_pass_and_come_back_from_both_forms(made: tuple[str, tuple[str, ...]]) -> None:
    who, deck = made
    assert problems(who, deck, experience=10_000) == []
    for text in (write_list(who, deck), write_json(who, deck, "Any deck")):
        found, cards = read_deck(text)
        assert (found, Counter(cards)) == (who, Counter(deck))
        assert Counter(deck_of(who, text, experience=10_000)) == Counter(deck)


@settings(max_examples=40, deadline=None)
@given(decks(), st.data())
def test_one_card_that_does_not_belong_is_named(made: tuple[str, tuple[str, ...]], data: st.DataObject) -> None:
    who, deck = made
    strange = sorted(
        d.key for d in BOOK.registry.of(CardDefinition)
        if d.type in ("asset", "event", "skill") and not allowed(who, d) and d.key not in card(who).signatures
        and not (d.facts.get("subtype") and not d.facts.get("only"))
    )  # fmt: skip
    code = data.draw(st.sampled_from(strange))
    old = data.draw(st.sampled_from(main_cards(who, deck)))
    found = problems(who, swap(deck, old, code), experience=10_000)
    assert any(title(code) in p.says for p in found)
    assert all(p.clause.startswith("ahlcg/deckbuilding") for p in found)


# ------------------------------------------------------------------ reading


def test_a_list_names_cards_by_title_code_and_level() -> None:
    who, deck = read_deck(
        "# mine\nRoland Banks\n2x Knife\n1 Beat Cop (2)\nBeat Cop [2]\n01087\n.45 Automatic; Police Badge"
    )
    assert who == ROLAND
    assert deck == (KNIFE, KNIFE, BEAT_COP_2, BEAT_COP_2, FLASHLIGHT, "01016", "01027")


def test_the_numbers_of_the_revised_edition_are_known() -> None:
    deck = {"01516": 1, "01586": 2, "01603": 1, "01683": 2, "01695": 1, "01000": 1}
    assert read_deck(json.dumps({"investigator_code": "01501", "slots": deck})) == (
        ROLAND, ("01016", KNIFE, KNIFE, "01103", "03230", "03230", "02157")
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2x Knife\n1x Lightning Gun\nBeat Cop (5)",
         "these cards are not known: 'Lightning Gun' (line 2), 'Beat Cop (5)' (line 3)"),
        ('{"slots": {"01086": 2, "60101": 1, "07001": 2}}', "these cards are not known: 07001, 60101"),
        ('{"investigator_code": "02001", "slots": {"01086": 2}}', "these cards are not known: 02001"),
        ('{"slots": {"turn": 2}}', "these cards are not known: turn"),
        ("1000000x Knife", "these cards are not known: '1000000x Knife' (line 1)"),
        ("turn", "these cards are not known: 'turn' (line 1)"),
        ('{"slots": {"01086": 2', "the deck is not readable JSON: line 1"),
        ('{"cards": {"01086": 2}}', "holds it under 'slots'"),
        ('{"slots": {"01086": "2"}}', "holds it under 'slots'"),
        ('{"slots": {"01086": 1000000}}', "holds it under 'slots'"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_said(text: str, says: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_deck(text)
    assert says in str(caught.value)


def test_a_deck_of_somebody_else() -> None:
    with pytest.raises(BadOption, match="this is a deck for Daisy Walker, not for Roland Banks"):
        deck_of(ROLAND, write_list(DAISY, starter_deck(DAISY)))


def test_signature_cards_need_not_be_listed() -> None:
    short = [c for c in STARTER if c not in (SPECIAL, COVER_UP)]
    assert Counter(deck_of(ROLAND, write_list(ROLAND, short))) == Counter(STARTER)


# ------------------------------------------------------------------ at the table


@pytest.mark.parametrize(
    ("deck", "weaknesses"), [(STARTER, 1), ((*STARTER, HAUNTED), 1), (swap(STARTER, BEAT_COP, BEAT_COP_2), 1)]
)
def test_a_basic_weakness_is_drawn_unless_the_deck_names_one(deck: tuple[str, ...], weaknesses: int) -> None:
    t = ExampleTable(ArkhamHorror)
    t.start(investigators="roland-banks", mode="the-gathering", decks=write_list(ROLAND, deck).replace("\n", ";"))
    weak = [c for c in t.g.seat(0).list if c in BASIC_WEAKNESSES]
    assert len(weak) == weaknesses
    assert HAUNTED not in deck or weak == [HAUNTED]
    assert Counter(t.g.seat(0).list) - Counter(deck) - Counter(weak) == Counter()


@pytest.mark.parametrize("who", [DAISY, SKIDS, AGNES, WENDY])
@pytest.mark.parametrize("ready", ["starter", "stronger"])
def test_whatever_is_exchanged_the_deck_of_a_new_investigator_is_legal(who: str, ready: str) -> None:
    luck = Random(f"{who} {ready}")
    for _ in range(6):
        t = ExampleTable(ArkhamHorror)
        near_the_end(t, damage=8, physical_trauma=8)
        t.choose("draw", f"play {card(who).slug}", f"deck {ready}")
        while t.g.decision is not None and "exchange" in t.g.decision.prompt:
            keys = [option.key for option in t.g.decision.options_for(0)]
            most = t.g.decision.most
            t.choose(", ".join(luck.sample(keys, max(t.g.decision.least, luck.randint(1, most)))))
            t.play()
        assert isinstance(t.g, ArkhamHorror)
        deck = t.g.seat(0).list
        assert problems(who, deck) == []
        assert len([c for c in deck if c in BASIC_WEAKNESSES]) == 1


def test_the_basic_weaknesses_are_those_of_the_box() -> None:
    cards = BOOK.registry.of(CardDefinition)
    assert [d.key for d in sorted(cards, key=lambda d: d.key) if d.facts.get("subtype") == "basicweakness"] == [
        *BASIC_WEAKNESSES
    ]
