"""CONTRIBUTING.md is the map of the house: every room and module there is stands in it, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulebound

PACKAGE = Path(str(rulebound.__file__)).parent
MAP = (PACKAGE.parent / "CONTRIBUTING.md").read_text("utf-8")
ROOMS = {
    "Inside the core": "core", "Inside play": "play", "Inside the terminal": "terminal",
    "Inside the server": "server",
}  # fmt: skip
WITH_MAPS = [*(p for p in (PACKAGE / "core").iterdir() if (p / "__init__.py").exists()), PACKAGE / "play" / "checking"]
"""Packages that say themselves what their modules are for."""
NOT_WRITTEN = {"__init__.py", "__pycache__", "static", "README.md", "py.typed"}
"""What a folder holds besides its modules: made by Python or by the build, or the map itself."""


def rows(heading: str) -> str:
    """The table that follows a heading."""
    found = re.search(rf"^{re.escape(heading)}.*?:?\n\n((?:\|.*\n)+)", MAP, re.MULTILINE)
    assert found, f"CONTRIBUTING.md has no table under {heading!r}"
    return found[1]


def named(table: str) -> set[str]:
    """The files and folders that a table names in its rows."""
    return {name.rstrip("/") for name in re.findall(r"`([\w<>/]+(?:/|\.\w+))`", table)}


def there(folder: Path) -> set[str]:
    return {p.name for p in folder.iterdir() if p.name not in NOT_WRITTEN and (p.is_file() or any(p.iterdir()))}


@pytest.mark.parametrize(("heading", "room"), ROOMS.items(), ids=ROOMS.values())
def test_every_module_of_a_room_is_on_the_map(heading: str, room: str) -> None:
    listed, real = named(rows(heading)), there(PACKAGE / room)
    assert sorted(real - listed) == [], f"say in CONTRIBUTING.md, under {heading!r}, what these are for"
    assert sorted(listed - real) == [], "these are on the map but not in the house"


@pytest.mark.parametrize("package", WITH_MAPS, ids=lambda p: p.name)
def test_a_package_says_what_its_modules_are_for(package: Path) -> None:
    said = (package / "__init__.py").read_text("utf-8")
    listed = {*re.findall(r"^    (\w+\.py) +\S", said, re.MULTILINE)}
    assert listed == there(package)
    assert said.index("\n\n") < said.index(".py"), "a sentence first, then what it is about, then the modules"


def test_every_room_is_on_the_map() -> None:
    listed = {n.removeprefix("rulebound/").split("/")[0] for n in named(rows("Imports go down this list"))}
    assert listed - {"web"} == there(PACKAGE)


@pytest.mark.parametrize(
    "game", [p for p in (PACKAGE / "games").iterdir() if (p / "rulebook.py").exists()], ids=lambda p: p.name
)
def test_every_file_of_a_game_is_on_a_map(game: Path) -> None:
    """On the map that all games share, or in the game's own README."""
    own = (game / "README.md").read_text("utf-8")
    unknown = [name for name in sorted(there(game) - named(rows("Inside a game"))) if name not in own]
    assert unknown == [], "say in CONTRIBUTING.md or in the game's README.md what these are for"


def test_the_server_has_a_map_of_its_own() -> None:
    own = (PACKAGE / "server" / "README.md").read_text("utf-8")
    assert sorted(there(PACKAGE / "server") - named(own)) == []
