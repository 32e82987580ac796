"""One word for one thing: no module is called like one of the standard library, and no two classes have one name."""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from pathlib import Path

import rulebound

PACKAGE = Path(str(rulebound.__file__)).parent
ROOMS = ("core", "play", "server")
OWN = {"__init__", "__main__"}


def modules() -> list[Path]:
    return [path for room in ROOMS for path in (PACKAGE / room).rglob("*.py") if path.stem not in OWN]


def test_no_module_is_called_like_one_of_python() -> None:
    assert [path for path in modules() if path.stem in sys.stdlib_module_names] == []


def test_no_two_classes_have_one_name() -> None:
    where = defaultdict(list)
    for path in modules():
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                where[node.name].append(path.relative_to(PACKAGE).as_posix())
    assert {name: places for name, places in where.items() if len(places) > 1} == {}
