"""Between scenarios a campaign grows and shrinks: at a table, back again by undo, in a save, in the terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from rulebound.play.opening import opened
from rulebound.terminal.client import Terminal
from rulebound.terminal.home import Seating
from rulebound.terminal.screen import Screen
from tests.ahlcg.between import GO_ON, between, on

TWO = "roland-banks daisy-walker"


def test_undo_takes_a_new_seat_away_again() -> None:
    table = between(TWO)
    before = table.game.state_hash()
    table.choose("join 3 wendy-adams", 0)
    assert len(table.game.seats) == 3
    assert table.waiting == (2,)
    table.undo()
    assert (len(table.game.seats), table.game.state_hash()) == (2, before)


def test_a_save_knows_who_joined() -> None:
    table = between(TWO)
    table.choose("join 3 wendy-adams", 0)
    on(table, GO_ON)
    table.choose("on", 0)
    again = opened(table.text())
    assert again.game.state_hash() == table.game.state_hash()
    assert [again.game.seat(n).code for n in range(3)] == ["01001", "01002", "01005"]
    assert again.lines(2) == table.lines(2)


def test_a_seat_that_was_left_stays_for_somebody_else() -> None:
    table = between("roland-banks daisy-walker skids-otoole")
    table.choose("leave 2", 0)
    keys = table.decision.keys() if table.decision is not None else ()
    assert {"return 2", "join 2 agnes-baker", "join 4 agnes-baker"} <= set(keys)
    table.choose("join 4 agnes-baker", 0)
    on(table, GO_ON)
    assert not [k for k in (table.decision.keys() if table.decision is not None else ()) if " 5" in k]
    table.choose("on", 0)
    assert table.game.scenario.started == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("undone", [False, True])
def test_whoever_joins_sits_down_at_the_same_screen(
    undone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path))
    more = ("u",) if undone else ("deck starter", "0", "on", "p")
    screen = Screen(source=StringIO("\n".join(("join 3 wendy-adams", *more, "q", ""))), target=StringIO())
    at = Terminal(between(TWO), screen, Seating((), "en"))
    assert at.humans == (0, 1)
    at.run()
    assert at.humans == ((0, 1) if undone else (0, 1, 2))
    assert "Wendy Adams" in screen.target.getvalue()  # type: ignore[attr-defined]
    assert (at.table.game.scenario.code == "01104") == undone  # type: ignore[attr-defined]
