"""The clauses that these tests name are clauses of the references, and no sentence of theirs is copied."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebound.core.state.clauses import load_ledger
from rulebound.games import folder

HERE = Path(__file__).parent
NAMED = {
    clause
    for file in HERE.glob("*.py")
    for clause in re.findall(r"\b(?:lotr|ahlcg)/[a-z][a-z-]*(?:\.[a-z-]+)*(?:\.\d+)?", file.read_text("utf-8"))
}


@pytest.mark.parametrize("game", ["lotr", "ahlcg"])
def test_every_clause_named_here_exists(game: str) -> None:
    known = set(load_ledger(folder(game)).ids)
    named = {clause for clause in NAMED if clause.startswith(f"{game}/")}
    assert len(named) > 30
    assert not named - known


def test_the_clauses_are_named_where_they_are_proved() -> None:
    """Most tests say in their first line which clauses they prove."""
    tests = [t for file in HERE.glob("test_*.py") for t in re.split(r"\ndef test_", file.read_text("utf-8"))[1:]]
    proving = [t for t in tests if re.search(r'"""[^"]*(?:lotr|ahlcg)/', t)]
    assert len(proving) > len(tests) / 2
