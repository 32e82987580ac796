"""A save that is opened in a process of its own comes back as the table it would be here."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO
from random import Random
from typing import Any

import msgspec
import pytest

import rulebound
from rulebound.core.state.errors import RuleboundError, SaveError
from rulebound.games import names
from rulebound.play.load_process import COMMAND, LENGTH, PIECE, Arriving, Asked, TooLong, answer, pieces, put
from rulebound.play.opening import opened
from rulebound.play.table import Table


def played(game: str, answers: int) -> Table:
    """A table with a past, some of it taken back."""
    table, luck = rulebound.new(game, seed=3), Random(7)
    for n in range(answers):
        decision = table.decision
        if decision is None:
            break
        seat = table.waiting[0]
        options = [o.key for o in decision.options_for(seat)]
        table.choose(luck.sample(options, max(1, decision.least)) if decision.most else [], seat)
        if n == answers // 2:
            table.undo(force=True)
    return table


def moved(table: Table) -> Table:
    arriving = Arriving()
    for piece in pieces(table):
        arriving.take(piece)
    return arriving.table()


def whole(table: Table) -> tuple[Any, ...]:
    """All that a table is."""
    seats = range(-1, len(table.game.seats))
    return (
        table.text(), table.game.encode(), table.game.state_hash(), table.changed, table.can_undo(),
        [table.lines(s) for s in seats], [table.view(s) for s in seats],
        [table.told(n) for n in range(len(table.answers))], table.options, table.seed,
    )  # fmt: skip


@pytest.mark.parametrize("game", names())
def test_it_comes_as_it_was(game: str) -> None:
    table = played(game, 40)
    other = moved(table)
    assert whole(other) == whole(table)
    for each in (table, other):
        each.undo(force=True)
    assert whole(other) == whole(table), "and goes back the same way"
    assert whole(moved(other)) == whole(opened(table.text())), "as it does from its save"


def test_what_is_said_again_is_kept_once() -> None:
    """Three thousand steps that all say the same take little more than their numbers."""
    table = rulebound.new("lantern", {"seats": "1"}, seed=3)
    for _ in range(2 * PIECE):
        table.arrange("phase", name="watch")
    other = moved(table)
    assert whole(other) == whole(table)
    assert len({id(line) for line in other.log}) < 20 < len({id(line) for line in table.log})
    assert len({id(entry) for entry in other.answers}) == 1


def test_its_own_process_says_the_same() -> None:
    table = played("lantern", 20)
    assert whole(asked(Asked(table.text()))) == whole(opened(table.text()))


def test_what_is_wrong_comes_back_as_a_sentence() -> None:
    text = played("lantern", 20).text()
    with pytest.raises(TooLong, match="at most 3"):
        asked(Asked(text, entries=3))
    with pytest.raises(SaveError, match="line 1: 'x' is not"):
        asked(Asked("x"))
    for limits, why in (({"entries": 3}, "at most 3 answers"), ({"seconds": 1e-9}, "takes too long")):
        with pytest.raises(TooLong, match=why):
            here(Asked(text, **limits))  # type: ignore[arg-type]
    assert here(Asked(text.rpartition("end:")[0], salvage=True)).changed


def test_it_ends_with_whoever_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    parents = iter([1, 1, 1])
    monkeypatch.setattr(os, "getppid", lambda: next(parents, 2))
    with pytest.raises(SystemExit):
        here(Asked(played("lantern", 20).text()))


def test_too_much_memory_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(*_: Any) -> Table:
        raise MemoryError

    monkeypatch.setattr("rulebound.play.load_process.opened", none_left)
    with pytest.raises(TooLong, match="too much memory"):
        here(Asked("a save"))


def here(request: Asked) -> Table:
    arriving = Arriving()
    for piece in answer(request):
        arriving.take(piece)
    return arriving.table()


def asked(request: Asked) -> Table:
    """What the process answers."""
    path = os.pathsep.join([part for part in sys.path if part])
    done = subprocess.run(
        [sys.executable, *COMMAND], input=msgspec.msgpack.encode(request), capture_output=True,
        env={**os.environ, "PYTHONPATH": path}, check=True,
    )  # fmt: skip
    out, arriving = BytesIO(done.stdout), Arriving()
    while length := int.from_bytes(out.read(LENGTH), "big"):
        arriving.take(out.read(length))
    assert not out.read()
    return arriving.table()


def test_a_piece_says_how_long_it_is() -> None:
    out = BytesIO()
    put(out, b"abc")
    assert out.getvalue() == b"\0\0\0\3abc"
    assert issubclass(TooLong, RuleboundError)
