"""Fuzzing finds what is broken on purpose, says how to see it again, and finds nothing in Lantern as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import Decision, ask, choose
from rulebound.core.game.game import Rulebook
from rulebound.core.material.cards import move
from rulebound.core.material.tokens import remove
from rulebound.core.proving.arrange import fetch
from rulebound.core.state.entities import Option
from rulebound.core.timing.timing import Delayed
from rulebound.games.lantern import BOOK, Lantern
from rulebound.games.lantern.cards import KINDLING
from rulebound.games.lantern.rules.watch import watch
from rulebound.play.checking import fuzz, process_check
from rulebound.play.checking.fuzz import Failure, FuzzReport, fuzz_one, run_fuzz
from rulebound.play.checking.process_check import Parted, compare_processes

OPEN = {"seats": "2", "roles": "open"}


def made(book: Rulebook) -> type[Lantern]:
    class Broken(Lantern):
        __slots__ = ()

    Broken.book = book
    return Broken


def with_watch(rule: Any, **changes: Any) -> type[Lantern]:
    """Lantern with another rule in place of the watch."""
    return made(replace(BOOK, phases=tuple((n, rule if n == "watch" else r) for n, r in BOOK.phases), **changes))


def failure(kind: type[Lantern], options: dict[str, str] = OPEN) -> Failure:
    for seed in range(5):
        report = fuzz_one(kind, options, seed)
        if not report.clean:
            return report.failures[0]
    raise AssertionError("nothing was found")


# ------------------------------------------------------------------ Lantern as it is


def test_lantern_is_clean() -> None:
    seen: list[tuple[int, int]] = []
    report = run_fuzz("lantern", 60, progress=lambda done, of: seen.append((done, of)))
    assert report.clean, str(report)
    assert report.games == 60
    assert seen[-1] == (60, 60)
    assert report.closely > 20 * 20
    assert report.samples >= 2 * report.closely
    assert str(report).endswith("clean")


def test_all_combinations_of_options_are_played() -> None:
    plans = [fuzz.Plan("lantern", {}, 0, n, False) for n in range(8)]
    assert len({tuple(p.options(Lantern).items()) for p in plans}) == 8
    held = [fuzz.Plan("lantern", {"roles": "secret"}, 0, n, False).options(Lantern) for n in range(4)]
    assert {o["roles"] for o in held} == {"secret"}
    assert {o["seats"] for o in held} == {"1", "2", "3", "4"}


# ------------------------------------------------------------------ broken on purpose


@flow
def asks_for_nothing(g: Lantern) -> Steps[None]:
    yield from ask(g, Decision((0,), ((),)))


@flow
def loses_a_card(g: Lantern) -> Steps[None]:
    g.change(g.pile("nights"), cards=g.pile("nights").cards[1:])
    yield from watch(g)


@flow
def forges_a_card(g: Lantern) -> Steps[None]:
    for card in g.hand(g.keepers[0]):
        g.change(card, code="storm-candle")
    yield from watch(g)


@flow
def forges_a_token(g: Lantern) -> Steps[None]:
    g.change(g.places[0], light=g.places[0].light + 1)
    yield from watch(g)


@flow
def swaps_faces_by_hand(g: Lantern) -> Steps[None]:
    cards = [c for k in g.keepers for c in g.hand(k)]
    codes = [c.code for c in cards]
    for card, code in zip(cards, [*codes[1:], *codes[:1]], strict=True):
        g.change(card, code=code)
    yield from watch(g)


@flow
def equips_unnoticed(g: Lantern) -> Steps[None]:
    tools = g.pile("tools-in-play", 0)
    lens = fetch(g, "lens", tools)
    g.change(lens, owner=0)
    g.value(g.keepers[0], KINDLING)
    version = g.version
    move(g, lens, tools)
    g.version = version
    yield from choose(g, 0, (Option("go"), Option("on")))


@flow
def looks_how_it_runs(g: Lantern) -> Steps[None]:
    if g.stack is None:
        g.change(g.beacon, flames=1)
    yield from watch(g)


@flow
def leaves_an_effect_behind(g: Lantern) -> Steps[None]:
    g.transient(Delayed(scope=-999_999, on="LightLost"))
    yield from watch(g)


@flow
def forgets_to_touch(g: Lantern) -> Steps[None]:
    """The coast is dark, but nobody looks."""
    for place in g.places[:4]:
        remove(g, place, "light", place.light)
    g.unsettled = ()
    yield from choose(g, 0, (Option("go"), Option("on")))


@flow
def looks_too_late(g: Lantern) -> Steps[None]:
    """Nothing is going on at whose end anybody would look."""
    for place in g.places[:4]:
        remove(g, place, "light", place.light)
    yield from choose(g, 0, (Option("go"), Option("on")))


@flow
def tells_a_hidden_card(g: Lantern) -> Steps[None]:
    g.tell("core-log-discard", card=g.hand(g.keepers[0])[0].code if g.hand(g.keepers[0]) else "")
    yield from watch(g)


@flow
def offers_the_impossible(g: Lantern) -> Steps[None]:
    options = (Option("here"), Option("nowhere", about=(999_999,)))
    picked = yield from choose(g, 0, options)
    if picked.about:
        g.entity(picked.about[0])
    yield from watch(g)


@pytest.mark.parametrize(
    ("rule", "invariant"),
    [
        (asks_for_nothing, "no decision without options"),
        (loses_a_card, "a card knows where it lies"),
        (forges_a_card, "no card is lost"),
        (swaps_faces_by_hand, "an index equals one built anew"),
        (equips_unnoticed, "a remembered value is right"),
        (looks_how_it_runs, "plain and durable are the same"),
        (leaves_an_effect_behind, "events and effects end with their scope"),
        (offers_the_impossible, "the rules run"),
        (forgets_to_touch, "all that is due has happened"),
        (looks_too_late, "all that is due has happened"),
    ],
)
def test_a_broken_rule_is_found(rule: Any, invariant: str) -> None:
    assert failure(with_watch(rule)).invariant == invariant


def test_a_token_from_nowhere_is_found() -> None:
    assert failure(with_watch(forges_a_token)).invariant == "the position is possible"
    unchecked = with_watch(forges_a_token, possible=None)
    assert failure(unchecked).invariant == "tokens are on something or in the supply"


def test_a_leak_is_found() -> None:
    found = failure(with_watch(tells_a_hidden_card), {"seats": "2", "roles": "secret"})
    assert found.invariant == "nobody learns what is hidden"


def test_an_answer_that_is_refused_too_late_is_found() -> None:
    class Late(Lantern):
        __slots__ = ()

        def choose(self, answer: str | Sequence[str], seat: int | None = None) -> None:
            self.luck.count += 1
            super().choose(answer, seat)

    assert failure(Late).invariant == "a rejected answer changes nothing"


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 5)
    assert failure(Lantern).invariant == "a game comes to an end"


def test_a_process_that_plays_otherwise_is_found() -> None:
    """The other process knows only the real Lantern."""
    assert not list(compare_processes(Lantern, [(OPEN, 3)]))

    def create(g: Lantern, options: dict[str, str]) -> None:
        BOOK.create(g, options)
        g.change(g.beacon, flames=1)

    found = list(compare_processes(made(replace(BOOK, create=create)), [(OPEN, 3)]))
    assert found == [Parted(OPEN, 3, 0, f"another hash with PYTHONHASHSEED={n}") for n in (1, 2)]


def test_a_game_that_fails_only_in_another_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_check, "HASH_SEEDS", ("moon",))
    report = run_fuzz("lantern", 1, options=OPEN, workers=1)
    (found,) = report.failures
    assert found.invariant == "the rules run"
    assert "failed in another process" in found.found
    assert "PYTHONHASHSEED" in found.found
    assert report.games == 1, "the others are played all the same"


def create_fails(g: Lantern, options: dict[str, str]) -> None:
    raise ZeroDivisionError("the lamp went out")


@flow
def watch_fails(g: Lantern) -> Steps[None]:
    yield from watch(g)
    raise ZeroDivisionError("the lamp went out")


@pytest.mark.parametrize(
    ("kind", "rule"),
    [(made(replace(BOOK, create=create_fails)), "create_fails"), (with_watch(watch_fails), "watch_fails")],
)
def test_rules_that_fail_are_told_with_their_error(
    kind: type[Lantern], rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the beginning as well, and in the games that are to be compared with other processes."""
    monkeypatch.setattr(fuzz, "game_class", lambda name: kind)
    report = run_fuzz("lantern", 2, options=OPEN, workers=1)
    assert len(report.failures) == 4, "each game that is checked, and each that is compared"
    for found in report.failures:
        assert found.invariant == "the rules run"
        assert "ZeroDivisionError: the lamp went out" in found.found
        assert rule in found.found
        assert bool(found.answers) is (rule == "watch_fails")


# ------------------------------------------------------------------ what it says


def test_a_failure_says_how_to_see_it_again() -> None:
    found = failure(with_watch(forges_a_token))
    text = str(found)
    assert f"run_fuzz('lantern', 1, seed={found.seed}, options={OPEN})" in text
    assert f"not so at decision {len(found.answers) + 1}" in text
    assert text.startswith("the position is possible")


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (fuzz_one(Lantern, OPEN, 7, every=n) for n in (1, 50))
    assert one.decisions == two.decisions
    assert one.closely > two.closely


def test_a_report_lists_its_failures() -> None:
    report = FuzzReport("lantern", failures=[failure(with_watch(loses_a_card))])
    assert not report.clean
    assert "a card knows where it lies" in str(report)
    assert str(report).endswith("1 failures")
