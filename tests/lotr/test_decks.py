"""Decks: what is legal, what is said about those that are not, and the forms in which they are read and written."""

from __future__ import annotations

import json
from random import Random

import pytest

from rulebound.core.state.errors import BadOption
from rulebound.games.lotr.decks import (
    LEARNING,
    SIZE,
    Deck,
    brought_decks,
    deck_in,
    decks_named,
    known_heroes,
    learning_deck,
    player_cards,
    problems,
    random_deck,
    title,
)
from rulebound.games.lotr.lists import OCTGN, read_deck, write_json, write_list
from rulebound.games.lotr.rulebook import BOOK
from rulebound.games.lotr.tools import TOOLS
from rulebound.games.lotr.tools import deck as ask

ARAGORN, GIMLI, GANDALF, SPIDER, SUPPORT = "01001", "01004", "01073", "01096", "rc132"
FIFTY = tuple(sorted([code for code in player_cards()[:16] for _ in range(3)] + [GANDALF] * 2))
GOOD = Deck((ARAGORN, GIMLI), FIFTY)


def swapped(old: str, new: str) -> Deck:
    cards = list(FIFTY)
    cards[cards.index(old)] = new
    return Deck(GOOD.heroes, tuple(sorted(cards)))


def said(deck: Deck) -> list[tuple[str, str]]:
    return [(p.clause, p.says) for p in problems(deck)]


# ------------------------------------------------------------------ the rules


def test_fifty_cards_are_a_deck_and_more_are_no_problem() -> None:
    assert len(FIFTY) == SIZE
    assert problems(GOOD) == []
    assert problems(Deck(GOOD.heroes, (*FIFTY, GANDALF))) == []


@pytest.mark.parametrize(
    ("deck", "clause", "says"),
    [
        (Deck(GOOD.heroes, FIFTY[1:]), "lotr/deckbuilding.3", "the deck has 49 cards; it needs at least 50"),
        (Deck((), FIFTY), "lotr/deckbuilding.2", "a deck has 1 to 3 heroes, not 0"),
        (Deck(("01001", "01002", "01003", "01004"), FIFTY), "lotr/deckbuilding.2", "a deck has 1 to 3 heroes, not 4"),
        (Deck((ARAGORN, ARAGORN), FIFTY), "lotr/unique-cards.1",
         "heroes are unique, and Aragorn would be in play twice"),
        (Deck(GOOD.heroes, (*FIFTY, GANDALF, GANDALF)), "lotr/deckbuilding.5",
         "Gandalf is in the deck 4 times; 3 is the most"),
        (swapped(GANDALF, SPIDER), "lotr/player-deck.1", "Forest Spider is no card for a player deck"),
        (swapped(GANDALF, SUPPORT), "lotr/campaign-card-types.1",
         "Mendor's Support has to be earned in a campaign first"),
    ],
)  # fmt: skip
def test_each_wrong_card_is_named_with_the_clause(deck: Deck, clause: str, says: str) -> None:
    assert said(deck) == [(clause, says)]
    with pytest.raises(BadOption, match=f"\\({clause}\\)"):
        deck_in(write_list(deck))


def test_decks_by_chance_are_legal() -> None:
    for seed in range(60):
        luck, free = Random(seed), list(known_heroes())
        for _ in range(4):
            assert problems(random_deck(luck, free)) == []


# ------------------------------------------------------------------ what the options say


def test_learning_decks_are_as_they_are() -> None:
    assert decks_named("leadership lore") == (learning_deck("leadership"), learning_deck("lore"))
    assert all(len(learning_deck(name).cards) == 30 for name in LEARNING)


def test_a_deck_of_ones_own_beside_a_learning_deck() -> None:
    assert decks_named("own lore", write_list(GOOD)) == (GOOD, learning_deck("lore"))
    assert BOOK.seated({"decks": "own lore", "lists": write_list(GOOD)}) == 2


