"""python -m bench [--quick] [--json FILE]: prints every figure beside its floor and its goal."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.figures import GROUPS
from bench.measure import Effort, Row

QUICK = Effort(repeats=2, seconds=0.03, quick=True)


def number(value: float | None) -> str:
    """Three digits are as much as a measurement is worth."""
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table_of(rows: dict[str, list[Row]]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name, justify in (("", "left"), ("floor", "right"), ("goal", "right"), ("measured", "right"), ("", "left")):
        table.add_column(name, justify=justify, no_wrap=True)  # type: ignore[arg-type]
    table.add_column("ok", no_wrap=True)
    for group, found in rows.items():
        table.add_row(f"[bold]{group}[/bold]")
        for row in found:
            sign = ">= " if row.more else "<= "
            floor, goal = (sign + number(m) if m is not None else "" for m in (row.floor, row.goal))
            colour = "red" if row.verdict == "not" else "green"
            table.add_row(
                f"  {row.name}", floor, goal, number(row.measured), row.unit, f"[{colour}]{row.verdict}[/{colour}]"
            )
    return table


def main(arguments: list[str] | None = None) -> dict[str, list[Row]]:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="every figure, roughly, in a few seconds")
    parser.add_argument("--repeats", type=int, help="repeats of each figure; the best counts")
    parser.add_argument("--seconds", type=float, help="CPU time of one repeat, about")
    parser.add_argument("--only", metavar="WORD", default="", help="only the groups with this word in their name")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures to a file as well")
    chosen = parser.parse_args(arguments)
    usual = QUICK if chosen.quick else Effort()
    effort = Effort(chosen.repeats or usual.repeats, chosen.seconds or usual.seconds, chosen.quick)
    console = Console(width=110)
    rows: dict[str, list[Row]] = {}
    for group, figures in GROUPS.items():
        if chosen.only.lower() in group.lower():
            with console.status(group):
                rows[group] = list(figures(effort))
    console.print(table_of(rows))
    console.print(
        f"CPU time, best of {effort.repeats}; Python {platform.python_version()}, {platform.machine()}.", style="dim"
    )
    if chosen.json:
        figures_ = [{"group": g, "name": r.name, "measured": r.measured, "unit": r.unit, "floor": r.floor,
                     "goal": r.goal, "verdict": r.verdict} for g, found in rows.items() for r in found]  # fmt: skip
        chosen.json.write_text(json.dumps(figures_, indent=1) + "\n")
    return rows


if __name__ == "__main__":
    main()
