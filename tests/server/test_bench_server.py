"""`make bench-server` prints every figure it promises. How large they are, only a quiet machine can tell."""

from __future__ import annotations

from bench.server import Figures, grown, main


def test_a_few_tables_for_a_few_seconds() -> None:
    rows = {row.name: row for row in main(["--tables", "3", "--seconds", "6"])}
    assert rows["answers of people measured"].measured > 0
    assert rows["answers kept, those of bots included"].measured > 0
    assert rows["answer to everybody's new view, p50"].measured > 0
    bar = rows["answer to everybody's new view, p99"]
    assert (bar.floor, bar.goal) == (50, 20)
    assert rows["memory at the end"].measured > 10


def test_growth_is_told_from_warming_up() -> None:
    flat = [(float(at), 50.0 if at < 20 else 100.0) for at in range(100)]
    assert grown(flat, 100) == 0
    assert grown([(float(at), 100.0 + at) for at in range(100)], 100) > 10
    assert Figures().latencies == []
