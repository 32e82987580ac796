"""The kernel knows and names no game: what it does for one is said in that game's own `kernel.py`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulebound.core as core
from rulebound.core.card_language.words import may
from rulebound.core.state.clauses import CITED, carried_out, load_ledger
from rulebound.core.timing.timing import occur
from rulebound.games import folder, game_class, listed, names

FOLDER = Path(str(core.__file__)).parent
TITLES = ("Arkham", "Eldritch", "Lord of the Rings", "Unfathomable", "Lantern")
NAMES = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in (*listed(), *TITLES)), re.IGNORECASE)


@pytest.mark.parametrize("module", sorted(FOLDER.rglob("*.py")), ids=lambda p: p.stem)
def test_the_kernel_names_no_game(module: Path) -> None:
    found = [line for line in module.read_text("utf-8").splitlines() if NAMES.search(line)]
    assert found == [], "a game says in its kernel.py which clauses the kernel carries out for it"


@pytest.mark.parametrize("name", [n for n in names() if (folder(n) / "kernel.py").exists()])
def test_a_game_says_which_clauses_the_kernel_carries_out(name: str) -> None:
    game_class(name)
    ids = set(load_ledger(folder(name)).ids)
    kernel = [
        c for c, code in CITED.items() if any(getattr(k, "__module__", "").startswith("rulebound.core") for k in code)
    ]
    mine = [c for c in kernel if c.startswith(f"{name}/")]
    assert mine
    assert [c for c in mine if c not in ids] == []


def test_the_code_behind_a_flow_is_what_is_broken_in_a_proof() -> None:
    carried_out({occur: "mygame/when.1 .2", may: "mygame/may"})
    try:
        assert CITED["mygame/when.2"] == [occur.flow.source]
        assert CITED["mygame/may"] == [may.flow.source]
    finally:
        for clause in ("mygame/when.1", "mygame/when.2", "mygame/may"):
            del CITED[clause]
