"""The terms of the references are the terms of the product: the tables of docs/glossary.md hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.serializer import serialize_pattern

import rulebound

ROOT = Path(__file__).parent.parent
LOCALES = Path(rulebound.__file__).parent / "locales"
GAMES = {
    "Arkham Horror: The Card Game (ru)": ("ahlcg", "ru"),
    "Unfathomable (uk)": ("unfathomable", "uk"),
    "The Lord of the Rings: The Card Game (uk)": ("lotr", "uk"),
    "Eldritch Horror (ru)": ("eldritch", "ru"),
}


ENDING = r"(?:[аеёиіоуыьюя]\w{0,2})?"


class Term(NamedTuple):
    game: str
    language: str
    english: str
    theirs: str
    ours: str
    message: str
    never: str


def terms() -> Iterator[Term]:
    _, _, part = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("# Terms of the references")
    for section in part.split("\n## ")[1:]:
        game, language = GAMES[section.splitlines()[0].strip()]
        for row in re.findall(r"^\| (.+) \|$", section, re.M)[1:]:
            english, theirs, ours, message, never = (cell.strip() for cell in f"{row} ".split(" |")[:5])
            yield Term(game, language, english, theirs, ours, message.strip("`"), never)


def stem(term: str) -> str:
    """What is common to the forms of a word or of several: endings change with case and number."""
    return r"\W+".join(re.escape(word[: max(3, len(word) - 2)]) + r"\w*" for word in term.lower().split())


def root(word: str) -> str:
    """The word without its ending."""
    return re.sub("(ый|ой|[аеоьй])$", "", word.lower())


def said(term: Term) -> str:
    """The text of a message, all its branches, with the words of things it mentions left out."""
    key, _, attribute = term.message.partition(".")
    resource = parse((LOCALES / term.language / f"{term.game}.ftl").read_text("utf-8"))
    (message,) = [m for m in resource.body if isinstance(m, ast.Message) and m.id.name == key]
    pattern = next(a.value for a in message.attributes if a.id.name == attribute) if attribute else message.value
    assert pattern is not None, term.message
    return serialize_pattern(pattern).lower()


TERMS = list(terms())


@pytest.mark.parametrize("term", TERMS, ids=lambda t: f"{t.game}-{t.english}")
def test_we_say_what_the_glossary_says(term: Term) -> None:
    assert re.search(rf"\b{stem(term.ours)}", said(term)), (term.ours, said(term))


def test_our_terms_are_the_references() -> None:
    """Two of the skills have a reason, given below the table."""
    own = {t.english for t in TERMS if t.ours != t.theirs and stem(t.ours) != stem(t.theirs)}
    assert own == {"combat", "agility"}


@pytest.mark.parametrize(("game", "language"), sorted(GAMES.values()))
def test_no_text_uses_a_word_the_reference_has_another_for(game: str, language: str) -> None:
    never = [t.never for t in TERMS if t.game == game and t.never]
    words = re.compile("|".join(rf"\b{root(word)}{ENDING}\b" for word in never))
    folder = LOCALES / language
    messages = parse((folder / f"{game}.ftl").read_text("utf-8")).body
    texts = [serialize(ast.Resource([m])) for m in messages if isinstance(m, ast.Message)]
    texts += (folder / "clauses" / f"{game}.toml").read_text("utf-8").splitlines()
    texts += (folder / "examples" / f"{game}.toml").read_text("utf-8").splitlines()
    assert [(w.group(), t) for t in texts if never and (w := words.search(t.lower()))] == []
