"""`make bench` prints every figure it promises. How large they are, only a quiet machine can tell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.__main__ import main
from bench.figures import GROUPS
from bench.large import USUAL
from bench.measure import Row

PROMISED = (
    "python-chess, random decisions", "Lantern, 2 seats, plain", "Lantern, 2 seats, durable",
    "Lantern, 2 seats, whole games", "a plain step: answer to next decision",
    "a durable resume: answer to next decision", "a plain sub-rule call", "clone, 400 entities, ten frames",
    "save (encode)", "load (restore)", "events, no listener", "events, 1 listener, ready",
    "events, 50 listeners, 1 ready", "import rulebound",
)  # fmt: skip
OF_LARGE_GAMES = (
    "python-chess, random decisions", "beside python-chess", "durable", "clone", "save (encode)", "load (restore)",
    "size of that save", "50 rollouts of 20 decisions", "last tenth of a game / first", "undo one decision",
    "save of whole games, per decision", "memory of a live table",
)  # fmt: skip


def test_every_figure_is_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    rows = main(["--repeats", "1", "--seconds", "0.001", "--quick", "--json", str(file)])
    printed = capsys.readouterr().out
    assert list(rows) == list(GROUPS)
    for row in [row for found in rows.values() for row in found]:
        assert row.name in printed
        assert row.measured > 0
    assert all(name in printed for name in PROMISED)
    assert len(json.loads(file.read_text())) == sum(map(len, rows.values()))
    for usual in USUAL:
        names = [row.name for row in rows[usual.title]]
        assert all(any(part in name for name in names) for part in OF_LARGE_GAMES)
        assert all(f"{table}, beside python-chess" in names for table in usual.tables)


def test_a_word_chooses_the_groups(capsys: pytest.CaptureFixture[str]) -> None:
    rows = main(["--quick", "--only", "copies", "--seconds", "0.001", "--repeats", "1"])
    assert len(rows) == 1
    assert "ten frames" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("row", "verdict"),
    [
        (Row("time", 7, "us"), ""),
        (Row("time", 9, "us", 8), "not"),
        (Row("time", 7, "us", 8), "ok"),
        (Row("time", 7, "us", 8, 5), "ok"),
        (Row("time", 5, "us", 8, 5), "goal"),
        (Row("rate", 0.4, "x", 0.5, 1, more=True), "not"),
        (Row("rate", 1.2, "x", 0.5, 1, more=True), "goal"),
    ],
)
def test_a_figure_is_judged_by_its_bars(row: Row, verdict: str) -> None:
    assert row.verdict == verdict
