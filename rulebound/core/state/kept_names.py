"""What a rule, an event or an Enum is called in saves: the path it had first, wherever it stands now.

Whatever is kept (saves, open tables, fingerprints of positions) names rules by these. When code moves or is called
otherwise, `moved.txt` in its package, or in one above it, says what it was called before:

    rulebound.core.timing.nested_tests = rulebound.core.waiting
    rulebound.core.flows.loop_guard.Endless = rulebound.core.endless.TooLong

A line stands for all that is inside: a module for its rules, a class for its methods. The longest that fits counts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

FILE = "moved.txt"
_MOVED: dict[str, str] = {}
"""What has moved, as far as the packages have been looked through: where it is now -> what it is called."""


def kept_name(module: str, qualname: str) -> str:
    """What something is called in saves."""
    _read_around(module)
    now = f"{module}.{qualname}"
    for inside in _ever_shorter(now):
        if inside in _MOVED:
            return f"{_MOVED[inside]}{now[len(inside) :]}"
    return now


def places_of(kept: str) -> Iterator[str]:
    """Where something may be found that is called so."""
    for inside in _ever_shorter(kept):
        for now, before in _MOVED.items():
            if before == inside:
                yield f"{now}{kept[len(inside) :]}"
    yield kept


def _ever_shorter(path: str) -> Iterator[str]:
    while path:
        yield path
        path = path.rpartition(".")[0]


def _read_around(module: str) -> None:
    for package in _ever_shorter(module):
        _read(package)


@cache
def _read(package: str) -> None:
    for folder in getattr(sys.modules.get(package), "__path__", ()):
        file = Path(folder) / FILE
        if file.is_file():
            _MOVED.update(moved_in(file.read_text("utf-8")))


def moved_in(text: str) -> dict[str, str]:
    """The lines of such a file."""
    pairs = [line.split(" = ") for line in text.splitlines() if line and not line.startswith("#")]
    return {now.strip(): before.strip() for now, before in pairs}
