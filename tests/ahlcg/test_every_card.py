"""Every card does what it does in some example: each ability and each hook of every card is run at least once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import CodeType, FrameType
from typing import Any

from rulebound.core.cards import CardDefinition
from rulebound.core.example import run_example
from rulebound.games.ahlcg import ArkhamHorror
from rulebound.games.ahlcg.cards import HOOKS
from rulebound.games.ahlcg.state import REGISTRY
from rulebound.play.coverage import load_examples

PLAYED = "play"
"""Playing a card is one rule for all of them."""


def code_of(rule: Any) -> CodeType:
    """The code an author wrote: of a rule, what it was made from."""
    found: CodeType = (rule.flow.source if hasattr(rule, "flow") else rule).__code__
    return found


def pieces() -> Iterator[tuple[str, CodeType]]:
    """What the cards do: their abilities, and the flows and functions the rules run at their moment."""
    for card in REGISTRY.of(CardDefinition):
        for ability in card.abilities:
            if ability.name != PLAYED:
                yield f"{card.key} {card.name}: {ability.name}", code_of(ability.body)
        for hook in HOOKS:
            if callable(card.facts.get(hook)):
                yield f"{card.key} {card.name}: {hook}", code_of(card.facts[hook])


def test_every_ability_of_every_card_is_used_in_an_example() -> None:
    entered: set[CodeType] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            entered.add(frame.f_code)

    examples = load_examples("ahlcg")
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        for shown in examples:
            run_example(shown, ArkhamHorror, durable=False)
    finally:
        sys.setprofile(before)
    assert [name for name, code in pieces() if code not in entered] == []
