"""Every card does what it does in some example: each ability and each hook of every card is run at least once."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from types import CodeType, FrameType
from typing import Any

from rulebound.core.cards import CardDefinition
from rulebound.core.example import EXAMPLES, run_example
from rulebound.games.unfathomable import examples
from rulebound.games.unfathomable.cards import FUNCTIONS, HOOKS
from rulebound.games.unfathomable.setup import BOOK
from rulebound.games.unfathomable.state import Unfathomable


def code_of(rule: Any) -> CodeType:
    """The code an author wrote: of a rule, what it was made from."""
    found: CodeType = (rule.flow.source if hasattr(rule, "flow") else rule).__code__
    return found


def pieces() -> Iterator[tuple[str, CodeType]]:
    """What the cards do: their abilities, and the flows and functions the rules run at their moment."""
    for card in BOOK.registry.of(CardDefinition):
        for ability in card.abilities:
            yield f"{card.key}: {ability.name}", code_of(ability.body)
        for hook in (*HOOKS, *FUNCTIONS):
            if callable(card.facts.get(hook)):
                yield f"{card.key}: {hook}", code_of(card.facts[hook])


def test_every_ability_of_every_card_is_used_in_an_example() -> None:
    entered: set[CodeType] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            entered.add(frame.f_code)

    for module in pkgutil.iter_modules(examples.__path__, f"{examples.__name__}."):
        importlib.import_module(module.name)
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        for shown in EXAMPLES["unfathomable"]:
            run_example(shown, Unfathomable, durable=False)
    finally:
        sys.setprofile(before)
    assert [name for name, code in pieces() if code not in entered] == []
