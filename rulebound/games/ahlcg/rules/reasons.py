"""Why an ability cannot be used, where more can be said than that this is not the moment for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Reason = tuple[str, str]
"""The clause, and how it is said."""
Condition = TypeVar("Condition", bound=Callable[..., bool])

REASONS: dict[Any, Callable[[Any, Any], Reason]] = {}
"""Of a condition, what (g, you) is told where it does not hold."""


def because(clause: str, said: str) -> Callable[[Condition], Condition]:
    """What a condition is denied by."""
    return because_of(lambda g, you: (clause, said))


def because_of(reason: Callable[[Any, Any], Reason]) -> Callable[[Condition], Condition]:
    """The same, where it depends on how things stand."""

    def mark(condition: Condition) -> Condition:
        REASONS[condition] = reason
        return condition

    return mark


def as_well(condition: Condition, first: Any) -> Condition:
    """A condition that holds only if the first does as well: it is denied by the same."""
    if first in REASONS:
        REASONS[condition] = REASONS[first]
    return condition
