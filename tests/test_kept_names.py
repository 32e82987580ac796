"""What is kept names rules, events and Enums by the names they had first: these are found for ever."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound.core.state import kept_names
from rulebound.core.state.entities import FLOWS, enum_name
from rulebound.core.state.kept_names import kept_name, moved_in, places_of
from tests.kept_names import in_use, written


def test_every_name_is_found_and_every_new_one_is_written_down() -> None:
    """Where one is missing, `moved.txt` beside the code has to say what it was called; it is never taken off the list,
    for somebody's save may hold it."""
    now, ever = {*in_use()}, {*written()}
    assert sorted(ever - now) == [], "these are not found any more: moved.txt has to say where they went"
    assert sorted(now - ever) == [], "written down by python -m tests.kept_names"


OLD = """
from enum import Enum
from rulebound.core.flows.flow import flow

class Colour(Enum):
    RED = 1

class Card:
    @flow
    def play(g, n: int):
        yield from ()

@flow
def draw(g, n: int):
    yield from ()
"""


@pytest.fixture
def moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package in which what was `oldplace.cards` stands in two modules now, one of them under another name."""
    package = tmp_path / "newplace"
    (package / "inner").mkdir(parents=True)
    for folder in (package, package / "inner"):
        (folder / "__init__.py").write_text("")
    (package / "inner" / "actions.py").write_text(OLD.replace("draw", "take_a_card"))
    (package / "moved.txt").write_text(
        "# what stands elsewhere now\n"
        "newplace.inner.actions = oldplace.cards\n"
        "newplace.inner.actions.take_a_card = oldplace.cards.draw\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    before = dict(kept_names._MOVED)
    yield package
    kept_names._read.cache_clear()
    kept_names._MOVED.clear()
    kept_names._MOVED.update(before)
    for name in [name for name in sys.modules if name.partition(".")[0] == "newplace"]:
        del sys.modules[name]
    for name in [name for name in FLOWS if name.startswith("oldplace.")]:
        del FLOWS[name]


def test_what_moves_keeps_its_name(moved: Path) -> None:
    found = importlib.import_module("newplace.inner.actions")
    assert found.take_a_card.flow.name == "oldplace.cards.draw"
    assert found.Card.play.flow.name == "oldplace.cards.Card.play"
    assert enum_name(found.Colour) == "oldplace.cards:Colour"
    assert FLOWS["oldplace.cards.draw"] is found.take_a_card.flow


def test_it_is_found_by_the_name_it_had(moved: Path) -> None:
    importlib.import_module("newplace.inner.actions")
    assert [*places_of("oldplace.cards.Colour")] == ["newplace.inner.actions.Colour", "oldplace.cards.Colour"]
    from rulebound.core.state.entities import ENUMS, _enum

    ENUMS.pop("oldplace.cards:Colour", None)
    assert _enum("oldplace.cards:Colour")(1).name == "RED"
    del ENUMS["oldplace.cards:Colour"]


def test_what_has_not_moved_is_called_as_it_stands() -> None:
    assert kept_name("rulebound.nowhere.at_all", "Card.play") == "rulebound.nowhere.at_all.Card.play"
    assert moved_in("a.b = c.d\n\n# words\n") == {"a.b": "c.d"}
