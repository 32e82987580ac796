"""The checker of secrecy finds what is planted, and finds nothing in the game as it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import Denial
from rulebound.core.game.game import Game, Rulebook
from rulebound.core.knowing import view as views
from rulebound.core.material.cards import (
    DECK,
    DISCARD,
    HAND,
    PLAY,
    CardDefinition,
    Pool,
    face,
    look,
    move,
    openly,
    reveal,
    shuffle,
)
from rulebound.core.state.entities import PUBLIC, Term
from rulebound.core.timing.actions import Menu
from rulebound.games.lantern import BOOK, Lantern
from rulebound.games.lantern.rules.lamps import LanternPolicy
from rulebound.games.lantern.rules.night import vigil
from rulebound.games.lantern.rules.watch import watch
from rulebound.games.lantern.state import Beacon, Paper
from rulebound.play.checking.leak_check import Leak, Sample, first_difference, from_view, sample

SECRET = {"seats": "3", "roles": "secret"}


def samples(kind: type[Game], games: int, bot: Any = from_view) -> Iterator[Sample]:
    """Random games with hidden hands, tried at every step for every seat and for spectators."""
    for seed in range(games):
        g = kind.new(SECRET, seed)
        random = Random(seed)
        while g.decision is not None:
            for seat in range(PUBLIC, len(g.seats)):
                yield sample(g, seat, random.getrandbits(40), bot=bot)
            decision, asked = g.decision, random.choice(g.waiting)
            n = random.randint(decision.least, decision.most)
            g.submit(tuple(random.sample(decision.options_for(asked), n)), asked)


def first_leak(kind: type[Game], bot: Any = from_view) -> Leak | None:
    return next((s.leak for s in samples(kind, 4, bot) if s.leak is not None), None)


def with_watch(rule: Any) -> type[Lantern]:
    """Lantern with another rule in place of the watch."""
    return made(replace(BOOK, phases=tuple((n, rule if n == "watch" else r) for n, r in BOOK.phases)))


def made(book: Rulebook) -> type[Lantern]:
    class Planted(Lantern):
        __slots__ = ()

    Planted.book = book
    return Planted


# ------------------------------------------------------------------ the game as it is


def test_the_clean_build_is_clean() -> None:
    tried = list(samples(Lantern, 3))
    assert [s.leak for s in tried if s.leak] == []
    assert sum(s.steps for s in tried) > 2 * len(tried), "samples that end at once prove nothing"


# ------------------------------------------------------------------ planted leaks


def hidden(g: Lantern) -> tuple[Any, ...]:
    return g.hand(g.keepers[0])


@flow
def tells_a_card(g: Lantern) -> Steps[None]:
    for card in hidden(g)[:1]:
        g.tell("core-log-discard", card=Term(f"lantern-{card.code}"))
    yield from watch(g)


@flow
def speaks_of_a_card(g: Lantern) -> Steps[None]:
    for card in hidden(g)[:1]:
        g.tell("core-log-discard", card=card)
    yield from watch(g)


@flow
def numbers_by_face(g: Lantern) -> Steps[None]:
    for card in hidden(g):
        if face(g, card).equip:
            g.add(Pool())
    g.add(Beacon())
    yield from watch(g)


@flow
def sorts_by_a_hand(g: Lantern) -> Steps[None]:
    pile = g.pile("night-discard")
    if sum(face(g, c).glow for c in hidden(g)) % 2:
        g.change(pile, cards=pile.cards[::-1])
    yield from watch(g)


@flow
def counts_a_hand(g: Lantern) -> Steps[None]:
    g.change(g.beacon, flames=sum(face(g, c).equip for c in hidden(g)))
    yield from watch(g)


@flow
def counts_as_news(g: Lantern) -> Steps[None]:
    g.reveals += sum(face(g, c).glow for c in hidden(g))
    yield from watch(g)


@flow
def remembers_what_was_hidden(g: Lantern) -> Steps[None]:
    glow = sum(face(g, c).glow for c in hidden(g))
    yield from watch(g)
    if glow > 100:
        yield from vigil(g)


class AsksOnlyWhoCanAnswer(LanternPolicy):
    def hidden_hand(self, g: Any, seat: int) -> bool:
        return False


@pytest.mark.parametrize(
    ("leak", "rule", "where"),
    [
        ("log", tells_a_card, "log/"),
        ("id", numbers_by_face, "view/entities"),
        ("order", sorts_by_a_hand, "view/entities"),
        ("size", counts_a_hand, "view/entities"),
        ("undo", counts_as_news, "undo"),
        ("imagined", remembers_what_was_hidden, "imagined/"),
    ],
)
def test_a_planted_rule_is_found(leak: str, rule: Any, where: str) -> None:
    found = first_leak(with_watch(rule))
    assert found is not None
    assert found.where.startswith(where)


def test_a_window_that_opens_only_for_those_who_can_answer_is_found() -> None:
    kind = made(replace(BOOK, policy=AsksOnlyWhoCanAnswer()))
    found = (s.leak.where for s in samples(kind, 8) if s.leak is not None)
    assert any(where.startswith("view/decision/seats") for where in found)


def test_a_word_that_names_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_leak(with_watch(speaks_of_a_card)) is None
    monkeypatch.setattr(Paper, "word", lambda card, g, seat=PUBLIC: Term(f"lantern-{card.code}"))
    found = first_leak(with_watch(speaks_of_a_card))
    assert found is not None
    assert found.where.startswith("log/")


def test_a_denial_that_depends_on_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Menu.denials

    def telling(menu: Menu, g: Any, seat: int) -> tuple[Denial, ...]:
        held = [c.code for c in g.hand(g.keepers[seat - 1])]
        return (*honest(menu, g, seat), *(Denial("move", "lantern/6", f"held-{code}") for code in held))

    monkeypatch.setattr(Menu, "denials", telling)
    found = first_leak(Lantern)
    assert found is not None
    assert found.where.startswith("denials")


def test_a_modifier_of_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for made in Lantern.book.registry.of(CardDefinition):
        said = {zone: (made.listening.get(zone, ()), made.granting) for zone in (HAND, DECK, DISCARD, PLAY)}
        monkeypatch.setattr(made, "speaking", said)
    found = first_leak(Lantern)
    assert found is not None
    assert found.where.endswith("numbers/kindling"), "a number shows it before its explanation does"


def test_a_view_that_shows_answers_given_in_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.decision_view
    monkeypatch.setattr(
        views, "decision_view", lambda g, seat: {**(honest(g, seat) or {}), "given": [list(a) for _, a in g.given]}
    )
    found = first_leak(Lantern)
    assert found is not None
    assert found.where.startswith("view/decision/given")


def test_a_bot_that_peeks_is_found() -> None:
    def peeking(g: Game, seat: int) -> list[str]:
        assert isinstance(g, Lantern)
        assert g.decision is not None
        keys = g.decision.keys(seat)
        most = max((c.code for k in g.keepers if k.index != seat for c in g.hand(k)), default="")
        return list(keys[len(most) % len(keys) :][: g.decision.least] or keys[: g.decision.least])

    found = first_leak(Lantern, peeking)
    assert found is not None
    assert found.where.startswith("bot")


# ------------------------------------------------------------------ what a rule gives away on purpose


@flow
def counts_a_hand_openly(g: Lantern) -> Steps[None]:
    for card in hidden(g):
        openly(g, card)
    g.change(g.beacon, flames=sum(face(g, c).equip for c in hidden(g)))
    yield from watch(g)


@flow
def counts_more_than_it_says(g: Lantern) -> Steps[None]:
    for card in g.hand(g.keepers[1]):
        openly(g, card)
    g.change(g.beacon, flames=sum(face(g, c).equip for c in hidden(g)))
    yield from watch(g)


def test_what_a_rule_gives_away_and_says_so_is_no_leak() -> None:
    assert first_leak(with_watch(counts_a_hand_openly)) is None


def test_what_it_does_not_say_is_one_all_the_same() -> None:
    found = [s.leak for s in samples(with_watch(counts_more_than_it_says), 4) if s.leak is not None]
    assert 1 in {leak.seat for leak in found}, "who knows the cards that it names learns of others"


@flow
def shows_a_card_and_shuffles_it_back(g: Lantern) -> Steps[None]:
    for card in hidden(g)[:1]:
        reveal(g, card)
        g.tell("core-log-discard", card=Term(f"lantern-{card.code}"))
        shuffled_back(g, card)
    yield from watch(g)


@flow
def shows_one_seat_and_tells_all(g: Lantern) -> Steps[None]:
    for card in g.hand(g.keepers[0])[:1]:
        look(g, card, g.keepers[1].index)
        g.tell("core-log-discard", card=Term(f"lantern-{card.code}"))
        shuffled_back(g, card)
    yield from watch(g)


def shuffled_back(g: Lantern, card: Any) -> None:
    deck = g.pile("tools")
    move(g, card, deck)
    shuffle(g, deck)


def test_what_was_shown_is_no_secret_even_if_it_is_hidden_again_at_once() -> None:
    assert first_leak(with_watch(shows_a_card_and_shuffles_it_back)) is None


def test_what_one_seat_was_shown_is_a_secret_to_the_others() -> None:
    found = first_leak(with_watch(shows_one_seat_and_tells_all))
    assert found is not None
    assert found.where.startswith("log/")


# ------------------------------------------------------------------ what it says


def test_a_leak_reads_like_a_sentence() -> None:
    found = first_leak(with_watch(tells_a_card))
    assert found is not None
    text = str(found)
    assert "can tell hidden cards apart after seat " in text
    assert f"{found.where} is {found.real}, but with other cards {found.otherwise}" in text
    assert "redrawn: card-" in text


def test_the_first_difference_is_named_by_its_path() -> None:
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ("a/1/b", 2, 3)
    assert first_difference({"a": [1]}, {"a": [1, 2]}) == ("a/1", None, [2])
    assert first_difference({"a": 1}, {"a": 1, "c": 2}) == ("c", None, 2)
