"""Every line, option and denial names the clause that decides it, and a reader has gone through the list of them."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from rulebound.games import names
from tests.contract import clauses

LISTED = [name for name in names() if (clauses.FOLDER / f"{name}.md").exists()]


@pytest.mark.parametrize("game", LISTED)
def test_whatever_is_said_cites_what_decides_it(game: str) -> None:
    pairs = clauses.played(game)
    assert clauses.without(pairs) == []
    now = "\n".join(clauses.page(game, pairs)) + "\n"
    kept = (clauses.FOLDER / f"{game}.md").read_text("utf-8")
    changed = "\n".join(unified_diff(kept.split("\n"), now.split("\n"), "kept", "now", lineterm="", n=0))
    assert now == kept, f"read this, then python -m tests.contract.clauses --write {game}\n{changed}"
