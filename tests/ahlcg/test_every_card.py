"""Every card does what it does in some example: each ability and each hook of every card is run at least once."""

from __future__ import annotations

from collections.abc import Iterator
from types import CodeType

from rulebound.core.material.cards import CardDefinition
from rulebound.games.ahlcg.cards import HOOKS
from rulebound.games.ahlcg.state import REGISTRY
from tests.every_card import code_of, entered_by_examples

PLAYED = "play"
"""Playing a card is one rule for all of them."""


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
    entered = entered_by_examples("ahlcg")
    assert [name for name, code in pieces() if code not in entered] == []
