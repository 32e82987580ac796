"""Whatever a game may say has words: every card, every ability, every key that stands in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import rulebound
from rulebound import games
from rulebound.core.abilities import Ability
from rulebound.core.cards import CardDefinition

PACKAGE = Path(rulebound.__file__).parent
LOCALES = PACKAGE / "locales"


def worded(game: str) -> set[str]:
    files = (LOCALES / "en" / f"{name}.ftl" for name in ("core", game))
    found = [entry for file in files for entry in parse(file.read_text("utf-8")).body]
    return {entry.id.name for entry in found if isinstance(entry, Message)}


def keys_in(folder: Path, prefix: str) -> Iterator[tuple[str, str]]:
    """The keys that stand as literals in the code of a folder."""
    shape = re.compile(rf"{prefix}-[a-z0-9-]*[a-z0-9]$")
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and shape.match(node.value):
                yield node.value, f"{file.name}:{node.lineno}"


@pytest.mark.parametrize("game", games.names())
def test_every_card_and_ability_has_words(game: str) -> None:
    kind = games.game_class(game)
    g, known = kind.new(kind.book.check_options({}), 1), worded(game)
    cards = {f"{game}-{d.key}" for d in g.registry.of(CardDefinition)}
    abilities = {g.ability_word(a).term for a in g.registry.of(Ability)}
    assert sorted((cards | abilities) - known) == []


@pytest.mark.parametrize("game", games.names())
def test_every_key_in_the_code_has_words(game: str) -> None:
    known = worded(game)
    assert sorted({(k, at) for k, at in keys_in(games.folder(game), game) if k not in known}) == []
    assert sorted({(k, at) for k, at in keys_in(PACKAGE / "core", "core") if k not in known}) == []
