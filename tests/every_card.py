"""What the examples of a game enter, and the code authors wrote: for tests that every card is used in an example."""

from __future__ import annotations

import sys
from types import CodeType, FrameType
from typing import Any

from rulebound.core.proving.example import run_example
from rulebound.games import game_class
from rulebound.play.checking.coverage import load_examples


def code_of(rule: Any) -> CodeType:
    """The code an author wrote: of a rule, what it was made from."""
    found: CodeType = (rule.flow.source if hasattr(rule, "flow") else rule).__code__
    return found


def entered_by_examples(game: str) -> set[CodeType]:
    """All code that some example of a game runs."""
    entered: set[CodeType] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            entered.add(frame.f_code)

    shown, kind = load_examples(game), game_class(game)
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        for example in shown:
            run_example(example, kind, durable=False)
    finally:
        sys.setprofile(before)
    return entered
