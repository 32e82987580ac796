"""The public surface: what every client uses, and what it does with wrong input."""

from __future__ import annotations

import doctest
import gc
import json
import random
import subprocess
import sys
from weakref import ref

import pytest

import rulebound
from rulebound import games
from rulebound.core.state.entities import PUBLIC
from rulebound.core.state.errors import ArrangeError, BadOption, IllegalAnswer, RuleboundError
from rulebound.games.lantern.cards import KINDLING
from rulebound.games.lantern.rules.watch import fetch, pour
from rulebound.play.opening import opened
from tests.play.playing import play, some_game, vigil, watch, whole


def test_docstrings_are_true() -> None:
    import rulebound.play.record
    import rulebound.play.table

    for module in (rulebound, rulebound.play.table, rulebound.play.record):
        failed, tried = doctest.testmod(module)
        assert tried
        assert not failed


def test_importing_alone_loads_nothing() -> None:
    code = "import rulebound, sys; print([m for m in sys.modules if m in ('msgspec', 'rulebound.core', 'inspect')])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_games_can_be_called_whatever_was_imported_first() -> None:
    for first in ("import rulebound", "import rulebound.games.lantern", "from rulebound import games"):
        code = f"{first}\nimport rulebound\nprint('lantern' in rulebound.games())"
        assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "True"
    with pytest.raises(AttributeError):
        rulebound.tables  # noqa: B018


@pytest.mark.parametrize("game", games.names())
def test_a_table_is_gone_as_soon_as_nobody_needs_it(game: str) -> None:
    """A server with many tables cannot wait for the garbage collector: it looks at all of them."""
    play(rulebound.new(game, seed=3), random.Random(3), 12)  # rules are compiled when they are first used
    gc.collect()
    gc.disable()
    try:
        table = rulebound.new(game, seed=3)
        play(table, random.Random(3), 12)
        table.undo(force=True)
        gone = ref(table)
        del table
        assert gone() is None
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_without_a_seed_luck_differs() -> None:
    one, two = rulebound.new("lantern"), rulebound.new("lantern")
    assert isinstance(one.seed, bytes), "a key that was drawn"
    assert one.seed != two.seed


def test_a_word_is_a_seed_too() -> None:
    one, two, other = (rulebound.new("lantern", seed=s) for s in ("a dark night", "a dark night", "a bright day"))
    assert one.game.state_hash() == two.game.state_hash() != other.game.state_hash()
    assert "\nseed: a dark night\n" in one.text()
    assert opened(one.text()).game.state_hash() == one.game.state_hash()


@pytest.mark.parametrize(
    ("options", "seed", "says"),
    [
        ({"seats": "9"}, 1, "seats cannot be '9'. It can be: 1, 2, 3, 4"),
        ({"players": "2"}, 1, "lantern has no option 'players'. Its options: seats, roles"),
        ({}, -1, "a seed is a whole number from 0"),
        ({}, 1 << 64, "a seed is a whole number from 0"),
        ({}, "7", "a seed is a whole number from 0"),
        ({}, "two\nlines", "a seed is a whole number from 0"),
        ({}, "x" * 65, "a seed is a whole number from 0"),
        ({}, b"short", "a seed is a whole number from 0"),
    ],
)
def test_a_table_that_cannot_be_is_refused(options: dict[str, str], seed: int, says: str) -> None:
    with pytest.raises(BadOption, match=says.replace(".", r"\.")):
        rulebound.new("lantern", options, seed)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(RuleboundError, match=r"there is no game 'lamtern'.*lantern"):
        rulebound.new("lamtern")


