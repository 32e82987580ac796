"""Every clause is said in every language: whoever plays in Ukrainian reads the rules in Ukrainian."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from rulebound.core.errors import ContentError
from rulebound.core.rules import load_ledger
from rulebound.games import folder, names
from rulebound.play import clauses
from rulebound.play.clauses import clauses_of, find_clause, wordings

ELSEWHERE = {"uk": "ыэъё", "ru": "іїєґ"}
"""Letters of the other language."""
NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("game", names())
def test_all_clauses_are_worded(game: str, language: str) -> None:
    (words,) = wordings(game, language)
    said, english = tomllib.loads(words.read_text("utf-8")), load_ledger(folder(game)).entries
    assert list(said) == list(english)
    for id, entry in said.items():
        written = {"says": english[id].says} | ({"choice": english[id].choice} if english[id].choice else {})
        assert set(entry) == set(written), id
        for part, text in entry.items():
            assert not re.search(f"[a-z{ELSEWHERE[language]}]", text.lower()), f"{id}: {text}"
            assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(written[part])), f"{id}: {text}"


def test_a_clause_is_found_in_the_language_asked_for() -> None:
    english, ukrainian = find_clause("lantern/4"), find_clause("lantern/4", "uk")
    assert english is not None
    assert ukrainian is not None
    assert (english.id, english.kind) == (ukrainian.id, ukrainian.kind)
    assert english.says != ukrainian.says
    assert find_clause("lantern/4000", "uk") is None
    assert find_clause("nothing/4", "uk") is None


def test_a_clause_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "wordings", lambda game, language: [])
    clauses_of.cache_clear()
    assert find_clause("lantern/4", "uk") == find_clause("lantern/4")
    clauses_of.cache_clear()


def test_a_wording_of_nothing_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "uk" / "clauses").mkdir(parents=True)
    words = tmp_path / "uk" / "clauses" / "lantern.toml"
    words.write_text('["lantern/4000"]\nsays = "Нічого"\n', "utf-8")
    monkeypatch.setattr(clauses, "FOLDER", tmp_path)
    clauses_of.cache_clear()
    with pytest.raises(ContentError, match=r"uk/clauses/lantern\.toml: lantern/4000 is worded, but not in English"):
        clauses_of("lantern", "uk")
    clauses_of.cache_clear()
