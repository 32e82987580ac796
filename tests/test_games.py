"""Which games there are: those of this project, and those that other packages bring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound import games
from rulebound.core.state.errors import RuleboundError
from tests.core.attic import Attic


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with a game of its own, as pip leaves it behind."""
    package = tmp_path / "attic_game-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: attic-game\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[rulebound.games]\nattic = attic_game\n")
    (tmp_path / "attic_game.py").write_text("from tests.core.attic import Attic as GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    games.look_again()
    yield
    monkeypatch.undo()
    games.look_again()


@pytest.mark.usefixtures("installed")
def test_a_game_of_another_package_can_be_played() -> None:
    assert "attic" in games.names()
    assert games.game_class("attic") is Attic
    assert Attic.new().decision is not None


def test_a_game_that_is_not_there_is_answered_with_those_that_are() -> None:
    assert "attic" not in games.names()
    with pytest.raises(RuleboundError, match=r"there is no game 'attic' to play\. There are: .*lantern"):
        games.game_class("attic")


def test_what_is_installed_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    names = games.names()

    def again(**_: str) -> None:
        raise AssertionError("looked again")

    monkeypatch.setattr(games, "entry_points", again)
    assert games.names() == names
    assert games.game_class("lantern").book.game == "lantern"
