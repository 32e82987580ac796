"""Every line, option and denial names the clause that decides it, and a reader has gone through the list of them."""

from __future__ import annotations

import pytest

from rulebound.games import names
from tests.contract import clauses

LISTED = [name for name in names() if (clauses.FOLDER / f"{name}.md").exists()]


@pytest.mark.parametrize("game", LISTED)
def test_whatever_is_said_cites_what_decides_it(game: str) -> None:
    pairs, kept = clauses.played(game), clauses.listed(game)
    assert clauses.without(pairs) == []
    new = sorted(f"{pairs[p]} {p}" for p in set(pairs) - kept)
    assert (new, sorted(kept - set(pairs))) == ([], []), (
        f"read them, then python -m tests.contract.clauses --write {game}"
    )
