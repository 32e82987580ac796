"""The words that answers are made of: verbs and things, read from the rules themselves.

An answer is a verb and what it is about: `fight ghoul-minion-87`, `pass`. Who writes a test should learn from it that a
verb does not exist, instead of seeing that it is not offered.
"""

from __future__ import annotations

import ast
import re
import sys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulebound.core.material.cards import CardDefinition

if TYPE_CHECKING:
    from rulebound.core.game.game import Game, Rulebook

WORD = re.compile(r"^[a-z0-9+-][a-z0-9.-]*$")


def folder_of(book: Rulebook) -> Path:
    """Where a game lives."""
    return Path(str(sys.modules[book.create.__module__].__file__)).parent


def sources(book: Rulebook) -> list[Path]:
    """All that a game is written in, without its examples; and what all games share."""
    own = folder_of(book)
    mine = [p for p in sorted(own.rglob("*.py")) if "examples" not in p.relative_to(own).parts]
    return [*mine, *sorted(Path(__file__).parent.parent.rglob("*.py"))]


@lru_cache(maxsize=8)
def words_written(folder: Path, files: tuple[Path, ...]) -> frozenset[str]:
    """Every word that some rule or card could make an answer with, and perhaps some more, but no misspelt one."""
    out: set[str] = set()
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                out.update(node.value.split())
            elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                out.add(node.name.replace("_", "-").lower())
    return frozenset(word for word in out if WORD.match(word))


def words_of(book: Rulebook) -> frozenset[str]:
    return words_written(folder_of(book), tuple(sources(book)))


def unknown_words(g: Game, answer: str) -> list[str]:
    """Those words of an answer that neither the rules nor anything on the table knows."""
    things = {name for e in g.entities.values() for name in (e.handle(g), getattr(e, "code", ""))}
    faces = tuple(g.registry.of(CardDefinition))
    things |= {d.key for d in faces} | {str(d.facts.get("slug", "")) for d in faces}
    words = words_of(g.book)
    return [w for w in answer.split() if not (w in things or bare(w) in things or w in words or w.isdecimal())]


def bare(word: str) -> str:
    """A name without the id of the thing: ghoul-minion-87 is a ghoul-minion."""
    head, _, id = word.rpartition("-")
    return head if head and id.isdecimal() else word
