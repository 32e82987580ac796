"""Random source mutants: which there are, that they are what they say, and what the examples make of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from rulebound.core.state.errors import ContentError
from rulebound.games import folder, names
from rulebound.play.checking import mutants
from rulebound.play.checking.mutants import (
    Mutant,
    Trial,
    harmless_in,
    killed_anew,
    mutants_in,
    mutants_of,
    sites,
    try_sample,
)

SOURCE = '''
MOST = 7


@card("a", cost=3)
class A:
    constant = [adds(X, 1, lambda g, this: this.n > 2)]

    def body(g, you):
        """Not a statement."""
        if you.oil > 3 and g.round != 1:
            g.tell("log", quiet=True)
            oil = max(you.oil - 1, 0)
            oil = g.less(oil)
            return 5
        if not you.out:
            oil, light = 1, 2
            oil, light = light, oil
            del g.things[oil]
        return [c for c in g.cards if c.known]
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rules" / "a.py"
    path.parent.mkdir()
    path.write_text(SOURCE, "utf-8")
    return path


def test_every_kind_of_change_is_found(file: Path) -> None:
    found = [m.what for m in mutants_in(file)]
    for what in (
        "you.oil > 3: GtE", "you.oil > 3: Lt", "you.oil > 3 and g.round != 1: Or", "not you.oil > 3 and g.round != 1",
        "you.oil > 3 and g.round != 1: without you.oil > 3", "g.round != 1: Eq", "3 is 4", "3 is 2", "True is False",
        "you.oil - 1: Add", "max(you.oil - 1, 0): min", "oil = g.less(oil) left out",
        "g.tell('log', quiet=True) left out", "return 5 left out", "not c.known", "this.n > 2: GtE", "2 is 3",
        "7 is 8", "not you.out: without not", "oil, light = (light, oil) left out", "del g.things[oil] left out",
    ):  # fmt: skip
        assert what in found
    assert len([w for w in found if w == "1 is 2"]) == 3, (
        "of the round and twice of the oil; what is printed on a card is data"
    )
    assert "oil = max(you.oil - 1, 0) left out" not in found, "nothing runs without it"
    assert "oil, light = (1, 2) left out" not in found, "nor without that"
    assert not [w for w in found if w.startswith("not not")], "each once"


def test_what_a_module_of_cards_gives_a_name_is_data(file: Path) -> None:
    cards = file.parent.parent / "content" / "a.py"
    cards.parent.mkdir()
    cards.write_text(SOURCE, "utf-8")
    assert "7 is 8" not in [m.what for m in mutants_in(cards)]


@pytest.mark.parametrize("game", names())
def test_every_module_of_rules_and_content_is_changed(game: str) -> None:
    """All that hold any code: some of the content are tables of what is printed."""
    changed = {m.path for m in mutants_of(game)}
    for part in ("rules", "content", "effects.py"):
        for path in mutants.sources(folder(game) / part):
            code = any(isinstance(node, ast.FunctionDef | ast.Lambda) for node in ast.walk(ast.parse(path.read_text())))
            assert path in changed or not code, path


def test_a_change_is_the_one_it_says(file: Path) -> None:
    for mutant in mutants_in(file):
        tree = ast.parse(SOURCE)
        _, what, change = list(sites(tree, named=True))[mutant.number]
        change()
        assert what == mutant.what
        assert ast.unparse(ast.fix_missing_locations(tree)) != ast.unparse(ast.parse(SOURCE))


def test_the_sample_stays_when_something_else_changes(file: Path) -> None:
    before = {m.name: m.rank() for m in mutants_in(file)}
    file.write_text(SOURCE + "\n\ndef other(g):\n    return g.n + 7\n", "utf-8")
    after = {m.name: m.rank() for m in mutants_in(file)}
    assert before.items() <= after.items()


def test_a_seed_draws_another_sample() -> None:
    one, other, again = ([m.name for m in mutants_of("lantern", seed)] for seed in ("", "oil", "oil"))
    assert sorted(one) == sorted(other)
    assert one != other == again


@pytest.fixture(scope="module")
def trial() -> Trial:
    return Trial("lantern")


def named(what: str) -> Mutant:
    return next(m for m in mutants_of("lantern") if what in m.name)


def test_a_broken_rule_is_noticed(trial: Trial) -> None:
    """Clause 8: two oil in the harbour, one elsewhere."""
    assert trial(named("fetch: 2 is 3"))
    assert trial(named("fetch: g.here(you).code == 'harbour': NotEq"))


def test_nothing_of_a_mutant_is_left(trial: Trial) -> None:
    mutant = named("fetch: 2 is 3")
    assert trial(mutant) == trial(mutant) != ""
    assert mutants.killed_by("lantern", mutant, []) == ""


def test_what_runs_while_cards_are_read_is_read_anew() -> None:
    mutant = next(m for m in mutants_of("lantern") if "<lambda" not in m.name)
    assert killed_anew("lantern", named("fetch: 2 is 3")) != ""
    assert mutant.path.is_relative_to(folder("lantern"))


def test_a_sample_of_lantern() -> None:
    found = try_sample("lantern", 12, workers=1)
    assert found.of == 12
    assert found.killed + len(found.survivors) + len(found.harmless) == 12
    assert found.rate > 0.6


def test_what_changes_nothing_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mutants.toml").write_text('"rules/a.py f: 1 is 2" = ""\n', "utf-8")
    monkeypatch.setattr(mutants, "folder", lambda game: tmp_path)
    with pytest.raises(ContentError, match="changes nothing, but why"):
        harmless_in("lantern")


@pytest.mark.parametrize("game", names())
def test_those_that_change_nothing_exist(game: str) -> None:
    there = {m.name for m in mutants_of(game)}
    assert [name for name in harmless_in(game) if name not in there] == []