@pytest.mark.parametrize(
    ("answer", "seat", "says"),
    [
        ("flee", None, "'flee' is not offered. Possible answers: "),
        ("", None, "choose 1, not 0"),
        ("pour, fetch", None, "is not offered"),
        (["pour", "fetch"], None, "choose 1, not 2"),
        ("move wreck", None, "'move wreck' is not offered"),
        ("pour", 1, "seat 2 is not asked now; seat 1 is"),
        ("pour", PUBLIC, "a spectator is not asked"),
        ("pour", 7, "this table has the seats 0 to 1, not 7"),
        ("pour", "1", "this table has the seats 0 to 1, not '1'"),
        (3, None, "an answer is the key of an option"),
        (["pour", 3], None, "an answer is the key of an option"),
        (None, None, "an answer is the key of an option"),
    ],
)
def test_a_wrong_answer_changes_nothing(answer: object, seat: int | None, says: str) -> None:
    table = watch(2)
    before = whole(table)
    with pytest.raises(RuleboundError) as caught:
        table.choose(answer, seat)  # type: ignore[arg-type]
    assert says in str(caught.value)
    assert whole(table) == before


def test_a_denied_answer_names_its_clause() -> None:
    table = watch()
    table.arrange("tokens", on="seat-1", kind="oil", n=5)
    before = whole(table)
    with pytest.raises(IllegalAnswer, match="lantern/8"):
        table.choose("fetch")
    assert [d.clause for d in table.why_not() if d.key == "fetch"] == ["lantern/8"]
    assert whole(table) == before


def test_a_finished_game_takes_no_answer() -> None:
    table = some_game(1)
    assert table.outcome is not None
    before = whole(table)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        table.choose("pass")
    assert whole(table) == before


def test_all_seats_answer_in_any_order() -> None:
    table = vigil()
    with pytest.raises(IllegalAnswer, match="say who answers: seat 1, seat 2, seat 3 are all asked"):
        table.choose("nothing")
    table.choose("nothing", 2)
    table.choose("nothing", 0)
    assert table.waiting == (1,)
    before = whole(table)
    with pytest.raises(IllegalAnswer, match="seat 3 is not asked now; seat 2 is"):
        table.choose("nothing", 2)
    assert whole(table) == before
    table.choose("nothing")
    assert [str(e)[4:] for e in table.answers[1:]] == ["@3 nothing", "@1 nothing", "@2 nothing"]


