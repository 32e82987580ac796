"""The type checker knows what a rule takes and what comes out of it, through `yield from` and through calls."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TYPED = Path(__file__).with_name("typed.py")
ROOT = TYPED.parents[2]


def test_mypy_finds_the_planted_errors_and_no_others() -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--follow-imports=silent", str(TYPED)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    found = {(int(line), code) for line, code in re.findall(r"typed\.py:(\d+): error: .*\[([\w-]+)\]", told)}
    lines = enumerate(TYPED.read_text("utf-8").split("\n"), 1)
    planted = {(at, line.partition("# says ")[2]) for at, line in lines if "# says " in line}
    assert found == planted, told
