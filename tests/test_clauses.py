"""Every clause and every example is worded in every language: who plays in Ukrainian reads the rules in Ukrainian."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound.core.state.clauses import clause_ids, load_ledger
from rulebound.core.state.errors import ContentError
from rulebound.games import FOLDER, folder, names
from rulebound.play import clause_words
from rulebound.play.checking.coverage import load_examples
from rulebound.play.clause_words import clauses_of, find_clause, title_of, titles, worded

LANGUAGES = {"uk": "ыэъё", "ru": "іїєґ"}
"""Each with letters that only the other one has."""
NUMBER = re.compile(r"[0-9]+")
NAMES = re.compile(r"SOS|\.38|\.45|38-го|45-го")
"""Parts of names: the calibre of a pistol is not said of it everywhere."""


def is_said(text: str, english: str, language: str) -> bool:
    """In the letters of the language, and with the same numbers."""
    text, english = NAMES.sub("", text), NAMES.sub("", english)
    foreign = re.search(f"[a-z{LANGUAGES[language]}]", text.lower())
    return bool(text) and not foreign and sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(english))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_all_clauses_are_worded(game: str, language: str) -> None:
    said, english = worded(game, language, "clauses"), load_ledger(folder(game)).entries
    assert list(said) == list(english)
    for id, entry in said.items():
        meant = {"says": english[id].says} | ({"choice": english[id].choice} if english[id].choice else {})
        assert set(entry) == set(meant), id
        assert [part for part in entry if not is_said(entry[part], meant[part], language)] == [], f"{id}: {entry}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_all_examples_have_a_title(game: str, language: str) -> None:
    said, english = titles(game, language), {example.name: example.title for example in load_examples(game)}
    assert sorted(said) == sorted(english)
    assert [f"{name}: {said[name]}" for name in said if not is_said(said[name], english[name], language)] == []


def test_a_clause_is_found_in_the_language_asked_for() -> None:
    english, ukrainian = find_clause("lantern/4"), find_clause("lantern/4", "uk")
    assert english is not None
    assert ukrainian is not None
    assert (english.id, english.kind) == (ukrainian.id, ukrainian.kind)
    assert english.says != ukrainian.says
    assert find_clause("lantern/4000", "uk") is None
    assert find_clause("nothing/4", "uk") is None


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The words of other languages are looked for in a folder of the test."""
    monkeypatch.setattr(clause_words, "FOLDER", tmp_path)
    for remembered in (clauses_of, titles):
        remembered.cache_clear()
    yield tmp_path
    for remembered in (clauses_of, titles):
        remembered.cache_clear()


def test_what_a_language_lacks_is_said_in_english(elsewhere: Path) -> None:
    assert find_clause("lantern/4", "uk") == find_clause("lantern/4")
    example = load_examples("lantern")[0]
    assert title_of(example, "uk") == example.title


def test_a_wording_of_nothing_is_refused(elsewhere: Path) -> None:
    words = elsewhere / "uk" / "clauses" / "lantern.toml"
    words.parent.mkdir(parents=True)
    words.write_text('["lantern/4000"]\nsays = "Нічого"\n', "utf-8")
    with pytest.raises(ContentError, match=r"uk/clauses/lantern\.toml: lantern/4000 is worded, but not in English"):
        clauses_of("lantern", "uk")


CITES = re.compile(rf"(?:{'|'.join(names())})/[\w./-]*\w(?: [./]?[\w./-]*\w)*")
"""How clauses are named in the sources: "lotr/attack.1 .2 /defense.3"."""


def cited_in(path: Path) -> set[str]:
    """All clauses that a module names."""
    constants = [n.value for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Constant)]
    whole = [text for text in constants if isinstance(text, str) and CITES.fullmatch(text)]
    return {clause for text in whole for clause in clause_ids(text)}


def test_every_clause_that_the_sources_cite_exists() -> None:
    known = {clause for game in names() for clause in load_ledger(folder(game)).entries}
    wrong, found = [], 0
    for path in sorted(FOLDER.rglob("*.py")):
        cited = cited_in(path)
        found += len(cited)
        wrong += [f"{path.relative_to(FOLDER)}: {clause}" for clause in sorted(cited - known)]
    assert found > 5_000
    assert wrong == []


def test_a_clause_that_is_not_there_is_found(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text('@flow(cite="lotr/attack-step.1 .99")\ndef strike(g): ...\n')
    assert cited_in(file) == {"lotr/attack-step.1", "lotr/attack-step.99"}
