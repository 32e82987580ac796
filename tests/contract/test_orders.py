"""Where one effect does several things, somebody has decided about their order.

A rule that goes through things one after the other, or does several at the same time, either asks whoever the reference
gives the order to, or the order cannot matter. `tests/<game>/orders.toml` says of each such function which it is, and
why, in one line:

    [orders]
    "rules/upkeep.py refresh" = "readying a card triggers nothing, so all orders come out the same"
    "content/items.py Dynamite.blast" = "the active player orders the losses: they are asked"

A function that is written anew is missed here until somebody has thought about it.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound.games import folder, listed

TESTS = Path(__file__).parent.parent
PARTS = ("rules", "content", "effects.py")
AT_ONCE = ("together", "occur_together")
SHORTEST = 20
"""A reason has at least so many letters."""


def orders_of(game: str) -> dict[str, str]:
    path = TESTS / game / "orders.toml"
    if not path.exists():
        return {}
    found: dict[str, str] = tomllib.loads(path.read_text("utf-8"))["orders"]
    return found


def doing_several(tree: ast.Module) -> Iterator[str]:
    """The functions in which a loop runs rules, or in which several things happen at the same time."""
    for name, function in _functions(tree, ""):
        nodes = [*_own(function)]
        loops = [n for n in nodes if isinstance(n, ast.For | ast.While)]
        runs = any(isinstance(inner, ast.YieldFrom) for n in loops for child in n.body for inner in ast.walk(child))
        called = {n.func.id for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
        if runs or called.intersection(AT_ONCE):
            yield name


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield f"{prefix}{child.name}", child
            yield from _functions(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")


def _own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What stands in a function, but not in one inside it."""
    for child in ast.iter_child_nodes(function):
        yield from _with_parts(child)


def _with_parts(node: ast.AST) -> Iterator[ast.AST]:
    if not isinstance(node, ast.FunctionDef):
        yield node
        for child in ast.iter_child_nodes(node):
            yield from _with_parts(child)


def sources(game: str) -> Iterator[Path]:
    for part in PARTS:
        path = folder(game) / part
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []


def several_in(game: str) -> set[str]:
    return {
        f"{path.relative_to(folder(game)).as_posix()} {name}"
        for path in sources(game)
        for name in doing_several(ast.parse(path.read_text("utf-8")))
    }


@pytest.mark.parametrize("game", listed())
def test_somebody_has_decided_about_every_order(game: str) -> None:
    decided, found = orders_of(game), several_in(game)
    assert not found - {*decided}, (
        f"nobody has said who orders these, or why it cannot matter: {sorted(found - {*decided})}"
    )
    assert not {*decided} - found, f"there is nothing to order there any more: {sorted({*decided} - found)}"
    assert [name for name, why in decided.items() if len(why) < SHORTEST] == []


def test_a_loop_that_nobody_has_decided_about_is_found() -> None:
    planted = """
@flow
def blast(g, you):
    for monster in g.monsters:
        yield from damage(g, monster, 1)

def count(g):
    for monster in g.monsters:
        print(monster)

class Dynamite:
    @action
    def burn(g, this, you):
        yield from together(g, tuple([damage.later(m, 1) for m in g.monsters]))

    def once(g, this, you):
        yield from damage(g, this, 1)
"""
    assert {*doing_several(ast.parse(planted))} == {"blast", "Dynamite.burn"}
