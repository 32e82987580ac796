"""Whatever a game may say has words: every card, every ability, every key that stands in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

import rulebound
from rulebound import games
from rulebound.core.game.abilities import Ability
from rulebound.core.material.cards import CardDefinition
from rulebound.core.timing.timing import Event
from rulebound.play.translate import files

PACKAGE = Path(rulebound.__file__).parent
LOCALES = PACKAGE / "locales"


def worded(game: str) -> set[str]:
    return {message.id.name for name in ("core", game) for message in messages(name)}


def messages(name: str) -> Iterator[Message]:
    for file in files(LOCALES, "en", name):
        yield from (entry for entry in parse(file.read_text("utf-8")).body if isinstance(entry, Message))


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
def test_whatever_happens_and_every_number_has_words(game: str) -> None:
    """A question names what is happening; a number that explains itself has a name, without a number in it."""
    folder, known = games.game_class(game).__module__.rpartition(".")[0], worded(game)
    kinds = [kind for kind in subclasses(Event) if kind.__module__.startswith(("rulebound.core.", folder))]
    assert sorted({f"{game}-event-{kind.__name__.lower()}" for kind in kinds} - known) == []
    for stat in {stat for _, stat in numbers_of(game)}:
        named = [key for key in (f"{game}-web-stat-{stat}", f"{game}-{stat}") if key in known]
        assert named, stat
        assert "$" not in read(game, named[0])


def subclasses(kind: type) -> Iterator[type]:
    for one in kind.__subclasses__():
        yield one
        yield from subclasses(one)


def numbers_of(game: str) -> Iterator[tuple[int, str]]:
    """The numbers that things of a game show, in the first hundred positions of a game played at random."""
    table, random = rulebound.new(game, seed=5), Random(5)
    for _ in range(100):
        if table.decision is None:
            return
        for id, entity in table.view(0)["entities"].items():
            yield from ((id, stat) for stat in entity.get("numbers", ()))
        seat = table.waiting[0]
        options, least = table.decision.options_for(seat), table.decision.least
        table.choose([o.key for o in random.sample(options, max(least, min(1, len(options))))], seat)


def read(game: str, key: str) -> str:
    return next(FluentSerializer().serialize_entry(message) for message in messages(game) if message.id.name == key)


@pytest.mark.parametrize("game", games.names())
def test_every_key_in_the_code_has_words(game: str) -> None:
    known = worded(game)
    assert sorted({(k, at) for k, at in keys_in(games.folder(game), game) if k not in known}) == []
    assert sorted({(k, at) for k, at in keys_in(PACKAGE / "core", "core") if k not in known}) == []