def test_a_rule_that_fails_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when it fails in the middle, after it has changed and told something."""
    table = watch()
    table.choose("pour")
    before = whole(table)

    def broken(g: rulebound.core.game.game.Game, you: rulebound.core.game.game.Seat) -> None:
        g.tell("core-log-pass", seat=you)
        g.change(you, oil=99)
        raise ZeroDivisionError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(fetch.flow, "source", broken)
        with pytest.raises(ZeroDivisionError) as caught:
            table.choose("fetch")
    assert "rules at work" in caught.value.__notes__[0]
    assert "watch.fetch" in caught.value.__notes__[0]
    assert whole(table) == before
    table.choose("fetch")
    assert table.game.seat(0).oil == 2


def test_an_interrupted_rule_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watch()
    before = whole(table)

    def interrupted(g: object, you: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(pour.flow, "source", interrupted)
    with pytest.raises(KeyboardInterrupt):
        table.choose("pour")
    assert whole(table) == before


@pytest.mark.parametrize(
    ("step", "args", "says"),
    [
        ("fly", {}, "there is no arranging step 'fly'"),
        ("dice", {"results": "six"}, "no die shows 'six'"),
        ("dice", {"result": "6"}, "dice has no 'result': write dice results=..."),
        ("tokens", {"on": "harbour", "kind": "light", "n": 9}, "only 6 more light are in the supply"),
        ("tokens", {"on": "seat-1", "kind": "oil", "n": 9}, "a keeper holds 0 to 5 oil, not 9"),
        ("phase", {"name": "noon"}, "lantern has no phase 'noon'"),
        ("dice", {"results": "6\n5"}, "an arranging step is one line of text"),
        ("", {}, "is not an arranging step"),
    ],
)
def test_an_impossible_arrangement_changes_nothing(step: str, args: dict[str, str | int], says: str) -> None:
    table = watch()
    before = whole(table)
    with pytest.raises(ArrangeError) as caught:
        table.arrange(step, **args)
    assert says in str(caught.value)
    assert whole(table) == before


def test_a_clone_is_independent() -> None:
    table = some_game(6, 20)
    before = whole(table)
    other = table.clone()
    assert whole(other) == before
    play(other, random.Random(1))
    assert whole(table) == before
    assert len(other.log) > len(table.log)
    other.undo(force=True)
    assert other.outcome is None


def test_the_same_answers_give_the_same_game() -> None:
    table = some_game(7)
    again = rulebound.new("lantern", table.options, table.seed)
    for entry in table.answers:
        again.choose(entry.text, entry.seat)
    assert whole(again) == whole(table)


def test_every_moment_can_be_seen_again() -> None:
    table = rulebound.new("lantern", {"seats": "3"}, seed=5)
    rng = random.Random(5)
    moments = [whole(table)]
    while table.decision is not None:
        play(table, rng, 1)
        moments.append(whole(table))
    for at in range(len(moments)):
        assert whole(table.replay(at)) == moments[at]
    assert whole(table) == moments[-1]
    for wrong in (-1, len(moments), "1"):
        with pytest.raises(RuleboundError, match=f"the moments 0 to {len(moments) - 1}"):
            table.replay(wrong)  # type: ignore[arg-type]


def test_a_value_explains_itself() -> None:
    table = watch()
    reasons = table.explain(table.game.seat(0), KINDLING)
    assert table.explain("seat-1", "kindling") == reasons
    assert len(reasons) == 1
    with pytest.raises(RuleboundError, match="nothing here is called 'seat-9'"):
        table.explain("seat-9", "kindling")
    with pytest.raises(RuleboundError, match=r"nothing in lantern changes 'shine'. There are: kindling"):
        table.explain("seat-1", "shine")


def test_views_and_logs_are_for_seats_there_are() -> None:
    table = watch(2)
    for ask in (table.view, table.lines, table.why_not, table.report):
        with pytest.raises(RuleboundError, match="the seats 0 to 1, not 2"):
            ask(2)


def test_a_log_is_filtered_for_its_reader() -> None:
    table = watch(2)
    table.game.tell("core-log-draw", seats=(1,), n=1)
    assert len(table.lines(1)) == len(table.lines(0)) + 1 == len(table.lines()) + 1 == len(table.log)


def test_a_report_tells_no_secrets() -> None:
    table = play(rulebound.new("lantern", {"seats": "3", "roles": "secret"}, seed=987_654_321), random.Random(2), 15)
    table.arrange("wrecker", seat=2)
    mine, yours, anybodys = (table.report(seat) for seat in (1, 0, PUBLIC))
    for text in (mine, yours, anybodys):
        assert "987654321" not in text
        assert text.startswith("rulebound report\ngame: lantern\noptions: seats=3 roles=secret\n")
    assert '"wrecker"' in mine
    assert '"wrecker"' not in yours + anybodys
    assert json.loads(mine.partition("view:\n")[2])["seat"] == 1
    with pytest.raises(RuleboundError, match="there is no language 'tlh'"):
        table.report(0, "tlh")


def test_a_line_between_two_decisions_is_looked_at_from_the_first() -> None:
    """Never from the present: what a reader looks back to has not happened yet, or just has."""
    table = rulebound.new("lantern", {"seats": "1"}, seed=3)
    stops = [len(table.lines(0))]
    for _ in range(12):
        assert table.decision is not None
        table.choose([o.key for o in table.decision.options[: table.decision.least or 1]])
        stops.append(len(table.lines(0)))
    for line in range(1, stops[-1]):
        at = table.entries_before(line, 0)
        assert at < len(table.answers), "the present"
        assert stops[at] <= line or at == 0
        assert at == len(table.answers) - 1 or stops[at + 1] > line
    assert table.entries_before(0, 0) == 0
    assert table.entries_before(stops[-1], 0) == len(table.answers)
