"""The language of the examples, for tests of your own. docs/testing.md is the page to read.

    from rulebound.testing import probes, table

    def test_pouring() -> None:
        see = probes("lantern")
        with table("lantern", seats=1) as t:
            t.arrange("phase", name="watch")
            t.choose("pour")
            t.expect(see.light("lighthouse") == 3, see.oil(1) == 1)

Seats are counted from 1. What is wrong raises `ExampleFailed` (the rules do otherwise) or `ArrangeError` (the position
cannot be), each with a sentence.
"""

from __future__ import annotations

import importlib
from types import ModuleType, TracebackType

from rulebound.core.proving.example import (
    Example,
    ExampleFailed,
    ExampleTable,
    Fact,
    Name,
    Names,
    Probe,
    example,
    probe,
)
from rulebound.core.state.errors import ArrangeError, IllegalAnswer
from rulebound.games import game_class

__all__ = [
    "ArrangeError", "Example", "ExampleFailed", "ExampleTable", "Fact", "IllegalAnswer", "Name", "Names", "Probe",
    "Test", "example", "probe", "probes", "table",
]  # fmt: skip


class Test(ExampleTable):
    """A table in a `with` block: when the block is over, it must have expected something, and stopped on purpose."""

    __test__ = False  # pytest: it is not one of its test classes

    def __enter__(self) -> Test:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if isinstance(error, IllegalAnswer):
            raise ExampleFailed(str(error)) from error
        if error is None:
            self.finish()


def table(game: str, /, *, seed: int = 1, durable: bool = True, **options: str | int) -> Test:
    """A table of a game with these set-up options, and nothing has happened at it yet."""
    made = Test(game_class(game), durable=durable, strict=True)
    made.start(seed=seed, **options)
    return made


def probes(game: str) -> ModuleType:
    """What can be looked at in a game (`damage`, `hand` ...), and the beginnings that its own examples use."""
    return importlib.import_module(f"{game_class(game).__module__.rpartition('.')[0]}.examples.probes")