@pytest.mark.parametrize(
    ("names", "lists", "says"),
    [
        ("leadership lore spirit tactics own", "none", "1 to 4 players can play, not 5"),
        ("", "none", "1 to 4 players can play, not 0"),
        ("rangers", "none", "there is no deck 'rangers'. There are: leadership, spirit, tactics, lore; and own"),
        ("lore lore", "none", "heroes are unique, and Denethor would be in play twice (lotr/unique-cards.1)"),
        ("own own", write_list(GOOD), "2 players play a deck of their own, but there are 1 lists: separate them by |"),
        ("own leadership", write_list(GOOD),
         "heroes are unique, and Aragorn would be in play twice (lotr/unique-cards.1)"),
        ("own", "Aragorn; 2x Gandolf; 3x Sting", "these cards are not known: 'Gandolf' (line 2), 'Sting' (line 3)"),
        ("own", "Aragorn; 3x Gandalf", "the deck has 3 cards; it needs at least 50 (lotr/deckbuilding.3)"),
    ],
)  # fmt: skip
def test_bad_decks_get_a_sentence(names: str, lists: str, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        decks_named(names, lists)
    assert says in str(refused.value)


def test_decks_by_chance_share_no_hero_with_learning_decks() -> None:
    others = [learning_deck(name) for name in ("leadership", "lore", "spirit")]
    (brought,) = brought_decks("random:7", others, 1)
    assert set(brought.heroes) <= {"01004", "01005", "01006"}


# ------------------------------------------------------------------ reading and writing


RINGSDB = """My rangers

Packs: From Core Set (2) to Core Set

Heroes (2)

1x Aragorn (Core Set)
1x Gimli (Core Set)

Allies (2)

3x Gandalf (Core Set)
2x Galadhrim's Greeting (Core Set)

Player Side Quests (0)


Deck built on some site
"""
O8D = f"""<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">
  <section name="Hero"><card qty="1" id="{OCTGN}001">Aragorn</card><card qty="1" id="{OCTGN}004">Gimli</card></section>
  <section name="Ally"><card qty="3" id="{OCTGN}073">Gandalf</card></section>
  <section name="Event"><card qty="2" id="{OCTGN}046">The Galadhrim's Greeting</card></section>
  <section name="Sideboard"><card qty="1" id="{OCTGN}013">Guard of the Citadel</card></section>
</deck>"""
JSON = json.dumps({"name": "My rangers", "heroes": {"01001": 1, "01004": 1},
                   "slots": {"01001": 1, "01004": 1, "01073": 3, "01046": 2}})  # fmt: skip
PLAIN = "# mine\nAragorn\nGimli\n3x Gandalf\n2 01046"
EXPECTED = Deck((ARAGORN, GIMLI), ("01046", "01046", GANDALF, GANDALF, GANDALF))


@pytest.mark.parametrize("text", [O8D, JSON, PLAIN, RINGSDB.replace("Galadhrim's", "The Galadhrim's")])
def test_every_form_is_read(text: str) -> None:
    assert read_deck(text) == EXPECTED


@pytest.mark.parametrize("name", LEARNING)
def test_what_is_written_is_read_again(name: str) -> None:
    deck = learning_deck(name)
    assert read_deck(write_list(deck)) == deck
    again = read_deck(write_json(deck, name))
    assert (sorted(again.heroes), again.cards) == (sorted(deck.heroes), deck.cards)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not readable JSON"),
        ('{"cards": 3}', "JSON from RingsDB holds it under 'slots'"),
        ('{"slots": {"99999": 1}}', "these cards are not known: 99999"),
        ("<deck>", "not a readable .o8d file"),
        ("<!DOCTYPE x [<!ENTITY a 'b'>]><deck/>", "no deck declares entities"[3:]),
        ('<deck><section name="Ally"><card qty="1" id="abc">Radagast</card></section></deck>', "not known: Radagast"),
        (f'<deck><section name="Ally"><card qty="many" id="{OCTGN}073">G</card></section></deck>', "'many' times"),
        ("Aragorn\n" * 5000, "at most 20000 characters"),
    ],
)
def test_unreadable_lists_get_a_sentence(text: str, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_deck(text)
    assert says in str(refused.value)


def test_every_player_card_has_its_number_in_o8d_files() -> None:
    for code in (*known_heroes(), *player_cards()):
        text = f'<deck><section name="x"><card qty="1" id="{OCTGN}{code[2:]}">{title(code)}</card></section></deck>'
        read = read_deck(text)
        assert (*read.heroes, *read.cards) == (code,)


# ------------------------------------------------------------------ the builder's questions


def test_the_builder_is_told_all_about_a_deck() -> None:
    told = TOOLS["deck"]({"start": "leadership"})
    assert (told["size"], told["needed"], told["heroes"], told["threat"], told["who"]) == (30, 50, 3, 29, "own")
    assert [p["clause"] for p in told["problems"]] == ["lotr/deckbuilding.3"]
    assert (told["pool"][ARAGORN], told["pool"][GANDALF]) == ({"limit": 1}, {"limit": 3})
    assert not {SUPPORT, SPIDER} & set(told["pool"])
    assert ask({"cards": told["cards"]})["cards"] == told["cards"]


def test_a_legal_deck_goes_to_the_table_as_it_is_told() -> None:
    told = ask({"text": write_list(GOOD)})
    assert told["problems"] == []
    assert decks_named("own", told["option"]) == (GOOD,)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"start": "rangers"}, "there is no deck 'rangers' to start from"),
        ({"text": "# nothing"}, "there is no card in this text"),
        ({"text": 3}, "a deck is a text"),
        ({"cards": {"01013": -1}}, "counts by code"),
        ({"cards": {"99": 1}}, "these cards are not known: 99"),
        ({"start": "lore", "name": 7}, "the name of a deck"),
    ],
)
def test_junk_is_refused(asked: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption) as refused:
        ask(asked)
    assert says in str(refused.value)
