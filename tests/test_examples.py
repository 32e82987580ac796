"""Every example of every game holds, in both ways of running; coverage is whole; box-ticking is shown up."""

from __future__ import annotations

import re

import pytest

from rulebound import games
from rulebound.core.proving.example import Example, ExampleFailed, ExampleTable, run_example
from rulebound.core.proving.mutate import prove
from rulebound.core.state.clauses import load_ledger
from rulebound.games.lantern import Lantern
from rulebound.games.lantern.examples.probes import light, oil, quiet_night, watch
from rulebound.play.checking.coverage import coverage, load_examples

ALL = [(game, shown) for game in games.names() for shown in load_examples(game)]


@pytest.mark.parametrize(("game", "shown"), ALL, ids=[f"{g}:{e.name}" for g, e in ALL])
def test_example_is_proved(game: str, shown: Example) -> None:
    """It holds in plain and (the proof begins with it) in durable running, and fails when its rule is broken."""
    kind = games.game_class(game)
    run_example(shown, kind, durable=False)
    assert prove(shown, kind).problem == ""


@pytest.mark.parametrize("game", games.names())
def test_every_clause_is_settled(game: str) -> None:
    """All examples are proved one by one, so a clause with an example is a proved one."""
    found = coverage(game, proving=False)
    assert found.missing == ()
    assert [c for c in found.ledger.ids if not found.explained(c)] == []


@pytest.mark.parametrize(
    ("game", "clauses"),
    [("ah3", 585), ("lotr", 419), ("unfathomable", 629), ("ahlcg", 567), ("eldritch", 403), ("lantern", 20)],
)
def test_the_references_are_listed(game: str, clauses: int) -> None:
    ledger = load_ledger(games.folder(game))
    assert len(ledger.ids) == len(set(ledger.ids)) == clauses
    assert all(i.startswith(f"{game}/") for i in ledger.ids)


@pytest.mark.parametrize("game", games.names())
def test_a_probe_stands_once(game: str) -> None:
    """What several files of examples look at is in probes.py."""
    where: dict[str, list[str]] = {}
    for file in sorted((games.folder(game) / "examples").glob("*.py")):
        for name in re.findall(r"^@probe\ndef (\w+)|^(\w+) = _\w+\(", file.read_text("utf-8"), re.MULTILINE):
            where.setdefault("".join(name), []).append(file.name)
    assert {name: files for name, files in where.items() if len(files) > 1} == {}


def says_what_was_so_anyway(t: ExampleTable) -> None:
    watch(t)
    t.choose("fetch")
    t.expect(light("lighthouse") == 2)


def looks_at_something_else(t: ExampleTable) -> None:
    """It passes through the code of the clause, but would not notice if that were broken."""
    quiet_night(t, nights="toll")
    t.choose("pay")
    t.expect(oil(1) == 1)


def never_gets_there(t: ExampleTable) -> None:
    watch(t)
    t.choose("fetch")
    t.expect(oil(1) == 3)


def expects_nothing(t: ExampleTable) -> None:
    watch(t)
    t.choose("fetch")


@pytest.mark.parametrize(
    ("clause", "play", "problem"),
    [
        ("lantern/8", says_what_was_so_anyway, "was so before the last step"),
        ("lantern/5", looks_at_something_else, "still holds when the code behind lantern/5 is broken"),
        ("lantern/15", never_gets_there, "does not enter any code that cites lantern/15"),
        ("lantern/8", expects_nothing, "it expects nothing"),
    ],
)
def test_box_ticking_is_not_proof(clause: str, play: object, problem: str) -> None:
    shown = Example((clause,), "planted", play)  # type: ignore[arg-type]
    found = prove(shown, Lantern)
    assert not found.proved
    assert problem in found.problem


def test_a_false_example_says_what_is_so() -> None:
    def wrong(t: ExampleTable) -> None:
        watch(t)
        t.choose("fetch")
        t.expect(oil(1) == 4)

    with pytest.raises(ExampleFailed, match=r"expected oil\(1\) == 4, but it is 3"):
        run_example(Example(("lantern/8",), "wrong", wrong), Lantern)


def test_a_table_can_be_expected_to_be_refused() -> None:
    def refused(t: ExampleTable) -> None:
        t.start_refused("ahlcg/unique.1", investigators="roland-banks roland-banks")

    def for_another_reason(t: ExampleTable) -> None:
        t.start_refused("ahlcg/setup.2", investigators="roland-banks roland-banks")

    def set_up(t: ExampleTable) -> None:
        t.start_refused("ahlcg/unique.1", investigators="roland-banks")

    from rulebound.games.ahlcg.rulebook import ArkhamHorror

    run_example(Example(("ahlcg/unique.1",), "refused", refused), ArkhamHorror)
    with pytest.raises(ExampleFailed, match=r"refused, but not by ahlcg/setup\.2"):
        run_example(Example(("ahlcg/setup.2",), "for another reason", for_another_reason), ArkhamHorror)
    with pytest.raises(ExampleFailed, match=r"set up, though ahlcg/unique\.1 should forbid it"):
        run_example(Example(("ahlcg/unique.1",), "set up", set_up), ArkhamHorror)


def test_an_answer_can_be_expected_to_be_illegal() -> None:
    def illegal(t: ExampleTable) -> None:
        watch(t)
        t.not_accepted("fetch, pass")
        t.choose("fetch")
        t.expect(oil(1) == 3)

    def legal(t: ExampleTable) -> None:
        watch(t)
        t.not_accepted("fetch")

    run_example(Example(("lantern/8",), "illegal", illegal), Lantern)
    with pytest.raises(ExampleFailed, match="'fetch' is accepted"):
        run_example(Example(("lantern/8",), "legal", legal), Lantern)


def test_mutants_leave_nothing_behind() -> None:
    """After all that breaking the code is whole again."""
    for game, shown in ALL:
        run_example(shown, games.game_class(game))
